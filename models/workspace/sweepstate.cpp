// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sweepstate.h"

#include "jsoncolumn.h"
#include "rowvisit.h"
#include "workspace.h"

#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;
using Sqlite::Statement;

namespace {

constexpr qint64 fewestForMean = 20;

enum class Ask : quint8 {
    FindRun,
    LastRun,
    AddRun,
    ReopenRun,
    AddToPlan,
    SetListed,
    Plan,
    CloseRun,
    Cursor,
    SetCursor,
    IssueMark,
    SetIssueListed,
    SetIssueFetched,
    NoteChange,
    SetChangeFetched,
    SetPatchFetched,
    ChangeTasks,
    PatchTasks,
    AddGap,
    Gaps,
    AddRequest,
    ForgetRequests,
    Requests,
    Count
};

const char *sqlOf(Ask ask)
{
    switch (ask) {
    case Ask::FindRun:
        return "SELECT id, started_at, listed_at FROM sweep_run WHERE host = ?1 AND request = ?2 "
               "AND finished_at IS NULL ORDER BY id DESC LIMIT 1";
    case Ask::LastRun:
        return "SELECT is_clean FROM sweep_run WHERE host = ?1 ORDER BY id DESC LIMIT 1";
    case Ask::AddRun:
        return "INSERT INTO sweep_run (host, request, started_at) VALUES (?1, ?2, ?3)";
    case Ask::ReopenRun:
        return "UPDATE sweep_run SET is_clean = 0 WHERE id = ?1";
    case Ask::AddToPlan:
        return "INSERT OR IGNORE INTO sweep_plan (run_id, repo) VALUES (?1, ?2)";
    case Ask::SetListed:
        return "UPDATE sweep_run SET listed_at = ?2 WHERE id = ?1";
    case Ask::Plan:
        return "SELECT repo FROM sweep_plan WHERE run_id = ?1 ORDER BY repo";
    case Ask::CloseRun:
        return "UPDATE sweep_run SET is_clean = 1, finished_at = ?2 WHERE id = ?1";
    case Ask::Cursor:
        return "SELECT since, until, at, by_offset, etag, run_id FROM sweep_cursor "
               "WHERE host = ?1 AND repo = ?2";
    case Ask::SetCursor:
        return "REPLACE INTO sweep_cursor (host, repo, since, until, at, by_offset, etag, run_id) "
               "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
    case Ask::IssueMark:
        return "SELECT i.present, s.listed_at FROM repo AS r JOIN issue AS i ON i.repo_id = r.id "
               "LEFT JOIN sweep_issue AS s ON s.issue_id = i.id WHERE r.name = ?1 AND i.number = ?2";
    case Ask::SetIssueListed:
        return "INSERT INTO sweep_issue (issue_id, host, listed_at, comments) SELECT i.id, ?3, ?4, ?5 FROM "
               "repo AS r "
               "JOIN issue AS i ON i.repo_id = r.id WHERE r.name = ?1 AND i.number = ?2 "
               "ON CONFLICT (issue_id) DO UPDATE SET host = excluded.host, listed_at = excluded.listed_at, "
               "comments = excluded.comments";
    case Ask::SetIssueFetched:
        return "UPDATE sweep_issue SET fetched_at = ?3 WHERE issue_id = (SELECT i.id FROM repo AS r "
               "JOIN issue AS i ON i.repo_id = r.id WHERE r.name = ?1 AND i.number = ?2)";
    case Ask::NoteChange:
        return "INSERT INTO sweep_change (host, repo, number, seen_at) VALUES (?1, ?2, ?3, ?4) "
               "ON CONFLICT (host, repo, number) DO UPDATE SET seen_at = max(seen_at, excluded.seen_at)";
    case Ask::SetChangeFetched:
        return "UPDATE sweep_change SET fetched_at = ?4, run_id = ?5 WHERE host = ?1 AND repo = ?2 AND "
               "number = ?3";
    case Ask::SetPatchFetched:
        return "UPDATE sweep_change SET patched_at = ?4 WHERE host = ?1 AND repo = ?2 AND number = ?3";
    case Ask::ChangeTasks:
        return "SELECT s.repo, s.number, s.seen_at FROM sweep_change AS s WHERE s.host = ?1 "
               "AND (s.fetched_at IS NULL OR s.fetched_at < s.seen_at OR (s.run_id IS NOT ?2 AND EXISTS "
               "(SELECT 1 FROM repo AS r JOIN code_change AS c ON c.repo_id = r.id WHERE r.name = s.repo "
               "AND c.number = s.number AND c.state = 'open'))) ORDER BY s.repo, s.number";
    case Ask::PatchTasks:
        return "SELECT repo, number, fetched_at FROM sweep_change WHERE host = ?1 AND fetched_at IS NOT NULL "
               "AND (patched_at IS NULL OR patched_at < fetched_at) ORDER BY repo, number";
    case Ask::AddGap:
        return "REPLACE INTO sweep_gap (host, repo, number, part, reason) VALUES (?1, ?2, ?3, ?4, ?5)";
    case Ask::Gaps:
        return "SELECT repo, number, part, reason FROM sweep_gap WHERE host = ?1 ORDER BY repo, number, part";
    case Ask::AddRequest:
        return "INSERT INTO sweep_request (host, at) VALUES (?1, ?2)";
    case Ask::ForgetRequests:
        return "DELETE FROM sweep_request WHERE host = ?1 AND at < ?2";
    case Ask::Requests:
        return "SELECT at FROM sweep_request WHERE host = ?1 ORDER BY at";
    case Ask::Count:
        break;
    }
    return "";
}

QByteArray issueTasksSql(bool withBodies)
{
    return QByteArray("SELECT r.name, i.number, s.listed_at, s.comments, s.fetched_at, t.title, i.state, "
                      "t.author, "
                      "t.author_role, t.labels, i.closed_at, ")
            + (withBodies ? "t.body" : "NULL")
            + ", i.updated_at FROM sweep_plan AS p JOIN repo AS r ON r.name = p.repo JOIN issue AS i ON "
              "i.repo_id = r.id "
              "JOIN sweep_issue AS s ON s.issue_id = i.id LEFT JOIN issue_text AS t ON t.issue_id = i.id "
              "WHERE p.run_id = ?1 AND s.host = ?2 AND (s.fetched_at IS NULL OR s.fetched_at <> s.listed_at) "
              "ORDER BY i.closed_at DESC, i.id";
}

SweepIssueTask issueTaskFromRow(const Statement &row)
{
    SweepIssueTask task;
    task.issue = {row.text(0), row.text(1)};
    task.listedAt = fromMilliseconds(row.integer(2));
    task.comments = row.optionalInteger(3);
    task.wasFetched = !row.isNull(4);
    task.subject.title = row.text(5);
    task.subject.state = row.text(6);
    task.subject.author = row.text(7);
    task.subject.authorRole = row.text(8);
    task.subject.labels = JsonColumn::toStrings(row.text(9)).value_or(QStringList{});
    task.subject.closedAt = row.optionalInteger(10).transform(fromMilliseconds);
    task.subject.body = row.text(11);
    task.updatedAt = row.optionalInteger(12).transform(fromMilliseconds);
    return task;
}

SweepCursor cursorFromRow(const Statement &row)
{
    SweepCursor cursor;
    cursor.since = fromMilliseconds(row.integer(0));
    cursor.until = row.optionalInteger(1).transform(fromMilliseconds);
    cursor.at = fromMilliseconds(row.integer(2));
    cursor.isByOffset = row.integer(3) != 0;
    cursor.etag = row.text(4).toUtf8();
    cursor.finishedBy = row.optionalInteger(5).value_or(0);
    return cursor;
}

std::optional<qint64> inMs(const std::optional<Timestamp> &at)
{
    return at.transform(toMilliseconds);
}

} // namespace

class SweepState::Private final
{
public:
    Private(Workspace &openWorkspace, QString baseAddress, std::vector<Statement> prepared)
        : workspace(openWorkspace)
        , host(std::move(baseAddress))
        , statements(std::move(prepared))
    {}

    Statement &statement(Ask ask) { return statements[static_cast<size_t>(ask)]; }

    template <typename... Values>
    WorkspaceResult<void> run(Ask ask, const Values &...values)
    {
        return statement(ask).bindAll(values...).run();
    }

    /// Calls @p visit with each row of the answer.
    template <typename Visit, typename... Values>
    WorkspaceResult<void> visit(Ask ask, Visit visitRow, const Values &...values)
    {
        Statement &query = statement(ask).bindAll(values...);
        auto done = RowVisit::rest(query, visitRow);
        query.reset();
        return done;
    }

    template <typename... Values>
    WorkspaceResult<QList<SweepChangeTask>> tasks(Ask ask, const Values &...values)
    {
        QList<SweepChangeTask> found;
        return visit(
                ask,
                [&found](const Statement &row) {
                    found.append({{row.text(0), row.text(1)}, fromMilliseconds(row.integer(2))});
                },
                host, values...)
                .transform([&found] { return found; });
    }

    Workspace &workspace;
    QString host;
    std::vector<Statement> statements; ///< By Ask.
};

SweepState::SweepState(std::unique_ptr<Private> p)
    : d(std::move(p))
{}

SweepState::SweepState(SweepState &&) noexcept = default;
SweepState::~SweepState() = default;

WorkspaceResult<SweepState> SweepState::prepare(Workspace &workspace, const QString &host)
{
    if (workspace.isReadOnly())
        return std::unexpected(WorkspaceError{WorkspaceErrorCode::ReadOnly, workspace.path(), {}});
    std::vector<Statement> statements;
    for (int ask = 0; ask < static_cast<int>(Ask::Count); ++ask) {
        auto statement = workspace.database().prepare(sqlOf(static_cast<Ask>(ask)));
        if (!statement)
            return std::unexpected(std::move(statement.error()));
        statements.push_back(std::move(*statement));
    }
    return SweepState(std::make_unique<Private>(workspace, host, std::move(statements)));
}

WorkspaceResult<SweepRunState> SweepState::openRun(const QString &request, Timestamp now)
{
    SweepRunState run;
    auto done = d->visit(
            Ask::LastRun, [&run](const Statement &row) { run.wasClean = row.integer(0) != 0; }, d->host);
    if (done) {
        done = d->visit(
                Ask::FindRun,
                [&run](const Statement &row) {
                    run.id = row.integer(0);
                    run.startedAt = fromMilliseconds(row.integer(1));
                    run.isListed = !row.isNull(2);
                    run.isResumed = true;
                },
                d->host, request);
    }
    if (done && run.isResumed)
        done = d->run(Ask::ReopenRun, run.id);
    if (done && !run.isResumed) {
        run.startedAt = now;
        done = d->run(Ask::AddRun, d->host, request, toMilliseconds(now));
        run.id = d->workspace.database().lastInsertId();
    }
    return done.transform([&run] { return run; });
}

WorkspaceResult<void> SweepState::addToPlan(qint64 run, const QString &repo)
{
    return d->run(Ask::AddToPlan, run, repo);
}

WorkspaceResult<void> SweepState::setListed(qint64 run, Timestamp now)
{
    return d->run(Ask::SetListed, run, toMilliseconds(now));
}

WorkspaceResult<QStringList> SweepState::plan(qint64 run)
{
    QStringList repos;
    return d->visit(
                    Ask::Plan, [&repos](const Statement &row) { repos.append(row.text(0)); }, run)
            .transform([&repos] { return repos; });
}

WorkspaceResult<void> SweepState::closeRun(qint64 run, Timestamp now, bool isFinished)
{
    return d->run(Ask::CloseRun, run, isFinished ? std::optional(toMilliseconds(now)) : std::nullopt);
}

WorkspaceResult<std::optional<SweepCursor>> SweepState::cursor(const QString &repo)
{
    std::optional<SweepCursor> found;
    return d->visit(
                    Ask::Cursor, [&found](const Statement &row) { found = cursorFromRow(row); }, d->host,
                    repo)
            .transform([&found] { return found; });
}

WorkspaceResult<void> SweepState::setCursor(const QString &repo, const SweepCursor &cursor)
{
    const std::optional<qint64> finishedBy =
            cursor.finishedBy > 0 ? std::optional(cursor.finishedBy) : std::nullopt;
    return d->run(Ask::SetCursor, d->host, repo, toMilliseconds(cursor.since), inMs(cursor.until),
            toMilliseconds(cursor.at), cursor.isByOffset, QString::fromUtf8(cursor.etag), finishedBy);
}

WorkspaceResult<SweepIssueMark> SweepState::issueMark(const IssueRef &issue)
{
    SweepIssueMark mark;
    return d->visit(
                    Ask::IssueMark,
                    [&mark](const Statement &row) {
                        mark.isPresent = row.integer(0) != 0;
                        mark.listedAt = row.optionalInteger(1).transform(fromMilliseconds);
                    },
                    issue.repo, issue.number)
            .transform([&mark] { return mark; });
}

WorkspaceResult<void> SweepState::setListed(
        const IssueRef &issue, Timestamp version, std::optional<qint64> comments)
{
    return d->run(Ask::SetIssueListed, issue.repo, issue.number, d->host, toMilliseconds(version), comments);
}

WorkspaceResult<void> SweepState::setFetched(const IssueRef &issue, Timestamp version)
{
    return d->run(Ask::SetIssueFetched, issue.repo, issue.number, toMilliseconds(version));
}

WorkspaceResult<void> SweepState::visitIssueTasks(
        qint64 run, bool withBodies, const std::function<void(SweepIssueTask)> &visit)
{
    auto query = d->workspace.database().prepare(issueTasksSql(withBodies));
    if (!query)
        return std::unexpected(std::move(query.error()));
    query->bindAll(run, d->host);
    return RowVisit::rest(*query, [&visit](const Statement &row) { visit(issueTaskFromRow(row)); });
}

WorkspaceResult<void> SweepState::noteChange(const IssueRef &change, Timestamp seenAt)
{
    return d->run(Ask::NoteChange, d->host, change.repo, change.number, toMilliseconds(seenAt));
}

WorkspaceResult<void> SweepState::setChangeFetched(qint64 run, const IssueRef &change, Timestamp version)
{
    return d->run(Ask::SetChangeFetched, d->host, change.repo, change.number, toMilliseconds(version), run);
}

WorkspaceResult<void> SweepState::setPatchFetched(const IssueRef &change, Timestamp version)
{
    return d->run(Ask::SetPatchFetched, d->host, change.repo, change.number, toMilliseconds(version));
}

WorkspaceResult<QList<SweepChangeTask>> SweepState::changeTasks(qint64 run)
{
    return d->tasks(Ask::ChangeTasks, run);
}

WorkspaceResult<QList<SweepChangeTask>> SweepState::patchTasks()
{
    return d->tasks(Ask::PatchTasks);
}

WorkspaceResult<void> SweepState::addGap(const SweepGap &gap)
{
    return d->run(Ask::AddGap, d->host, gap.subject.repo,
            gap.subject.number.isNull() ? u""_s : gap.subject.number, gap.part, gap.reason);
}

WorkspaceResult<QList<SweepGap>> SweepState::gaps()
{
    QList<SweepGap> found;
    return d->visit(
                    Ask::Gaps,
                    [&found](const Statement &row) {
                        found.append({{row.text(0), row.text(1)}, row.text(2), row.text(3)});
                    },
                    d->host)
            .transform([&found] { return found; });
}

WorkspaceResult<void> SweepState::addRequests(const QList<Timestamp> &answeredAt, Timestamp forgetBefore)
{
    for (const Timestamp at : answeredAt) {
        if (auto done = d->run(Ask::AddRequest, d->host, toMilliseconds(at)); !done)
            return done;
    }
    return d->run(Ask::ForgetRequests, d->host, toMilliseconds(forgetBefore));
}

WorkspaceResult<QList<Timestamp>> SweepState::requests()
{
    QList<Timestamp> found;
    return d->visit(
                    Ask::Requests,
                    [&found](const Statement &row) { found.append(fromMilliseconds(row.integer(0))); },
                    d->host)
            .transform([&found] { return found; });
}

WorkspaceResult<std::optional<double>> changesPerSweptIssue(const Workspace &workspace, const QString &host)
{
    auto query = workspace.database().prepare(
            "SELECT (SELECT COUNT(*) FROM sweep_issue WHERE host = ?1 AND fetched_at IS NOT NULL), "
            "(SELECT COUNT(*) FROM sweep_change WHERE host = ?1)"_ba);
    if (!query)
        return std::unexpected(std::move(query.error()));
    query->bind(1, host);
    const auto row = query->step();
    if (!row)
        return std::unexpected(row.error());
    const qint64 issues = query->integer(0);
    if (issues < fewestForMean)
        return std::optional<double>{};
    return std::optional(static_cast<double>(query->integer(1)) / static_cast<double>(issues));
}

} // namespace Winnow
