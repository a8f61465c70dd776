// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>

namespace Winnow {

/// A queue between two threads that makes the faster one wait, so that what lies in between stays small.
template <typename Item>
class BoundedQueue final
{
public:
    explicit BoundedQueue(size_t capacity)
        : m_capacity(capacity)
    {}

    /// Adds @p item, waiting for room. False where the queue was closed; the item is dropped then.
    bool push(Item item)
    {
        std::unique_lock lock(m_mutex);
        m_moved.wait(lock, [this] { return m_closed || m_items.size() < m_capacity; });
        if (m_closed)
            return false;
        m_items.push_back(std::move(item));
        m_moved.notify_all();
        return true;
    }

    /// Takes the oldest item, waiting for one. Nothing where the queue was closed and is empty.
    std::optional<Item> pop()
    {
        std::unique_lock lock(m_mutex);
        m_moved.wait(lock, [this] { return m_closed || !m_items.empty(); });
        if (m_items.empty())
            return std::nullopt;
        std::optional<Item> item(std::move(m_items.front()));
        m_items.pop_front();
        m_moved.notify_all();
        return item;
    }

    /// Ends the traffic: nothing goes in any more, what is inside can still be taken out.
    void close()
    {
        const std::scoped_lock lock(m_mutex);
        m_closed = true;
        m_moved.notify_all();
    }

private:
    const size_t m_capacity;
    std::mutex m_mutex;
    std::condition_variable m_moved;
    std::deque<Item> m_items;
    bool m_closed = false;
};

} // namespace Winnow
