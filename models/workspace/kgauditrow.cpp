// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "kgauditrow.h"

#include "decisionrow.h"
#include "enumcolumn.h"
#include "jsoncolumn.h"
#include "recordrows.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// A damaged file may hold a verdict that is none: it is read as a note, which claims nothing.
AuditVerdict verdictIn(const Sqlite::Statement &row, int column)
{
    return EnumColumn::readOptional<AuditVerdict>(row, column, static_cast<int>(AuditVerdict::Note) + 1)
            .value_or(AuditVerdict::Note);
}

CitedNode nodeIn(const Sqlite::Statement &row, int column)
{
    return {row.text(column), row.text(column + 1), row.text(column + 2), row.text(column + 3),
            row.text(column + 4), RecordRows::realIn(row, column + 5), row.text(column + 6)};
}

} // namespace

AuditEntry auditFromRow(const Sqlite::Statement &row)
{
    AuditEntry entry;
    entry.issue = {row.text(0), row.text(1)};
    entry.batch = {row.text(2), static_cast<int>(row.integer(3))};
    entry.nodeId = row.text(4);
    entry.verdict = verdictIn(row, 5);
    entry.reason = row.text(6);
    entry.note = row.text(7);
    entry.replacement = nodeIn(row, 8);
    entry.content = row.text(15);
    entry.isBlind = row.integer(16) != 0;
    entry.by = row.text(17);
    entry.at = RecordRows::timeIn(row, 18);
    entry.id = row.text(19);
    entry.undoes = row.text(20);
    entry.supersedes = JsonColumn::toStrings(row.text(21)).value_or(QStringList{});
    entry.step = row.text(22);
    return entry;
}

AuditWriter::AuditWriter(const Sqlite::Database &database, Sqlite::Statement insert)
    : m_database(&database)
    , m_insert(std::move(insert))
{}

WorkspaceResult<AuditWriter> AuditWriter::prepare(const Sqlite::Database &database)
{
    return database
            .prepare("INSERT INTO kg_audit (seq, issue_id, series, ordinal, node_id, verdict, reason, note, "
                     "replacement_id, replacement_title, replacement_url, replacement_kind, "
                     "replacement_query, replacement_score, replacement_excerpt, content, blind, author, at, "
                     "id, undoes, supersedes, step, local) VALUES ("_ba
                    + nextJournalSeqSql
                    + ", ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, "
                      "?19, ?20, ?21, ?22, ?23) ON CONFLICT (id) DO NOTHING")
            .transform([&database](Sqlite::Statement &&insert) {
                return AuditWriter(database, std::move(insert));
            });
}

WorkspaceResult<bool> AuditWriter::add(qint64 issueId, const AuditEntry &entry, bool isLocal)
{
    const CitedNode &node = entry.replacement;
    const QString supersedes =
            entry.supersedes.isEmpty() ? QString() : JsonColumn::fromStrings(entry.supersedes);
    m_insert.bindAll(issueId, entry.batch.series, entry.batch.ordinal, entry.nodeId,
            static_cast<int>(entry.verdict), entry.reason, entry.note, node.id, node.title, node.url,
            node.kind, node.query, node.score, node.excerpt, entry.content, entry.isBlind, entry.by,
            entry.at.transform(toMilliseconds), auditEntryId(entry), entry.undoes, supersedes, entry.step,
            isLocal);
    return m_insert.run().transform([this] { return m_database->changedRows() > 0; });
}

} // namespace Winnow
