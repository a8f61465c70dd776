// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "completion.h"

#include <QCoroTask>
#include <QMetaObject>
#include <QObject>
#include <QThreadPool>

#include <type_traits>

namespace Winnow {

/// Runs @p work on a thread of @p pool and gives its result on the caller's thread, whose event loop must run. @p
/// work owns what it uses: it goes on where nobody waits any more.
template <typename Work>
QCoro::Task<std::invoke_result_t<Work>> runOnPool(QThreadPool &pool, Work work)
{
    using Result = std::invoke_result_t<Work>;
    const Completion<Result> done;
    auto *const receiver = new QObject; // deletes itself once the result has come
    pool.start([receiver, done, work = std::move(work)]() mutable {
        QMetaObject::invokeMethod(
                receiver,
                [receiver, done, result = work()]() mutable {
                    receiver->deleteLater();
                    done.complete(std::move(result));
                },
                Qt::QueuedConnection);
    });
    co_return co_await done;
}

} // namespace Winnow
