// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "batchoption.h"
#include "console.h"
#include "interruption.h"
#include "jsonwriter.h"
#include "progressline.h"
#include "text.h"
#include "verb.h"
#include "verbs.h"
#include "workspace/prefilterrun.h"

#include <QLocale>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

void printText(const PrefilterRun &run)
{
    const QLocale locale;
    Console::printResult(Text::tr("%1 in the pool, %2 candidates, %3 newly recorded")
                    .arg(locale.toString(run.pool), locale.toString(run.candidates),
                            locale.toString(run.recorded)));
    for (auto reason = run.dropped.cbegin(); reason != run.dropped.cend(); ++reason)
        Console::printResult(u"  %1\t%2"_s.arg(reason.key(), locale.toString(reason.value())));
}

ExitCode prefilter(const CommonOptions &common, const BatchOption &batchOption)
{
    const Interruption interruption;
    auto workspace = openWorkspace(common, Workspace::Access::ReadWrite);
    if (!workspace)
        return workspace.error();
    const auto batch = batchOption.choose(*workspace);
    if (!batch)
        return batch.error();
    WorkspaceResult<PrefilterRun> run;
    {
        ProgressLine line(Text::tr("Applying the rules"));
        run = runPrefilter(
                *workspace, *batch, [&line](qint64 done, qint64 total) { line.show(done, total); },
                interruption.token());
    }
    if (!run)
        return fail(run.error());
    if (common.json) {
        JsonWriter json;
        json.beginObject().member(u"pool", run->pool).member(u"candidates", run->candidates);
        Console::printResult(json.member(u"dropped", run->dropped).endObject().text());
    } else {
        printText(*run);
    }
    return ExitCode::Done;
}

} // namespace

void addPrefilterVerb(VerbList &verbs)
{
    const auto batch = std::make_shared<std::unique_ptr<BatchOption>>();
    CLI::App &verb = verbs.add("prefilter", Text::tr("Apply the series' rules to the pool"),
            [batch](const CommonOptions &common) { return prefilter(common, **batch); });
    *batch = std::make_unique<BatchOption>(verb);
}

} // namespace Winnow
