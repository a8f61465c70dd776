// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "console.h"
#include "jsonwriter.h"
#include "text.h"
#include "verb.h"
#include "verbs.h"
#include "workspace/recordwriter.h"

#include <QFile>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

WorkspaceResult<void> writeSeries(Workspace &workspace, const QString &id)
{
    SeriesRecord series;
    series.id = id;
    return RecordWriter::begin(workspace).and_then([&series](RecordWriter writer) {
        return writer.write(series)
                .and_then([&writer](WriteOutcome) { return writer.finish(); })
                .transform([](const WriteSummary &) {});
    });
}

/// Where the workspace is to be: as said with -w, else WINNOW_WORKSPACE, else in this folder by the name of @p series.
QString pathFor(const CommonOptions &common, const QString &series)
{
    if (!common.workspace.isEmpty())
        return common.workspace;
    const QString environment = qEnvironmentVariable("WINNOW_WORKSPACE");
    if (!environment.isEmpty())
        return environment;
    QString stem = series.isEmpty() ? u"workspace"_s : series;
    return stem.replace(u'/', u'-') + u".winnow"_s;
}

ExitCode makeWorkspace(const CommonOptions &common, const QString &series)
{
    const QString path = pathFor(common, series);
    auto workspace = Workspace::create(path);
    if (!workspace)
        return fail(workspace.error());
    if (!series.isEmpty()) {
        if (const auto done = writeSeries(*workspace, series); !done) {
            // Nothing was there before, so nothing is left behind.
            workspace = std::unexpected(done.error());
            QFile::remove(path);
            return fail(done.error());
        }
    }
    const auto schema = workspace->schemaVersion();
    if (!schema)
        return fail(schema.error());
    if (common.json)
        Console::printResult(JsonWriter()
                        .beginObject()
                        .member(u"path", path)
                        .member(u"schema", *schema)
                        .endObject()
                        .text());
    else
        Console::printResult(Text::tr("Made %1 (schema %2).").arg(path).arg(*schema));
    return ExitCode::Done;
}

} // namespace

void addInitVerb(VerbList &verbs)
{
    const auto series = std::make_shared<std::string>();
    CLI::App &verb = verbs.add(
            "init", Text::tr("Make a workspace; never overwrites"), [series](const CommonOptions &common) {
                return makeWorkspace(common, fromArgument(*series).trimmed());
            });
    verb.add_option("--series", *series, Text::tr("The series it is for; also names the file").toStdString())
            ->option_text("ID");
}

} // namespace Winnow
