// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "rowvisit.h"

#include <vector>

namespace Winnow {

/// The ids that @p sql lists.
inline WorkspaceResult<std::vector<qint64>> pendingIds(
        const Sqlite::Database &database, const QByteArray &sql)
{
    std::vector<qint64> ids;
    auto done = RowVisit::all(
            database, sql, [&ids](const Sqlite::Statement &row) { ids.push_back(row.integer(0)); });
    if (!done)
        return std::unexpected(std::move(done.error()));
    return ids;
}

} // namespace Winnow
