// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "forge/forge.h"
#include "workspace/sweepstate.h"

#include <QSet>

namespace Winnow {

/// Reads a repository's issues page by page so that none is lost while issues are updated under way.
///
/// Pages are not numbered but cut by time: issues come in the order of their updates, and each page begins where the one
/// before ended. An update under way moves an issue to the end, which is still ahead; nothing moves from ahead to behind.
/// Where more issues share a second than a page holds, and where a forge does not heed the order, pages are numbered after
/// all; they then overlap by some issues, and where not one of those is met again, reading starts over. Pure.
class IssuePages final
{
public:
    /// @p cursor: how far the repository is read.
    explicit IssuePages(SweepCursor cursor);

    /// The page to ask for.
    IssuePageQuery next() const;

    /// What a page says about the reading.
    enum class Step : quint8 {
        GoOn,
        End, ///< Nothing is behind it.
        StartedOver, ///< Issues moved too far; from the last sure place on.
        OrderIgnored, ///< GoOn, and from now on by numbered pages.
        PagingIgnored ///< GoOn, but issues of one second may be lost.
    };

    /// Takes the answer to next().
    Step take(const ForgeList<ForgeIssue> &page);

    /// Asks for fewer from now on, since answers come incomplete. False where there are few already.
    bool halve();

    /// Up to where all is read; to be kept with the facts of the page.
    const SweepCursor &cursor() const { return m_cursor; }
    SweepCursor &cursor() { return m_cursor; }
    int perPage() const { return m_perPage; }

private:
    IssuePageQuery numberedPage() const;
    Step takeTimed(const ForgeList<ForgeIssue> &page);
    Step takeNumbered(const ForgeList<ForgeIssue> &page);
    bool meetsAgain(const ForgeList<ForgeIssue> &page) const;
    qsizetype remember(const ForgeList<ForgeIssue> &page);

    SweepCursor m_cursor;
    int m_perPage = Forge::mostPerPage;
    /// Issues on the numbered pages read so far. Not kept with the cursor: which they were is not either, and without that
    /// nothing tells whether they moved.
    int m_skipped = 0;
    QSet<QString> m_seen; ///< Numbers on the pages that share a beginning.
    std::optional<Timestamp> m_newestAtStart; ///< By offset: on the first page.
    int m_restarts = 0;
};

/// The cursor to read @p wanted (its window) with, by what is known from before: goes on where that ended, unless the
/// window reaches further back or further on than what was kept then.
SweepCursor cursorFor(
        const std::optional<SweepCursor> &known, Timestamp since, std::optional<Timestamp> until);

} // namespace Winnow
