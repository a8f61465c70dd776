// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "gate.h"

namespace Winnow {

Gate::Gate(int places)
    : m_state(std::make_shared<State>())
{
    m_state->free = places;
}

QCoro::Task<Gate::Place> Gate::enter(std::stop_token stop)
{
    const std::shared_ptr<State> state = m_state;
    if (stop.stop_requested())
        co_return Place();
    if (state->free > 0) {
        --state->free;
        co_return Place(state);
    }
    const Completion<bool> turn;
    state->waiting.push_back(turn);
    const std::stop_callback onStop(stop, [turn] { turn.complete(false); });
    const bool isIn = co_await turn;
    co_return isIn ? Place(state) : Place();
}

/// Hands the place to the first that still waits, else frees it.
void Gate::leave(const std::shared_ptr<State> &state)
{
    while (!state->waiting.empty()) {
        const Completion<bool> turn = state->waiting.front();
        state->waiting.pop_front();
        if (!turn.isComplete()) {
            turn.complete(true);
            return;
        }
    }
    ++state->free;
}

Gate::Place::Place(std::shared_ptr<State> state)
    : m_state(std::move(state))
{}

Gate::Place &Gate::Place::operator=(Place &&other) noexcept
{
    std::swap(m_state, other.m_state);
    return *this;
}

Gate::Place::~Place()
{
    if (m_state)
        leave(m_state);
}

} // namespace Winnow
