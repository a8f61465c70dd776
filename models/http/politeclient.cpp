// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "politeclient.h"

#include "httpredirect.h"
#include "servertime.h"

#include <QRandomGenerator>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;
using std::chrono::milliseconds;

/// Counts a request as held back while it lives.
class PoliteClient::WaitCount final
{
public:
    explicit WaitCount(PoliteClient &client)
        : m_client(client)
    {
        if (m_client.m_held++ == 0)
            m_client.m_heldSince = m_client.m_clock->now();
        m_client.tell();
    }
    WaitCount(const WaitCount &) = delete;
    WaitCount &operator=(const WaitCount &) = delete;
    ~WaitCount()
    {
        if (--m_client.m_held == 0)
            m_client.m_waited +=
                    std::max(milliseconds::zero(), m_client.m_clock->now() - m_client.m_heldSince);
    }

private:
    PoliteClient &m_client;
};

PoliteClient::PoliteClient(
        std::shared_ptr<WaitClock> clock, PoliteSettings settings, std::function<double()> chance)
    : m_clock(std::move(clock))
    , m_settings(std::move(settings))
    , m_chance(chance ? std::move(chance) : [] { return QRandomGenerator::global()->generateDouble(); })
    , m_gate(m_settings.http.atOnce)
    , m_budget(m_settings.limits)
{}

void PoliteClient::pause()
{
    m_isPaused = true;
}

void PoliteClient::resume()
{
    m_isPaused = false;
    wakeWaiting();
}

milliseconds PoliteClient::waited() const
{
    return m_waited + (m_held > 0 ? m_clock->now() - m_heldSince : milliseconds::zero());
}

std::optional<Timestamp> PoliteClient::quietUntil() const
{
    return m_quietUntil > m_clock->now() ? std::optional(m_quietUntil) : std::nullopt;
}

std::optional<milliseconds> PoliteClient::meanAnswer() const
{
    return m_answers == 0 ? std::nullopt : std::optional(m_answerTime / m_answers);
}

QCoro::Task<HttpResult> PoliteClient::get(HttpRequest request, std::stop_token stop)
{
    const std::shared_ptr<PoliteClient> self = shared_from_this();
    const Gate::Place place = co_await m_gate.enter(stop);
    if (place.isNull())
        co_return std::unexpected(httpErrorAt(HttpErrorCode::Cancelled, request.url));
    const HttpAsker ask = [this, stop](HttpRequest next) { return exchange(std::move(next), stop); };
    int attempt = 0;
    int refusals = 0;
    while (true) {
        HttpResult result = co_await askAlongRedirects(request, m_settings.http.redirects, ask);
        if (result)
            co_return result;
        HttpError error = std::move(result.error());
        if (isRefusal(error))
            ++refusals;
        else
            ++attempt;
        error.attempts = attempt + refusals;
        const std::optional<milliseconds> pause = pauseBehind(error, attempt, refusals);
        if (!pause) {
            co_return std::unexpected(std::move(error));
        }
        if (*pause > m_settings.retry.longestAsked) {
            const auto seconds = std::chrono::ceil<std::chrono::seconds>(*pause);
            error.detail = u"the server asks for a pause of %1 s"_s.arg(seconds.count());
            co_return std::unexpected(std::move(error));
        }
        if (isRefusal(error)) {
            beQuietFor(*pause);
            continue;
        }
        const WaitCount held(*this);
        const bool isOver = co_await m_clock->wait(*pause, stop);
        if (!isOver)
            co_return std::unexpected(httpErrorAt(HttpErrorCode::Cancelled, request.url));
    }
}

/// Is it the limits that are meant? 429, or a 403 that says so by its headers.
bool PoliteClient::isRefusal(const HttpError &error) const
{
    if (error.code != HttpErrorCode::Status)
        return false;
    return error.status == 429
            || (error.status == 403
                    && (saysLimitIsUsedUp(error.headers)
                            || !headerValue(error.headers, "Retry-After").isEmpty()
                            || error.body.toLower().contains("rate limit")));
}

/// How long to wait before the request is made again; nothing where that would not help.
std::optional<milliseconds> PoliteClient::pauseBehind(const HttpError &error, int attempt, int refusals)
{
    const std::optional<milliseconds> asked = pauseAskedFor(error.headers, m_clock->now());
    if (isRefusal(error)) {
        if (refusals > m_settings.mostRefusals)
            return std::nullopt;
        // A little later than told: many clients are told the same moment, and theirs is not quite the server's.
        return asked.value_or(m_settings.refusedPause)
                + milliseconds(200 + static_cast<int>(800 * m_chance()));
    }
    if (!isWorthRepeating(error) || attempt >= m_settings.retry.attempts)
        return std::nullopt;
    return asked.value_or(backOff(m_settings.retry, attempt, m_chance()));
}

void PoliteClient::beQuietFor(milliseconds pause)
{
    m_quietUntil = std::max(m_quietUntil, m_clock->now() + pause);
}

QCoro::Task<HttpResult> PoliteClient::exchange(HttpRequest request, std::stop_token stop)
{
    const bool isAdmitted = co_await admit(stop);
    if (!isAdmitted)
        co_return std::unexpected(httpErrorAt(HttpErrorCode::Cancelled, request.url));
    ++m_requestsMade;
    ++m_underWay;
    const Timestamp begin = m_clock->now();
    HttpResult result = co_await HttpExchange::run(m_manager, std::move(request), m_settings.http, stop);
    --m_underWay;
    const Timestamp end = m_clock->now();
    m_budget.settle(end);
    if (!m_budget.limits().isEmpty())
        m_answered.append(end);
    m_answerTime += std::max(milliseconds::zero(), end - begin);
    ++m_answers;
    // Told before it is refused: the next one would be.
    if (result && saysLimitIsUsedUp(result->headers)) {
        if (const auto pause = pauseAskedFor(result->headers, end))
            beQuietFor(std::min(*pause, m_settings.retry.longestAsked));
    }
    wakeWaiting();
    tell();
    co_return result;
}

/// Waits until a request may be made, and spends the token. False where stopped before.
QCoro::Task<bool> PoliteClient::admit(std::stop_token stop)
{
    const auto mayGo = [this] {
        const Timestamp now = m_clock->now();
        const std::optional<Timestamp> next = m_budget.nextAt(now);
        return !m_isPaused && m_quietUntil <= now && next && *next <= now;
    };
    if (stop.stop_requested())
        co_return false;
    if (!mayGo()) {
        const WaitCount held(*this);
        while (!mayGo()) {
            const bool isOver = co_await waitForTurn(stop);
            if (!isOver || stop.stop_requested())
                co_return false;
        }
    }
    m_budget.take();
    co_return true;
}

QCoro::Task<bool> PoliteClient::waitForTurn(std::stop_token stop)
{
    const Timestamp now = m_clock->now();
    const std::optional<Timestamp> next = m_budget.nextAt(now);
    if (!m_isPaused && next) {
        const milliseconds rest = std::max(*next, m_quietUntil) - now;
        co_return co_await m_clock->wait(std::max(rest, milliseconds(1)), stop);
    }
    const Completion<bool> woken;
    m_waiting.push_back(woken);
    const std::stop_callback onStop(stop, [woken] { woken.complete(false); });
    co_return co_await woken;
}

void PoliteClient::wakeWaiting()
{
    if (m_isPaused)
        return;
    for (const Completion<bool> &waiting : std::exchange(m_waiting, {}))
        waiting.complete(true);
}

void PoliteClient::tell() const
{
    if (m_listener)
        m_listener();
}

} // namespace Winnow
