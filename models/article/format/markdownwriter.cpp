// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articlewriter.h"

#include "article/citations.h"
#include "caseline.h"
#include "markdowncell.h"
#include "markdownlines.h"
#include "sectionheading.h"

#include "markdown/inlinetext.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype tableColumns = 3;

QString oneLine(const QString &markdown)
{
    return QString(markdown).replace(u'\n', u' ');
}

QString heading(int level, const QString &markdown)
{
    QString text = oneLine(markdown).trimmed();
    if (text.isEmpty())
        return {};
    // Signs at its end would be taken for the heading's own.
    if (text.endsWith(u'#'))
        text.insert(text.size() - 1, u'\\');
    return QString(level, u'#') + u' ' + text;
}

QString tableRow(const QStringList &cells)
{
    QString row = u"|"_s;
    for (const QString &cell : cells)
        row += u' ' + tableCell(cell) + u" |"_s;
    return row;
}

/// A table with a head of @p columns; an empty one where there are none, for Markdown has no table without.
QStringList tableHead(const QStringList &columns)
{
    const qsizetype count = columns.isEmpty() ? tableColumns : columns.size();
    return {tableRow(columns.isEmpty() ? QStringList(count) : columns), u"|"_s + u" --- |"_s.repeated(count)};
}

/// @p text as a list's item, its further lines set in.
QString item(const QString &text)
{
    return u"- "_s + QString(text).replace(u'\n', u"\n  "_s);
}

class MarkdownWriter final
{
public:
    explicit MarkdownWriter(TextLanguage language)
        : m_language(language)
    {}

    void addBlock(const QString &block)
    {
        if (!block.isEmpty())
            m_blocks.append(block);
    }

    void operator()(const TaglinePart &part) { addBlock(guardedParagraph(part.text)); }
    void operator()(const FooterPart &part) { addBlock(guardedParagraph(part.text)); }

    void operator()(const TextPart &part)
    {
        // What was kept of a list keeps its marks.
        addBlock(part.level > 0 ? heading(part.level, part.text) : guardedParagraph(part.text, true));
    }

    void operator()(const OverviewPart &part)
    {
        QStringList table = tableHead(part.columns);
        for (const OverviewLine &line : part.lines)
            table.append(tableRow({line.repo, line.positioning, line.count}));
        addBlock(heading(2, part.heading));
        addBlock(table.join(u'\n'));
    }

    void operator()(const SectionPart &part)
    {
        QStringList table = tableHead(part.columns);
        for (const ArticleRow &row : part.rows) {
            QStringList cells{numberCell(row), row.problem};
            if (!row.isUnsplit)
                cells.append(answerCell(part, row));
            if (!row.isUnsplit && hasCitationColumn(part))
                cells.append(row.citation);
            table.append(tableRow(cells));
        }
        QStringList notes;
        for (const SectionNote &note : part.notes) {
            const QString text = note.url.isEmpty() ? note.title : linkMarkdown(note.title, note.url);
            notes.append(QString::number(notes.size() + 1) + u". "_s + oneLine(text));
        }
        addBlock(heading(2, sectionHeadingText(part, m_language)));
        addBlock(guardedParagraph(part.summary));
        addBlock(table.join(u'\n'));
        addBlock(notes.join(u'\n'));
    }

    void operator()(const ReadingPart &part)
    {
        addBlock(heading(2, part.heading));
        for (const ArticleTheme &theme : part.themes)
            addTheme(theme);
    }

    void operator()(const GuidePart &part)
    {
        QStringList table = tableHead(part.columns);
        for (const GuideLine &line : part.lines) {
            table.append(tableRow(line.isUnsplit ? QStringList{line.symptom, line.cases}
                                                 : QStringList{line.symptom, line.action, line.cases}));
        }
        addBlock(heading(2, part.heading));
        addBlock(table.join(u'\n'));
    }

    void operator()(const DisclosurePart &part)
    {
        addBlock(heading(2, part.heading));
        QStringList items;
        for (const DisclosureStatement &statement : part.statements) {
            if (part.isBulleted)
                items.append(item(statement.text));
            else
                addBlock(guardedParagraph(statement.text, true));
        }
        addBlock(items.join(u'\n'));
    }

    QString text() const { return m_blocks.isEmpty() ? QString() : m_blocks.join(u"\n\n"_s) + u'\n'; }

private:
    static QString numberCell(const ArticleRow &row)
    {
        const QString number = u'#' + row.number;
        return row.url.isEmpty() ? number : linkMarkdown(number, row.url);
    }

    static QString caseReference(const CaseLine &line)
    {
        const QString reference = line.reference.alias + u'#' + line.reference.number;
        return line.url.isEmpty() ? reference : linkMarkdown(reference, line.url);
    }

    void addTheme(const ArticleTheme &theme)
    {
        const QString ordinal = theme.ordinal > 0 ? QString::number(theme.ordinal) + u". "_s : QString();
        addBlock(heading(3, ordinal + theme.title));
        addBlock(guardedParagraph(theme.lead, true));
        QStringList items;
        for (const CaseLine &line : theme.cases)
            items.append(item(caseReference(line) + blankBehindCase(line) + line.text));
        addBlock(items.join(u'\n'));
    }

    TextLanguage m_language;
    QStringList m_blocks;
};

} // namespace

QString writeMarkdown(const Article &article)
{
    MarkdownWriter writer(article.language);
    writer.addBlock(heading(1, article.title));
    for (const ArticlePart &part : article.parts)
        std::visit(writer, part);
    return writer.text();
}

} // namespace Winnow
