// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <coroutine>
#include <memory>
#include <optional>
#include <utility>

namespace Winnow {

/// What a coroutine waits for when the answer comes by callbacks: the first complete() counts, later ones are
/// nothing. Copies share one state, so a callback may outlive the coroutine. One coroutine waits; all calls are on
/// its thread.
template <typename T>
class Completion final
{
public:
    /// Gives the answer; a waiting coroutine goes on before this returns.
    void complete(T value) const
    {
        const std::shared_ptr<State> state = m_state; // going on may destroy this object
        if (state->isComplete)
            return;
        state->isComplete = true;
        state->value.emplace(std::move(value));
        if (state->waiting)
            std::exchange(state->waiting, nullptr).resume();
    }

    bool isComplete() const { return m_state->isComplete; }

    auto operator co_await() const { return Awaiter{m_state}; }

private:
    struct State
    {
        std::optional<T> value;
        std::coroutine_handle<> waiting;
        bool isComplete = false;
    };

    struct Awaiter
    {
        std::shared_ptr<State> state;

        bool await_ready() const noexcept { return state->isComplete; }
        void await_suspend(std::coroutine_handle<> waiting) const noexcept { state->waiting = waiting; }
        T await_resume() const { return std::move(*state->value); }
    };

    std::shared_ptr<State> m_state = std::make_shared<State>();
};

} // namespace Winnow
