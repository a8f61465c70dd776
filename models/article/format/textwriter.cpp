// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articlewriter.h"

#include "article/citations.h"
#include "caseline.h"
#include "sectionheading.h"

#include "markdown/inlinetext.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QString cellText(const QString &markdown)
{
    return plainText(markdown).replace(u'\t', u' ');
}

/// @p markdown as read, line by line.
QString paragraphText(const QString &markdown)
{
    QStringList lines;
    for (const QString &line : markdown.split(u'\n'))
        lines.append(plainText(line));
    return lines.join(u'\n');
}

QString rowText(const QStringList &cells)
{
    QStringList texts;
    for (const QString &cell : cells)
        texts.append(cellText(cell));
    return texts.join(u'\t');
}

/// Gathers an article's blocks of lines.
class TextWriter final
{
public:
    explicit TextWriter(TextLanguage language)
        : m_language(language)
    {}

    void addBlock(const QString &block)
    {
        if (!block.isEmpty())
            m_blocks.append(block);
    }

    void operator()(const TaglinePart &part) { addBlock(paragraphText(part.text)); }
    void operator()(const FooterPart &part) { addBlock(paragraphText(part.text)); }
    void operator()(const TextPart &part) { addBlock(paragraphText(part.text)); }

    void operator()(const OverviewPart &part)
    {
        QStringList table = head(part.columns);
        for (const OverviewLine &line : part.lines)
            table.append(rowText({line.repo, line.positioning, line.count}));
        addTable(part.heading, table);
    }

    void operator()(const SectionPart &part)
    {
        // Each text is read by itself: put together, signs of one would act on the other.
        SectionPart read;
        read.name = cellText(part.name);
        read.subtitle = cellText(part.subtitle);
        read.brackets = part.brackets;
        addBlock(sectionHeadingText(read, m_language));
        QStringList table = head(part.columns);
        for (const ArticleRow &row : part.rows) {
            QStringList cells{u'#' + row.number, row.problem};
            if (!row.isUnsplit)
                cells.append(answerCell(part, row));
            if (!row.isUnsplit && hasCitationColumn(part))
                cells.append(row.citation);
            table.append(rowText(cells));
        }
        addTable(part.summary, table);
        QStringList notes;
        for (const SectionNote &note : part.notes) {
            notes.append(QString::number(notes.size() + 1) + u". "_s + cellText(note.title));
            if (!note.url.isEmpty())
                notes.last() += u' ' + note.url;
        }
        addBlock(notes.join(u'\n'));
    }

    void operator()(const ReadingPart &part)
    {
        addBlock(cellText(part.heading));
        for (const ArticleTheme &theme : part.themes)
            addTheme(theme);
    }

    void operator()(const GuidePart &part)
    {
        QStringList table = head(part.columns);
        for (const GuideLine &line : part.lines) {
            table.append(rowText(line.isUnsplit ? QStringList{line.symptom, line.cases}
                                                : QStringList{line.symptom, line.action, line.cases}));
        }
        addTable(part.heading, table);
    }

    void operator()(const DisclosurePart &part)
    {
        addBlock(cellText(part.heading));
        QStringList bullets;
        for (const DisclosureStatement &statement : part.statements) {
            if (part.isBulleted)
                bullets.append(u"• "_s + paragraphText(statement.text));
            else
                addBlock(paragraphText(statement.text));
        }
        addBlock(bullets.join(u'\n'));
    }

    QString text() const { return m_blocks.isEmpty() ? QString() : m_blocks.join(u"\n\n"_s) + u'\n'; }

private:
    static QStringList head(const QStringList &columns)
    {
        return columns.isEmpty() ? QStringList() : QStringList{rowText(columns)};
    }

    void addTable(const QString &before, const QStringList &table)
    {
        addBlock(paragraphText(before));
        addBlock(table.join(u'\n'));
    }

    void addTheme(const ArticleTheme &theme)
    {
        const QString title = cellText(theme.title);
        QStringList lines{theme.ordinal > 0 ? QString::number(theme.ordinal) + u". "_s + title : title};
        if (!theme.lead.isEmpty())
            lines.append(paragraphText(theme.lead));
        addBlock(lines.join(u'\n'));
        QStringList cases;
        for (const CaseLine &line : theme.cases)
            cases.append(u"• "_s + caseReferenceText(line) + paragraphText(line.text));
        addBlock(cases.join(u'\n'));
    }

    static QString caseReferenceText(const CaseLine &line)
    {
        return line.reference.alias + u'#' + line.reference.number + blankBehindCase(line);
    }

    TextLanguage m_language;
    QStringList m_blocks;
};

} // namespace

QString writeText(const Article &article)
{
    TextWriter writer(article.language);
    writer.addBlock(cellText(article.title));
    for (const ArticlePart &part : article.parts)
        std::visit(writer, part);
    return writer.text();
}

} // namespace Winnow
