// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/httpclient.h"
#include "keychain/tokenstore.h"
#include "providererror.h"
#include "providersettings.h"

#include <QJsonValue>

namespace Winnow {

/// What providers share: one client for all, so that only a handful of requests is under way, and the tokens.
struct ProviderServices
{
    std::shared_ptr<HttpClient> http;
    std::shared_ptr<TokenStore> tokens;
    std::shared_ptr<WaitClock> clock;
};

/// Makes the requests of one provider: with its token, within its bounds, errors in its name and without the token.
/// Whoever awaits a call keeps this alive.
class ProviderCalls final
{
public:
    ProviderCalls(const ProviderSettings &settings, ProviderServices services);

    QCoro::Task<std::expected<HttpResponse, ProviderError>> send(HttpRequest request, std::stop_token stop);

    /// The same for an answer that is one JSON document.
    struct JsonAnswer
    {
        QJsonValue document;
        QUrl url; ///< Where it came from in the end.
    };
    QCoro::Task<std::expected<JsonAnswer, ProviderError>> sendForJson(
            HttpRequest request, std::stop_token stop);

    /// The provider's token; null where it needs none. Read once; again after the server refused it.
    QCoro::Task<std::expected<QString, ProviderError>> token();

    /// An error of this provider. What is in @p detail of the token is taken out.
    ProviderError error(ProviderErrorCode code, const QString &detail, const QString &address = {},
            const QString &place = {}) const;

    HttpLimits limits() const;
    RetryPolicy policy() const;
    WaitClock &clock() const { return *m_services.clock; }

private:
    QString m_name;
    QString m_tokenKey;
    TokenUse m_tokenUse;
    int m_attempts;
    std::chrono::seconds m_connect;
    std::chrono::seconds m_answer;
    ProviderServices m_services;
    QString m_token;
};

} // namespace Winnow
