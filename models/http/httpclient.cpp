// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "httpclient.h"

#include "httpredirect.h"

#include <QRandomGenerator>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

HttpClient::HttpClient(std::shared_ptr<WaitClock> clock, HttpLimits limits, RetryPolicy policy,
        std::function<double()> chance)
    : m_clock(std::move(clock))
    , m_limits(limits)
    , m_policy(policy)
    , m_chance(chance ? std::move(chance) : [] { return QRandomGenerator::global()->generateDouble(); })
    , m_gate(limits.atOnce)
{}

QCoro::Task<HttpResult> HttpClient::send(HttpRequest request, std::stop_token stop)
{
    return send(std::move(request), m_limits, m_policy, std::move(stop));
}

QCoro::Task<HttpResult> HttpClient::send(
        HttpRequest request, HttpLimits limits, RetryPolicy policy, std::stop_token stop)
{
    const std::shared_ptr<HttpClient> self = shared_from_this();
    if (!isHttpAddress(request.url))
        co_return std::unexpected(httpErrorAt(HttpErrorCode::BadAddress, request.url));
    const QString host = hostAndPort(request.url);
    for (int attempt = 1;; ++attempt) {
        if (!co_await waitForQuietEnd(host, stop))
            co_return std::unexpected(httpErrorAt(HttpErrorCode::Cancelled, request.url));
        HttpResult result = co_await sendOnce(request, limits, stop);
        if (result)
            co_return result;
        HttpError error = std::move(result.error());
        error.attempts = attempt;
        if (!isWorthRepeating(error) || attempt >= policy.attempts)
            co_return std::unexpected(std::move(error));
        const std::chrono::milliseconds pause = pauseBehind(error, attempt, policy);
        if (pause > policy.longestAsked)
            co_return std::unexpected(std::move(error));
        if (error.retryAfter)
            m_quietUntil.insert(host, m_clock->now() + pause);
        else if (!co_await m_clock->wait(pause, stop))
            co_return std::unexpected(httpErrorAt(HttpErrorCode::Cancelled, request.url));
    }
}

/// As long as the server asks for, else what the policy says. A pause too long to wait for is told in @p error.
std::chrono::milliseconds HttpClient::pauseBehind(HttpError &error, int attempt, const RetryPolicy &policy)
{
    error.retryAfter = readRetryAfter(headerValue(error.headers, "Retry-After"), m_clock->now());
    if (!error.retryAfter)
        return std::min(backOff(policy, attempt, m_chance()), policy.longestAsked);
    if (*error.retryAfter > policy.longestAsked) {
        const auto seconds = std::chrono::ceil<std::chrono::seconds>(*error.retryAfter);
        error.detail = u"the server asks for a pause of %1 s"_s.arg(seconds.count());
    }
    return *error.retryAfter;
}

/// Waits while the host wants to be left alone; other requests may make that longer meanwhile.
QCoro::Task<bool> HttpClient::waitForQuietEnd(QString host, std::stop_token stop)
{
    while (!stop.stop_requested()) {
        const auto rest = m_quietUntil.value(host) - m_clock->now();
        if (rest <= std::chrono::milliseconds::zero()) {
            m_quietUntil.remove(host);
            co_return true;
        }
        if (!co_await m_clock->wait(rest, stop))
            co_return false;
    }
    co_return false;
}

QCoro::Task<HttpResult> HttpClient::sendOnce(HttpRequest request, HttpLimits limits, std::stop_token stop)
{
    const Gate::Place place = co_await m_gate.enter(stop);
    if (place.isNull())
        co_return std::unexpected(httpErrorAt(HttpErrorCode::Cancelled, request.url));
    const HttpAsker ask = [this, limits, stop](HttpRequest next) {
        return HttpExchange::run(m_manager, std::move(next), limits, stop);
    };
    co_return co_await askAlongRedirects(std::move(request), limits.redirects, ask);
}

} // namespace Winnow
