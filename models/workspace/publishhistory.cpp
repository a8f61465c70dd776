// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "publishhistory.h"

#include "publicationrow.h"
#include "rowvisit.h"
#include "workspace.h"

namespace Winnow {

using namespace Qt::StringLiterals;

WorkspaceResult<PublicationRecord> recordPublication(Workspace &workspace, PublicationRecord publication)
{
    if (workspace.isReadOnly())
        return std::unexpected(WorkspaceError{WorkspaceErrorCode::ReadOnly, workspace.path(), {}});
    if (publication.batch.isNull() || publication.target.isEmpty() || publication.lang.isEmpty()) {
        return std::unexpected(WorkspaceError{WorkspaceErrorCode::InvalidArgument, workspace.path(),
                u"a publication needs its batch, target and language"_s});
    }
    if (!publication.at)
        publication.at = currentTimestamp();
    publication.id = publicationId(publication);
    auto transaction = Sqlite::Transaction::begin(workspace.database());
    if (!transaction)
        return std::unexpected(std::move(transaction.error()));
    return PublicationWriter::prepare(workspace.database())
            .and_then([&](PublicationWriter writer) { return writer.add(publication); })
            .and_then([&](bool) { return transaction->commit(); })
            .transform([&] { return publication; });
}

WorkspaceResult<QList<PublicationRecord>> publicationsOf(const Workspace &workspace, const BatchRef &batch)
{
    auto query = workspace.database().prepare(QByteArray("SELECT ") + publicationColumns
            + " FROM publication AS p WHERE p.series = ?1 AND p.ordinal = ?2 ORDER BY p.at DESC, p.id DESC");
    if (!query)
        return std::unexpected(std::move(query.error()));
    query->bindAll(batch.series, batch.ordinal);
    QList<PublicationRecord> publications;
    return RowVisit::rest(*query, [&publications](const Sqlite::Statement &row) {
        publications.append(publicationFromRow(row));
    }).transform([&publications] { return publications; });
}

} // namespace Winnow
