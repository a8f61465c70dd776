// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changedigest.h"
#include "repofolds.h"

namespace Winnow {

/// Finds the issues whose assessment a change touches, by what is kept of both sides, and makes them pending.
class TouchedIssues final
{
public:
    static WorkspaceResult<TouchedIssues> prepare(const Sqlite::Database &database);

    /// @p digest is the change's new one; what the old one touched, the issues' own lists of candidates say.
    WorkspaceResult<void> touch(qint64 changeId, const IssueRef &change,
            const std::optional<Timestamp> &mergedAt, const ChangeDigest &digest);

private:
    struct Statements
    {
        Sqlite::Statement byChange, byKey, byTitle, byClose, byName, byRevertedTitle, byRevertedChange;
    };

    TouchedIssues(RepoFolds repos, bool allWait, Statements statements);

    WorkspaceResult<void> touchMentioned(const QList<IssueMention> &mentions);
    WorkspaceResult<void> touchReverted(const IssueRef &change, const ChangeDigest &digest);

    RepoFolds m_repos;
    bool m_allWait = false; ///< Nothing has been assessed yet.
    Statements m_statements;
};

} // namespace Winnow
