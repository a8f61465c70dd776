// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "pool.h"

#include <array>
#include <span>
#include <vector>

namespace Winnow {

/// How the candidate table is ordered. Ties fall to the close time, then to the id.
enum class SortKey : quint8 { ClosedAt, Repo, Number, Verdict, Reason, Changes, KgRefs, Value, Title };

/// "closed", "repo", "number", "verdict", "reason", "changes", "kg", "value", "title".
QString sortKeyName(SortKey key);
std::optional<SortKey> sortKeyFromName(QStringView name);

struct PoolOrder
{
    SortKey key = SortKey::ClosedAt;
    bool descending = true;

    friend bool operator==(const PoolOrder &, const PoolOrder &) = default;
};

/// What is wanted from the pool: for each facet the chosen values (none chosen: all), and words to find.
/// Unless Facet::Verdict names `filtered`, issues dropped by a rule stay out: they are no candidates.
struct PoolQuery
{
    std::array<QStringList, facetCount> chosen;
    QString words;

    const QStringList &valuesOf(Facet facet) const { return chosen[static_cast<size_t>(facet)]; }
    QStringList &valuesOf(Facet facet) { return chosen[static_cast<size_t>(facet)]; }
    friend bool operator==(const PoolQuery &, const PoolQuery &) = default;
};

/// Reads what a person types: words, and terms `facet:value` (facetName(); a value with spaces in double quotes).
/// A term with an unknown facet counts as words.
PoolQuery parsePoolQuery(QStringView text);

/// The text that parsePoolQuery() reads as @p query.
QString formatPoolQuery(const PoolQuery &query);

/// Issues per value code of each facet. A facet's own choice does not narrow its counts, so that one sees what another
/// choice would give.
using FacetCounts = std::array<std::vector<qint64>, facetCount>;

struct PoolSelection
{
    std::vector<Pool::Row> rows; ///< In the order asked for.
    FacetCounts counts;
};

/// Filters and counts. @p matches: ids that hold the query's words, ascending; null where the query has none.
/// @p order: all rows of the pool as they are to be listed (orderPool()). Pure.
PoolSelection selectInOrder(const Pool &pool, const PoolQuery &query, std::span<const Pool::Row> order,
        const std::vector<qint64> *matches);

/// The same for a caller that asks once: orders the pool by @p order first.
PoolSelection selectFromPool(const Pool &pool, const PoolQuery &query, PoolOrder order,
        const std::vector<qint64> *matches, std::span<const quint32> titleRanks = {});

/// The first @p limit rows of @p order that the choices of facets in @p query let pass, whatever its words. Pure.
std::vector<Pool::Row> firstRowsInOrder(
        const Pool &pool, const PoolQuery &query, std::span<const Pool::Row> order, size_t limit);

/// All rows in @p order. @p titleRanks: rank by title per row, needed only for SortKey::Title. Pure; kept by callers as
/// long as orderRevision() stays, since sorting costs more than selecting.
std::vector<Pool::Row> orderPool(const Pool &pool, PoolOrder order, std::span<const quint32> titleRanks = {});

/// Grows whenever orderPool() by @p key may give something else (titles aside).
quint64 orderRevision(const Pool &pool, SortKey key);

} // namespace Winnow
