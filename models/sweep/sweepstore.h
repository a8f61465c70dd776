// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "async/waitclock.h"
#include "forge/forge.h"
#include "issuepages.h"
#include "prefilter/prefilterrule.h"
#include "sweeplog.h"
#include "sweeprequest.h"
#include "workspace/recordwriter.h"
#include "workspace/sweepstate.h"

namespace Winnow {

/// All that was fetched of one issue.
struct IssueFindings
{
    SweepIssueTask task;
    QList<EventRecord> events;
    QList<ForgeChange> changes;
    bool changesAreLinked = false;
    QList<SweepGap> gaps; ///< What is final: the forge does not give it.
    bool isComplete = true; ///< False where something is to be asked for again.
};

/// A change with its commits.
struct ChangeFindings
{
    SweepChangeTask task;
    std::optional<ForgeChange> change;
    std::optional<QList<Commit>> commits;
    QList<SweepGap> gaps;
};

/// A change's diff.
struct PatchFindings
{
    SweepChangeTask task;
    PatchPage patch; ///< All of it.
    bool isGiven = true;
    QList<SweepGap> gaps;
};

/// What a page did.
struct PageOutcome
{
    qint64 taken = 0;
    qint64 candidates = 0; ///< Of those taken.
    qint64 detailRequests = 0; ///< That these need.
    QList<SweepLogEntry> log;
};

/// Puts what a sweep fetches into the workspace: each call one durable step together with how far the sweep is, through the
/// way that bundles go (RecordWriter). Blocking, some milliseconds a call.
class SweepStore final
{
public:
    /// Opens the sweep of @p request, or goes on with it. All arguments but the last must outlive the store.
    static WorkspaceResult<SweepStore> open(
            Workspace &workspace, const Forge &forge, const WaitClock &clock, const SweepRequest &request);

    const SweepRunState &run() const { return m_run; }
    SweepState &state() { return m_state; }

    /// @p answeredAt: when requests were answered since the last step.
    WorkspaceResult<void> addRepos(
            const QList<ForgeRepo> &repos, bool isLast, const QList<Timestamp> &answeredAt);
    WorkspaceResult<SweepCursor> cursorOf(const QString &repo);
    /// @p askedAt: when the page was asked for.
    WorkspaceResult<PageOutcome> addPage(const QString &repo, const ForgeList<ForgeIssue> &page,
            const SweepCursor &cursor, Timestamp askedAt, const QList<Timestamp> &answeredAt);
    /// The issues whose details are to be fetched; what the rules leave out goes to @p log.
    WorkspaceResult<QList<SweepIssueTask>> issueTasks(QList<SweepLogEntry> &log);
    WorkspaceResult<void> addDetails(IssueFindings findings, const QList<Timestamp> &answeredAt);
    WorkspaceResult<void> addChange(const ChangeFindings &findings, const QList<Timestamp> &answeredAt);
    WorkspaceResult<void> addPatch(const PatchFindings &findings, const QList<Timestamp> &answeredAt);

    /// Makes texts searchable and assesses issues of the steps so far, until @p stop.
    WorkspaceResult<void> makeUseful(const std::stop_token &stop);

    WorkspaceResult<void> close(bool isFinished, const QList<Timestamp> &answeredAt);

    /// Issues that look different since the last call.
    RecordWriter::Touched takeTouched();

    qint64 issuesTaken() const { return m_issuesTaken; }
    qint64 changesTaken() const { return m_changesTaken; }

private:
    SweepStore(Workspace &workspace, const Forge &forge, const WaitClock &clock, const SweepRequest &request,
            SweepRunState run, SweepState state, QList<PrefilterRule> rules);

    template <typename Write>
    WorkspaceResult<void> inOneStep(const QList<Timestamp> &answeredAt, Write write);
    WorkspaceResult<void> takeIssue(
            RecordWriter &writer, const ForgeIssue &issue, Timestamp askedAt, PageOutcome &outcome);
    WorkspaceResult<void> writeFindings(RecordWriter &writer, const IssueFindings &findings);
    WorkspaceResult<void> writeChange(RecordWriter &writer, const ChangeRecord &record);
    WorkspaceResult<void> addGaps(const QList<SweepGap> &gaps);
    std::optional<PrefilterHit> ruleAgainst(const PrefilterSubject &subject) const;
    bool isInWindow(const IssueRecord &issue) const;
    void noteTouched(const RecordWriter::Touched &touched);

    Workspace *m_workspace;
    const Forge *m_forge;
    const WaitClock *m_clock;
    SweepRequest m_request;
    SweepRunState m_run;
    SweepState m_state;
    QList<PrefilterRule> m_rules;
    bool m_rulesNeedBodies = false;
    RecordWriter::Touched m_touched;
    qint64 m_issuesTaken = 0;
    qint64 m_changesTaken = 0;
};

} // namespace Winnow
