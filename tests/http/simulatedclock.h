// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "async/completion.h"
#include "async/waitclock.h"

#include <QTimer>

#include <functional>
#include <map>

namespace Winnow {

/// A clock that nobody waits for: as soon as all there is to do is wait, it jumps to the next moment somebody waits for.
class SimulatedClock final : public WaitClock
{
public:
    explicit SimulatedClock(Timestamp begin);

    Timestamp now() const override { return m_now; }
    QCoro::Task<bool> wait(std::chrono::milliseconds duration, std::stop_token stop) override;

    void advance(std::chrono::milliseconds duration) { m_now += duration; }

    /// While @p isBusy says so the clock stands still: something is under way that takes real time.
    void setBusy(std::function<bool()> isBusy) { m_isBusy = std::move(isBusy); }

    int waiting() const { return static_cast<int>(m_waiting.size()); }

private:
    void jump();

    Timestamp m_now;
    std::multimap<Timestamp, Completion<bool>> m_waiting;
    std::function<bool()> m_isBusy;
    QTimer m_timer;
};

} // namespace Winnow
