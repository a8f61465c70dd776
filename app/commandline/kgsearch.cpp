// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "kgverb.h"

#include "console.h"
#include "jsonwriter.h"
#include "knowledge/simplifiedhan.h"
#include "text.h"
#include "verb.h"
#include "workspace/knowledgeindex.h"
#include "workspace/knowledgesearch.h"

#include <cmath>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

struct KgSearchArguments
{
    std::string text;
    qint64 limit = 10;
};

/// Four digits are more than a score says.
double shownScore(double score)
{
    return std::round(score * 10'000) / 10'000;
}

QByteArray asJson(const QList<KnowledgeHit> &hits)
{
    JsonWriter json;
    json.beginObject().key(u"hits").beginArray();
    for (const KnowledgeHit &hit : hits) {
        json.beginObject().member(u"id", hit.id).member(u"title", hit.title).member(u"url", hit.url);
        json.member(u"score", shownScore(hit.score)).member(u"excerpt", hit.excerpt.text).endObject();
    }
    return json.endArray().endObject().text();
}

void printText(const QList<KnowledgeHit> &hits)
{
    for (const KnowledgeHit &hit : hits) {
        const QString title = hit.title.isEmpty() ? hit.id : hit.title.simplified();
        Console::printResult(u"%1\t%2\t%3"_s.arg(QString::number(hit.score, 'f', 2), title, hit.url));
        Console::printResult(u"\t"_s + hit.excerpt.text);
    }
}

/// What keeps nodes from being found.
void sayWhatIsMissing(qint64 pending, const QString &text)
{
    if (pending > 0) {
        Console::printMessage(Text::tr("%Ln node(s) are not searchable yet; the next import makes them so.",
                nullptr, static_cast<int>(pending)));
    }
    const bool isChinese = std::ranges::any_of(text, [](QChar c) { return c.script() == QChar::Script_Han; });
    const SimplifiedHan &simplified = SimplifiedHan::shared();
    if (isChinese && !simplified.isAvailable()) {
        Console::printMessage(Text::tr("Traditional characters do not find simplified ones here: %1.")
                        .arg(simplified.whyMissing()));
    }
}

ExitCode search(const CommonOptions &common, const KgSearchArguments &arguments)
{
    const auto workspace = openWorkspace(common, Workspace::Access::ReadOnly);
    if (!workspace)
        return workspace.error();
    const auto pending = pendingKnowledgeCount(*workspace);
    if (!pending)
        return fail(pending.error());
    const QString text = fromArgument(arguments.text);
    const auto hits = searchKnowledge(*workspace, text, arguments.limit);
    if (!hits)
        return fail(hits.error());
    sayWhatIsMissing(*pending, text);
    if (common.json)
        Console::printResult(asJson(*hits));
    else
        printText(*hits);
    return ExitCode::Done;
}

} // namespace

void addKgSearch(VerbList &verbs, CLI::App &kg)
{
    const auto arguments = std::make_shared<KgSearchArguments>();
    CLI::App &verb =
            verbs.addTo(kg, "search", Text::tr("Find nodes that answer a question or say what a row says"),
                    [arguments](const CommonOptions &common) { return search(common, *arguments); });
    verb.add_option("TEXT", arguments->text, Text::tr("Words, or the text of a whole row").toStdString())
            ->required();
    verb.add_option("--limit", arguments->limit, Text::tr("At most so many").toStdString())
            ->option_text("N")
            ->check(whyNoCount);
}

} // namespace Winnow
