// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/timestamp.h"

#include <QCoroTask>

#include <chrono>
#include <stop_token>

namespace Winnow {

/// The time, and waiting for it: replaced in tests, so that they wait for nothing.
class WaitClock
{
public:
    virtual ~WaitClock() = default;

    virtual Timestamp now() const = 0;

    /// True after @p duration, false at once where @p stop is requested before.
    virtual QCoro::Task<bool> wait(std::chrono::milliseconds duration, std::stop_token stop) = 0;
};

/// The machine's clock; waits in the event loop.
class SystemClock final : public WaitClock
{
public:
    Timestamp now() const override;
    QCoro::Task<bool> wait(std::chrono::milliseconds duration, std::stop_token stop) override;
};

} // namespace Winnow
