// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "repofolds.h"

#include "rowvisit.h"

namespace Winnow {

using namespace Qt::StringLiterals;

WorkspaceResult<RepoFolds> RepoFolds::read(const Sqlite::Database &database)
{
    RepoFolds folds;
    const auto names = "SELECT id, name FROM repo ORDER BY id"_ba;
    const auto forges =
            "SELECT repo_id, MIN(forge) FROM repo_profile GROUP BY repo_id HAVING COUNT(*) = 1"_ba;
    auto done = RowVisit::all(database, names, [&folds](const Sqlite::Statement &row) {
        folds.m_ids[row.text(1).toLower()].append(row.integer(0));
    }).and_then([&] {
        return RowVisit::all(database, forges, [&folds](const Sqlite::Statement &row) {
            folds.m_forges.insert(row.integer(0), row.text(1));
        });
    });
    if (!done)
        return std::unexpected(std::move(done.error()));
    return folds;
}

} // namespace Winnow
