// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "seenfiles.h"

#include "domain/timestamp.h"
#include "rowvisit.h"
#include "workspace.h"

namespace Winnow {

using namespace Qt::StringLiterals;

WorkspaceResult<void> markSeen(
        Workspace &workspace, const QString &path, const QByteArray &content, bool isSeen, const QString &by)
{
    if (workspace.isReadOnly())
        return std::unexpected(WorkspaceError{WorkspaceErrorCode::ReadOnly, workspace.path(), {}});
    auto statement = workspace.database().prepare(isSeen
                    ? "INSERT OR IGNORE INTO seen_file (path, content, author, at) VALUES (?1, ?2, ?3, ?4)"_ba
                    : "DELETE FROM seen_file WHERE path = ?1 AND content = ?2"_ba);
    if (!statement)
        return std::unexpected(std::move(statement.error()));
    statement->bindAll(path, QString::fromLatin1(content.toHex()));
    if (isSeen) {
        statement->bind(3, by);
        statement->bind(4, toMilliseconds(currentTimestamp()));
    }
    return statement->run();
}

WorkspaceResult<QSet<QByteArray>> seenContents(const Workspace &workspace)
{
    QSet<QByteArray> seen;
    return RowVisit::all(workspace.database(), "SELECT content FROM seen_file"_ba,
            [&seen](const Sqlite::Statement &row) {
                seen.insert(QByteArray::fromHex(row.utf8(0).toByteArray()));
            })
            .transform([&seen] { return seen; });
}

} // namespace Winnow
