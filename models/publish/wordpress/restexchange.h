// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <expected>
#include <functional>

/// The little that a client of a REST interface needs of HTTP, so that tests and another network layer can stand in.
namespace Winnow {

struct RestRequest
{
    QByteArray method = "GET";
    QUrl url;
    QByteArray authorization; ///< A header's value; not to be shown.
    QByteArray body; ///< JSON; empty for none.
};

struct RestAnswer
{
    int status = 0;
    QByteArray body;
};

enum class RestFailureCode : quint8 {
    Unreachable, ///< No such host, nobody listens, no network.
    TimedOut,
    CutOff, ///< The connection ended before the answer did.
    Encryption,
    TooLarge,
    Cancelled, ///< By the caller.
};

/// Why there is no answer. Whether the request was carried out is not known, but for Unreachable and
/// Encryption.
struct RestFailure
{
    RestFailureCode code = RestFailureCode::Unreachable;
    QString detail; ///< In the system's words; no secret.
};

/// Makes one request, once, following no redirect, and waits for the answer.
using RestSend = std::function<std::expected<RestAnswer, RestFailure>(const RestRequest &request)>;

} // namespace Winnow
