// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "batchoption.h"
#include "console.h"
#include "jsonwriter.h"
#include "text.h"
#include "verb.h"
#include "verbs.h"
#include "workspace/funnel.h"

#include <QLocale>

#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array stages{Stage::Prefilter, Stage::Analysis, Stage::Editor};

QByteArray funnelAsJson(const Funnel &funnel)
{
    JsonWriter json;
    json.beginObject().member(u"swept", funnel.swept).member(u"pool", funnel.pool);
    json.member(u"candidates", funnel.candidates)
            .member(u"analysed", funnel.analysed)
            .member(u"kept", funnel.kept);
    json.key(u"dropped").beginObject();
    for (const Stage stage : stages)
        json.member(stageName(stage), funnel.dropped.value(stage));
    json.endObject();
    return json.member(u"leftover", funnel.leftover).endObject().text();
}

void printText(const Funnel &funnel)
{
    const QLocale locale;
    const auto line = [&locale](const QString &name, qint64 issues) {
        Console::printResult(u"%1\t%2"_s.arg(name, locale.toString(issues)));
    };
    line(Text::tr("swept"), funnel.swept);
    line(Text::tr("candidates"), funnel.candidates);
    line(Text::tr("analysed"), funnel.analysed);
    line(Text::tr("kept"), funnel.kept);
    for (const Stage stage : stages) {
        const QMap<QString, qint64> reasons = funnel.dropped.value(stage);
        for (auto reason = reasons.cbegin(); reason != reasons.cend(); ++reason)
            line(Text::tr("dropped, %1, %2").arg(stageName(stage), reason.key()), reason.value());
    }
    line(Text::tr("left over"), funnel.leftover);
}

ExitCode showFunnel(const CommonOptions &common, const BatchOption &batchOption)
{
    const auto workspace = openWorkspace(common, Workspace::Access::ReadOnly);
    if (!workspace)
        return workspace.error();
    const auto batch = batchOption.choose(*workspace);
    if (!batch)
        return batch.error();
    const auto funnel = computeFunnel(*workspace, *batch);
    if (!funnel)
        return fail(funnel.error());
    if (common.json)
        Console::printResult(funnelAsJson(*funnel));
    else
        printText(*funnel);
    return ExitCode::Done;
}

} // namespace

void addFunnelVerb(VerbList &verbs)
{
    const auto batch = std::make_shared<std::unique_ptr<BatchOption>>();
    CLI::App &verb = verbs.add("funnel", Text::tr("Count what each step of the way left"),
            [batch](const CommonOptions &common) { return showFunnel(common, **batch); });
    *batch = std::make_unique<BatchOption>(verb);
}

} // namespace Winnow
