// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sweeptext.h"

#include "domain/textlanguage.h"

#include <QDateTime>

#include <algorithm>
#include <climits>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostSourcesNamed = 3;

int capped(qint64 count)
{
    return static_cast<int>(std::min<qint64>(count, INT_MAX));
}

struct Share
{
    qint64 done = 0;
    qint64 total = 0;
};

Share shareOf(SweepStage stage, const SweepProgress &progress)
{
    switch (stage) {
    case SweepStage::Issues:
        return {progress.reposRead, progress.repos};
    case SweepStage::Details:
        return {progress.detailed, progress.candidates};
    case SweepStage::Changes:
        return {progress.changesFetched, progress.changes};
    case SweepStage::Patches:
        return {progress.patchesFetched, progress.patches};
    case SweepStage::Listing:
    case SweepStage::Finishing:
        break;
    }
    return {};
}

} // namespace

QString SweepText::stage(SweepStage stage)
{
    switch (stage) {
    case SweepStage::Listing:
        return tr("Repositories");
    case SweepStage::Issues:
        return tr("Issues");
    case SweepStage::Details:
        return tr("Details");
    case SweepStage::Changes:
        return tr("Changes");
    case SweepStage::Patches:
        return tr("Diffs");
    case SweepStage::Finishing:
        return tr("Making searchable");
    }
    return {};
}

QString SweepText::duration(std::chrono::milliseconds duration)
{
    const auto minutes = capped(std::chrono::ceil<std::chrono::minutes>(duration).count());
    if (minutes < 60)
        return tr("about %n min", nullptr, std::max(1, minutes));
    //: %1 hours, %2 minutes
    return tr("about %1 h %2 min").arg(minutes / 60).arg(minutes % 60);
}

QString SweepText::estimate(const SweepEstimate &estimate, const QLocale &locale)
{
    if (estimate.requests == 0)
        return tr("Nothing is left to ask for.");
    //: %1 "1,234 requests", %2 "about 25 min"
    return tr("%1, %2").arg(
            tr("%1 requests").arg(locale.toString(estimate.requests)), duration(estimate.duration));
}

QString SweepText::count(SweepStage stage, const SweepProgress &progress, const QLocale &locale)
{
    if (stage == SweepStage::Listing)
        return progress.repos > 0 ? locale.toString(progress.repos) : QString();
    const Share share = shareOf(stage, progress);
    if (share.total == 0)
        return {};
    if (stage == SweepStage::Issues) {
        //: Issues: %1 that were taken; %2 of %3 repositories are read
        return tr("%1 from %2 of %3 repositories")
                .arg(locale.toString(progress.issuesTaken), locale.toString(share.done),
                        locale.toString(share.total));
    }
    return tr("%1 of %2").arg(locale.toString(share.done), locale.toString(share.total));
}

std::optional<int> SweepText::permille(const SweepProgress &progress)
{
    const Share share = shareOf(progress.stage, progress);
    if (share.total == 0)
        return std::nullopt;
    return static_cast<int>(std::clamp<qint64>(1000 * share.done / share.total, 0, 1000));
}

QString SweepText::budget(const BudgetLeft &budget, const QLocale &locale)
{
    const QString left = locale.toString(budget.left);
    const QString most = locale.toString(budget.limit.requests);
    if (budget.limit.period == std::chrono::minutes(1))
        return tr("%1 of %2 a minute").arg(left, most);
    if (budget.limit.period == std::chrono::hours(1))
        return tr("%1 of %2 an hour").arg(left, most);
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(budget.limit.period).count();
    return tr("%1 of %2 in %3 s").arg(left, most, locale.toString(qint64(seconds)));
}

QString SweepText::limits(const QList<RateLimit> &limits, const QLocale &locale)
{
    QStringList texts;
    for (const RateLimit &limit : limits) {
        const QString most = locale.toString(limit.requests);
        texts.append(limit.period == std::chrono::minutes(1) ? tr("%1 a minute").arg(most)
                        : limit.period == std::chrono::hours(1)
                        ? tr("%1 an hour").arg(most)
                        : tr("%1 in %2 s")
                                  .arg(most,
                                          locale.toString(
                                                  qint64(std::chrono::ceil<std::chrono::seconds>(limit.period)
                                                                  .count()))));
    }
    return texts.isEmpty() ? QString() : tr("at most %1").arg(texts.join(tr(" and ")));
}

QString SweepText::pace(const SweepProgress &progress, Timestamp now, const QLocale &locale)
{
    QStringList parts;
    QStringList budgets;
    for (const BudgetLeft &left : progress.budget)
        budgets.append(budget(left, locale));
    parts.append(tr("%n request(s) made", nullptr, capped(progress.requests)));
    if (!budgets.isEmpty())
        parts.append(tr("left: %1").arg(budgets.join(tr(", "))));
    if (progress.waited >= std::chrono::minutes(1))
        parts.append(tr("waited %1").arg(duration(progress.waited)));
    if (progress.quietUntil && *progress.quietUntil > now) {
        const QDateTime until = QDateTime::fromMSecsSinceEpoch(toMilliseconds(*progress.quietUntil));
        parts.append(tr("the forge asked for a pause until %1")
                        .arg(locale.toString(until.time(), QLocale::ShortFormat)));
    }
    if (progress.estimate && progress.estimatedAt) {
        const auto passed =
                std::chrono::duration_cast<std::chrono::milliseconds>(now - *progress.estimatedAt);
        const auto left = progress.estimate->duration - passed;
        if (left > std::chrono::milliseconds(0))
            parts.append(tr("%1 to go").arg(duration(left)));
    }
    return parts.join(u" · "_s);
}

QString SweepText::headline(const SweepReport &report, const QLocale &locale)
{
    const QString taken = tr("%1 issues and %2 changes came in, new or newer, with %3 requests.")
                                  .arg(locale.toString(report.issues), locale.toString(report.changes),
                                          locale.toString(report.requests));
    if (report.failure) {
        const LocalizedText why = describeSweepFailure(*report.failure);
        //: %1 why the sweep ended, a sentence; %2 a sentence
        return tr("The sweep was cut short. %1 %2 What came in is kept; going on begins there.")
                .arg(textIn(why, textLanguage(locale)), taken);
    }
    if (report.isCancelled)
        return tr("The sweep was stopped. %1 What came in is kept; going on begins there.").arg(taken);
    if (!report.errors.isEmpty())
        return tr("The sweep is done but for %n thing(s) that could not be fetched: the log names them, and "
                  "the next sweep tries again. %1",
                nullptr, capped(report.errors.size()))
                .arg(taken);
    return tr("The sweep is done. %1").arg(taken);
}

QString SweepText::sources(const SweepRequest &request)
{
    const QStringList all = request.orgs + request.repos;
    const qsizetype shown = std::min(all.size(), mostSourcesNamed);
    const QString text = all.first(shown).join(tr(", "));
    if (shown == all.size())
        return text;
    return tr("%1 and %n more", nullptr, capped(all.size() - shown)).arg(text);
}

QString SweepText::window(
        Timestamp since, std::optional<Timestamp> until, const QTimeZone &zone, const QLocale &locale)
{
    const auto text = [&](Timestamp at, bool isEnd) {
        QDateTime local = QDateTime::fromMSecsSinceEpoch(toMilliseconds(at), zone);
        if (local.time() != QTime(0, 0))
            return locale.toString(local.date(), QLocale::ShortFormat) + u' '
                    + locale.toString(local.time(), QLocale::ShortFormat);
        if (isEnd)
            local = local.addDays(-1);
        return locale.toString(local.date(), QLocale::ShortFormat);
    };
    if (!until)
        return tr("since %1").arg(text(since, false));
    //: The first and the last day
    return tr("%1 to %2").arg(text(since, false), text(*until, true));
}

QString SweepText::stopped(const SweepMemory &memory, const QTimeZone &zone, const QLocale &locale)
{
    const SweepRequest &request = memory.request;
    //: %1 a forge, %2 organisations, %3 a window in time
    return tr("The sweep of %1 (%2, closed %3) was stopped before its end. It goes on where it was.")
            .arg(forgeTitle(request.forge.kind), sources(request),
                    window(request.closedSince, request.closedUntil, zone, locale));
}

QString SweepText::logKind(SweepLogKind kind)
{
    switch (kind) {
    case SweepLogKind::Note:
        return tr("Notes");
    case SweepLogKind::Skipped:
        return tr("Left out");
    case SweepLogKind::Missing:
        return tr("Not offered");
    case SweepLogKind::Failed:
        return tr("Failed");
    }
    return {};
}

} // namespace Winnow
