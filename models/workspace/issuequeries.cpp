// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "issuequeries.h"

#include "batches.h"
#include "decisionrow.h"
#include "derivedstate.h"
#include "enumcolumn.h"
#include "evidencereader.h"
#include "jsoncolumn.h"
#include "recordrows.h"
#include "searchtext.h"
#include "workspace.h"

#include <algorithm>
#include <tuple>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

using Sqlite::Statement;

constexpr auto summaryColumns =
        "SELECT i.id, r.name, i.number, t.title, t.author, i.created_at, i.closed_at, t.labels, i.verdict, "
        "i.stage, i.reason, "
        "i.conflict, i.changes, i.kg_refs, i.value, i.tier, i.resolution, i.traps FROM issue AS i JOIN repo "
        "AS r ON r.id = i.repo_id "
        "JOIN issue_text AS t ON t.issue_id = i.id ";

IssueSummary summaryFromRow(const Statement &row)
{
    IssueSummary summary;
    summary.id = row.integer(0);
    summary.ref = {row.text(1), row.text(2)};
    summary.title = row.text(3);
    summary.author = row.text(4);
    summary.createdAt = RecordRows::timeIn(row, 5);
    summary.closedAt = RecordRows::timeIn(row, 6);
    summary.labels = JsonColumn::toStrings(row.text(7)).value_or(QStringList{});
    summary.verdict = EnumColumn::verdict(row, 8);
    summary.stage = EnumColumn::stage(row, 9);
    summary.reason = row.text(10);
    summary.conflict = row.integer(11) != 0;
    summary.changes = static_cast<int>(row.integer(12));
    summary.kgRefs = static_cast<int>(row.integer(13));
    summary.value = row.real(14);
    summary.tier = EnumColumn::tier(row, 15);
    summary.resolution = EnumColumn::resolution(row, 16);
    summary.traps = EnumColumn::traps(row, 17);
    return summary;
}

/// Runs @p sql with @p id as its one parameter and appends what @p read makes of each row to @p list.
template <typename T, typename Read>
WorkspaceResult<void> collect(
        const Workspace &workspace, const QByteArray &sql, qint64 id, QList<T> &list, Read read)
{
    auto query = workspace.database().prepare(sql);
    if (!query)
        return std::unexpected(std::move(query.error()));
    query->bind(1, id);
    while (true) {
        const auto row = query->step();
        if (!row)
            return std::unexpected(row.error());
        if (!*row)
            return {};
        list.append(read(*query));
    }
}

/// Summaries under @p condition (with its ORDER BY), at most @p limit. Verdicts and stages in it are the numbers of
/// their enumerations: a drop (2) of stage 0 was made by a rule, so the issue is no candidate.
WorkspaceResult<QList<IssueSummary>> summariesWhere(
        const Workspace &workspace, const QByteArray &condition, int limit)
{
    QList<IssueSummary> summaries;
    return collect(workspace, summaryColumns + QByteArray("WHERE ") + condition + " LIMIT ?1", limit,
            summaries, summaryFromRow)
            .transform([&summaries] { return summaries; });
}

/// Rows between two looks at whether the answer is still wanted.
constexpr size_t rowsPerLook = 4096;

WorkspaceResult<std::vector<qint64>> collectIds(
        const Workspace &workspace, Statement &query, const std::function<bool()> &isObsolete = {})
{
    std::vector<qint64> ids;
    while (true) {
        if (ids.size() % rowsPerLook == 0 && isObsolete && isObsolete())
            return std::unexpected(WorkspaceError{WorkspaceErrorCode::Interrupted, workspace.path(), {}});
        const auto row = query.step();
        if (!row)
            return std::unexpected(row.error());
        if (!*row)
            return ids;
        ids.push_back(query.integer(0));
    }
}

WorkspaceError notFound(const Workspace &workspace, const QString &what)
{
    return {WorkspaceErrorCode::NotFound, workspace.path(), what};
}

WorkspaceResult<void> readIssue(const Workspace &workspace, IssueDetails &details)
{
    QList<IssueRecord> found;
    auto done = collect(workspace,
            QByteArray("SELECT ") + RecordRows::issueColumns
                    + " FROM issue AS i JOIN repo AS r ON r.id = i.repo_id "
                      "LEFT JOIN issue_text AS t ON t.issue_id = i.id WHERE i.id = ?1",
            details.id, found, RecordRows::issue);
    if (done && found.isEmpty())
        return std::unexpected(notFound(workspace, u"issue %1"_s.arg(details.id)));
    if (done)
        details.issue = found.constFirst();
    return done;
}

WorkspaceResult<void> readEvidence(const Workspace &workspace, IssueDetails &details)
{
    return collect(workspace,
            QByteArray("SELECT r.name, i.number, ") + RecordRows::eventColumns
                    + " FROM event AS e JOIN issue AS i ON i.id = e.issue_id JOIN repo AS r ON r.id = "
                      "i.repo_id "
                      "WHERE e.issue_id = ?1 ORDER BY e.at, e.event_id",
            details.id, details.events,
            [](const Statement &row) { return RecordRows::event(row, SubjectKind::Issue); })
            .and_then([&] {
                return collect(workspace,
                        QByteArray("SELECT ") + RecordRows::linkColumns
                                + " FROM link AS l JOIN issue AS i ON i.id = l.issue_id "
                                  "JOIN repo AS r ON r.id = i.repo_id JOIN code_change AS c ON c.id = "
                                  "l.change_id "
                                  "JOIN repo AS s ON s.id = c.repo_id WHERE l.issue_id = ?1",
                        details.id, details.links, RecordRows::link);
            });
}

/// Ids are not kept apart, so that two changes opened at once stand in the order of their names.
bool openedEarlier(const ChangeRecord &a, const ChangeRecord &b)
{
    return std::tie(a.createdAt, a.ref) < std::tie(b.createdAt, b.ref);
}

/// The facts of evidence.md, what they give, and the changes that are linked by them.
WorkspaceResult<void> readAssessment(const Workspace &workspace, IssueDetails &details)
{
    auto reader = EvidenceReader::prepare(workspace.database(), EvidenceReader::Texts::All);
    if (!reader)
        return std::unexpected(std::move(reader.error()));
    auto evidence = reader->read(std::span(&details.id, 1));
    if (!evidence)
        return std::unexpected(std::move(evidence.error()));
    if (evidence->empty())
        return {};
    details.evidence = std::move(evidence->front().facts);
    details.assessment = assess(details.evidence);
    for (const ChangeFacts &candidate : std::as_const(details.evidence.changes)) {
        if (std::ranges::contains(details.assessment.links, candidate.change.ref, &Link::change))
            details.changes.append(candidate.change);
    }
    std::ranges::sort(details.changes, openedEarlier);
    return {};
}

WorkspaceResult<void> readOpinions(const Workspace &workspace, IssueDetails &details)
{
    return collect(workspace,
            QByteArray("SELECT ") + RecordRows::kgRefColumns
                    + " FROM kg_ref AS k JOIN issue AS i ON i.id = k.issue_id JOIN repo AS r ON r.id = "
                      "i.repo_id "
                      "WHERE k.issue_id = ?1 ORDER BY k.score DESC, k.node_id",
            details.id, details.kgRefs, RecordRows::kgRef)
            .and_then([&] {
                return collect(workspace,
                        QByteArray("SELECT ") + RecordRows::proposalColumns
                                + " FROM proposal AS p JOIN issue AS i ON i.id = p.issue_id "
                                  "JOIN repo AS r ON r.id = i.repo_id WHERE p.issue_id = ?1 ORDER BY "
                                  "p.author",
                        details.id, details.proposals, RecordRows::proposal);
            })
            .and_then([&] {
                return collect(workspace,
                        QByteArray("SELECT ") + RecordRows::draftColumns
                                + " FROM draft AS d JOIN issue AS i ON i.id = d.issue_id "
                                  "JOIN repo AS r ON r.id = i.repo_id WHERE d.issue_id = ?1 ORDER BY d.lang "
                                  "DESC, d.author",
                        details.id, details.drafts, RecordRows::draft);
            })
            .and_then([&] {
                return collect(workspace,
                        QByteArray("SELECT ") + decisionColumns + decisionTables
                                + "WHERE d.issue_id = ?1 ORDER BY d.at, d.id",
                        details.id, details.journal, decisionFromRow);
            });
}

/// The digits of a number as a value: "1743" and "I6ABCD" (base 36 on Gitee) both sort in the order of filing.
qint64 numberValue(QByteArrayView number)
{
    bool isDecimal = false;
    const qint64 decimal = number.toLongLong(&isDecimal, 10);
    if (isDecimal)
        return decimal;
    bool isBase36 = false;
    const qint64 value = number.toLongLong(&isBase36, 36);
    return isBase36 ? value : 0;
}

constexpr auto poolColumns = "SELECT i.id, i.repo_id, i.number, i.closed_at, i.verdict, i.stage, i.reason, "
                             "i.conflict, i.changes, i.kg_refs, "
                             "i.proposals, i.value, i.tier, i.resolution, i.traps FROM issue AS i WHERE "
                             "i.present = 1 ";

/// Turns rows of poolColumns into PoolIssues, with each name made once.
class PoolRows final
{
public:
    static WorkspaceResult<PoolRows> prepare(const Workspace &workspace)
    {
        PoolRows rows;
        auto done = rows.readNames(workspace, "SELECT id, name FROM repo"_ba, rows.m_repos).and_then([&] {
            return rows.readNames(workspace, "SELECT id, name FROM label"_ba, rows.m_labels);
        });
        if (!done)
            return std::unexpected(std::move(done.error()));
        return rows;
    }

    PoolIssue fromRow(const Statement &row) const
    {
        PoolIssue issue;
        issue.id = row.integer(0);
        issue.repo = m_repos.value(row.integer(1));
        issue.numberValue = numberValue(row.utf8(2));
        issue.closedAt = RecordRows::timeIn(row, 3);
        issue.verdict = EnumColumn::verdict(row, 4);
        issue.stage = EnumColumn::stage(row, 5);
        issue.reason = row.text(6);
        issue.conflict = row.integer(7) != 0;
        issue.changes = static_cast<int>(row.integer(8));
        issue.kgRefs = static_cast<int>(row.integer(9));
        issue.proposals = static_cast<quint8>(row.integer(10));
        issue.value = row.real(11);
        issue.tier = EnumColumn::tier(row, 12);
        issue.resolution = EnumColumn::resolution(row, 13);
        issue.traps = EnumColumn::trapBits(row, 14);
        return issue;
    }

    QString labelName(qint64 id) const { return m_labels.value(id); }

private:
    WorkspaceResult<void> readNames(
            const Workspace &workspace, const QByteArray &sql, QHash<qint64, QString> &names)
    {
        auto query = workspace.database().prepare(sql);
        if (!query)
            return std::unexpected(std::move(query.error()));
        while (true) {
            const auto row = query->step();
            if (!row)
                return std::unexpected(row.error());
            if (!*row)
                return {};
            names.insert(query->integer(0), query->text(1));
        }
    }

    QHash<qint64, QString> m_repos;
    QHash<qint64, QString> m_labels;
};

/// Issue labels in the order of issues, walked along beside them.
class LabelWalk final
{
public:
    static WorkspaceResult<LabelWalk> start(const Workspace &workspace)
    {
        auto query = workspace.database().prepare(
                "SELECT issue_id, label_id FROM issue_label ORDER BY issue_id, label_id"_ba);
        if (!query)
            return std::unexpected(std::move(query.error()));
        LabelWalk walk(std::move(*query));
        if (auto moved = walk.advance(); !moved)
            return std::unexpected(std::move(moved.error()));
        return walk;
    }

    WorkspaceResult<void> takeLabels(qint64 issueId, const PoolRows &names, QStringList &labels)
    {
        while (m_hasRow && m_query.integer(0) <= issueId) {
            if (m_query.integer(0) == issueId)
                labels.append(names.labelName(m_query.integer(1)));
            if (auto moved = advance(); !moved)
                return moved;
        }
        return {};
    }

private:
    explicit LabelWalk(Statement query)
        : m_query(std::move(query))
    {}

    WorkspaceResult<void> advance()
    {
        return m_query.step().transform([this](bool hasRow) { m_hasRow = hasRow; });
    }

    Statement m_query;
    bool m_hasRow = false;
};

} // namespace

IssueFinder::IssueFinder(const Workspace &workspace, Statement query)
    : m_workspace(&workspace)
    , m_query(std::move(query))
{}

WorkspaceResult<IssueFinder> IssueFinder::prepare(const Workspace &workspace)
{
    return workspace.database()
            .prepare("SELECT i.id FROM issue AS i JOIN repo AS r ON r.id = i.repo_id "
                     "WHERE r.name = ?1 AND i.number = ?2 AND i.present = 1"_ba)
            .transform([&workspace](Statement &&query) { return IssueFinder(workspace, std::move(query)); });
}

WorkspaceResult<qint64> IssueFinder::find(const IssueRef &ref)
{
    const auto row = m_query.bindAll(ref.repo, ref.number).step();
    if (!row)
        return std::unexpected(row.error());
    const std::optional<qint64> id = *row ? std::optional(m_query.integer(0)) : std::nullopt;
    m_query.reset();
    if (!id)
        return std::unexpected(notFound(*m_workspace, formatIssueRef(ref)));
    return *id;
}

WorkspaceResult<qint64> findIssue(const Workspace &workspace, const IssueRef &ref)
{
    return IssueFinder::prepare(workspace).and_then([&ref](IssueFinder finder) { return finder.find(ref); });
}

WorkspaceResult<QList<IssueSummary>> issueSummaries(const Workspace &workspace, std::span<const qint64> ids)
{
    auto query = workspace.database().prepare(QByteArray(summaryColumns) + "WHERE i.id = ?1");
    if (!query)
        return std::unexpected(std::move(query.error()));
    QList<IssueSummary> summaries;
    summaries.reserve(static_cast<qsizetype>(ids.size()));
    for (const qint64 id : ids) {
        query->bind(1, id);
        const auto row = query->step();
        if (!row)
            return std::unexpected(row.error());
        if (*row)
            summaries.append(summaryFromRow(*query));
        query->reset();
    }
    return summaries;
}

WorkspaceResult<QList<IssueSummary>> firstIssueSummaries(const Workspace &workspace, int limit)
{
    return summariesWhere(workspace,
            "i.present = 1 AND NOT (i.verdict = 2 AND i.stage = 0) ORDER BY i.closed_at DESC, i.id", limit);
}

WorkspaceResult<QList<IssueSummary>> weakestKept(const Workspace &workspace, int limit)
{
    return summariesWhere(
            workspace, "i.present = 1 AND i.verdict = 1 ORDER BY i.value, i.closed_at DESC, i.id", limit);
}

WorkspaceResult<QList<IssueSummary>> strongestOpen(const Workspace &workspace, int limit)
{
    return summariesWhere(workspace,
            "i.present = 1 AND i.verdict IN (0, 3) ORDER BY i.value DESC NULLS LAST, i.closed_at DESC, i.id",
            limit);
}

WorkspaceResult<IssueDetails> issueDetails(const Workspace &workspace, qint64 id)
{
    IssueDetails details;
    details.id = id;
    return readIssue(workspace, details)
            .and_then([&] { return readEvidence(workspace, details); })
            .and_then([&] { return readAssessment(workspace, details); })
            .and_then([&] { return readOpinions(workspace, details); })
            .and_then([&] { return currentBatch(workspace); })
            .transform([&](const BatchRef &batch) {
                const QList<Decision> entries = decisionsForBatch(details.journal, batch);
                details.state = deriveDecisionState(entries);
                if (auto trap = changedSinceDecided(evidenceOf(entries, details.state), details.assessment))
                    details.assessment.traps.append(*std::move(trap));
                return details;
            });
}

WorkspaceResult<QString> patchText(const Workspace &workspace, const IssueRef &change)
{
    auto query = workspace.database().prepare("SELECT p.text FROM patch AS p JOIN code_change AS c ON c.id = "
                                              "p.change_id JOIN repo AS r ON r.id = c.repo_id "
                                              "WHERE r.name = ?1 AND c.number = ?2"_ba);
    if (!query)
        return std::unexpected(std::move(query.error()));
    const auto row = query->bindAll(change.repo, change.number).step();
    if (!row)
        return std::unexpected(row.error());
    return *row ? query->text(0) : QString();
}

WorkspaceResult<Pool> readPool(const Workspace &workspace, const std::stop_token &stop)
{
    const auto count = workspace.database().queryInteger("SELECT COUNT(*) FROM issue"_ba);
    if (!count)
        return std::unexpected(count.error());
    auto rows = PoolRows::prepare(workspace);
    if (!rows)
        return std::unexpected(std::move(rows.error()));
    auto labels = LabelWalk::start(workspace);
    if (!labels)
        return std::unexpected(std::move(labels.error()));
    auto query = workspace.database().prepare(QByteArray(poolColumns) + "ORDER BY i.id");
    if (!query)
        return std::unexpected(std::move(query.error()));
    Pool pool;
    pool.reserve(*count);
    while (true) {
        const auto row = query->step();
        if (!row)
            return std::unexpected(row.error());
        if (!*row)
            return pool;
        if (stop.stop_requested())
            return std::unexpected(WorkspaceError{WorkspaceErrorCode::Interrupted, workspace.path(), {}});
        PoolIssue issue = rows->fromRow(*query);
        if (auto taken = labels->takeLabels(issue.id, *rows, issue.labels); !taken)
            return std::unexpected(std::move(taken.error()));
        pool.put(issue);
    }
}

WorkspaceResult<QList<PoolIssue>> readPoolIssues(const Workspace &workspace, std::span<const qint64> ids)
{
    auto rows = PoolRows::prepare(workspace);
    if (!rows)
        return std::unexpected(std::move(rows.error()));
    QList<PoolIssue> issues;
    for (const qint64 id : ids) {
        auto done = collect(workspace, QByteArray(poolColumns) + "AND i.id = ?1", id, issues,
                [&rows](const Statement &row) { return rows->fromRow(row); });
        if (done && !issues.isEmpty() && issues.constLast().id == id) {
            done = collect(workspace,
                    "SELECT label_id FROM issue_label WHERE issue_id = ?1 ORDER BY label_id"_ba, id,
                    issues.last().labels,
                    [&rows](const Statement &row) { return rows->labelName(row.integer(0)); });
        }
        if (!done)
            return std::unexpected(std::move(done.error()));
    }
    return issues;
}

WorkspaceResult<std::vector<qint64>> matchingIssues(
        const Workspace &workspace, const QString &words, const std::function<bool()> &isObsolete)
{
    const QByteArray match = searchQuery(words.toUtf8());
    if (match.isEmpty())
        return std::vector<qint64>{};
    auto query =
            workspace.database().prepare("SELECT rowid FROM search WHERE search MATCH ?1 ORDER BY rowid"_ba);
    if (!query)
        return std::unexpected(std::move(query.error()));
    query->bindUtf8(1, match);
    return collectIds(workspace, *query, isObsolete);
}

WorkspaceResult<std::vector<qint64>> issuesByTitle(const Workspace &workspace)
{
    auto query = workspace.database().prepare(
            "SELECT i.id FROM issue AS i JOIN issue_text AS t ON t.issue_id = i.id WHERE i.present = 1 ORDER BY t.title, i.id"_ba);
    if (!query)
        return std::unexpected(std::move(query.error()));
    return collectIds(workspace, *query);
}

} // namespace Winnow
