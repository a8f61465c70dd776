// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "bundle/bundleexport.h"
#include "console.h"
#include "interruption.h"
#include "jsonwriter.h"
#include "progressline.h"
#include "text.h"
#include "verb.h"
#include "verbs.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

struct ExportArguments
{
    std::string format = "bundle";
    std::string file;
};

ExitCode exportWorkspace(const CommonOptions &common, const QString &file)
{
    const Interruption interruption;
    const auto workspace = openWorkspace(common, Workspace::Access::ReadOnly);
    if (!workspace)
        return workspace.error();
    WorkspaceResult<BundleExportReport> report;
    {
        ProgressLine line(Text::tr("Writing"));
        report = exportBundle(
                *workspace, file, [&line](qint64 done, qint64 total) { line.show(done, total); },
                interruption.token());
    }
    if (!report)
        return fail(report.error());
    if (common.json) {
        JsonWriter json;
        json.beginObject().member(u"lines", report->lines).member(u"records", report->records).endObject();
        Console::printResult(json.text());
    } else {
        Console::printResult(
                Text::tr("%Ln line(s) written to %1", nullptr, static_cast<int>(report->lines)).arg(file));
    }
    return ExitCode::Done;
}

} // namespace

void addExportVerb(VerbList &verbs)
{
    const auto arguments = std::make_shared<ExportArguments>();
    CLI::App &verb = verbs.add(
            "export", Text::tr("Write the whole workspace out"), [arguments](const CommonOptions &common) {
                return exportWorkspace(common, fromArgument(arguments->file));
            });
    verb.add_option("--to", arguments->format, Text::tr("The format: bundle").toStdString())
            ->option_text("FORMAT")
            ->check(CLI::IsMember({"bundle"}));
    verb.add_option("-o,--output", arguments->file,
                Text::tr(
                        "The file; one of that name is replaced once the new one is complete; .gz compresses")
                        .toStdString())
            ->required()
            ->option_text("FILE");
}

} // namespace Winnow
