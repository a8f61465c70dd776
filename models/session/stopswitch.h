// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <mutex>
#include <stop_token>
#include <utility>

namespace Winnow {

/// Ends work that was asked for until now, whether it has begun or not; what is asked for later is another matter. From
/// any thread.
class StopSwitch final
{
public:
    /// What work asked for now is to heed.
    std::stop_token token() const
    {
        const std::lock_guard lock(m_mutex);
        return m_stop.get_token();
    }

    /// Calls what waits for the stop, on this thread.
    void request()
    {
        std::stop_source stopped;
        {
            const std::lock_guard lock(m_mutex);
            std::swap(m_stop, stopped);
        }
        stopped.request_stop();
    }

private:
    mutable std::mutex m_mutex;
    std::stop_source m_stop;
};

} // namespace Winnow
