// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "glossarystore.h"

#include "rowvisit.h"
#include "workspace.h"

namespace Winnow {

using namespace Qt::StringLiterals;

WorkspaceResult<QList<GlossaryTerm>> glossaryOf(const Workspace &workspace, const QString &series)
{
    auto query =
            workspace.database().prepare("SELECT zh, en, note FROM term WHERE series = ?1 ORDER BY zh"_ba);
    if (!query)
        return std::unexpected(std::move(query.error()));
    query->bindAll(series);
    QList<GlossaryTerm> terms;
    return RowVisit::rest(*query, [&terms](const Sqlite::Statement &row) {
        terms.append({row.text(0), row.text(1), row.text(2)});
    }).transform([&terms] { return terms; });
}

WorkspaceResult<void> addTerms(Workspace &workspace, const QString &series, const QList<GlossaryTerm> &terms)
{
    if (workspace.isReadOnly())
        return std::unexpected(WorkspaceError{WorkspaceErrorCode::ReadOnly, workspace.path(), {}});
    auto transaction = Sqlite::Transaction::begin(workspace.database());
    if (!transaction)
        return std::unexpected(std::move(transaction.error()));
    auto insert = workspace.database().prepare(insertTermSql);
    if (!insert)
        return std::unexpected(std::move(insert.error()));
    for (const GlossaryTerm &term : terms) {
        if (auto done = insert->bindAll(series, term.zh, term.en, term.note).run(); !done)
            return done;
    }
    return transaction->commit();
}

} // namespace Winnow
