// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "batchoption.h"
#include "console.h"
#include "interruption.h"
#include "jsonwriter.h"
#include "keychain/fallbacktokenstore.h"
#include "keychain/keychaintokenstore.h"
#include "progressline.h"
#include "serieszone.h"
#include "sweep/sweeprun.h"
#include "text.h"
#include "verb.h"
#include "verbs.h"

#include <QDateTime>
#include <QEventLoop>
#include <QLocale>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostErrorsShown = 50;

struct SweepArguments
{
    std::string forge;
    std::vector<std::string> orgs;
    std::vector<std::string> repos;
    std::string since;
    std::string until;
    std::string baseUrl;
    bool allPatches = false;
};

QStringList namesOf(const std::vector<std::string> &arguments)
{
    QStringList names;
    for (const std::string &argument : arguments)
        names += fromArgument(argument).split(u',', Qt::SkipEmptyParts);
    return names;
}

/// A moment, or the beginning of a day in @p zone.
std::optional<Timestamp> momentOf(const std::string &argument, const QTimeZone &zone)
{
    const QString text = fromArgument(argument);
    if (const auto at = parseTimestamp(text))
        return at;
    const QDate day = QDate::fromString(text, Qt::ISODate);
    const QDateTime begin = day.isValid() ? day.startOfDay(zone) : QDateTime();
    return begin.isValid() ? std::optional(fromMilliseconds(begin.toMSecsSinceEpoch())) : std::nullopt;
}

QString notATime(const std::string &argument)
{
    return Text::tr("'%1' is no day (2026-09-01) and no time (2026-09-01T08:00:00+08:00).")
            .arg(fromArgument(argument));
}

/// What @p arguments ask for, or why they make no sense.
std::expected<SweepRequest, QString> requestOf(const SweepArguments &arguments, const QTimeZone &zone)
{
    SweepRequest request;
    const auto forge = forgeFromName(fromArgument(arguments.forge));
    if (!forge)
        return std::unexpected(
                Text::tr("'%1' is no forge: gitcode, gitee or github.").arg(fromArgument(arguments.forge)));
    request.forge.kind = *forge;
    request.orgs = namesOf(arguments.orgs);
    request.repos = namesOf(arguments.repos);
    if (request.orgs.isEmpty() && request.repos.isEmpty())
        return std::unexpected(Text::tr("Name an organisation (--org) or a repository (--repo)."));
    for (const QString &repo : std::as_const(request.repos)) {
        if (!isRepoName(repo))
            return std::unexpected(Text::tr("'%1' is no repository: expected org/name.").arg(repo));
    }
    const auto since = momentOf(arguments.since, zone);
    if (!since)
        return std::unexpected(notATime(arguments.since));
    request.closedSince = *since;
    if (!arguments.until.empty()) {
        request.closedUntil = momentOf(arguments.until, zone);
        if (!request.closedUntil)
            return std::unexpected(notATime(arguments.until));
        if (*request.closedUntil <= request.closedSince)
            return std::unexpected(Text::tr("The window ends before it begins."));
    }
    if (!arguments.baseUrl.empty()) {
        const QString url = fromArgument(arguments.baseUrl);
        if (const QString fault = faultOfBaseUrl(url); !fault.isNull())
            return std::unexpected(Text::tr("--base-url makes no sense: %1.").arg(fault));
        request.forge.baseUrl = QUrl(url);
    }
    request.allPatches = arguments.allPatches;
    return request;
}

/// Reads the token for @p settings; waits for the keychain. A keychain that does not answer is no reason to stop.
QString tokenFor(const ForgeSettings &settings)
{
    const auto store = std::make_shared<FallbackTokenStore>(
            std::make_shared<KeychainTokenStore>(u"Winnow"_s), u"WINNOW_TOKEN"_s);
    QString token;
    QEventLoop loop;
    const auto read = [](std::shared_ptr<FallbackTokenStore> from, QString key, QString *into,
                              QEventLoop *waiting) -> QCoro::Task<void> {
        const auto found = co_await from->read(std::move(key));
        if (found)
            *into = *found;
        QMetaObject::invokeMethod(waiting, &QEventLoop::quit, Qt::QueuedConnection);
    };
    const auto reading = read(store, tokenKey(baseUrlOf(settings)), &token, &loop);
    loop.exec();
    return token;
}

QString stageText(SweepStage stage)
{
    switch (stage) {
    case SweepStage::Listing:
        return Text::tr("Listing repositories");
    case SweepStage::Issues:
        return Text::tr("Reading issues");
    case SweepStage::Details:
        return Text::tr("Fetching details");
    case SweepStage::Changes:
        return Text::tr("Fetching changes");
    case SweepStage::Patches:
        return Text::tr("Fetching diffs");
    case SweepStage::Finishing:
        return Text::tr("Making searchable");
    }
    return {};
}

/// What is done of the present stage, and of how much.
std::pair<qint64, qint64> stageShare(const SweepProgress &progress)
{
    switch (progress.stage) {
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
    return {0, 0};
}

void showProgress(ProgressLine &line, const SweepProgress &progress)
{
    line.startPhase(stageText(progress.stage));
    const auto [done, total] = stageShare(progress);
    const QLocale locale;
    QString count = Text::tr("%1 issues, %2 requests")
                            .arg(locale.toString(progress.issuesTaken), locale.toString(progress.requests));
    if (progress.quietUntil)
        count += u" · "_s + Text::tr("the forge asked for a pause");
    line.show(count, done, total);
}

void tellEstimate(const SweepEstimate &estimate)
{
    const auto minutes = std::chrono::ceil<std::chrono::minutes>(estimate.duration).count();
    Console::printMessage(Text::tr("%Ln request(s) to go", nullptr, static_cast<int>(estimate.requests))
            + u", "_s + Text::tr("about %Ln minute(s)", nullptr, static_cast<int>(minutes)));
}

QStringList errorTexts(const SweepReport &report)
{
    const bool chinese = QLocale().language() == QLocale::Chinese;
    QStringList texts;
    for (const SweepLogEntry &error : report.errors)
        texts.append(formatLogEntry(error, chinese));
    if (report.failure) {
        const LocalizedText text = describeSweepFailure(*report.failure);
        texts.append(chinese ? text.zh : text.en);
    }
    return texts;
}

QByteArray reportAsJson(const SweepReport &report, const QStringList &errors)
{
    JsonWriter json;
    json.beginObject().member(u"repos", report.repos).member(u"requests", report.requests);
    json.member(u"issues", report.issues).member(u"changes", report.changes);
    json.member(u"waited_s", qint64{std::chrono::round<std::chrono::seconds>(report.waited).count()});
    return json.member(u"resumed", report.isResumed).member(u"errors", errors).endObject().text();
}

QString reportAsText(const SweepReport &report)
{
    const QLocale locale;
    return Text::tr("%1 repositories, %2 requests: %3 issues and %4 changes new or newer")
            .arg(locale.toString(report.repos), locale.toString(report.requests),
                    locale.toString(report.issues), locale.toString(report.changes));
}

ExitCode tellReport(const SweepReport &report, bool asJson)
{
    const QStringList errors = errorTexts(report);
    for (const QString &error : errors.first(std::min(errors.size(), mostErrorsShown)))
        Console::printMessage(error);
    Console::printResult(asJson ? reportAsJson(report, errors) : reportAsText(report).toUtf8());
    if (report.isCancelled) {
        Console::printMessage(
                Text::tr("Cancelled. What was fetched is kept; the same call goes on from here."));
        return ExitCode::Cancelled;
    }
    if (!report.failure)
        return errors.isEmpty() ? ExitCode::Done : ExitCode::Found;
    const auto *forge = std::get_if<ForgeError>(&*report.failure);
    // Nothing that a later call would do better without a change of its arguments, its token or the workspace.
    const bool isBadInput = !forge || forge->code == ForgeErrorCode::Unauthorized;
    if (!isBadInput)
        Console::printMessage(Text::tr("What was fetched is kept; the same call goes on from here."));
    return isBadInput ? ExitCode::BadInput : ExitCode::Cancelled;
}

ExitCode sweep(const CommonOptions &common, const SweepArguments &arguments, const BatchOption &batchOption)
{
    const Interruption interruption;
    auto workspace = openWorkspace(common, Workspace::Access::ReadWrite);
    if (!workspace)
        return workspace.error();
    const auto batch = batchOption.choose(*workspace);
    if (!batch)
        return batch.error();
    auto request = requestOf(arguments, seriesTimeZone(*workspace));
    if (!request)
        return fail(request.error());
    request->batch = *batch;
    request->forge.token = tokenFor(request->forge);
    SweepReport report;
    {
        ProgressLine line(stageText(SweepStage::Listing));
        SweepRun run(*workspace, std::move(*request));
        QEventLoop loop;
        std::optional<SweepEstimate> told;
        QObject::connect(&run, &SweepRun::progressed, &loop, [&](const SweepProgress &progress) {
            if (progress.estimate && !told && Console::messagesAreWatched())
                tellEstimate(*progress.estimate);
            told = progress.estimate;
            showProgress(line, progress);
        });
        QObject::connect(&run, &SweepRun::finished, &loop, [&](const SweepReport &finished) {
            report = finished;
            loop.quit();
        });
        const std::stop_callback onStop(interruption.token(), [&run] { run.cancel(); });
        run.start();
        loop.exec();
    }
    return tellReport(report, common.json);
}

} // namespace

void addSweepVerb(VerbList &verbs)
{
    const auto arguments = std::make_shared<SweepArguments>();
    const auto batch = std::make_shared<std::unique_ptr<BatchOption>>();
    CLI::App &verb = verbs.add("sweep",
            Text::tr("Take closed issues in from a forge; goes on where it was stopped"),
            [arguments, batch](const CommonOptions &common) { return sweep(common, *arguments, **batch); });
    verb.add_option("--forge", arguments->forge, Text::tr("Which forge").toStdString())
            ->required()
            ->option_text("gitcode|gitee|github");
    verb.add_option(
                "--org", arguments->orgs, Text::tr("Organisations whose repositories to sweep").toStdString())
            ->option_text("O…");
    verb.add_option("--repo", arguments->repos, Text::tr("Single repositories to sweep").toStdString())
            ->option_text("ORG/NAME…");
    verb.add_option("--closed-since", arguments->since,
                Text::tr("Issues closed from this day or time on; days begin as in the series' zone")
                        .toStdString())
            ->required()
            ->option_text("D");
    verb.add_option("--until", arguments->until, Text::tr("And before this day or time").toStdString())
            ->option_text("D");
    verb.add_option("--base-url", arguments->baseUrl,
                Text::tr("Address of the API of another instance").toStdString())
            ->option_text("U");
    verb.add_flag("--all-patches", arguments->allPatches,
            Text::tr("Fetch the diffs of all changes, too").toStdString());
    *batch = std::make_unique<BatchOption>(verb);
}

} // namespace Winnow
