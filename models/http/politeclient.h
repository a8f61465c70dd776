// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "async/gate.h"
#include "async/waitclock.h"
#include "httpexchange.h"
#include "retrypolicy.h"
#include "requestbudget.h"

#include <QNetworkAccessManager>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace Winnow {

/// How a server is to be treated.
struct PoliteSettings
{
    QList<RateLimit> limits;
    HttpLimits http{}; ///< `atOnce` connections at most.
    /// For answers that may be better next time: 5xx, time-outs, cut answers, no connection.
    RetryPolicy retry{.attempts = 5, .longestAsked = std::chrono::minutes(70)};
    /// Behind a 429 that does not say how long: until the running minute is over, whenever it began.
    std::chrono::milliseconds refusedPause{60'000};
    int mostRefusals = 8; ///< So many 429s to one request, then it is given up.
};

/// Asks one server, never more often than its limits allow, and makes room when it asks for it. Each attempt and each
/// step of a redirect is a request of its own. Lives on one thread with an event loop and is held by shared_ptr: a
/// request under way keeps it alive.
class PoliteClient final : public std::enable_shared_from_this<PoliteClient>
{
public:
    /// @p chance gives numbers from 0 to below 1 for the pauses; by default real chance.
    PoliteClient(
            std::shared_ptr<WaitClock> clock, PoliteSettings settings, std::function<double()> chance = {});

    /// The answer to @p request (GET), or why there is none after all attempts. 304 is an answer.
    QCoro::Task<HttpResult> get(HttpRequest request, std::stop_token stop);

    /// Requests that are not yet under way wait until resume().
    void pause();
    void resume();
    bool isPaused() const { return m_isPaused; }

    RequestBudget &budget() { return m_budget; }
    const PoliteSettings &settings() const { return m_settings; }
    WaitClock &clock() const { return *m_clock; }

    qint64 requestsMade() const { return m_requestsMade; }
    int underWay() const { return m_underWay; }
    /// For how long requests were held back by limits and pauses, several at once counted once.
    std::chrono::milliseconds waited() const;
    /// Until when the server wants to be left alone; nothing where it does not.
    std::optional<Timestamp> quietUntil() const;
    /// How long answers took on average; nothing before the first.
    std::optional<std::chrono::milliseconds> meanAnswer() const;

    /// When requests were answered since the last call, for keeping the budget over a restart; none without limits.
    QList<Timestamp> takeAnswered() { return std::exchange(m_answered, {}); }

    /// Is told when requests begin or end to wait, and when one is answered.
    void setListener(std::function<void()> listener) { m_listener = std::move(listener); }

private:
    class WaitCount;

    QCoro::Task<bool> admit(std::stop_token stop);
    QCoro::Task<bool> waitForTurn(std::stop_token stop);
    QCoro::Task<HttpResult> exchange(HttpRequest request, std::stop_token stop);
    std::optional<std::chrono::milliseconds> pauseBehind(const HttpError &error, int attempt, int refusals);
    bool isRefusal(const HttpError &error) const;
    void beQuietFor(std::chrono::milliseconds pause);
    void wakeWaiting();
    void tell() const;

    std::shared_ptr<WaitClock> m_clock;
    PoliteSettings m_settings;
    std::function<double()> m_chance;
    std::function<void()> m_listener;
    QNetworkAccessManager m_manager;
    Gate m_gate;
    RequestBudget m_budget;
    Timestamp m_quietUntil{};
    bool m_isPaused = false;
    std::vector<Completion<bool>> m_waiting; ///< For resume(), or for an answer that frees a token.
    QList<Timestamp> m_answered;
    qint64 m_requestsMade = 0;
    int m_underWay = 0;
    std::chrono::milliseconds m_answerTime{};
    qint64 m_answers = 0;
    int m_held = 0; ///< Requests that wait for a limit or a pause.
    Timestamp m_heldSince{};
    std::chrono::milliseconds m_waited{};
};

} // namespace Winnow
