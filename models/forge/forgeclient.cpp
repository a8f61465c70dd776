// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "forgeclient.h"

#include "keychain/tokenstore.h"

namespace Winnow {

using namespace Qt::StringLiterals;

ForgeClient::ForgeClient(std::shared_ptr<const Forge> forge, std::shared_ptr<PoliteClient> client,
        const ForgeSettings &settings)
    : m_forge(std::move(forge))
    , m_client(std::move(client))
    , m_baseUrl(baseUrlOf(settings))
    , m_token(settings.token)
{}

HttpRequest ForgeClient::requestFor(const ForgeQuery &query, const QByteArray &etag) const
{
    ForgeQuery asked = query;
    HttpRequest request;
    request.headers.append({"Accept", query.accept, false});
    if (m_forge->kind() == ForgeKind::GitHub)
        request.headers.append({"X-GitHub-Api-Version", "2022-11-28", false});
    if (!etag.isEmpty())
        request.headers.append({"If-None-Match", etag, false});
    if (!m_token.isEmpty() && m_tokenInQuery)
        asked.with(u"access_token"_s, m_token);
    else if (!m_token.isEmpty())
        request.headers.append({"Authorization", "Bearer " + m_token.toUtf8(), true});
    request.url = addressOf(asked, m_baseUrl);
    return request;
}

QCoro::Task<ForgeResult<HttpResponse>> ForgeClient::fetch(
        ForgeQuery query, QByteArray etag, std::stop_token stop)
{
    const bool tokenInQuery = m_tokenInQuery;
    HttpResult result = co_await m_client->get(requestFor(query, etag), stop);
    const bool isDenied =
            !result && result.error().code == HttpErrorCode::Status && result.error().status == 401;
    // One client of GitCode maintains that it reads tokens of questions in the address only. Tried once.
    if (isDenied && !m_token.isEmpty() && !tokenInQuery && m_forge->kind() != ForgeKind::GitHub) {
        m_tokenInQuery = true;
        HttpResult second = co_await m_client->get(requestFor(query, etag), stop);
        m_tokenInQuery = second.has_value();
        if (second)
            result = std::move(second);
    }
    if (!result)
        co_return std::unexpected(forgeError(result.error(), m_forge->kind(), m_token));
    co_return std::move(*result);
}

ForgeError ForgeClient::malformed(const HttpResponse &response, const JsonFault &fault, int attempts) const
{
    ForgeError error;
    error.code = ForgeErrorCode::Malformed;
    error.forge = m_forge->kind();
    error.address = shownAddress(response.url);
    error.status = response.status;
    error.detail = withoutSecret(fault.message, m_token);
    error.jsonPath = fault.path;
    error.attempts = attempts;
    return error;
}

} // namespace Winnow
