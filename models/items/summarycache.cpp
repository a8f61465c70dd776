// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "summarycache.h"

namespace Winnow {

SummaryCache::SummaryCache(qsizetype capacity)
    : m_entries(capacity)
{}

const IssueSummary *SummaryCache::find(qint64 id) const
{
    const Entry *entry = m_entries.object(id);
    return entry ? &entry->summary : nullptr;
}

bool SummaryCache::isWanted(qint64 id) const
{
    const Entry *entry = m_entries.object(id);
    return !entry || entry->generation != m_generation;
}

bool SummaryCache::put(const IssueSummary &summary)
{
    if (Entry *entry = m_entries.object(summary.id)) {
        entry->generation = m_generation;
        if (entry->summary == summary)
            return false;
        entry->summary = summary;
        return true;
    }
    m_entries.insert(summary.id, new Entry{summary, m_generation});
    return true;
}

void SummaryCache::markStale(std::span<const qint64> ids)
{
    for (const qint64 id : ids) {
        if (Entry *entry = m_entries.object(id))
            entry->generation = 0;
    }
}

} // namespace Winnow
