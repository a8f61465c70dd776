// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"
#include "sqlite/statement.h"

/// Records out of query rows. Each function reads the columns that its `…Columns` constant names, from column 0 on;
/// the aliases used are those of the FROM clauses in recordreader.cpp and issuequeries.cpp.
namespace Winnow::RecordRows {

inline constexpr auto issueColumns = "r.name, i.number, t.title, t.body, i.state, t.labels, t.author, "
                                     "t.author_role, i.created_at, i.updated_at, "
                                     "i.closed_at, i.closed_by, i.closed_by_role, t.url";
IssueRecord issue(const Sqlite::Statement &row);

/// Prefixed by the subject's name and number.
inline constexpr auto eventColumns =
        "e.event_id, e.kind, e.at, e.actor, e.actor_role, e.text, e.label, e.target_repo, e.target_number";
EventRecord event(const Sqlite::Statement &row, SubjectKind on);

inline constexpr auto changeColumns = "s.name, c.number, c.title, c.body, c.state, c.created_at, "
                                      "c.merged_at, c.closed_at, c.base, c.head, c.author, "
                                      "c.url, c.additions, c.deletions, c.changed_files, c.commits";
ChangeRecord change(const Sqlite::Statement &row);

inline constexpr auto linkColumns = "r.name, i.number, s.name, c.number, l.basis, l.note";
LinkRecord link(const Sqlite::Statement &row);

inline constexpr auto kgRefColumns = "r.name, i.number, k.node_id, k.node_title, k.node_url, k.node_kind, "
                                     "k.query, k.score, k.excerpt, k.state, "
                                     "k.author, k.at, k.note";
KgRefRecord kgRef(const Sqlite::Statement &row);

inline constexpr auto proposalColumns = "r.name, i.number, p.author, p.verdict, p.reason, p.note, p.value";
ProposalRecord proposal(const Sqlite::Statement &row);

inline constexpr auto draftColumns = "d.series, d.ordinal, r.name, i.number, d.lang, d.problem, d.answer, "
                                     "d.symptom, d.action, d.theme_line, d.author";
DraftRecord draft(const Sqlite::Statement &row);

/// NULL-aware readers of single columns.
std::optional<Timestamp> timeIn(const Sqlite::Statement &row, int column);
std::optional<int> intIn(const Sqlite::Statement &row, int column);
std::optional<double> realIn(const Sqlite::Statement &row, int column);

} // namespace Winnow::RecordRows
