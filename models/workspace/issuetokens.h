// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "sqlite/database.h"

namespace Winnow {

/// Makes the search tokens (searchtext.h) of issues' titles, bodies and comments.
class IssueTokenReader final
{
public:
    /// Reads @p database, a workspace's, which must outlive the reader.
    static WorkspaceResult<IssueTokenReader> prepare(const Sqlite::Database &database);

    /// Appends the tokens of issue @p issueId to @p tokens; none where it has no text.
    WorkspaceResult<void> read(qint64 issueId, QByteArray &tokens);

private:
    IssueTokenReader(Sqlite::Statement texts, Sqlite::Statement comments);

    Sqlite::Statement m_texts;
    Sqlite::Statement m_comments;
};

} // namespace Winnow
