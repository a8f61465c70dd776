// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "sqlite/database.h"

namespace Winnow {

/// Makes the search tokens (searchtext.h) of issues' titles, bodies and comments, on a connection of its own so that it
/// can work beside others.
class IssueTokenReader final
{
public:
    /// Reads the workspace at @p path.
    static WorkspaceResult<IssueTokenReader> open(const QString &path);

    /// Appends the tokens of issue @p issueId to @p tokens; none where it has no text.
    WorkspaceResult<void> read(qint64 issueId, QByteArray &tokens);

private:
    IssueTokenReader(Sqlite::Database database, Sqlite::Statement texts, Sqlite::Statement comments);

    Sqlite::Database m_database;
    Sqlite::Statement m_texts;
    Sqlite::Statement m_comments;
};

} // namespace Winnow
