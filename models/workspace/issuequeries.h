// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"
#include "evidence/assessment.h"
#include "pool/pool.h"
#include "sqlite/statement.h"
#include "workspaceerror.h"

#include <QByteArray>

#include <functional>
#include <span>
#include <stop_token>
#include <vector>

namespace Winnow {

class Workspace;

/// What a table row shows beside what the pool knows.
struct IssueSummary
{
    qint64 id = 0;
    IssueRef ref;
    QString title;
    QString author;
    std::optional<Timestamp> createdAt;
    std::optional<Timestamp> closedAt;
    QStringList labels;
    Verdict verdict = Verdict::Undecided;
    Stage stage = Stage::Prefilter;
    QString reason;
    bool conflict = false;
    int changes = 0; ///< Linked by the rules or an editor, rejected ones left out.
    int kgRefs = 0;
    double value = 0; ///< The workers' highest estimate, 0 to 1.
    std::optional<Tier> tier; ///< Nothing while the issue is open or not assessed.
    std::optional<Resolution>
            resolution; ///< An editor's before the computed one; nothing where not assessed.
    QList<TrapCode> traps; ///< In the order of evidence.md's table.

    friend bool operator==(const IssueSummary &, const IssueSummary &) = default;
};

/// Everything about one issue.
struct IssueDetails
{
    qint64 id = 0;
    IssueRecord issue;
    QList<EventRecord> events; ///< Oldest first.
    QList<ChangeRecord> changes; ///< Linked on any ground, rejected ones too; the first opened first.
    QList<LinkRecord> links; ///< As recorded by bundles.
    QList<KgRefRecord> kgRefs;
    QList<ProposalRecord> proposals;
    QList<DraftRecord> drafts;
    QList<Decision> journal; ///< Oldest first.
    DecisionState state;
    /// All that the assessment rests on: candidate changes with their events and files, editors' words, the storm.
    EvidenceFacts evidence;
    Assessment assessment; ///< Of those facts, with changed-since-decided where it holds.
};

/// Finds the row ids of many issues one after another.
class IssueFinder final
{
public:
    static WorkspaceResult<IssueFinder> prepare(const Workspace &workspace);

    /// Row id of @p ref; NotFound where the workspace does not hold it.
    WorkspaceResult<qint64> find(const IssueRef &ref);

private:
    IssueFinder(const Workspace &workspace, Sqlite::Statement query);

    const Workspace *m_workspace;
    Sqlite::Statement m_query;
};

/// Row id of @p ref; NotFound where the workspace does not hold it.
WorkspaceResult<qint64> findIssue(const Workspace &workspace, const IssueRef &ref);

/// Summaries of @p ids, in their order; ids that are not there are left out.
WorkspaceResult<QList<IssueSummary>> issueSummaries(const Workspace &workspace, std::span<const qint64> ids);

/// The first @p limit rows of the default view (candidates, latest closed first), without the pool: what a window
/// shows while the pool is still being read.
WorkspaceResult<QList<IssueSummary>> firstIssueSummaries(const Workspace &workspace, int limit);

/// Kept issues with the lowest estimate first, at most @p limit: who falls out where one comes in.
WorkspaceResult<QList<IssueSummary>> weakestKept(const Workspace &workspace, int limit);

/// Issues neither kept nor dropped with the highest estimate first, at most @p limit: who comes in next.
WorkspaceResult<QList<IssueSummary>> strongestOpen(const Workspace &workspace, int limit);

WorkspaceResult<IssueDetails> issueDetails(const Workspace &workspace, qint64 id);

/// The unified diff of @p change, null where none is stored.
WorkspaceResult<QString> patchText(const Workspace &workspace, const IssueRef &change);

/// Reads every issue into a Pool. @p stop ends it early with Interrupted.
WorkspaceResult<Pool> readPool(const Workspace &workspace, const std::stop_token &stop = {});

/// The pool rows of @p ids as they are now.
WorkspaceResult<QList<PoolIssue>> readPoolIssues(const Workspace &workspace, std::span<const qint64> ids);

/// Ids of the issues that hold all @p words (searchtext.h), ascending. Ends with Interrupted soon after @p isObsolete,
/// asked now and then, says so.
WorkspaceResult<std::vector<qint64>> matchingIssues(
        const Workspace &workspace, const QString &words, const std::function<bool()> &isObsolete = {});

/// Ids of all issues in the order of their titles.
WorkspaceResult<std::vector<qint64>> issuesByTitle(const Workspace &workspace);

} // namespace Winnow
