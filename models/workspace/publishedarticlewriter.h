// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"
#include "sqlite/database.h"

namespace Winnow {

/// Writes finished instalments and the index of their rows, inside a transaction of the caller.
class PublishedArticleWriter final
{
public:
    static WorkspaceResult<PublishedArticleWriter> prepare(const Sqlite::Database &database);

    /// True where the record says something new. A document that cannot be read is kept all the same; its rows are not
    /// in the index then.
    WorkspaceResult<bool> put(const PublishedArticleRecord &record);

private:
    struct Statements
    {
        Sqlite::Statement put, clearCases, documents, addCase;
    };

    PublishedArticleWriter(const Sqlite::Database &database, Statements statements);

    WorkspaceResult<void> indexCases(const BatchRef &batch);

    const Sqlite::Database *m_database;
    Statements m_statements;
};

} // namespace Winnow
