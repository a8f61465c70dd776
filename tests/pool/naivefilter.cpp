// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "naivefilter.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

bool isFiltered(const PoolIssue &issue)
{
    return issue.verdict == Verdict::Drop && issue.stage == Stage::Prefilter;
}

/// All values under which @p issue is found in @p facet.
QStringList valuesOf(const PoolIssue &issue, Facet facet)
{
    switch (facet) {
    case Facet::Repo:
        return {issue.repo};
    case Facet::Verdict: {
        QStringList values{isFiltered(issue) ? u"filtered"_s : verdictName(issue.verdict)};
        if (issue.conflict)
            values.append(u"conflict"_s);
        return values;
    }
    case Facet::Reason:
        return {issue.reason};
    case Facet::Label:
        return issue.labels;
    case Facet::Proposal:
        return {QStringList{u"none"_s, u"keep"_s, u"drop"_s, u"disputed"_s}.at(issue.proposals)};
    case Facet::Change:
        return {issue.changes > 0 ? u"yes"_s : u"no"_s};
    case Facet::KgRef:
        return {issue.kgRefs > 0 ? u"yes"_s : u"no"_s};
    case Facet::Tier:
        return {issue.tier ? tierName(*issue.tier) : u"none"_s};
    case Facet::Resolution:
        return {resolutionName(issue.resolution.value_or(Resolution::None))};
    case Facet::Trap: {
        QStringList traps;
        for (int code = 0; code < trapCodeCount; ++code) {
            if ((issue.traps >> code) & 1)
                traps.append(trapName(static_cast<TrapCode>(code)));
        }
        return traps;
    }
    }
    return {};
}

bool passes(const PoolIssue &issue, Facet facet, const QStringList &chosen)
{
    if (chosen.isEmpty())
        return facet != Facet::Verdict || !isFiltered(issue);
    return std::ranges::any_of(
            valuesOf(issue, facet), [&](const QString &value) { return chosen.contains(value); });
}

/// The facets whose choice keeps @p issue out.
QList<Facet> failedFacets(const PoolIssue &issue, const PoolQuery &query)
{
    QList<Facet> failed;
    std::ranges::copy_if(allFacets, std::back_inserter(failed),
            [&](Facet facet) { return !passes(issue, facet, query.valuesOf(facet)); });
    return failed;
}

int compareBy(SortKey key, const PoolIssue &a, const PoolIssue &b, const QMap<qint64, QString> &titles)
{
    const auto three = [](const auto &x, const auto &y) { return x < y ? -1 : y < x ? 1 : 0; };
    const auto place = [](const PoolIssue &issue) {
        return fixedFacetValues(Facet::Verdict).indexOf(valuesOf(issue, Facet::Verdict).constFirst());
    };
    switch (key) {
    case SortKey::ClosedAt:
        return three(a.closedAt, b.closedAt); // no time is before every time
    case SortKey::Repo:
        return three(a.repo, b.repo);
    case SortKey::Number:
        return three(a.numberValue, b.numberValue);
    case SortKey::Verdict:
        return three(place(a), place(b));
    case SortKey::Reason:
        return three(a.reason, b.reason);
    case SortKey::Changes:
        return three(a.changes, b.changes);
    case SortKey::KgRefs:
        return three(a.kgRefs, b.kgRefs);
    case SortKey::Value:
        return three(a.value, b.value);
    case SortKey::Title:
        return three(titles.value(a.id), titles.value(b.id));
    }
    return 0;
}

bool isBefore(const PoolIssue &a, const PoolIssue &b, PoolOrder order, const QMap<qint64, QString> &titles)
{
    if (const int key = compareBy(order.key, a, b, titles); key != 0)
        return order.descending ? key > 0 : key < 0;
    if (a.closedAt != b.closedAt)
        return a.closedAt > b.closedAt;
    return a.id < b.id;
}

} // namespace

NaiveSelection selectNaively(const QList<PoolIssue> &issues, const PoolQuery &query, PoolOrder order,
        const std::vector<qint64> *matches, const QMap<qint64, QString> &titles)
{
    NaiveSelection selection;
    QList<PoolIssue> found;
    for (const PoolIssue &issue : issues) {
        if (matches && !std::ranges::contains(*matches, issue.id))
            continue;
        const QList<Facet> failed = failedFacets(issue, query);
        if (failed.isEmpty())
            found.append(issue);
        for (const Facet facet : allFacets) {
            if (!failed.isEmpty() && failed != QList{facet})
                continue;
            for (const QString &value : valuesOf(issue, facet))
                ++selection.counts[static_cast<size_t>(facet)][value];
        }
    }
    std::ranges::sort(
            found, [&](const PoolIssue &a, const PoolIssue &b) { return isBefore(a, b, order, titles); });
    for (const PoolIssue &issue : std::as_const(found))
        selection.ids.append(issue.id);
    return selection;
}

} // namespace Winnow
