// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "workspace/issuequeries.h"

#include <QCache>
#include <QSet>

#include <span>

namespace Winnow {

/// The texts of the rows that were looked at last. A stale text is still shown until the fresh one has come,
/// so that nothing flickers.
class SummaryCache final
{
public:
    explicit SummaryCache(qsizetype capacity);

    /// The summary of issue @p id, or null. Valid until the next put().
    const IssueSummary *find(qint64 id) const;

    /// Whether the summary of issue @p id is missing or stale.
    bool isWanted(qint64 id) const;

    /// Keeps @p summary as fresh. Returns whether it differs from what was known.
    bool put(const IssueSummary &summary);

    void markStale(std::span<const qint64> ids);
    void markAllStale() { ++m_generation; }
    void clear() { m_entries.clear(); }

private:
    struct Entry
    {
        IssueSummary summary;
        quint64 generation = 0;
    };

    QCache<qint64, Entry> m_entries;
    quint64 m_generation = 1; ///< Entries of an earlier one are stale; 0 is always earlier.
};

} // namespace Winnow
