// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "rowreferences.h"

#include "jsoncolumn.h"
#include "kgauditrow.h"
#include "recordrows.h"
#include "knowledgenodes.h"
#include "rowvisit.h"
#include "workspace.h"

#include <QSet>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

using Sqlite::Statement;

WorkspaceResult<void> readRecords(
        const Workspace &workspace, const QList<qint64> &ids, ReferencesOfRows &found)
{
    auto query = workspace.database().prepare(QByteArray("SELECT ") + RecordRows::kgRefColumns
            + " FROM json_each(?1) AS w CROSS JOIN kg_ref AS k ON k.issue_id = w.value "
              "JOIN issue AS i ON i.id = k.issue_id JOIN repo AS r ON r.id = i.repo_id "
              "ORDER BY k.score DESC, k.node_id");
    if (!query)
        return std::unexpected(std::move(query.error()));
    return RowVisit::ofMany(*query, ids, [&found](const Statement &row) {
        KgRefRecord record = RecordRows::kgRef(row);
        found.rows[record.issue].references.append(std::move(record));
    });
}

WorkspaceResult<void> readJournal(
        const Workspace &workspace, const BatchRef &batch, const QList<qint64> &ids, ReferencesOfRows &found)
{
    auto query = workspace.database().prepare(QByteArray("SELECT ") + auditColumns
            + " FROM json_each(?1) AS w CROSS JOIN kg_audit AS a ON a.issue_id = w.value "
              "JOIN issue AS i ON i.id = a.issue_id JOIN repo AS r ON r.id = i.repo_id "
              "WHERE a.series = ?2 AND a.ordinal = ?3 ORDER BY a.seq");
    if (!query)
        return std::unexpected(std::move(query.error()));
    query->bind(2, batch.series);
    query->bind(3, batch.ordinal);
    return RowVisit::ofMany(*query, ids, [&found](const Statement &row) {
        AuditEntry entry = auditFromRow(row);
        found.rows[entry.issue].journal.append(std::move(entry));
    });
}

QSet<QString> namedNodes(const ReferencesOfRows &found, NamedNodes which)
{
    QSet<QString> names;
    if (which == NamedNodes::None)
        return names;
    for (const RowReferences &row : found.rows) {
        if (which == NamedNodes::All) {
            for (const KgRefRecord &record : row.references)
                names.insert(record.nodeId);
        }
        for (const AuditEntry &entry : row.journal) {
            if (which == NamedNodes::All || !entry.content.isEmpty())
                names << entry.nodeId << entry.replacement.id;
        }
    }
    names.remove(QString());
    return names;
}

WorkspaceResult<void> readNodes(
        const Workspace &workspace, const QSet<QString> &names, ReferencesOfRows &found)
{
    return nodesOf(workspace, names.values()).transform([&found](const QList<KgNodeRecord> &nodes) {
        for (const KgNodeRecord &node : nodes) {
            found.contents.insert(node.id, nodeContent(node.title, node.url, node.text));
            found.nodes.insert(node.id, node);
        }
    });
}

} // namespace

WorkspaceResult<ReferencesOfRows> readReferences(
        const Workspace &workspace, const BatchRef &batch, const QList<qint64> &ids, NamedNodes which)
{
    ReferencesOfRows found;
    return readRecords(workspace, ids, found)
            .and_then([&] { return readJournal(workspace, batch, ids, found); })
            .and_then([&] { return readNodes(workspace, namedNodes(found, which), found); })
            .transform([&] { return std::move(found); });
}

} // namespace Winnow
