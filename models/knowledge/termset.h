// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QtTypes>

#include <utility>
#include <vector>

namespace Winnow {

/// A set of term hashes that is emptied and filled again text after text without giving its memory back.
class TermSet final
{
public:
    void clear()
    {
        m_size = 0;
        if (++m_epoch == 0) {
            m_places.assign(m_places.size(), {});
            m_epoch = 1;
        }
    }

    /// False where @p hash was there already.
    bool insert(quint64 hash)
    {
        if (2 * (m_size + 1) > m_places.size())
            grow();
        Place &place = find(hash);
        if (place.epoch == m_epoch)
            return false;
        place = {hash, m_epoch};
        ++m_size;
        return true;
    }

    size_t size() const { return m_size; }

private:
    struct Place
    {
        quint64 hash = 0;
        quint32 epoch = 0; ///< Taken where it is the set's.
    };

    Place &find(quint64 hash)
    {
        const size_t mask = m_places.size() - 1; // a power of two
        size_t index = hash & mask;
        while (m_places[index].epoch == m_epoch && m_places[index].hash != hash)
            index = (index + 1) & mask;
        return m_places[index];
    }

    void grow()
    {
        const std::vector<Place> before = std::exchange(m_places, std::vector<Place>(2 * m_places.size()));
        for (const Place &place : before) {
            if (place.epoch == m_epoch)
                find(place.hash) = place;
        }
    }

    std::vector<Place> m_places = std::vector<Place>(1024);
    quint32 m_epoch = 1;
    size_t m_size = 0;
};

} // namespace Winnow
