// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/issueref.h"
#include "domain/timestamp.h"
#include "prefilter/prefilter.h"
#include "sqlite/database.h"

#include <QByteArray>
#include <QList>

#include <functional>
#include <memory>
#include <optional>

namespace Winnow {

class Workspace;

/// A sweep as the workspace knows it.
struct SweepRunState
{
    qint64 id = 0;
    Timestamp startedAt{};
    bool isListed = false; ///< Its repositories are known.
    bool isResumed = false; ///< It was begun before.
    bool wasClean = true; ///< The host's last sweep ended by itself.
};

/// How far a repository is read; see sweep_cursor in schema 6.
struct SweepCursor
{
    Timestamp since{}; ///< The window that the reading was for.
    std::optional<Timestamp> until;
    Timestamp at{};
    bool isByOffset = false;
    QByteArray etag;
    qint64 finishedBy = 0; ///< Id of the sweep that last reached the end; 0: none did.

    friend bool operator==(const SweepCursor &, const SweepCursor &) = default;
};

/// What is known of an issue that a list shows.
struct SweepIssueMark
{
    bool isPresent = false; ///< The workspace holds it.
    std::optional<Timestamp> listedAt; ///< The version that was read from a list.

    friend bool operator==(const SweepIssueMark &, const SweepIssueMark &) = default;
};

/// An issue of which a newer version was listed than the one whose details are in.
struct SweepIssueTask
{
    IssueRef issue;
    Timestamp listedAt{};
    std::optional<qint64> comments;
    bool wasFetched = false; ///< Details of an older version are in.
    PrefilterSubject subject; ///< Without a body unless asked for.
    std::optional<Timestamp> updatedAt; ///< As its record has it.
};

struct SweepChangeTask
{
    IssueRef change;
    Timestamp seenAt{}; ///< The version to fetch.

    friend bool operator==(const SweepChangeTask &, const SweepChangeTask &) = default;
};

/// Something that a sweep could not get.
struct SweepGap
{
    IssueRef subject;
    QString part; ///< "comments", "events", "changes", "change", "commits", "patch", "list".
    QString reason;

    friend bool operator==(const SweepGap &, const SweepGap &) = default;
};

/// What sweeps of one host leave in a workspace. Every call works in the transaction that is open, if one is, so that it
/// becomes durable together with the facts it speaks of.
class SweepState final
{
public:
    /// @p host is the base address of the forge's API; @p workspace must be writable and outlive the state.
    static WorkspaceResult<SweepState> prepare(Workspace &workspace, const QString &host);

    SweepState(SweepState &&) noexcept;
    ~SweepState();

    /// The unfinished sweep of @p request (any text that says what is asked for), else a new one, begun at @p now.
    WorkspaceResult<SweepRunState> openRun(const QString &request, Timestamp now);
    WorkspaceResult<void> addToPlan(qint64 run, const QString &repo);
    WorkspaceResult<void> setListed(qint64 run, Timestamp now);
    WorkspaceResult<QStringList> plan(qint64 run);
    /// @p isFinished: nothing is left to do. Else the sweep was stopped, but all its requests are recorded.
    WorkspaceResult<void> closeRun(qint64 run, Timestamp now, bool isFinished);

    WorkspaceResult<std::optional<SweepCursor>> cursor(const QString &repo);
    WorkspaceResult<void> setCursor(const QString &repo, const SweepCursor &cursor);

    WorkspaceResult<SweepIssueMark> issueMark(const IssueRef &issue);
    /// The issue must be in the workspace.
    WorkspaceResult<void> setListed(const IssueRef &issue, Timestamp version, std::optional<qint64> comments);
    WorkspaceResult<void> setFetched(const IssueRef &issue, Timestamp version);

    /// Calls @p visit with every issue of the repositories of @p run whose details are not those of the version listed
    /// last, the latest closed first.
    WorkspaceResult<void> visitIssueTasks(
            qint64 run, bool withBodies, const std::function<void(SweepIssueTask)> &visit);

    /// An issue's answers show @p change in the version of @p seenAt.
    WorkspaceResult<void> noteChange(const IssueRef &change, Timestamp seenAt);
    WorkspaceResult<void> setChangeFetched(qint64 run, const IssueRef &change, Timestamp version);
    WorkspaceResult<void> setPatchFetched(const IssueRef &change, Timestamp version);
    /// Changes whose newest version seen is not in, and those that were open when a sweep before @p run fetched them.
    WorkspaceResult<QList<SweepChangeTask>> changeTasks(qint64 run);
    /// Changes that are in, of which the patch is not in that version.
    WorkspaceResult<QList<SweepChangeTask>> patchTasks();

    WorkspaceResult<void> addGap(const SweepGap &gap);
    WorkspaceResult<QList<SweepGap>> gaps();

    WorkspaceResult<void> addRequests(const QList<Timestamp> &answeredAt, Timestamp forgetBefore);
    WorkspaceResult<QList<Timestamp>> requests();

private:
    class Private;
    explicit SweepState(std::unique_ptr<Private> p);

    std::unique_ptr<Private> d;
};

/// How many changes an issue with details had on average in former sweeps of @p host; nothing before there were 20.
WorkspaceResult<std::optional<double>> changesPerSweptIssue(const Workspace &workspace, const QString &host);

} // namespace Winnow
