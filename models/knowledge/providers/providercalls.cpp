// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "providercalls.h"

#include "jsonanswer.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// What a server says in the JSON of a refusal: {"message"}, {"error": "…"}, {"error": {"message"}}. Null where
/// nothing.
QString messageIn(const QByteArray &body)
{
    constexpr qsizetype longest = 200;
    const auto document = readJsonBody(body);
    if (!document || !document->isObject())
        return {};
    const QJsonObject object = document->toObject();
    const QJsonValue error = object.value(u"error"_s);
    const QJsonValue message = error.isObject() ? error.toObject().value(u"message"_s)
            : error.isString()                  ? error
                                                : object.value(u"message"_s);
    return message.toString().simplified().left(longest);
}

} // namespace

ProviderCalls::ProviderCalls(const ProviderSettings &settings, ProviderServices services)
    : m_name(settings.name)
    , m_tokenKey(tokenKey(settings))
    , m_tokenUse(settings.token)
    , m_attempts(settings.attempts)
    , m_connect(settings.connectSeconds)
    , m_answer(settings.answerSeconds)
    , m_services(std::move(services))
{}

HttpLimits ProviderCalls::limits() const
{
    HttpLimits limits = m_services.http->limits();
    limits.connect = std::min<std::chrono::milliseconds>(limits.connect, m_connect);
    limits.answer = std::min<std::chrono::milliseconds>(limits.answer, m_answer);
    return limits;
}

RetryPolicy ProviderCalls::policy() const
{
    RetryPolicy policy = m_services.http->policy();
    policy.attempts = m_attempts;
    return policy;
}

QCoro::Task<std::expected<QString, ProviderError>> ProviderCalls::token()
{
    if (!m_tokenUse.isNeeded)
        co_return QString();
    if (m_token.isEmpty()) {
        const auto read = co_await m_services.tokens->read(m_tokenKey);
        if (!read)
            co_return std::unexpected(error(ProviderErrorCode::Keychain, describeTokenError(read.error())));
        if (read->isEmpty())
            co_return std::unexpected(error(ProviderErrorCode::TokenMissing, u"needs a token"_s));
        m_token = *read;
    }
    // A copy: a task moves out of what is returned by name.
    co_return std::expected<QString, ProviderError>(m_token);
}

QCoro::Task<std::expected<HttpResponse, ProviderError>> ProviderCalls::send(
        HttpRequest request, std::stop_token stop)
{
    const auto secret = co_await token();
    if (!secret)
        co_return std::unexpected(secret.error());
    if (!secret->isEmpty()) {
        const QString value = m_tokenUse.prefix + *secret;
        request.headers.append(HttpHeader{m_tokenUse.header.toLatin1(), value.toUtf8(), true});
    }
    HttpResult result = co_await m_services.http->send(request, limits(), policy(), stop);
    if (result)
        co_return std::move(*result);
    ProviderError failed = providerError(result.error(), m_name);
    if (const QString message = messageIn(result.error().body); !message.isEmpty())
        failed.detail += u": "_s + message;
    failed.detail = withoutSecret(failed.detail, m_token);
    failed.address = withoutSecret(failed.address, m_token);
    if (failed.code == ProviderErrorCode::Unauthorized)
        m_token.clear();
    co_return std::unexpected(std::move(failed));
}

QCoro::Task<std::expected<ProviderCalls::JsonAnswer, ProviderError>> ProviderCalls::sendForJson(
        HttpRequest request, std::stop_token stop)
{
    request.headers.append(HttpHeader{"Accept", "application/json"});
    auto response = co_await send(std::move(request), stop);
    if (!response)
        co_return std::unexpected(std::move(response.error()));
    auto document = readJsonBody(response->body, response->mediaType());
    if (!document)
        co_return std::unexpected(
                error(document.error().code, document.error().detail, shownAddress(response->url)));
    co_return JsonAnswer{std::move(*document), response->url};
}

ProviderError ProviderCalls::error(
        ProviderErrorCode code, const QString &detail, const QString &address, const QString &place) const
{
    return {code, m_name, withoutSecret(address, m_token), withoutSecret(place, m_token),
            withoutSecret(detail, m_token)};
}

} // namespace Winnow
