// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/decision.h"
#include "sqlite/statement.h"

namespace Winnow {

/// The journal's columns in the order decisionFromRow() reads; the query names the tables decision AS d, and
/// issue AS i and repo AS r joined to it.
inline constexpr auto decisionColumns = "r.name, i.number, d.series, d.ordinal, d.verdict, d.stage, "
                                        "d.reason, d.note, d.author, d.at, d.until, "
                                        "d.duplicate_repo, d.duplicate_number, d.seen, d.seen_ms, "
                                        "d.evidence, d.id, d.undoes, d.supersedes, d.step";

inline constexpr int decisionColumnCount = 20;

/// FROM clause to go with decisionColumns.
inline constexpr auto decisionTables =
        " FROM decision AS d JOIN issue AS i ON i.id = d.issue_id JOIN repo AS r ON r.id = i.repo_id ";

/// The entry in the present row of a query over decisionColumns.
Decision decisionFromRow(const Sqlite::Statement &row);

/// The next number of the three journals, those of decisions, of texts and of the audit: one order for all, so that undo
/// takes back the latest act of any kind.
inline constexpr auto nextJournalSeqSql = "(SELECT 1 + MAX(COALESCE((SELECT MAX(seq) FROM decision), 0), "
                                          "COALESCE((SELECT MAX(seq) FROM text_edit), 0), "
                                          "COALESCE((SELECT MAX(seq) FROM kg_audit), 0)))";

/// Statement that adds an entry with the next number of the journals; see bindDecision().
QByteArray insertDecisionSql();

/// Binds insertDecisionSql(). @p local: made in this workspace, not brought in by an import.
void bindDecision(Sqlite::Statement &insert, qint64 issueId, const Decision &decision, bool local);

} // namespace Winnow
