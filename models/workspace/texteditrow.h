// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/textedit.h"
#include "sqlite/database.h"

namespace Winnow {

/// Columns in the order textEditFromRow() reads, of text_edit AS t.
inline constexpr auto textEditColumns = "t.series, t.ordinal, t.owner, t.subject, t.field, t.lang, t.value, "
                                        "t.author, t.at, t.id, t.undoes, t.step";

TextEdit textEditFromRow(const Sqlite::Statement &row);

/// Adds entries to the journal of texts, inside a transaction of the caller.
class TextEditWriter final
{
public:
    static WorkspaceResult<TextEditWriter> prepare(const Sqlite::Database &database);

    /// True where @p edit is new. @p isLocal: made in this workspace, not brought in by an import.
    WorkspaceResult<bool> add(const TextEdit &edit, bool isLocal);

private:
    TextEditWriter(const Sqlite::Database &database, Sqlite::Statement insert);

    const Sqlite::Database *m_database;
    Sqlite::Statement m_insert;
};

} // namespace Winnow
