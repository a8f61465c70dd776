// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "article/glossaryfile.h"
#include "console.h"
#include "jsonwriter.h"
#include "text.h"
#include "verb.h"
#include "verbs.h"
#include "wholefile.h"
#include "workspace/batches.h"
#include "workspace/glossarystore.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

struct GlossaryArguments
{
    std::string file;
    std::string series;
};

QString faultText(const GlossaryFault &fault)
{
    return fault.kind == GlossaryFault::Kind::OpenQuote
            ? Text::tr("line %1: a quoted cell does not end; left out").arg(fault.line)
            : Text::tr("line %1: the Chinese or the English term is missing; left out").arg(fault.line);
}

std::expected<QString, ExitCode> seriesOf(const Workspace &workspace, const std::string &given)
{
    if (!given.empty())
        return fromArgument(given);
    const auto batch = currentBatch(workspace);
    if (!batch)
        return std::unexpected(fail(batch.error()));
    if (batch->isNull())
        return std::unexpected(fail(Text::tr("The workspace has no series yet; say which with --series.")));
    return batch->series;
}

ExitCode importGlossary(const CommonOptions &common, const GlossaryArguments &arguments)
{
    const auto bytes = readWholeFile(fromArgument(arguments.file));
    if (!bytes)
        return bytes.error();
    const GlossaryFile glossary = readGlossary(*bytes);
    auto workspace = openWorkspace(common, Workspace::Access::ReadWrite);
    if (!workspace)
        return workspace.error();
    const auto series = seriesOf(*workspace, arguments.series);
    if (!series)
        return series.error();
    if (auto added = addTerms(*workspace, *series, glossary.terms); !added)
        return fail(added.error());
    for (const GlossaryFault &fault : glossary.faults)
        Console::printMessage(faultText(fault));
    const qsizetype count = glossary.terms.size();
    if (common.json) {
        JsonWriter json;
        json.beginObject().member(u"series", *series).member(u"terms", qint64{count});
        json.member(u"refused", qint64{glossary.faults.size()}).endObject();
        Console::printResult(json.text());
    } else {
        Console::printResult(Text::tr("%Ln term(s) for %1", nullptr, static_cast<int>(count)).arg(*series));
    }
    return glossary.faults.isEmpty() ? ExitCode::Done : ExitCode::Found;
}

} // namespace

void addGlossaryVerb(VerbList &verbs)
{
    CLI::App &glossary = verbs.addGroup("glossary", Text::tr("The terms of a series in both languages"));
    const auto arguments = std::make_shared<GlossaryArguments>();
    CLI::App &verb =
            verbs.addTo(glossary, "import", Text::tr("Read terms from a CSV file: Chinese, English, note"),
                    [arguments](const CommonOptions &common) { return importGlossary(common, *arguments); });
    verb.add_option("FILE", arguments->file, Text::tr("The file; - for standard input").toStdString())
            ->required();
    verb.add_option(
            "--series", arguments->series, Text::tr("The series; else the current one").toStdString());
}

} // namespace Winnow
