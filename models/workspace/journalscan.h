// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/decision.h"
#include "sqlite/database.h"

#include <QList>

#include <optional>

namespace Winnow {

/// Reads the whole journal once, issue by issue in ascending order of their ids, with one statement: what reads the
/// state of very many issues uses this beside a query over them, rather than a query an issue.
class JournalScan final
{
public:
    struct Entries
    {
        qint64 issueId = 0;
        QList<Decision> journal; ///< All batches, in the order of entry.
    };

    static WorkspaceResult<JournalScan> begin(const Sqlite::Database &database);

    /// The next issue that has entries; nothing at the end. Damaged where an entry holds what no program writes.
    WorkspaceResult<std::optional<Entries>> next();

    /// The entries of issue @p id, none where it has none. Ids must be asked for in ascending order.
    WorkspaceResult<QList<Decision>> entriesOf(qint64 id);

private:
    JournalScan(QString path, Sqlite::Statement query);

    WorkspaceResult<void> advance();

    QString m_path;
    Sqlite::Statement m_query;
    qint64 m_rowIssue = 0; ///< The issue of the row the query stands on; 0 before the first, -1 at the end.
    std::optional<Entries> m_held; ///< Read already, asked for later.
};

} // namespace Winnow
