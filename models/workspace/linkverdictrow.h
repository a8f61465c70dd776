// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "evidence/evidencefacts.h"
#include "sqlite/database.h"

namespace Winnow {

/// What editors said of the links of the issues listed; see editorLinkFromRow().
inline constexpr auto linkVerdictsSql =
        "SELECT v.issue_id, v.change_id, s.name, c.number, v.verdict, v.author, v.note, v.at "
        "FROM json_each(?1) AS w CROSS JOIN link_verdict AS v ON v.issue_id = w.value "
        "JOIN code_change AS c ON c.id = v.change_id JOIN repo AS s ON s.id = c.repo_id";
EditorLink editorLinkFromRow(const Sqlite::Statement &row);

/// Resolutions set by hand, those of an issue in their order: the last one holds. See editorResolutionFromRow().
inline constexpr auto resolutionsSql =
        "SELECT e.issue_id, e.resolution, e.reason, e.author, e.at FROM json_each(?1) AS w "
        "CROSS JOIN issue_resolution AS e ON e.issue_id = w.value ORDER BY e.issue_id, e.at, e.id";
/// Nothing where the row goes back to what is computed.
std::optional<EditorResolution> editorResolutionFromRow(const Sqlite::Statement &row);

/// Records of bundles out of query rows, as RecordRows has them.
inline constexpr auto linkVerdictColumns =
        "r.name, i.number, s.name, c.number, 'manual', v.note, v.verdict, v.author, v.at";
LinkRecord linkVerdictRecord(const Sqlite::Statement &row);
inline constexpr auto resolutionColumns = "r.name, i.number, e.resolution, e.reason, e.author, e.at";
ResolutionRecord resolutionRecord(const Sqlite::Statement &row);

/// Adds editors' words on evidence, each once: what is there already is left alone.
class EditorsWordWriter final
{
public:
    static WorkspaceResult<EditorsWordWriter> prepare(const Sqlite::Database &database);

    /// Whether the word was new. InvalidArgument where @p record has a verdict that is none.
    WorkspaceResult<bool> add(qint64 issueId, qint64 changeId, const LinkRecord &record);
    WorkspaceResult<bool> add(qint64 issueId, const ResolutionRecord &record);

private:
    EditorsWordWriter(
            const Sqlite::Database &database, Sqlite::Statement verdict, Sqlite::Statement resolution);

    const Sqlite::Database *m_database;
    Sqlite::Statement m_verdict;
    Sqlite::Statement m_resolution;
};

} // namespace Winnow
