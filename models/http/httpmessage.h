// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QList>
#include <QUrl>

#include <functional>

namespace Winnow {

enum class HttpMethod : quint8 { Get, Post };

struct HttpHeader
{
    QByteArray name;
    QByteArray value;
    bool isSecret = false; ///< Left out where a redirect leads to another host or port.

    friend bool operator==(const HttpHeader &, const HttpHeader &) = default;
};

/// Hears a piece of a body; true ends the answer there, as whole.
using BodyWatcher = std::function<bool(const QByteArray &piece)>;

struct HttpRequest
{
    HttpMethod method = HttpMethod::Get;
    QUrl url;
    QList<HttpHeader> headers{};
    QByteArray body{};
    /// Makes, for each attempt, what hears the pieces of a good answer's body as they come. For streams that stay
    /// open.
    std::function<BodyWatcher()> makeWatcher{};
};

/// An answer with a status below 400, read to its end.
struct HttpResponse
{
    int status = 0;
    QUrl url; ///< Where it came from in the end.
    QList<HttpHeader> headers;
    QByteArray body;

    /// The value of the first header @p name, letter case aside; null where there is none.
    QByteArray header(QByteArrayView name) const;

    /// "application/json" of "Application/JSON; charset=utf-8".
    QByteArray mediaType() const;
};

QByteArray headerValue(const QList<HttpHeader> &headers, QByteArrayView name);

/// The media type of a Content-Type value, without parameters, in lower case.
QByteArray mediaTypeOf(QByteArrayView contentType);

/// @p url for people and logs: scheme, host, port and path, without user, password, query and fragment, any of which
/// may hold a secret.
QString shownAddress(const QUrl &url);

} // namespace Winnow
