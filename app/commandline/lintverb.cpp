// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "wholefile.h"
#include "batchoption.h"
#include "console.h"
#include "domain/seriestimezone.h"
#include "format/articlereader.h"
#include "generator/articlegenerator.h"
#include "jsonwriter.h"
#include "lint/linter.h"
#include "reviewername.h"
#include "text.h"
#include "verb.h"
#include "verbs.h"
#include "workspace/articlerecordreader.h"
#include "workspace/publishedarticles.h"

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
    const auto record = readArticleRecord(*workspace, *batch, reviewerName());
    if (!record)
        return std::unexpected(fail(record.error()));
    std::array<std::optional<Article>, 2> articles;
    bool isPublished = false;
    for (const TextLanguage language : textLanguages) {
        auto published = publishedArticle(*workspace, *batch, language);
        if (!published)
            return std::unexpected(fail(published.error()));
        isPublished = isPublished || published->has_value();
        articles[static_cast<size_t>(language)] = *std::move(published);
    }
    if (!isPublished) {
        for (const TextLanguage language : textLanguages)
            articles[static_cast<size_t>(language)] = generateArticle(*record, language);
    }
    const auto pointer = [&articles](size_t index) { return articles[index] ? &*articles[index] : nullptr; };
    // What came out before this workspace knew anything of it is held against itself.
    const bool knowsCases = !record->cases.isEmpty();
    return lintArticle(
            {pointer(0), pointer(1), knowsCases ? &*record : nullptr, seriesTimeZone(record->series)});
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

QString placeText(const LintPlace &place)
{
    QString text = articlePartName(place.part);
    if (!place.repo.isEmpty())
        text += u' ' + place.repo;
    if (!place.number.isEmpty())
        text += u'#' + place.number;
    else if (place.index >= 0)
        text += u' ' + QString::number(place.index + 1);
    return place.line > 0 ? u"%1:%2"_s.arg(text).arg(place.line) : text;
}

void printText(const QList<LintProblem> &problems, TextLanguage language)
{
    for (const LintProblem &problem : problems) {
        Console::printResult(u"%1 %2 [%3, %4] %5"_s.arg(lintSeverityName(problem.severity),
                lintCodeName(problem.code), placeText(problem.place),
                textLanguageCode(problem.place.language), textIn(problem.message, language)));
    }
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
