// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "wordpresserror.h"

#include <QJsonDocument>
#include <QUrlQuery>

namespace Winnow {

struct WordPressSite
{
    QUrl url; ///< Of the site's front page.
    QString user;
    QString password; ///< An application password. Never shown, kept or logged.
};

/// Calls of a site's REST interface: where it is, how it is asked, and what its answers mean.
class WordPressApi final
{
public:
    WordPressApi(RestSend send, WordPressSite site);

    /// Looks where the interface is (`/wp-json/`, or `?rest_route=` on sites with plain addresses) and whether it takes
    /// application passwords.
    std::expected<void, WordPressError> connect();

    /// The JSON that GET on @p path ("posts/7") of `wp/v2` gives.
    std::expected<QJsonDocument, WordPressError> get(const QString &path, const QUrlQuery &query = {}) const;

    /// The JSON that POST of @p body gives.
    std::expected<QJsonDocument, WordPressError> post(const QString &path, const QJsonObject &body) const;

private:
    QUrl address(const QString &route, const QUrlQuery &query) const;
    std::expected<QJsonDocument, WordPressError> ask(const QByteArray &method, const QString &path,
            const QUrlQuery &query, const QByteArray &body) const;
    std::expected<QJsonDocument, WordPressError> readIndex();

    RestSend m_send;
    WordPressSite m_site;
    bool m_hasPlainAddresses = false;
};

/// "code" of an error's JSON: "rest_post_invalid_id"; null where there is none.
QString wordPressErrorName(const WordPressError &error);

} // namespace Winnow
