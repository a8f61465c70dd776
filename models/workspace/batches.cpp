// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "batches.h"

#include "derivedstate.h"
#include "jsoncolumn.h"
#include "rowvisit.h"
#include "workspace.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int defaultQuota = 50;

QString currentBatchKey()
{
    return u"current_batch"_s;
}

/// Reads the "series/ordinal" of the setting; the series may hold slashes itself.
BatchRef parseBatchRef(const QString &text)
{
    const qsizetype slash = text.lastIndexOf(u'/');
    bool isNumber = false;
    const int ordinal = text.sliced(slash + 1).toInt(&isNumber);
    return slash > 0 && isNumber ? BatchRef{text.first(slash), ordinal} : BatchRef{};
}

} // namespace

WorkspaceResult<BatchRef> currentBatch(const Workspace &workspace)
{
    const auto chosen = workspace.setting(currentBatchKey());
    if (!chosen)
        return std::unexpected(chosen.error());
    if (!chosen->isNull())
        return parseBatchRef(*chosen);
    auto query = workspace.database().prepare(
            "SELECT series, ordinal FROM batch ORDER BY until DESC NULLS LAST, ordinal DESC, series LIMIT 1"_ba);
    if (!query)
        return std::unexpected(std::move(query.error()));
    const auto row = query->step();
    if (!row)
        return std::unexpected(row.error());
    return *row ? BatchRef{query->text(0), static_cast<int>(query->integer(1))} : BatchRef{};
}

WorkspaceResult<void> chooseBatch(Workspace &workspace, const BatchRef &batch)
{
    auto transaction = Sqlite::Transaction::begin(workspace.database());
    if (!transaction)
        return std::unexpected(std::move(transaction.error()));
    return setCurrentBatch(workspace, batch)
            .and_then([&] { return rederiveVerdicts(workspace, batch); })
            .and_then([&] { return transaction->commit(); });
}

WorkspaceResult<void> setCurrentBatch(Workspace &workspace, const BatchRef &batch)
{
    return workspace.setSetting(currentBatchKey(), u"%1/%2"_s.arg(batch.series).arg(batch.ordinal));
}

WorkspaceResult<BatchRecord> batchRecord(const Workspace &workspace, const BatchRef &batch)
{
    auto query = workspace.database().prepare(
            "SELECT title_zh, title_en, since, until, quota, orgs FROM batch WHERE series = ?1 AND ordinal = ?2"_ba);
    if (!query)
        return std::unexpected(std::move(query.error()));
    const auto row = query->bindAll(batch.series, batch.ordinal).step();
    if (!row)
        return std::unexpected(row.error());
    if (!*row) {
        const QString name = u"batch %1/%2"_s.arg(batch.series).arg(batch.ordinal);
        return std::unexpected(WorkspaceError{WorkspaceErrorCode::NotFound, workspace.path(), name});
    }
    BatchRecord record{
            batch, {query->text(0), query->text(1)}, {}, {}, {}, JsonColumn::toStrings(query->text(5))};
    record.since = query->optionalInteger(2).transform(fromMilliseconds);
    record.until = query->optionalInteger(3).transform(fromMilliseconds);
    record.quota = query->optionalInteger(4).transform([](qint64 quota) { return static_cast<int>(quota); });
    return record;
}

WorkspaceResult<SeriesRecord> seriesRecord(const Workspace &workspace, const QString &id)
{
    auto query = workspace.database().prepare(
            "SELECT title_zh, title_en, time_zone, quota, tagline_zh, tagline_en, "
            "footer_zh, footer_en FROM series WHERE id = ?1"_ba);
    if (!query)
        return std::unexpected(std::move(query.error()));
    const auto row = query->bindAll(id).step();
    if (!row)
        return std::unexpected(row.error());
    SeriesRecord record;
    record.id = id;
    if (!*row)
        return record;
    record.title = {query->text(0), query->text(1)};
    record.timeZone = query->text(2);
    record.quota = query->optionalInteger(3).transform([](qint64 quota) { return static_cast<int>(quota); });
    record.tagline = {query->text(4), query->text(5)};
    record.footer = {query->text(6), query->text(7)};
    return record;
}

WorkspaceResult<QStringList> seriesIds(const Workspace &workspace)
{
    QStringList ids;
    return RowVisit::all(workspace.database(),
            "SELECT id FROM series UNION SELECT series FROM batch ORDER BY 1"_ba,
            [&ids](const Sqlite::Statement &row) { ids.append(row.text(0)); })
            .transform([&ids] { return ids; });
}

WorkspaceResult<QList<BatchRef>> batches(const Workspace &workspace)
{
    auto query =
            workspace.database().prepare("SELECT series, ordinal FROM batch ORDER BY series, ordinal"_ba);
    if (!query)
        return std::unexpected(std::move(query.error()));
    QList<BatchRef> found;
    while (true) {
        const auto row = query->step();
        if (!row)
            return std::unexpected(row.error());
        if (!*row)
            return found;
        found.append({query->text(0), static_cast<int>(query->integer(1))});
    }
}

WorkspaceResult<int> batchQuota(const Workspace &workspace, const BatchRef &batch)
{
    if (batch.isNull())
        return defaultQuota;
    const auto record = batchRecord(workspace, batch);
    if (record && record->quota)
        return *record->quota;
    return seriesRecord(workspace, batch.series).transform([](const SeriesRecord &series) {
        return series.quota.value_or(defaultQuota);
    });
}

WorkspaceResult<void> rederiveVerdicts(Workspace &workspace, const BatchRef &batch)
{
    auto derived = DerivedState::prepare(workspace.database(), batch);
    if (!derived)
        return std::unexpected(std::move(derived.error()));
    auto query = workspace.database().prepare("SELECT DISTINCT issue_id FROM decision"_ba);
    if (!query)
        return std::unexpected(std::move(query.error()));
    while (true) {
        const auto row = query->step();
        if (!row)
            return std::unexpected(row.error());
        if (!*row)
            return {};
        if (auto done = derived->refreshVerdict(query->integer(0)); !done)
            return std::unexpected(std::move(done.error()));
    }
}

} // namespace Winnow
