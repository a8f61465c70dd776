// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/kgaudit.h"
#include "sqlite/database.h"

namespace Winnow {

/// Columns in the order auditFromRow() reads, of kg_audit AS a, and issue AS i and repo AS r joined to it.
inline constexpr auto auditColumns =
        "r.name, i.number, a.series, a.ordinal, a.node_id, a.verdict, a.reason, a.note, a.replacement_id, "
        "a.replacement_title, a.replacement_url, a.replacement_kind, a.replacement_query, "
        "a.replacement_score, a.replacement_excerpt, a.content, a.blind, a.author, a.at, a.id, a.undoes, "
        "a.supersedes, a.step";

/// FROM clause to go with auditColumns.
inline constexpr auto auditTables =
        " FROM kg_audit AS a JOIN issue AS i ON i.id = a.issue_id JOIN repo AS r ON r.id = i.repo_id ";

AuditEntry auditFromRow(const Sqlite::Statement &row);

/// Adds entries to the journal of the audit, inside a transaction of the caller.
class AuditWriter final
{
public:
    static WorkspaceResult<AuditWriter> prepare(const Sqlite::Database &database);

    /// True where @p entry is new. @p isLocal: made in this workspace, not brought in by an import.
    WorkspaceResult<bool> add(qint64 issueId, const AuditEntry &entry, bool isLocal);

private:
    AuditWriter(const Sqlite::Database &database, Sqlite::Statement insert);

    const Sqlite::Database *m_database;
    Sqlite::Statement m_insert;
};

} // namespace Winnow
