// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "bundle/bundleimport.h"
#include "console.h"
#include "interruption.h"
#include "jsonwriter.h"
#include "progressline.h"
#include "text.h"
#include "verb.h"
#include "verbs.h"

#include <QLocale>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostRefusedShown = 50;
constexpr qsizetype mostMissingShown = 5;

struct ImportArguments
{
    std::vector<std::string> files;
    bool strict = false;
};

void showProgress(ProgressLine &line, const ImportProgress &progress)
{
    switch (progress.phase) {
    case ImportProgress::Phase::Checking:
        line.startPhase(Text::tr("Checking"));
        break;
    case ImportProgress::Phase::Writing:
        line.startPhase(Text::tr("Reading"));
        break;
    case ImportProgress::Phase::Indexing:
        line.startPhase(Text::tr("Making searchable"));
        line.show(progress.issuesDone, progress.issuesTotal);
        return;
    case ImportProgress::Phase::Assessing:
        line.startPhase(Text::tr("Weighing the evidence"));
        line.show(progress.issuesDone, progress.issuesTotal);
        return;
    }
    line.show(Text::tr("%Ln line(s)", nullptr, static_cast<int>(progress.lines)), progress.bytesDone,
            progress.bytesTotal);
}

void printRefused(const BundleImportReport &report)
{
    const qsizetype shown = std::min(report.refused.size(), mostRefusedShown);
    for (qsizetype i = 0; i < shown; ++i)
        Console::printMessage(formatRefusedLine(report.refused.at(i)));
    if (const qint64 more = report.refusedCount - shown; more > 0)
        Console::printMessage(Text::tr("%Ln more line(s) refused", nullptr, static_cast<int>(more)));
}

void printMissing(const QList<IssueRef> &refs, const QString &message)
{
    if (refs.isEmpty())
        return;
    QStringList names;
    for (const IssueRef &ref : refs.first(std::min(refs.size(), mostMissingShown)))
        names.append(formatIssueRef(ref));
    if (refs.size() > mostMissingShown)
        names.append(u"…"_s);
    Console::printMessage(message.arg(names.join(u", "_s)));
}

/// What was left out or is missing, for the one who made the bundle.
void printRemarks(const BundleImportReport &report)
{
    printRefused(report);
    for (auto type = report.unknownTypes.cbegin(); type != report.unknownTypes.cend(); ++type) {
        Console::printMessage(
                Text::tr("%Ln line(s) of unknown type '%1' left out", nullptr, static_cast<int>(type.value()))
                        .arg(type.key()));
    }
    for (auto key = report.unknownKeys.cbegin(); key != report.unknownKeys.cend(); ++key) {
        Console::printMessage(
                Text::tr("%Ln value(s) of unknown key '%1' left out", nullptr, static_cast<int>(key.value()))
                        .arg(key.key()));
    }
    printMissing(report.missingIssues,
            Text::tr("%Ln issue(s) named by other records, but not given: %1", nullptr,
                    static_cast<int>(report.missingIssues.size())));
    printMissing(report.missingChanges,
            Text::tr("%Ln change(s) named by other records, but not given: %1", nullptr,
                    static_cast<int>(report.missingChanges.size())));
}

QByteArray reportAsJson(const BundleImportReport &report)
{
    JsonWriter json;
    json.beginObject();
    json.member(u"lines", report.lines).member(u"records", report.records);
    json.member(u"added", report.added)
            .member(u"changed", report.changed)
            .member(u"unchanged", report.unchanged);
    json.key(u"refused").beginArray();
    for (const RefusedLine &refused : report.refused) {
        json.beginObject().member(u"file", refused.file).member(u"line", refused.line);
        json.member(u"path", refused.path.isNull() ? u""_s : refused.path)
                .member(u"message", refused.message)
                .endObject();
    }
    json.endArray();
    json.member(u"unknown", report.unknownTypes).endObject();
    return json.text();
}

QString reportAsText(const BundleImportReport &report)
{
    const QLocale locale;
    return Text::tr("%Ln line(s)", nullptr, static_cast<int>(report.lines)) + u": "_s
            + Text::tr("%1 added, %2 changed, %3 unchanged, %4 refused")
                      .arg(locale.toString(report.added), locale.toString(report.changed),
                              locale.toString(report.unchanged), locale.toString(report.refusedCount));
}

ExitCode importFiles(const CommonOptions &common, const ImportArguments &arguments)
{
    const Interruption interruption;
    auto workspace = openWorkspace(common, Workspace::Access::ReadWrite);
    if (!workspace)
        return workspace.error();
    QStringList files;
    for (const std::string &file : arguments.files)
        files.append(fromArgument(file));
    BundleImportResult report;
    {
        ProgressLine line(Text::tr("Reading"));
        BundleImportOptions options;
        options.strict = arguments.strict;
        options.stop = interruption.token();
        options.progress = [&line](const ImportProgress &progress) { showProgress(line, progress); };
        report = importBundles(*workspace, files, options);
    }
    if (!report)
        return fail(report.error());
    printRemarks(*report);
    Console::printResult(common.json ? reportAsJson(*report) : reportAsText(*report).toUtf8());
    if (report->cancelled) {
        Console::printMessage(report->written ? Text::tr("Cancelled. What was read before is kept.")
                                              : Text::tr("Cancelled; nothing was changed."));
        return ExitCode::Cancelled;
    }
    if (arguments.strict && report->refusedCount > 0)
        return fail(Text::tr("Refused as a whole (--strict); nothing was changed."));
    return report->refusedCount > 0 ? ExitCode::Found : ExitCode::Done;
}

} // namespace

void addImportVerb(VerbList &verbs)
{
    const auto arguments = std::make_shared<ImportArguments>();
    CLI::App &verb = verbs.add("import", Text::tr("Take bundles in"),
            [arguments](const CommonOptions &common) { return importFiles(common, *arguments); });
    verb.add_option("FILE", arguments->files, Text::tr("Bundles: .ndjson or .ndjson.gz").toStdString())
            ->required()
            ->option_text("FILE…");
    verb.add_flag("--strict", arguments->strict, Text::tr("One bad line refuses all files").toStdString());
}

} // namespace Winnow
