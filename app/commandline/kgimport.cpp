// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "kgverb.h"

#include "bundle/bundleimport.h"
#include "console.h"
#include "import/documentimport.h"
#include "interruption.h"
#include "jsonwriter.h"
#include "progressline.h"
#include "text.h"
#include "verb.h"

#include "domain/textlanguage.h"

#include <QLocale>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostShown = 50;

struct KgImportArguments
{
    std::vector<std::string> paths;
    std::string source;
    std::string baseUrl;
};

/// What came of all that was named: documents, and bundles.
struct KgImportOutcome
{
    DocumentImportReport documents;
    std::optional<BundleImportReport> bundles;

    bool isCancelled() const { return documents.documents.cancelled || (bundles && bundles->cancelled); }
    bool hasFindings() const
    {
        return documents.documents.leftOutCount > 0 || (bundles && bundles->refusedCount > 0);
    }
};

QString inLocale(const LocalizedText &text)
{
    return textIn(text, textLanguage(QLocale()));
}

/// How many more there are than the first that were shown.
void printRest(qint64 count)
{
    if (count > mostShown)
        Console::printMessage(Text::tr("%Ln more", nullptr, static_cast<int>(count - mostShown)));
}

void printRemarks(const KgImportOutcome &outcome)
{
    const DocumentReport &report = outcome.documents.documents;
    for (const LeftOutFile &file : report.leftOut.first(std::min(report.leftOut.size(), mostShown)))
        Console::printMessage(Text::tr("%1 left out: %2").arg(file.file, inLocale(leftOutText(file))));
    printRest(report.leftOutCount);
    for (const DocumentRemark &remark : report.remarks.first(std::min(report.remarks.size(), mostShown)))
        Console::printMessage(u"%1: %2"_s.arg(remark.file, inLocale(remarkText(remark))));
    printRest(report.remarkCount);
    if (!outcome.documents.cited.isEmpty()) {
        Console::printMessage(Text::tr("%Ln node(s) without text now are kept, for references cite them",
                nullptr, static_cast<int>(outcome.documents.cited.size())));
    }
    if (!outcome.bundles)
        return;
    const QList<RefusedLine> &refused = outcome.bundles->refused;
    for (const RefusedLine &line : refused.first(std::min(refused.size(), mostShown)))
        Console::printMessage(formatRefusedLine(line));
    printRest(outcome.bundles->refusedCount);
}

void writeFiles(JsonWriter &json, const DocumentReport &report)
{
    const auto entry = [&json](const QString &file, const LocalizedText &message) {
        json.beginObject().member(u"file", file).member(u"message", message.en).endObject();
    };
    json.key(u"left_out").beginArray();
    for (const LeftOutFile &file : report.leftOut)
        entry(file.file, leftOutText(file));
    json.endArray();
    json.key(u"remarks").beginArray();
    for (const DocumentRemark &remark : report.remarks)
        entry(remark.file, remarkText(remark));
    json.endArray();
}

QByteArray outcomeAsJson(const KgImportOutcome &outcome)
{
    const DocumentImportReport &report = outcome.documents;
    JsonWriter json;
    json.beginObject().member(u"files", report.documents.files);
    json.key(u"nodes").beginObject();
    json.member(u"added", report.added)
            .member(u"changed", report.changed)
            .member(u"unchanged", report.unchanged);
    json.member(u"removed", qint64{report.removed.size()})
            .member(u"cited", qint64{report.cited.size()})
            .endObject();
    writeFiles(json, report.documents);
    json.member(u"unknown", report.documents.unknownKinds);
    if (const auto &bundles = outcome.bundles) {
        json.key(u"bundles").beginObject();
        json.member(u"lines", bundles->lines).member(u"records", bundles->records);
        json.member(u"added", bundles->added).member(u"changed", bundles->changed);
        json.member(u"unchanged", bundles->unchanged).member(u"refused", bundles->refusedCount).endObject();
    }
    return json.endObject().text();
}

QString outcomeAsText(const KgImportOutcome &outcome)
{
    const QLocale locale;
    const DocumentImportReport &report = outcome.documents;
    QString text = Text::tr("%Ln document(s)", nullptr, static_cast<int>(report.documents.files)) + u": "_s
            + Text::tr("nodes: %1 added, %2 changed, %3 unchanged, %4 removed")
                      .arg(locale.toString(report.added), locale.toString(report.changed),
                              locale.toString(report.unchanged), locale.toString(report.removed.size()));
    if (const auto &bundles = outcome.bundles) {
        text += u'\n' + Text::tr("%Ln line(s)", nullptr, static_cast<int>(bundles->lines)) + u": "_s
                + Text::tr("%1 added, %2 changed, %3 unchanged, %4 refused")
                          .arg(locale.toString(bundles->added), locale.toString(bundles->changed),
                                  locale.toString(bundles->unchanged),
                                  locale.toString(bundles->refusedCount));
    }
    for (auto kind = report.documents.unknownKinds.cbegin(); kind != report.documents.unknownKinds.cend();
            ++kind) {
        text += u'\n'
                + Text::tr("%Ln file(s) of kind '%1' not read", nullptr, static_cast<int>(kind.value()))
                          .arg(kind.key());
    }
    return text;
}

void showProgress(ProgressLine &line, const DocumentProgress &progress)
{
    if (progress.isFinding) {
        line.show(progress.filesFound, 0);
        return;
    }
    if (progress.nodesToIndex > 0) {
        line.startPhase(Text::tr("Indexing"));
        line.show(Text::tr("%Ln node(s)", nullptr, static_cast<int>(progress.nodesIndexed)),
                progress.nodesIndexed, progress.nodesToIndex);
        return;
    }
    line.startPhase(Text::tr("Reading"));
    line.show(Text::tr("%Ln document(s)", nullptr, static_cast<int>(progress.filesDone)), progress.bytesDone,
            progress.bytesFound);
}

WorkspaceResult<KgImportOutcome> importPaths(
        Workspace &workspace, const KgImportArguments &arguments, const std::stop_token &stop)
{
    QStringList paths;
    for (const std::string &path : arguments.paths)
        paths.append(fromArgument(path));
    ProgressLine line(Text::tr("Looking for documents"));
    KgImportOutcome outcome;
    auto documents = importDocuments(workspace, paths,
            {.naming = {fromArgument(arguments.source), fromArgument(arguments.baseUrl)},
                    .progress = [&line](const DocumentProgress &progress) { showProgress(line, progress); },
                    .stop = stop});
    if (!documents)
        return std::unexpected(std::move(documents.error()));
    outcome.documents = *std::move(documents);
    const QStringList &bundles = outcome.documents.documents.bundles;
    if (bundles.isEmpty() || outcome.isCancelled())
        return outcome;
    line.startPhase(Text::tr("Reading"));
    BundleImportOptions options;
    options.stop = stop;
    options.progress = [&line](const ImportProgress &progress) {
        line.show(Text::tr("%Ln line(s)", nullptr, static_cast<int>(progress.lines)), progress.bytesDone,
                progress.bytesTotal);
    };
    auto imported = importBundles(workspace, bundles, options);
    if (!imported)
        return std::unexpected(std::move(imported.error()));
    outcome.bundles = *std::move(imported);
    return outcome;
}

ExitCode importKnowledge(const CommonOptions &common, const KgImportArguments &arguments)
{
    const Interruption interruption;
    auto workspace = openWorkspace(common, Workspace::Access::ReadWrite);
    if (!workspace)
        return workspace.error();
    const auto outcome = importPaths(*workspace, arguments, interruption.token());
    if (!outcome)
        return fail(outcome.error());
    printRemarks(*outcome);
    Console::printResult(common.json ? outcomeAsJson(*outcome) : outcomeAsText(*outcome).toUtf8());
    if (outcome->isCancelled()) {
        Console::printMessage(Text::tr("Cancelled. What was read before is kept."));
        return ExitCode::Cancelled;
    }
    return outcome->hasFindings() ? ExitCode::Found : ExitCode::Done;
}

} // namespace

void addKgImport(VerbList &verbs, CLI::App &kg)
{
    const auto arguments = std::make_shared<KgImportArguments>();
    CLI::App &verb = verbs.addTo(kg, "import",
            Text::tr("Take documents in as nodes: Markdown, HTML, text, lists of blog posts, bundles"),
            [arguments](const CommonOptions &common) { return importKnowledge(common, *arguments); });
    verb.add_option(
                "FILE", arguments->paths, Text::tr("Files, and folders with all below them").toStdString())
            ->required()
            ->option_text("FILE|FOLDER…");
    verb.add_option("--source", arguments->source,
            Text::tr("Name that the nodes' ids begin with; else the folder's").toStdString());
    verb.add_option(
            "--base-url", arguments->baseUrl, Text::tr("Where the folder stands on the web").toStdString());
}

} // namespace Winnow
