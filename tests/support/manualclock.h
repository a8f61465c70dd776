// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "async/completion.h"
#include "async/waitclock.h"

#include <QList>
#include <QTimer>

namespace Winnow {

/// A clock that goes on by what is waited for, in no time, and remembers it.
class ManualClock final : public WaitClock
{
public:
    Timestamp now() const override { return m_now; }
    void goTo(Timestamp now) { m_now = now; }
    void goOn(std::chrono::milliseconds duration) { m_now += duration; }

    /// What was waited for, in ms.
    const QList<qint64> &waits() const { return m_waits; }
    void forgetWaits() { m_waits.clear(); }

    /// Waits never end by themselves from now on, only by a stop.
    void stand() { m_isStanding = true; }

    QCoro::Task<bool> wait(std::chrono::milliseconds duration, std::stop_token stop) override
    {
        m_waits.append(duration.count());
        const Completion<bool> done;
        QTimer timer;
        timer.setSingleShot(true);
        QObject::connect(&timer, &QTimer::timeout, &timer, [this, done, duration] {
            m_now += duration;
            done.complete(true);
        });
        if (!m_isStanding)
            timer.start(0);
        const std::stop_callback onStop(stop, [done] { done.complete(false); });
        co_return co_await done;
    }

private:
    Timestamp m_now = *parseTimestamp(u"2026-09-18T08:00:00Z");
    QList<qint64> m_waits;
    bool m_isStanding = false;
};

} // namespace Winnow
