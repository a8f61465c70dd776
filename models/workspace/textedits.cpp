// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "textedits.h"

#include "rowvisit.h"
#include "texteditrow.h"
#include "workspace.h"

#include <QUuid>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

WorkspaceResult<QList<TextEdit>> collect(Sqlite::Statement &query)
{
    QList<TextEdit> edits;
    return RowVisit::rest(query, [&edits](const Sqlite::Statement &row) {
        edits.append(textEditFromRow(row));
    }).transform([&edits] { return edits; });
}

/// Now, or later where clocks disagree: after all that was written before, so that what is written now holds.
WorkspaceResult<Timestamp> laterThanAll(const Workspace &workspace)
{
    return workspace.database()
            .queryInteger("SELECT COALESCE(MAX(at), 0) FROM text_edit"_ba)
            .transform([](qint64 latest) {
                return std::max(currentTimestamp(), fromMilliseconds(latest) + std::chrono::milliseconds(1));
            });
}

} // namespace

QString newTextStep()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

WorkspaceResult<RecordedStep> recordTextEdits(Workspace &workspace, QList<TextEdit> edits)
{
    if (workspace.isReadOnly())
        return std::unexpected(WorkspaceError{WorkspaceErrorCode::ReadOnly, workspace.path(), {}});
    auto transaction = Sqlite::Transaction::begin(workspace.database());
    if (!transaction)
        return std::unexpected(std::move(transaction.error()));
    auto writer = TextEditWriter::prepare(workspace.database());
    if (!writer)
        return std::unexpected(std::move(writer.error()));
    const auto at = laterThanAll(workspace);
    if (!at)
        return std::unexpected(at.error());
    const QString given = edits.isEmpty() ? QString() : edits.constFirst().step;
    const QString step = given.isEmpty() ? newTextStep() : given;
    for (TextEdit &edit : edits) {
        if (edit.batch.isNull()) {
            return std::unexpected(WorkspaceError{
                    WorkspaceErrorCode::InvalidArgument, workspace.path(), u"a text needs its batch"_s});
        }
        edit.at = *at;
        edit.step = step;
        edit.id = textEditId(edit);
        if (auto added = writer->add(edit, true); !added)
            return std::unexpected(std::move(added.error()));
    }
    if (auto committed = transaction->commit(); !committed)
        return std::unexpected(std::move(committed.error()));
    return RecordedStep{{}, {}, std::move(edits), {}};
}

WorkspaceResult<QList<TextEdit>> textEditsOf(const Workspace &workspace, const BatchRef &batch)
{
    auto query = workspace.database().prepare(QByteArray("SELECT ") + textEditColumns
            + " FROM text_edit AS t WHERE t.series = ?1 AND t.ordinal = ?2");
    if (!query)
        return std::unexpected(std::move(query.error()));
    query->bindAll(batch.series, batch.ordinal);
    return collect(*query);
}

WorkspaceResult<QList<TextEdit>> textEditsOfStep(const Workspace &workspace, const QString &step)
{
    auto query = workspace.database().prepare(QByteArray("SELECT ") + textEditColumns
            + " FROM text_edit AS t WHERE t.local = 1 AND t.step = ?1 ORDER BY t.seq");
    if (!query)
        return std::unexpected(std::move(query.error()));
    query->bindAll(step);
    return collect(*query);
}

} // namespace Winnow
