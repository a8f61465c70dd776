// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "derivedcheck.h"

#include "assessmentstore.h"
#include "batches.h"
#include "derivedstate.h"
#include "integritytext.h"
#include "journalscan.h"
#include "jsoncolumn.h"
#include "workspace.h"

#include <QSet>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

using Sqlite::Statement;

/// Issue of the row whose first two columns are a repository's name and a number.
QString issueIn(const Statement &row)
{
    return row.text(0) + u'#' + row.text(1);
}

/// Runs @p sql and lets @p visit see each row.
template <typename Visit>
WorkspaceResult<void> forEachRow(const Workspace &workspace, const QByteArray &sql, Visit visit)
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
        if (auto done = visit(*query); !done)
            return done;
    }
}

QString describeState(const QString &verdict, const QString &stage, const QString &reason, bool conflict)
{
    QStringList parts{verdict, stage};
    if (!reason.isEmpty())
        parts.append(reason);
    if (conflict)
        parts.append(u"conflict"_s);
    return parts.join(u'/');
}

/// A name for what a column holds, even where that is nothing a program writes.
template <typename Enum, typename Name>
QString nameOf(qint64 value, Enum last, Name name)
{
    return value >= 0 && value <= qint64{static_cast<quint8>(last)} ? name(static_cast<Enum>(value))
                                                                    : QString::number(value);
}

QString describeColumns(const Statement &row)
{
    return describeState(nameOf(row.integer(3), Verdict::Hold, verdictName),
            nameOf(row.integer(4), Stage::Editor, stageName), row.text(5), row.integer(6) != 0);
}

QString describeDerived(const DecisionState &state)
{
    return describeState(verdictName(state.verdict), stageName(state.stage), state.reason, state.conflict);
}

} // namespace

WorkspaceResult<void> checkVerdicts(const Workspace &workspace, const ProblemSink &report)
{
    const auto batch = currentBatch(workspace);
    if (!batch)
        return std::unexpected(batch.error());
    auto scan = JournalScan::begin(workspace.database());
    if (!scan)
        return std::unexpected(std::move(scan.error()));
    const auto sql =
            "SELECT r.name, i.number, i.id, i.verdict, i.stage, i.reason, i.conflict FROM issue AS i "
            "LEFT JOIN repo AS r ON r.id = i.repo_id ORDER BY i.id";
    return forEachRow(workspace, sql, [&](const Statement &row) -> WorkspaceResult<void> {
        auto journal = scan->entriesOf(row.integer(2));
        if (!journal)
            return std::unexpected(std::move(journal.error()));
        const QString derived =
                describeDerived(deriveDecisionState(decisionsForBatch(std::move(*journal), *batch)));
        if (const QString stored = describeColumns(row); stored != derived)
            report(u"issue"_s, issueIn(row),
                    IntegrityText::tr("the state is stored as %1, the journal says %2").arg(stored, derived));
        return {};
    });
}

WorkspaceResult<void> checkCounts(const Workspace &workspace, const ProblemSink &report)
{
    const auto sql = R"(
        SELECT r.name, i.number, i.kg_refs, i.proposals, i.value,
               COALESCE(k.n, 0), COALESCE(p.bits, 0), p.value
        FROM issue AS i LEFT JOIN repo AS r ON r.id = i.repo_id
        LEFT JOIN (SELECT issue_id, COUNT(*) AS n FROM kg_ref GROUP BY issue_id) AS k ON k.issue_id = i.id
        LEFT JOIN (SELECT issue_id, COALESCE(MAX(verdict = 'keep'), 0) + 2 * COALESCE(MAX(verdict = 'drop'), 0) AS bits,
                          MAX(value) AS value FROM proposal GROUP BY issue_id) AS p ON p.issue_id = i.id
        WHERE i.kg_refs <> COALESCE(k.n, 0) OR i.proposals <> COALESCE(p.bits, 0) OR i.value IS NOT p.value)";
    return forEachRow(workspace, sql, [&](const Statement &row) -> WorkspaceResult<void> {
        const auto numbers = [&row](int first) {
            return u"%1/%2/%3"_s.arg(row.text(first), row.text(first + 1), row.text(first + 2));
        };
        report(u"issue"_s, issueIn(row),
                IntegrityText::tr("kg_refs, proposals and value are stored as %1, the tables give %2")
                        .arg(numbers(2), numbers(5)));
        return {};
    });
}

WorkspaceResult<void> checkShownAssessments(const Workspace &workspace, const ProblemSink &report)
{
    const QByteArray fromDecision = QByteArray::number(trapBit(TrapCode::ChangedSinceDecided));
    const QByteArray sql = R"(
        SELECT r.name, i.number FROM issue AS i JOIN assessment AS a ON a.issue_id = i.id
        LEFT JOIN repo AS r ON r.id = i.repo_id
        WHERE NOT EXISTS (SELECT 1 FROM assessment_pending AS p WHERE p.issue_id = i.id)
          AND (i.tier IS NOT a.tier OR i.resolution IS NOT COALESCE(a.set_resolution, a.resolution)
               OR i.changes <> a.links OR i.traps & ~)"
            + fromDecision + " <> a.traps)";
    return forEachRow(workspace, sql, [&](const Statement &row) -> WorkspaceResult<void> {
        report(u"issue"_s, issueIn(row), IntegrityText::tr("the list shows another assessment"));
        return {};
    });
}

WorkspaceResult<void> checkLabels(const Workspace &workspace, const ProblemSink &report)
{
    // Both sides in the order of the issues' ids; labels of one issue parted by a character no label holds.
    const auto sql = R"(
        SELECT r.name, i.number, t.labels, g.names
        FROM issue AS i JOIN issue_text AS t ON t.issue_id = i.id LEFT JOIN repo AS r ON r.id = i.repo_id
        LEFT JOIN (SELECT il.issue_id, GROUP_CONCAT(b.name, CHAR(10)) AS names
                   FROM issue_label AS il JOIN label AS b ON b.id = il.label_id GROUP BY il.issue_id) AS g
               ON g.issue_id = i.id
        WHERE t.labels IS NOT NULL OR g.names IS NOT NULL)";
    return forEachRow(workspace, sql, [&](const Statement &row) -> WorkspaceResult<void> {
        const QStringList own = JsonColumn::toStrings(row.text(2)).value_or(QStringList{});
        const QStringList listed = row.isNull(3) ? QStringList{} : row.text(3).split(u'\n');
        if (QSet<QString>(own.begin(), own.end()) != QSet<QString>(listed.begin(), listed.end()))
            report(u"issue_label"_s, issueIn(row),
                    IntegrityText::tr("the labels are not those of the issue"));
        return {};
    });
}

WorkspaceResult<void> checkSearchIndex(const Workspace &workspace, const ProblemSink &report)
{
    // search_docsize is the index's own list of its rows, an integer key each; asking the virtual table is far slower.
    const auto missing = R"(
        SELECT r.name, i.number FROM issue AS i
        JOIN issue_text AS t ON t.issue_id = i.id LEFT JOIN repo AS r ON r.id = i.repo_id
        WHERE i.present = 1 AND (t.title IS NOT NULL OR t.body IS NOT NULL)
          AND NOT EXISTS (SELECT 1 FROM search_docsize AS s WHERE s.id = i.id)
          AND NOT EXISTS (SELECT 1 FROM search_pending AS p WHERE p.issue_id = i.id))";
    const auto stray = "SELECT NULL, s.id FROM search_docsize AS s "
                       "WHERE NOT EXISTS (SELECT 1 FROM issue AS i WHERE i.id = s.id)";
    return forEachRow(workspace, missing, [&](const Statement &row) -> WorkspaceResult<void> {
        report(u"search"_s, issueIn(row), IntegrityText::tr("the texts are not searchable"));
        return {};
    }).and_then([&] {
        return forEachRow(workspace, stray, [&](const Statement &row) -> WorkspaceResult<void> {
            report(u"search"_s, {}, IntegrityText::tr("row %1 belongs to no issue").arg(row.text(1)));
            return {};
        });
    });
}

WorkspaceResult<void> checkKnowledgeIndex(const Workspace &workspace, const ProblemSink &report)
{
    const auto missing = R"(
        SELECT n.id FROM kg_node AS n WHERE NOT EXISTS (
            SELECT 1 FROM knowledge_entry AS e JOIN knowledge_docsize AS d ON d.id = e.entry
            WHERE e.node_id = n.id AND e.length IS NOT NULL)
          AND NOT EXISTS (SELECT 1 FROM knowledge_pending AS p WHERE p.node_id = n.id))";
    const auto stray = R"(
        SELECT d.id FROM knowledge_docsize AS d LEFT JOIN knowledge_entry AS e ON e.entry = d.id
        WHERE NOT EXISTS (SELECT 1 FROM kg_node AS n WHERE n.id = e.node_id)
          AND NOT EXISTS (SELECT 1 FROM knowledge_pending AS p WHERE p.node_id = e.node_id))";
    const auto count = R"(
        SELECT 1 FROM knowledge_state AS s, (SELECT COUNT(length) AS nodes, COALESCE(SUM(length), 0) AS length
                                             FROM knowledge_entry) AS e
        WHERE s.nodes <> e.nodes OR s.length <> e.length)";
    return forEachRow(workspace, missing,
            [&](const Statement &row) -> WorkspaceResult<void> {
                report(u"knowledge"_s, {}, IntegrityText::tr("node %1 is not searchable").arg(row.text(0)));
                return {};
            })
            .and_then([&] {
                return forEachRow(workspace, stray, [&](const Statement &row) -> WorkspaceResult<void> {
                    report(u"knowledge"_s, {},
                            IntegrityText::tr("row %1 belongs to no node").arg(row.text(0)));
                    return {};
                });
            })
            .and_then([&] {
                return forEachRow(workspace, count, [&](const Statement &) -> WorkspaceResult<void> {
                    report(u"knowledge"_s, {}, IntegrityText::tr("the nodes are counted wrongly"));
                    return {};
                });
            });
}

} // namespace Winnow
