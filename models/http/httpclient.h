// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "async/gate.h"
#include "async/waitclock.h"
#include "httpexchange.h"
#include "retrypolicy.h"

#include <QHash>

#include <functional>
#include <memory>

namespace Winnow {

/// Makes requests: a few at once, again with growing pauses where that may help, along redirects that lead to no less
/// safe place. Cookies, caches and stored passwords play no part. Lives on one thread with an event loop and is held
/// by shared_ptr: a request under way keeps it alive.
class HttpClient final : public std::enable_shared_from_this<HttpClient>
{
public:
    /// @p chance gives numbers from 0 to below 1 for the pauses; by default real chance.
    explicit HttpClient(std::shared_ptr<WaitClock> clock, HttpLimits limits = {}, RetryPolicy policy = {},
            std::function<double()> chance = {});

    /// The answer to @p request, or why there is none after all attempts. A redirect keeps method and body, except
    /// that 303 asks anew with GET (RFC 9110, 15.4). Requests must do no harm when they are made twice.
    QCoro::Task<HttpResult> send(HttpRequest request, std::stop_token stop = {});

    /// The same with bounds other than the client's own.
    QCoro::Task<HttpResult> send(
            HttpRequest request, HttpLimits limits, RetryPolicy policy, std::stop_token stop = {});

    const HttpLimits &limits() const { return m_limits; }
    const RetryPolicy &policy() const { return m_policy; }
    WaitClock &clock() const { return *m_clock; }

private:
    QCoro::Task<HttpResult> sendOnce(HttpRequest request, HttpLimits limits, std::stop_token stop);
    QCoro::Task<bool> waitForQuietEnd(QString host, std::stop_token stop);
    std::chrono::milliseconds pauseBehind(HttpError &error, int attempt, const RetryPolicy &policy);

    std::shared_ptr<WaitClock> m_clock;
    HttpLimits m_limits;
    RetryPolicy m_policy;
    std::function<double()> m_chance;
    QNetworkAccessManager m_manager;
    Gate m_gate;
    QHash<QString, Timestamp> m_quietUntil; ///< Hosts that asked for a pause.
};

} // namespace Winnow
