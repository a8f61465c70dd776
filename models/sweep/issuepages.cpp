// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "issuepages.h"

#include <algorithm>
#include <optional>

namespace Winnow {

namespace {

using std::chrono::seconds;

/// It is not known of all forges whether the beginning itself is in.
constexpr seconds overlap{1};
constexpr int overlappingIssues = 5;
constexpr int fewestPerPage = 5;
constexpr int mostRestarts = 20;

Timestamp wholeSecond(Timestamp at)
{
    return std::chrono::floor<seconds>(at);
}

/// The page of at most @p mostPerPage issues that begins at least @p overlap before the end of @p skipped issues and reaches
/// furthest behind it; none where not at least @p fewestNew of its issues lie behind.
std::optional<IssuePageQuery> pageAcross(
        Timestamp since, int skipped, int overlap, int mostPerPage, int fewestNew)
{
    std::optional<IssuePageQuery> best;
    int most = fewestNew - 1;
    for (int perPage = mostPerPage; perPage > 1; --perPage) {
        const int pagesBefore = std::max(0, skipped - overlap) / perPage;
        const int fresh = (pagesBefore + 1) * perPage - skipped;
        if (fresh > most) {
            most = fresh;
            best = IssuePageQuery{since, pagesBefore + 1, perPage};
        }
    }
    return best;
}

QList<Timestamp> updateTimes(const ForgeList<ForgeIssue> &page)
{
    QList<Timestamp> times;
    for (const ForgeIssue &issue : page.items)
        times.append(wholeSecond(issue.record.updatedAt.value_or(Timestamp{})));
    return times;
}

} // namespace

IssuePages::IssuePages(SweepCursor cursor)
    : m_cursor(std::move(cursor))
{}

IssuePageQuery IssuePages::next() const
{
    if (m_skipped > 0)
        return numberedPage();
    return {m_cursor.at - overlap, 1, m_perPage};
}

/// The page that begins a few issues before the end of those read, however many a page then holds.
IssuePageQuery IssuePages::numberedPage() const
{
    const Timestamp since = m_cursor.at - overlap;
    return pageAcross(since, m_skipped, overlappingIssues, m_perPage, m_perPage / 2)
            // Small pages have no room for so many, and some ends fall together with those of every size.
            .or_else([&] { return pageAcross(since, m_skipped, 1, m_perPage, 1); })
            .or_else([&] { return pageAcross(since, m_skipped, 1, m_perPage + overlappingIssues, 1); })
            .value_or(IssuePageQuery{since, m_skipped / m_perPage + 1, m_perPage});
}

IssuePages::Step IssuePages::take(const ForgeList<ForgeIssue> &page)
{
    if (m_cursor.isByOffset)
        return takeNumbered(page);
    const QList<Timestamp> times = updateTimes(page);
    const bool isOrdered = std::ranges::is_sorted(times)
            && (times.isEmpty() || times.constFirst() >= wholeSecond(m_cursor.at) - overlap);
    if (isOrdered)
        return takeTimed(page);
    m_cursor.isByOffset = true;
    m_skipped = 0;
    m_seen.clear();
    const Step step = takeNumbered(page);
    return step == Step::GoOn ? Step::OrderIgnored : step;
}

IssuePages::Step IssuePages::takeTimed(const ForgeList<ForgeIssue> &page)
{
    const IssuePageQuery asked = next();
    const bool isFull = page.received >= asked.perPage;
    const Timestamp last =
            page.items.isEmpty() ? m_cursor.at : wholeSecond(*page.items.constLast().record.updatedAt);
    if (m_skipped > 0 && !meetsAgain(page) && ++m_restarts <= mostRestarts) {
        m_skipped = 0;
        m_seen.clear();
        return Step::StartedOver;
    }
    if (!isFull || last > m_cursor.at) {
        m_cursor.at = std::max(m_cursor.at, last);
        m_skipped = 0;
        m_seen.clear();
        return isFull ? Step::GoOn : Step::End;
    }
    const qsizetype fresh = remember(page);
    if (m_skipped > 0 && fresh == 0) {
        m_cursor.at += seconds(1);
        m_skipped = 0;
        m_seen.clear();
        return Step::PagingIgnored;
    }
    m_skipped = (asked.page - 1) * asked.perPage + page.received;
    return Step::GoOn;
}

IssuePages::Step IssuePages::takeNumbered(const ForgeList<ForgeIssue> &page)
{
    const IssuePageQuery asked = next();
    const bool isFull = page.received >= asked.perPage;
    if (m_skipped > 0 && !meetsAgain(page) && ++m_restarts <= mostRestarts) {
        m_skipped = 0;
        m_seen.clear();
        return Step::StartedOver;
    }
    if (!m_newestAtStart && !page.items.isEmpty())
        m_newestAtStart = std::ranges::max(updateTimes(page));
    const bool hasNew = remember(page) > 0;
    if (isFull && hasNew) {
        m_skipped = (asked.page - 1) * asked.perPage + page.received;
        return Step::GoOn;
    }
    // What was updated under way is newer than all that the first page had, and comes next time.
    m_cursor.at = std::max(m_cursor.at, m_newestAtStart.value_or(m_cursor.at));
    m_skipped = 0;
    m_seen.clear();
    return Step::End;
}

bool IssuePages::meetsAgain(const ForgeList<ForgeIssue> &page) const
{
    return std::ranges::any_of(
            page.items, [this](const ForgeIssue &issue) { return m_seen.contains(issue.record.ref.number); });
}

/// How many of the page were not seen before.
qsizetype IssuePages::remember(const ForgeList<ForgeIssue> &page)
{
    const qsizetype before = m_seen.size();
    for (const ForgeIssue &issue : page.items)
        m_seen.insert(issue.record.ref.number);
    return m_seen.size() - before;
}

bool IssuePages::halve()
{
    if (m_perPage / 2 < fewestPerPage)
        return false;
    m_perPage /= 2;
    return true;
}

SweepCursor cursorFor(
        const std::optional<SweepCursor> &known, Timestamp since, std::optional<Timestamp> until)
{
    SweepCursor fresh;
    fresh.since = since;
    fresh.until = until;
    fresh.at = since;
    // Between two windows, or before the first, nothing was kept; and a reading that has not come so far is of no use.
    if (!known || since < known->since || since > known->at || (known->until && since > *known->until))
        return fresh;
    SweepCursor cursor = *known;
    cursor.until = until;
    // What was closed behind the former window's end was seen and left out.
    const bool reachesFurther = known->until && (!until || *until > *known->until);
    if (reachesFurther && *known->until < cursor.at) {
        cursor.at = *known->until;
        cursor.etag.clear();
    }
    return cursor;
}

} // namespace Winnow
