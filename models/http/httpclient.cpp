// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "httpclient.h"

#include <QRandomGenerator>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

HttpError errorAt(HttpErrorCode code, const QUrl &url, const QString &detail = {})
{
    HttpError error;
    error.code = code;
    error.address = shownAddress(url);
    error.detail = detail;
    return error;
}

bool isHttpAddress(const QUrl &url)
{
    return url.isValid() && !url.host().isEmpty()
            && (url.scheme() == "http"_L1 || url.scheme() == "https"_L1);
}

int portOf(const QUrl &url)
{
    return url.port(url.scheme() == "https"_L1 ? 443 : 80);
}

QString hostAndPort(const QUrl &url)
{
    return u"%1:%2"_s.arg(url.host()).arg(portOf(url));
}

bool isRedirect(int status)
{
    return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

/// May what is secret go along? To the same host and port, or to the same host's safe side.
bool isSamePlace(const QUrl &from, const QUrl &to)
{
    if (from.host() != to.host())
        return false;
    return hostAndPort(from) == hostAndPort(to) || (portOf(from) == 80 && portOf(to) == 443);
}

} // namespace

std::expected<HttpRequest, HttpError> redirected(const HttpRequest &request, const HttpResponse &response)
{
    const QByteArray location = response.header("Location");
    if (location.isEmpty())
        return std::unexpected(errorAt(HttpErrorCode::BadRedirect, request.url, u"no Location"_s));
    const QUrl target = request.url.resolved(QUrl::fromEncoded(location));
    if (!isHttpAddress(target))
        return std::unexpected(errorAt(HttpErrorCode::BadRedirect, request.url, u"to no web address"_s));
    if (request.url.scheme() == "https"_L1 && target.scheme() == "http"_L1)
        return std::unexpected(errorAt(HttpErrorCode::BadRedirect, request.url, u"from https to http"_s));
    HttpRequest next = request;
    next.url = target;
    if (response.status == 303) {
        next.method = HttpMethod::Get;
        next.body.clear();
        next.headers.removeIf([](const HttpHeader &header) {
            return header.name.compare("Content-Type", Qt::CaseInsensitive) == 0;
        });
    }
    if (!isSamePlace(request.url, target))
        next.headers.removeIf([](const HttpHeader &header) { return header.isSecret; });
    return next;
}

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
        co_return std::unexpected(errorAt(HttpErrorCode::BadAddress, request.url));
    const QString host = hostAndPort(request.url);
    for (int attempt = 1;; ++attempt) {
        if (!co_await waitForQuietEnd(host, stop))
            co_return std::unexpected(errorAt(HttpErrorCode::Cancelled, request.url));
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
            co_return std::unexpected(errorAt(HttpErrorCode::Cancelled, request.url));
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
        co_return std::unexpected(errorAt(HttpErrorCode::Cancelled, request.url));
    for (int followed = 0;; ++followed) {
        HttpResult result = co_await HttpExchange::run(m_manager, request, limits, stop);
        if (!result || !isRedirect(result->status))
            co_return result;
        if (followed >= limits.redirects) {
            co_return std::unexpected(errorAt(
                    HttpErrorCode::BadRedirect, request.url, u"more than %1"_s.arg(limits.redirects)));
        }
        std::expected<HttpRequest, HttpError> next = redirected(request, *result);
        if (!next)
            co_return std::unexpected(std::move(next.error()));
        request = std::move(*next);
    }
}

} // namespace Winnow
