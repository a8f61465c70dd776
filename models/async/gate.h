// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "completion.h"

#include <QCoroTask>

#include <deque>
#include <memory>
#include <stop_token>

namespace Winnow {

/// Lets a number of coroutines in at once; the others wait in the order in which they came.
class Gate final
{
public:
    /// A place inside, given back when it goes. Null where the waiting was stopped.
    class Place;

    explicit Gate(int places);

    /// Waits for a place. The gate may go meanwhile.
    QCoro::Task<Place> enter(std::stop_token stop);

private:
    struct State
    {
        int free = 0;
        std::deque<Completion<bool>> waiting;
    };

    static void leave(const std::shared_ptr<State> &state);

    std::shared_ptr<State> m_state;
};

class Gate::Place final
{
public:
    Place() = default;
    explicit Place(std::shared_ptr<State> state);
    Place(Place &&other) noexcept = default;
    Place &operator=(Place &&other) noexcept;
    ~Place();

    bool isNull() const { return !m_state; }

private:
    std::shared_ptr<State> m_state;
};

} // namespace Winnow
