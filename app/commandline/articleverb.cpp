// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "article/articlerecord.h"
#include "batchoption.h"
#include "console.h"
#include "format/articlereader.h"
#include "format/articlesummary.h"
#include "format/articlewriter.h"
#include "generator/articlegenerator.h"
#include "generator/articletemplates.h"
#include "generator/missingpieces.h"
#include "html/articlepage.h"
#include "reviewername.h"
#include "text.h"
#include "verb.h"
#include "verbs.h"
#include "wholefile.h"
#include "workspace/articlerecordreader.h"
#include "workspace/publishedarticles.h"

#include <QJsonDocument>
#include <QLocale>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

struct ImportArguments
{
    std::string file;
    std::string series;
    int ordinal = 0;
};

struct ExportArguments
{
    std::string format = "markdown";
    std::string language = "zh";
    std::string output;
    std::string templates;
};

std::expected<BatchRef, ExitCode> batchOf(
        const Workspace &workspace, const ReadArticle &read, const ImportArguments &arguments)
{
    const auto batch =
            instalmentOf(workspace, read.article.title, {fromArgument(arguments.series), arguments.ordinal});
    if (!batch)
        return std::unexpected(fail(batch.error()));
    if (batch->series.isEmpty() || batch->ordinal <= 0) {
        return std::unexpected(fail(Text::tr(
                "The title does not say which instalment this is; say so with --series and --ordinal.")));
    }
    return *batch;
}

void printSummary(const ArticleSummary &summary, const BatchRef &batch)
{
    const QLocale locale;
    const auto line = [&locale](const QString &name, qint64 count) {
        Console::printResult(u"%1\t%2"_s.arg(name, locale.toString(count)));
    };
    Console::printResult(summary.title);
    Console::printResult(Text::tr("kept as instalment %1 of %2").arg(batch.ordinal).arg(batch.series));
    line(Text::tr("repositories"), summary.repos);
    line(Text::tr("rows"), summary.rows);
    line(Text::tr("themes"), summary.themes);
    line(Text::tr("lines of the guide"), summary.guide);
    line(Text::tr("rows whose problem and answer are not separated"), summary.unsplit);
    for (const UnreadText &unread : summary.unread)
        Console::printMessage(Text::tr("line %1 was not understood and is kept as text: %2")
                        .arg(unread.line)
                        .arg(unread.text));
}

ExitCode importArticle(const CommonOptions &common, const ImportArguments &arguments)
{
    const auto bytes = readWholeFile(fromArgument(arguments.file));
    if (!bytes)
        return bytes.error();
    const ReadArticle read = readArticle(*bytes);
    if (partsOf<SectionPart>(read.article).isEmpty()) {
        return fail(Text::tr("%1 holds no article: no table of issues was found in it.")
                        .arg(fromArgument(arguments.file)));
    }
    auto workspace = openWorkspace(common, Workspace::Access::ReadWrite);
    if (!workspace)
        return workspace.error();
    const auto batch = batchOf(*workspace, read, arguments);
    if (!batch)
        return batch.error();
    if (auto stored = storePublishedArticle(*workspace, *batch, read.article, {}); !stored)
        return fail(stored.error());
    const ArticleSummary summary = summarize(read);
    if (common.json)
        Console::printResult(QJsonDocument(summaryToJson(summary)).toJson(QJsonDocument::Compact));
    else
        printSummary(summary, *batch);
    return summary.unread.isEmpty() ? ExitCode::Done : ExitCode::Found;
}

/// The article of @p batch in @p language: as it came out where that is known, else made from the record.
std::expected<Article, ExitCode> articleOf(
        const Workspace &workspace, const BatchRef &batch, TextLanguage language)
{
    auto published = publishedArticle(workspace, batch, language);
    if (!published)
        return std::unexpected(fail(published.error()));
    if (*published)
        return **std::move(published);
    const auto record = readArticleRecord(workspace, batch, reviewerName());
    if (!record)
        return std::unexpected(fail(record.error()));
    for (const MissingPiece &piece : missingPieces(*record)) {
        if (piece.language.value_or(language) == language)
            Console::printMessage(textIn(piece.message, textLanguage(QLocale())));
    }
    return generateArticle(*record, language);
}

QString templateErrorText(const TemplateError &error)
{
    QString place = error.file;
    if (error.line > 0)
        place += u':' + QString::number(error.line);
    return place.isEmpty() ? error.message : u"%1: %2"_s.arg(place, error.message);
}

std::expected<QString, ExitCode> markdownOf(const Article &article, const QString &templates)
{
    if (templates.isEmpty())
        return writeMarkdown(article);
    const auto rendered = renderMarkdown(article, templates);
    if (!rendered)
        return std::unexpected(fail(templateErrorText(rendered.error())));
    return *rendered;
}

std::expected<QByteArray, ExitCode> formatted(
        const QList<Article> &articles, const ExportArguments &arguments)
{
    if (arguments.format == "html") {
        const auto inLanguage = [&articles](TextLanguage language) -> const Article * {
            const auto found = std::ranges::find(articles, language, &Article::language);
            return found == articles.end() ? nullptr : &*found;
        };
        return articlePage(
                inLanguage(TextLanguage::Chinese), inLanguage(TextLanguage::English), PageLook::Light);
    }
    QStringList texts;
    for (const Article &article : articles) {
        if (arguments.format == "text") {
            texts.append(writeText(article));
            continue;
        }
        const auto markdown = markdownOf(article, fromArgument(arguments.templates));
        if (!markdown)
            return std::unexpected(markdown.error());
        texts.append(*markdown);
    }
    return texts.join(u'\n').toUtf8();
}

ExitCode exportArticle(
        const CommonOptions &common, const BatchOption &batchOption, const ExportArguments &arguments)
{
    const auto workspace = openWorkspace(common, Workspace::Access::ReadOnly);
    if (!workspace)
        return workspace.error();
    const auto batch = batchOption.choose(*workspace);
    if (!batch)
        return batch.error();
    QList<Article> articles;
    for (const TextLanguage language : textLanguages) {
        if (arguments.language != "both" && fromArgument(arguments.language) != textLanguageCode(language))
            continue;
        auto article = articleOf(*workspace, *batch, language);
        if (!article)
            return article.error();
        articles.append(*std::move(article));
    }
    const auto text = formatted(articles, arguments);
    return text ? writeWholeFile(fromArgument(arguments.output), *text) : text.error();
}

void addImport(VerbList &verbs, CLI::App &article)
{
    const auto arguments = std::make_shared<ImportArguments>();
    CLI::App &verb = verbs.addTo(article, "import",
            Text::tr("Read a published article (text, Markdown or HTML) as a finished instalment"),
            [arguments](const CommonOptions &common) { return importArticle(common, *arguments); });
    verb.add_option("FILE", arguments->file, Text::tr("The article; - for standard input").toStdString())
            ->required();
    verb.add_option("--series", arguments->series,
            Text::tr("The series it belongs to; else what its title says").toStdString());
    verb.add_option("--ordinal", arguments->ordinal,
            Text::tr("Which instalment it is; else what its title says").toStdString());
}

void addExport(VerbList &verbs, CLI::App &article)
{
    const auto arguments = std::make_shared<ExportArguments>();
    const auto batch = std::make_shared<std::unique_ptr<BatchOption>>();
    CLI::App &verb = verbs.addTo(article, "export", Text::tr("Write the article of an instalment"),
            [arguments, batch](
                    const CommonOptions &common) { return exportArticle(common, **batch, *arguments); });
    *batch = std::make_unique<BatchOption>(verb);
    verb.add_option("--format", arguments->format, Text::tr("text, markdown or html").toStdString())
            ->check(CLI::IsMember({"text", "markdown", "html"}));
    verb.add_option("--lang", arguments->language, Text::tr("zh, en or both").toStdString())
            ->check(CLI::IsMember({"zh", "en", "both"}));
    verb.add_option("-o,--output", arguments->output,
            Text::tr("The file to write; else standard output").toStdString());
    verb.add_option("--templates", arguments->templates,
            Text::tr("A folder with the series' own templates, for Markdown").toStdString());
}

} // namespace

void addArticleVerb(VerbList &verbs)
{
    CLI::App &article = verbs.addGroup(
            "article", Text::tr("Read a published article, or write the one of an instalment"));
    addImport(verbs, article);
    addExport(verbs, article);
}

} // namespace Winnow
