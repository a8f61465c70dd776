// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QSignalSpy>

namespace Winnow {

/// What a signal said, waited for.
class Heard final
{
public:
    template <typename Sender, typename Signal>
    Heard(const Sender *sender, Signal signal)
        : m_spy(sender, signal)
    {}

    int count() const { return static_cast<int>(m_spy.count()); }

    /// Waits until the signal came @p count times.
    bool wait(int count = 1)
    {
        while (m_spy.count() < count) {
            if (!m_spy.wait(timeoutMs))
                return false;
        }
        return true;
    }

    /// Argument @p index of the latest time.
    template <typename T>
    T last(int index = 0) const
    {
        return m_spy.constLast().at(index).template value<T>();
    }

private:
    static constexpr int timeoutMs = 30'000;

    QSignalSpy m_spy;
};

} // namespace Winnow
