// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "simulatedclock.h"

#include <algorithm>

namespace Winnow {

SimulatedClock::SimulatedClock(Timestamp begin)
    : m_now(begin)
{
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { jump(); });
    m_timer.setInterval(0);
}

QCoro::Task<bool> SimulatedClock::wait(std::chrono::milliseconds duration, std::stop_token stop)
{
    const Completion<bool> done;
    m_waiting.emplace(m_now + duration, done);
    m_timer.start();
    const std::stop_callback onStop(stop, [done] { done.complete(false); });
    co_return co_await done;
}

void SimulatedClock::jump()
{
    std::erase_if(m_waiting, [](const auto &waiting) { return waiting.second.isComplete(); });
    if (m_waiting.empty()) {
        m_timer.stop();
        return;
    }
    const bool isBusy = m_isBusy && m_isBusy();
    m_timer.setInterval(isBusy ? 1 : 0);
    if (isBusy)
        return;
    const auto next = m_waiting.begin();
    m_now = std::max(m_now, next->first);
    const Completion<bool> done = next->second;
    m_waiting.erase(next);
    done.complete(true);
}

} // namespace Winnow
