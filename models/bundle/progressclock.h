// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <chrono>

namespace Winnow {

/// Keeps progress reports to 20 a second: more than the eye sees costs more than the work.
class ProgressClock final
{
public:
    /// Whether it is time for the next report; @p always reports anyway.
    bool isDue(bool always = false)
    {
        const auto now = std::chrono::steady_clock::now();
        if (!always && now - m_last < interval)
            return false;
        m_last = now;
        return true;
    }

private:
    static constexpr std::chrono::milliseconds interval{50};

    std::chrono::steady_clock::time_point m_last;
};

} // namespace Winnow
