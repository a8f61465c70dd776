// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "batchplan.h"

#include "workspace/batches.h"
#include "workspace/workspace.h"

#include <QDateTime>

#include <algorithm>

namespace Winnow {

namespace {

constexpr int usualDays = 7;

QDateTime localTime(Timestamp at, const QTimeZone &zone)
{
    return QDateTime::fromMSecsSinceEpoch(toMilliseconds(at), zone);
}

Timestamp later(Timestamp at, int days, const QTimeZone &zone)
{
    return fromMilliseconds(localTime(at, zone).addDays(days).toMSecsSinceEpoch());
}

/// How many days @p window takes; nothing where they are not whole ones, but for the hour that clocks are moved by.
std::optional<int> wholeDays(const BatchWindow &window)
{
    using std::chrono::days;
    const auto length = window.until - window.since;
    const auto rounded = std::chrono::round<days>(length);
    const bool isWhole = std::chrono::abs(length - rounded) <= std::chrono::hours(1) && rounded.count() > 0;
    return isWhole ? std::optional(static_cast<int>(rounded.count())) : std::nullopt;
}

/// The record of @p batch; where nothing is known of it, its name alone.
WorkspaceResult<BatchRecord> recordOf(const Workspace &workspace, const BatchRef &batch)
{
    BatchRecord named;
    named.batch = batch;
    if (batch.isNull())
        return named;
    auto record = batchRecord(workspace, batch);
    if (!record && record.error().code == WorkspaceErrorCode::NotFound)
        return named;
    return record;
}

WorkspaceResult<SeriesOffer> offerOf(
        const Workspace &workspace, const QString &series, const QList<BatchRef> &all)
{
    BatchRef last;
    for (const BatchRef &batch : all) {
        if (batch.series == series && (last.isNull() || batch.ordinal > last.ordinal))
            last = batch;
    }
    SeriesOffer offer;
    auto record = seriesRecord(workspace, series);
    if (!record)
        return std::unexpected(std::move(record.error()));
    offer.series = std::move(*record);
    offer.quota = offer.series.quota.value_or(offer.quota);
    auto batch = recordOf(workspace, last);
    if (!batch)
        return std::unexpected(std::move(batch.error()));
    offer.last = std::move(*batch);
    if (last.isNull())
        return offer;
    return leftoversOf(workspace, last).transform([&offer](QList<Leftover> leftovers) {
        offer.leftovers = std::move(leftovers);
        return std::move(offer);
    });
}

} // namespace

WorkspaceResult<BatchPlan> readBatchPlan(const Workspace &workspace)
{
    const auto all = batches(workspace);
    const auto ids = seriesIds(workspace);
    const auto current = currentBatch(workspace);
    const auto memory = workspace.setting(QString(sweepMemorySetting));
    if (!all || !ids || !current || !memory) {
        return std::unexpected(!all ? all.error()
                        : !ids      ? ids.error()
                        : !current  ? current.error()
                                    : memory.error());
    }
    BatchPlan plan;
    plan.sweep = readSweepMemory(*memory);
    auto record = recordOf(workspace, *current);
    if (!record)
        return std::unexpected(std::move(record.error()));
    plan.current = std::move(*record);
    for (const QString &series : *ids) {
        auto offer = offerOf(workspace, series, *all);
        if (!offer)
            return std::unexpected(std::move(offer.error()));
        plan.offers.append(std::move(*offer));
    }
    std::ranges::stable_partition(
            plan.offers, [&](const SeriesOffer &offer) { return offer.series.id == current->series; });
    return plan;
}

BatchWindow windowBehind(const BatchRecord &last, const QTimeZone &zone, Timestamp now)
{
    const QDateTime today = localTime(now, zone).date().startOfDay(zone);
    if (!last.until) {
        const Timestamp until = fromMilliseconds(today.toMSecsSinceEpoch());
        return {later(until, -usualDays, zone), until};
    }
    BatchWindow window{*last.until, later(*last.until, usualDays, zone)};
    if (!last.since || *last.since >= *last.until)
        return window;
    const BatchWindow before{*last.since, *last.until};
    const auto days = wholeDays(before);
    window.until = days ? later(window.since, *days, zone) : window.since + (before.until - before.since);
    return window;
}

} // namespace Winnow
