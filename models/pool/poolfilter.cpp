// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "poolfilter.h"

#include <algorithm>
#include <bit>
#include <ranges>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Per row, a bit for each facet whose choice keeps it out; notMatching where it lacks the words.
using FailedFacets = std::vector<quint16>;

constexpr quint16 notMatching = 0xffff;
static_assert(facetCount < 16, "a row's failed facets must fit beside notMatching");

constexpr quint16 bitOf(Facet facet)
{
    return static_cast<quint16>(1U << static_cast<unsigned>(facet));
}

/// Which value codes of @p facet are wanted: all where nothing is chosen.
std::vector<quint8> wantedCodes(const Pool &pool, Facet facet, const QStringList &chosen)
{
    std::vector<quint8> wanted(static_cast<size_t>(pool.valueCount(facet)), chosen.isEmpty() ? 1 : 0);
    for (const QString &name : chosen) {
        if (const auto code = pool.valueCode(facet, name))
            wanted[*code] = 1;
    }
    if (facet == Facet::Verdict && chosen.isEmpty())
        wanted[VerdictCode::Filtered] = wanted[VerdictCode::Conflict] = 0;
    return wanted;
}

bool hasWantedLabel(const Pool &pool, Pool::Row row, const std::vector<quint8> &wanted)
{
    return std::ranges::any_of(pool.labelsAt(row), [&wanted](quint16 code) { return wanted[code] != 0; });
}

/// The traps among @p wanted as bits.
quint16 wantedTraps(const std::vector<quint8> &wanted)
{
    quint16 bits = 0;
    for (size_t code = 0; code < wanted.size(); ++code)
        bits = static_cast<quint16>(bits | (wanted[code] != 0 ? 1U << code : 0U));
    return bits;
}

/// Whether the choice of @p wanted values lets @p row pass.
bool isWanted(const Pool &pool, Facet facet, Pool::Row row, const std::vector<quint8> &wanted)
{
    if (facet == Facet::Label)
        return hasWantedLabel(pool, row, wanted);
    if (facet == Facet::Trap)
        return (pool.traps()[row] & wantedTraps(wanted)) != 0;
    const bool wantsConflict = facet == Facet::Verdict && wanted[VerdictCode::Conflict] != 0;
    return wanted[pool.codeAt(facet, row)] != 0 || (wantsConflict && pool.hasConflict(row));
}

/// Marks in @p failed the rows that the choice of @p facet keeps out. A column at a time, without a branch a row, so that
/// a million rows take about a millisecond.
void applyFacet(const Pool &pool, Facet facet, const QStringList &chosen, FailedFacets &failed)
{
    const std::vector<quint8> wanted = wantedCodes(pool, facet, chosen);
    if (facet == Facet::Label) {
        for (size_t row = 0; row < failed.size(); ++row) {
            if (!hasWantedLabel(pool, static_cast<Pool::Row>(row), wanted))
                failed[row] |= bitOf(facet);
        }
        return;
    }
    if (facet == Facet::Trap) {
        const quint16 bits = wantedTraps(wanted);
        for (size_t row = 0; row < failed.size(); ++row)
            failed[row] |= (pool.traps()[row] & bits) != 0 ? 0 : bitOf(facet);
        return;
    }
    const bool wantsConflict = facet == Facet::Verdict && wanted[VerdictCode::Conflict] != 0;
    const std::span codes = pool.codes(facet);
    for (size_t row = 0; row < failed.size(); ++row) {
        const bool wantedRow =
                wanted[codes[row]] != 0 || (wantsConflict && pool.hasConflict(static_cast<Pool::Row>(row)));
        failed[row] |= wantedRow ? 0 : bitOf(facet);
    }
}

FailedFacets failedFacets(const Pool &pool, const PoolQuery &query, const std::vector<qint64> *matches)
{
    FailedFacets failed(static_cast<size_t>(pool.size()), matches ? notMatching : 0);
    if (matches) {
        for (const qint64 id : *matches) {
            if (const auto row = pool.rowOf(id))
                failed[*row] = 0;
        }
    }
    for (const Facet facet : allFacets) {
        // The verdict facet has a choice of its own by default: no issue that a rule dropped.
        if (facet == Facet::Verdict || !query.valuesOf(facet).isEmpty())
            applyFacet(pool, facet, query.valuesOf(facet), failed);
    }
    return failed;
}

/// Counts which of @p rows pass, or would pass if @p facet had no choice.
template <typename Rows>
std::vector<qint64> countFacet(const Pool &pool, Facet facet, const FailedFacets &failed, const Rows &rows)
{
    std::vector<qint64> counts(static_cast<size_t>(pool.valueCount(facet)));
    const auto others = static_cast<quint16>(~bitOf(facet));
    const auto isCounted = [&failed, others](Pool::Row row) { return (failed[row] & others) == 0; };
    if (facet == Facet::Label) {
        for (const Pool::Row row : rows) {
            if (isCounted(row)) {
                for (const quint16 code : pool.labelsAt(row))
                    ++counts[code];
            }
        }
        return counts;
    }
    if (facet == Facet::Trap) {
        for (const Pool::Row row : rows) {
            for (unsigned bits = isCounted(row) ? pool.traps()[row] : 0; bits != 0; bits &= bits - 1)
                ++counts[static_cast<size_t>(std::countr_zero(bits))];
        }
        return counts;
    }
    const std::span codes = pool.codes(facet);
    for (const Pool::Row row : rows)
        counts[codes[row]] += isCounted(row) ? 1 : 0;
    if (facet == Facet::Verdict) {
        for (const Pool::Row row : rows)
            counts[VerdictCode::Conflict] += isCounted(row) && pool.hasConflict(row) ? 1 : 0;
    }
    return counts;
}

/// Only matches can count, so a word that few issues hold is counted in no time.
FacetCounts countFacets(const Pool &pool, const FailedFacets &failed, const std::vector<qint64> *matches)
{
    FacetCounts counts;
    const auto countIn = [&](const auto &rows) {
        for (const Facet facet : allFacets)
            counts[static_cast<size_t>(facet)] = countFacet(pool, facet, failed, rows);
    };
    if (!matches) {
        countIn(std::views::iota(Pool::Row{0}, static_cast<Pool::Row>(pool.size())));
        return counts;
    }
    std::vector<Pool::Row> rows;
    rows.reserve(matches->size());
    for (const qint64 id : *matches) {
        if (const auto row = pool.rowOf(id))
            rows.push_back(*row);
    }
    countIn(rows);
    return counts;
}

/// Names compare by their text, not by their codes: rank per code.
std::vector<qint64> nameRanks(const Pool &pool, Facet facet)
{
    const QStringList names = pool.valueNames(facet);
    std::vector<quint16> order(static_cast<size_t>(names.size()));
    for (size_t i = 0; i < order.size(); ++i)
        order[i] = static_cast<quint16>(i);
    std::ranges::sort(order, [&names](quint16 a, quint16 b) { return names[a] < names[b]; });
    std::vector<qint64> ranks(order.size());
    for (size_t i = 0; i < order.size(); ++i)
        ranks[order[i]] = static_cast<qint64>(i);
    return ranks;
}

/// An issue's place in an order: the key asked for, then the close time, then the id.
struct SortPlace
{
    qint64 key;
    qint64 closedAt;
    Pool::Row row;
};

/// What @p key orders by, a row each. An estimate in 0 to 1 is scaled to an integer that sorts like it.
std::vector<qint64> sortKeys(const Pool &pool, SortKey key, std::span<const quint32> titleRanks)
{
    std::vector<qint64> keys(static_cast<size_t>(pool.size()));
    const auto copy = [&keys](const auto &column) { std::ranges::copy(column, keys.begin()); };
    const auto rankNames = [&](Facet facet) {
        std::ranges::transform(pool.codes(facet), keys.begin(),
                [ranks = nameRanks(pool, facet)](quint16 code) { return ranks[code]; });
    };
    switch (key) {
    case SortKey::ClosedAt:
        copy(pool.closeTimes());
        break;
    case SortKey::Repo:
        rankNames(Facet::Repo);
        break;
    case SortKey::Reason:
        rankNames(Facet::Reason);
        break;
    case SortKey::Number:
        copy(pool.numberValues());
        break;
    case SortKey::Verdict:
        copy(pool.codes(Facet::Verdict));
        break;
    case SortKey::Changes:
        copy(pool.changeCounts());
        break;
    case SortKey::KgRefs:
        copy(pool.kgRefCounts());
        break;
    case SortKey::Value:
        std::ranges::transform(pool.values(), keys.begin(),
                [](float value) { return static_cast<qint64>(static_cast<double>(value) * 1e6); });
        break;
    case SortKey::Title:
        copy(titleRanks.first(std::min(titleRanks.size(), keys.size())));
        break;
    }
    return keys;
}

} // namespace

std::vector<Pool::Row> orderPool(const Pool &pool, PoolOrder order, std::span<const quint32> titleRanks)
{
    const std::vector<qint64> keys = sortKeys(pool, order.key, titleRanks);
    std::vector<SortPlace> places(keys.size());
    for (size_t row = 0; row < keys.size(); ++row)
        places[row] = {keys[row], pool.closeTimes()[row], static_cast<Pool::Row>(row)};
    std::ranges::sort(places, [&pool, descending = order.descending](const SortPlace &a, const SortPlace &b) {
        if (a.key != b.key)
            return descending ? a.key > b.key : a.key < b.key;
        if (a.closedAt != b.closedAt)
            return a.closedAt > b.closedAt;
        return pool.idAt(a.row) < pool.idAt(b.row);
    });
    std::vector<Pool::Row> rows(places.size());
    std::ranges::transform(places, rows.begin(), &SortPlace::row);
    return rows;
}

quint64 orderRevision(const Pool &pool, SortKey key)
{
    const bool moves = key == SortKey::Verdict || key == SortKey::Reason;
    return moves ? pool.revision() : pool.factRevision();
}

PoolSelection selectFromPool(const Pool &pool, const PoolQuery &query, PoolOrder order,
        const std::vector<qint64> *matches, std::span<const quint32> titleRanks)
{
    return selectInOrder(pool, query, orderPool(pool, order, titleRanks), matches);
}

PoolSelection selectInOrder(const Pool &pool, const PoolQuery &query, std::span<const Pool::Row> order,
        const std::vector<qint64> *matches)
{
    const FailedFacets failed = failedFacets(pool, query, matches);
    PoolSelection selection;
    selection.counts = countFacets(pool, failed, matches);
    std::ranges::copy_if(
            order, std::back_inserter(selection.rows), [&failed](Pool::Row row) { return failed[row] == 0; });
    return selection;
}

std::vector<Pool::Row> firstRowsInOrder(
        const Pool &pool, const PoolQuery &query, std::span<const Pool::Row> order, size_t limit)
{
    struct Choice
    {
        Facet facet;
        std::vector<quint8> wanted;
    };
    std::vector<Choice> choices;
    for (const Facet facet : allFacets) {
        if (facet == Facet::Verdict || !query.valuesOf(facet).isEmpty())
            choices.emplace_back(facet, wantedCodes(pool, facet, query.valuesOf(facet)));
    }
    const auto passes = [&](Pool::Row row) {
        return std::ranges::all_of(choices,
                [&](const Choice &choice) { return isWanted(pool, choice.facet, row, choice.wanted); });
    };
    std::vector<Pool::Row> rows;
    for (const Pool::Row row : order) {
        if (rows.size() == limit)
            break;
        if (passes(row))
            rows.push_back(row);
    }
    return rows;
}

} // namespace Winnow
