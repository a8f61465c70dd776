// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "batchoption.h"
#include "console.h"
#include "format/articlereader.h"
#include "jsonwriter.h"
#include "lint/linter.h"
#include "lintline.h"
#include "material/batcharticles.h"
#include "reviewername.h"
#include "text.h"
#include "verb.h"
#include "verbs.h"
#include "wholefile.h"

#include <QLocale>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

using LintOutcome = std::expected<QList<LintProblem>, ExitCode>;

LintOutcome lintFile(const QString &path)
{
    const auto bytes = readWholeFile(path);
    if (!bytes)
        return std::unexpected(bytes.error());
    const Article article = readArticle(*bytes).article;
    const bool isChinese = article.language == TextLanguage::Chinese;
    return lintArticle({isChinese ? &article : nullptr, isChinese ? nullptr : &article, nullptr, {}});
}

LintOutcome lintBatch(const CommonOptions &common, const BatchOption &batchOption)
{
    const auto workspace = openWorkspace(common, Workspace::Access::ReadOnly);
    if (!workspace)
        return std::unexpected(workspace.error());
    const auto batch = batchOption.choose(*workspace);
    if (!batch)
        return std::unexpected(batch.error());
    const auto articles = batchArticles(*workspace, *batch, reviewerName());
    if (!articles)
        return std::unexpected(fail(articles.error()));
    return articles->lint();
}

qint64 countOf(const QList<LintProblem> &problems, LintSeverity severity)
{
    return std::ranges::count(problems, severity, &LintProblem::severity);
}

QByteArray asJson(const QList<LintProblem> &problems, TextLanguage language)
{
    JsonWriter json;
    json.beginObject().member(u"errors", countOf(problems, LintSeverity::Error));
    json.member(u"warnings", countOf(problems, LintSeverity::Warning))
            .member(u"hints", countOf(problems, LintSeverity::Hint));
    json.key(u"problems").beginArray();
    for (const LintProblem &problem : problems) {
        json.beginObject().member(u"code", lintCodeName(problem.code));
        json.member(u"severity", lintSeverityName(problem.severity));
        json.member(u"part", articlePartName(problem.place.part)).member(u"repo", problem.place.repo);
        json.member(u"number", problem.place.number)
                .member(u"lang", textLanguageCode(problem.place.language));
        json.member(u"start", qint64{problem.place.start}).member(u"end", qint64{problem.place.end});
        json.member(u"line", qint64{problem.place.line});
        json.member(u"message", textIn(problem.message, language));
        json.member(u"fix", problem.fix ? problem.fix->replacement : QString()).endObject();
    }
    return json.endArray().endObject().text();
}

void printText(const QList<LintProblem> &problems, TextLanguage language)
{
    for (const LintProblem &problem : problems)
        Console::printResult(lintLine(problem, language));
    Console::printResult(Text::tr("%1 errors, %2 warnings, %3 hints")
                    .arg(countOf(problems, LintSeverity::Error))
                    .arg(countOf(problems, LintSeverity::Warning))
                    .arg(countOf(problems, LintSeverity::Hint)));
}

ExitCode lint(const CommonOptions &common, const BatchOption &batch, const QString &file)
{
    const LintOutcome problems = file.isEmpty() ? lintBatch(common, batch) : lintFile(file);
    if (!problems)
        return problems.error();
    const TextLanguage language = textLanguage(QLocale());
    if (common.json)
        Console::printResult(asJson(*problems, language));
    else
        printText(*problems, language);
    return countOf(*problems, LintSeverity::Error) > 0 ? ExitCode::Found : ExitCode::Done;
}

} // namespace

void addLintVerb(VerbList &verbs)
{
    const auto file = std::make_shared<std::string>();
    const auto batch = std::make_shared<std::unique_ptr<BatchOption>>();
    CLI::App &verb = verbs.add("lint", Text::tr("Check every claim of an article against the record"),
            [file, batch](
                    const CommonOptions &common) { return lint(common, **batch, fromArgument(*file)); });
    *batch = std::make_unique<BatchOption>(verb);
    verb.add_option("FILE", *file,
            Text::tr("A published article, to be checked by itself; else the instalment").toStdString());
}

} // namespace Winnow
