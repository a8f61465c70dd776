// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "waitclock.h"

#include "completion.h"

#include <QTimer>

namespace Winnow {

Timestamp SystemClock::now() const
{
    return currentTimestamp();
}

QCoro::Task<bool> SystemClock::wait(std::chrono::milliseconds duration, std::stop_token stop)
{
    const Completion<bool> done;
    QTimer timer;
    timer.setSingleShot(true);
    QObject::connect(&timer, &QTimer::timeout, &timer, [done] { done.complete(true); });
    timer.start(duration);
    const std::stop_callback onStop(stop, [done] { done.complete(false); });
    co_return co_await done;
}

} // namespace Winnow
