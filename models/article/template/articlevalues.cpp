// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articlevalues.h"

#include "article/citations.h"
#include "format/caseline.h"
#include "format/markdowncell.h"
#include "format/markdownlines.h"
#include "format/sectionheading.h"
#include "markdown/inlinetext.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Columns of an article's tables where the document names none.
constexpr qsizetype tableColumns = 3;

/// @p markdown for a heading: on one line, and no signs at its end that would be taken for the heading's own.
QString headingText(const QString &markdown)
{
    QString text = QString(markdown).replace(u'\n', u' ').trimmed();
    if (text.endsWith(u'#'))
        text.insert(text.size() - 1, u'\\');
    return text;
}

/// A paragraph that begins no list, heading or quotation by accident.
QString paragraphText(const QString &markdown)
{
    return guardedParagraph(markdown);
}

/// The same where a list may be meant.
QString freeText(const QString &markdown)
{
    return guardedParagraph(markdown, true);
}

/// Further lines of a list's item are set in.
QString itemText(const QString &markdown)
{
    return QString(markdown).replace(u'\n', u"\n  "_s);
}

QString linked(const QString &text, const QString &url)
{
    return url.isEmpty() ? text : u'[' + text + u"]("_s + url + u')';
}

QVariantList headsOf(const QStringList &columns)
{
    QVariantList heads;
    for (const QString &column : columns)
        heads.append(tableCell(column));
    while (columns.isEmpty() && heads.size() < tableColumns)
        heads.append(QString());
    return heads;
}

/// @p texts, and the same fit for cells beside them.
QVariantHash withCells(QVariantHash texts)
{
    QVariantHash cells;
    for (const auto &[name, text] : texts.asKeyValueRange())
        cells.insert(name, tableCell(text.toString()));
    texts.insert(u"cell"_s, cells);
    return texts;
}

QVariantHash rowValues(const SectionPart &section, const ArticleRow &row)
{
    QVariantHash values =
            withCells({{u"number"_s, linked(u'#' + row.number, row.url)}, {u"problem"_s, row.problem},
                    {u"answer"_s, answerCell(section, row)}, {u"citation"_s, row.citation}});
    values.insert(u"url"_s, row.url);
    values.insert(u"isUnsplit"_s, row.isUnsplit);
    return values;
}

QVariantList noteValues(const QList<SectionNote> &notes)
{
    QVariantList list;
    for (const SectionNote &note : notes) {
        const QString text = note.url.isEmpty() ? note.title : linkMarkdown(note.title, note.url);
        list.append(QVariantHash{{u"number"_s, list.size() + 1}, {u"title"_s, note.title},
                {u"url"_s, note.url}, {u"item"_s, QString(text).replace(u'\n', u' ')}});
    }
    return list;
}

QVariantHash guideValues(const GuideLine &line)
{
    QVariantHash values =
            withCells({{u"symptom"_s, line.symptom}, {u"action"_s, line.action}, {u"cases"_s, line.cases}});
    values.insert(u"isUnsplit"_s, line.isUnsplit);
    return values;
}

QVariantHash caseValues(const CaseLine &line)
{
    const QString reference = linked(line.reference.alias + u'#' + line.reference.number, line.url);
    return {{u"reference"_s, reference}, {u"alias"_s, line.reference.alias},
            {u"number"_s, line.reference.number}, {u"url"_s, line.url}, {u"text"_s, line.text},
            {u"item"_s, itemText(reference + blankBehindCase(line) + line.text)}};
}

QVariantHash themeValues(const ArticleTheme &theme)
{
    QVariantList cases;
    cases.reserve(theme.cases.size());
    for (const CaseLine &line : theme.cases)
        cases.append(caseValues(line));
    const QString ordinal = theme.ordinal > 0 ? QString::number(theme.ordinal) + u". "_s : QString();
    return {{u"ordinal"_s, theme.ordinal}, {u"title"_s, headingText(theme.title)},
            {u"heading"_s, headingText(ordinal + theme.title)}, {u"lead"_s, freeText(theme.lead)},
            {u"cases"_s, cases}};
}

QVariantHash statementValues(const DisclosureStatement &statement)
{
    return {{u"text"_s, freeText(statement.text)}, {u"item"_s, itemText(statement.text)},
            {u"isComputed"_s, statement.origin == StatementOrigin::Computed}};
}

template <typename Thing, typename Values>
QVariantList listOf(const QList<Thing> &things, Values values)
{
    QVariantList list;
    list.reserve(things.size());
    for (const Thing &thing : things)
        list.append(values(thing));
    return list;
}

/// The values of a part, by its kind.
struct PartValues
{
    TextLanguage language;

    QVariantHash operator()(const TaglinePart &part) const
    {
        return {{u"isTagline"_s, true}, {u"text"_s, paragraphText(part.text)}};
    }

    QVariantHash operator()(const FooterPart &part) const
    {
        return {{u"isFooter"_s, true}, {u"text"_s, paragraphText(part.text)}};
    }

    QVariantHash operator()(const TextPart &part) const
    {
        return {{u"isText"_s, true}, {u"level"_s, part.level}, {u"marks"_s, QString(part.level, u'#')},
                {u"text"_s, part.level > 0 ? headingText(part.text) : freeText(part.text)}};
    }

    QVariantHash operator()(const OverviewPart &part) const
    {
        const auto line = [](const OverviewLine &one) {
            return withCells(
                    {{u"repo"_s, one.repo}, {u"positioning"_s, one.positioning}, {u"count"_s, one.count}});
        };
        return {{u"isOverview"_s, true}, {u"heading"_s, headingText(part.heading)},
                {u"heads"_s, headsOf(part.columns)}, {u"lines"_s, listOf(part.lines, line)}};
    }

    QVariantHash operator()(const SectionPart &part) const
    {
        return {{u"isSection"_s, true}, {u"name"_s, part.name}, {u"subtitle"_s, part.subtitle},
                {u"heading"_s, headingText(sectionHeadingText(part, language))},
                {u"summary"_s, paragraphText(part.summary)}, {u"heads"_s, headsOf(part.columns)},
                {u"rows"_s,
                        listOf(part.rows, [&part](const ArticleRow &row) { return rowValues(part, row); })},
                {u"hasCitations"_s, hasCitationColumn(part)}, {u"notes"_s, noteValues(part.notes)}};
    }

    QVariantHash operator()(const ReadingPart &part) const
    {
        return {{u"isReading"_s, true}, {u"heading"_s, headingText(part.heading)},
                {u"themes"_s, listOf(part.themes, themeValues)}};
    }

    QVariantHash operator()(const GuidePart &part) const
    {
        return {{u"isGuide"_s, true}, {u"heading"_s, headingText(part.heading)},
                {u"heads"_s, headsOf(part.columns)}, {u"lines"_s, listOf(part.lines, guideValues)}};
    }

    QVariantHash operator()(const DisclosurePart &part) const
    {
        return {{u"isDisclosure"_s, true}, {u"heading"_s, headingText(part.heading)},
                {u"isBulleted"_s, part.isBulleted},
                {u"statements"_s, listOf(part.statements, statementValues)}};
    }
};

} // namespace

QVariantHash articleValues(const Article &article)
{
    QVariantList parts;
    parts.reserve(article.parts.size());
    for (const ArticlePart &part : article.parts)
        parts.append(std::visit(PartValues{article.language}, part));
    return {{u"title"_s, headingText(article.title)}, {u"language"_s, textLanguageCode(article.language)},
            {u"parts"_s, parts}};
}

const QSet<QString> &articleValueNames()
{
    static const QSet<QString> names{u"title"_s, u"language"_s, u"parts"_s, u"isTagline"_s, u"isOverview"_s,
            u"isSection"_s, u"isReading"_s, u"isGuide"_s, u"isDisclosure"_s, u"isFooter"_s, u"isText"_s,
            u"text"_s, u"level"_s, u"marks"_s, u"heading"_s, u"heads"_s, u"lines"_s, u"repo"_s,
            u"positioning"_s, u"count"_s, u"cell"_s, u"name"_s, u"subtitle"_s, u"summary"_s, u"rows"_s,
            u"number"_s, u"problem"_s, u"answer"_s, u"url"_s, u"isUnsplit"_s, u"citation"_s,
            u"hasCitations"_s, u"notes"_s, u"themes"_s, u"ordinal"_s, u"lead"_s, u"cases"_s, u"reference"_s,
            u"alias"_s, u"item"_s, u"symptom"_s, u"action"_s, u"isBulleted"_s, u"statements"_s,
            u"isComputed"_s};
    return names;
}

} // namespace Winnow
