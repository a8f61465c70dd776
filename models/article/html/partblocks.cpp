// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "partblocks.h"

#include "article/citations.h"
#include "inlinehtml.h"
#include "markdown/inlinetext.h"

#include <QSet>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QByteArray cell(const char *name, const QByteArray &html)
{
    return QByteArray("<td class=\"").append(name).append("\">").append(html).append("</td>");
}

QByteArray headCell(const char *name, const QByteArray &html)
{
    return QByteArray("<th scope=\"col\" class=\"").append(name).append("\">").append(html).append("</th>");
}

/// Added to an id that is taken.
constexpr QChar again = u'~';

/// "msop#94"; the number alone where the alias is left out.
QString caseName(const CaseReference &reference)
{
    return reference.number.isEmpty() ? reference.alias : reference.alias + u'#' + reference.number;
}

/// Fills the list of one part's blocks.
class PartBlocks final
{
public:
    PartBlocks(TextLanguage language, const QString &sectionKey, BlockCounts &counts, TextHtmlCache &texts)
        : m_language(language)
        , m_sectionKey(sectionKey)
        , m_counts(counts)
        , m_texts(texts)
    {}

    void operator()(const TaglinePart &part);
    void operator()(const OverviewPart &part);
    void operator()(const SectionPart &part);
    void operator()(const ReadingPart &part);
    void operator()(const GuidePart &part);
    void operator()(const DisclosurePart &part);
    void operator()(const FooterPart &part);
    void operator()(const TextPart &part);

    /// Heading, summary and table of @p section, without its rows.
    void beginSection(const SectionPart &section);
    HtmlBlock rowBlock(const ArticleRow &row, const SectionPart &section);
    /// The list of its notes, behind the rows.
    void endSection(const SectionPart &section);
    /// Row @p block, its id made unique among the rows of the section.
    void addRow(HtmlBlock block);

    QList<HtmlBlock> take() { return std::move(m_blocks); }

private:
    QByteArray answerCells(const ArticleRow &row, const SectionPart &section);
    LintPlace place(ArticlePartKind part, ArticleField field, int line) const
    {
        LintPlace place;
        place.part = part;
        place.field = field;
        place.language = m_language;
        place.line = line;
        return place;
    }
    QByteArray html(const QString &text) { return m_texts.html(text); }
    void add(const QString &id, BlockShape shape, const QByteArray &html, const LintPlace &place,
            const QString &frame = {})
    {
        m_blocks.append({id, frame, shape, html, place});
    }
    void addTable(const QString &id, const QStringList &columns, std::initializer_list<const char *> names,
            const LintPlace &place);
    void addTheme(const ArticleTheme &theme);

    TextLanguage m_language;
    QString m_sectionKey;
    BlockCounts &m_counts;
    TextHtmlCache &m_texts;
    QList<HtmlBlock> m_blocks;
    QSet<QString> m_ids;
};

void PartBlocks::addTable(const QString &id, const QStringList &columns,
        std::initializer_list<const char *> names, const LintPlace &place)
{
    QByteArray head;
    qsizetype column = 0;
    for (const char *name : names) {
        head += headCell(name, column < columns.size() ? html(columns.at(column)) : QByteArray());
        ++column;
    }
    for (; column < columns.size(); ++column)
        head += headCell("other", html(columns.at(column)));
    add(id, BlockShape::Table, columns.isEmpty() ? QByteArray() : head, place);
}

void PartBlocks::operator()(const TaglinePart &part)
{
    add(u"tagline:"_s + QString::number(m_counts.taglines++), BlockShape::Paragraph, html(part.text),
            place(ArticlePartKind::Tagline, ArticleField::Whole, part.line));
}

void PartBlocks::operator()(const OverviewPart &part)
{
    const QString key = QString::number(m_counts.overviews++);
    const LintPlace heading = place(ArticlePartKind::Overview, ArticleField::Heading, part.line);
    if (!part.heading.isEmpty())
        add(u"overview:"_s + key, BlockShape::Heading, html(part.heading), heading);
    const QString table = u"overviewtable:"_s + key;
    addTable(table, part.columns, {"repo", "positioning", "count"}, heading);
    for (const OverviewLine &line : part.lines) {
        QString id = u"overview:"_s + key + u':' + line.repo;
        while (m_ids.contains(id))
            id += again;
        m_ids.insert(id);
        LintPlace here = place(ArticlePartKind::Overview, ArticleField::Whole, line.line);
        here.repo = line.repo;
        add(id, BlockShape::TableRow,
                cell("repo", html(line.repo)) + cell("positioning", html(line.positioning))
                        + cell("count", html(line.count)),
                here, table);
    }
}

void PartBlocks::beginSection(const SectionPart &section)
{
    LintPlace here = place(ArticlePartKind::Section, ArticleField::Heading, section.line);
    here.repo = section.name;
    QByteArray heading = html(section.name);
    if (!section.subtitle.isEmpty()) {
        const bool isChinese = m_language == TextLanguage::Chinese;
        heading += "<span class=\"subtitle\">" + (isChinese ? u"（"_s : u" ("_s).toUtf8()
                + html(section.subtitle) + (isChinese ? u"）"_s : u")"_s).toUtf8() + "</span>";
    }
    add(u"section:"_s + m_sectionKey, BlockShape::Heading, heading, here);
    here.field = ArticleField::Whole;
    if (!section.summary.isEmpty())
        add(u"summary:"_s + m_sectionKey, BlockShape::Paragraph, html(section.summary), here);
    if (hasCitationColumn(section))
        addTable(u"table:"_s + m_sectionKey, section.columns, {"number", "problem", "answer", "citation"},
                here);
    else
        addTable(u"table:"_s + m_sectionKey, section.columns, {"number", "problem", "answer"}, here);
}

HtmlBlock PartBlocks::rowBlock(const ArticleRow &row, const SectionPart &section)
{
    LintPlace here = place(ArticlePartKind::Row, ArticleField::Whole, row.line);
    here.repo = section.name;
    here.number = row.number;
    const QByteArray number = row.number.isEmpty() ? QByteArray() : '#' + row.number.toHtmlEscaped().toUtf8();
    const QByteArray texts = row.isUnsplit
            ? "<td class=\"problem unsplit\" colspan=\"2\">" + html(row.problem) + "</td>"
            : cell("problem", html(row.problem)) + answerCells(row, section);
    return {u"row:"_s + m_sectionKey + u'#' + row.number, u"table:"_s + m_sectionKey, BlockShape::TableRow,
            cell("number", number) + texts, here};
}

QByteArray PartBlocks::answerCells(const ArticleRow &row, const SectionPart &section)
{
    if (hasCitationColumn(section))
        return cell("answer", html(row.answer)) + cell("citation", html(row.citation));
    if (row.citation.isEmpty())
        return cell("answer", html(row.answer));
    return cell("answer", html(row.answer) + " <span class=\"marks\">" + html(row.citation) + "</span>");
}

void PartBlocks::endSection(const SectionPart &section)
{
    if (section.notes.isEmpty())
        return;
    LintPlace here = place(ArticlePartKind::Section, ArticleField::Whole, section.line);
    here.repo = section.name;
    const QString list = u"notes:"_s + m_sectionKey;
    add(list, BlockShape::List, {}, here);
    int number = 0;
    for (const SectionNote &note : section.notes) {
        here.line = note.line;
        ++number;
        const QString text = note.url.isEmpty() ? note.title : linkMarkdown(note.title, note.url);
        add(u"note:"_s + m_sectionKey + u':' + QString::number(number), BlockShape::ListItem,
                QByteArray::number(number) + ". " + html(text), here, list);
    }
}

void PartBlocks::addRow(HtmlBlock block)
{
    while (m_ids.contains(block.id))
        block.id += again;
    m_ids.insert(block.id);
    m_blocks.append(std::move(block));
}

void PartBlocks::operator()(const SectionPart &part)
{
    beginSection(part);
    for (const ArticleRow &row : part.rows)
        addRow(rowBlock(row, part));
    endSection(part);
}

void PartBlocks::addTheme(const ArticleTheme &theme)
{
    const int index = m_counts.themes++;
    const QString key = QString::number(index);
    LintPlace here = place(ArticlePartKind::Theme, ArticleField::Heading, theme.line);
    here.index = index;
    const QByteArray ordinal = theme.ordinal > 0 ? QByteArray::number(theme.ordinal) + ". " : QByteArray();
    if (!theme.title.isEmpty())
        add(u"theme:"_s + key, BlockShape::Subheading, ordinal + html(theme.title), here);
    here.field = ArticleField::Lead;
    if (!theme.lead.isEmpty())
        add(u"lead:"_s + key, BlockShape::Paragraph,
                (theme.title.isEmpty() ? ordinal : QByteArray()) + html(theme.lead), here);
    if (theme.cases.isEmpty())
        return;
    here.field = ArticleField::Whole;
    const QString list = u"cases:"_s + key;
    add(list, BlockShape::List, {}, here);
    for (const CaseLine &line : theme.cases) {
        const QString name = caseName(line.reference);
        QString id = u"case:"_s + key + u':' + name;
        while (m_ids.contains(id))
            id += again;
        m_ids.insert(id);
        LintPlace at = place(ArticlePartKind::CaseLine, ArticleField::ThemeLine, line.line);
        at.repo = line.reference.alias;
        at.number = line.reference.number;
        at.index = index;
        add(id, BlockShape::ListItem,
                "<span class=\"case\">" + name.toHtmlEscaped().toUtf8() + "</span> " + html(line.text), at,
                list);
    }
}

void PartBlocks::operator()(const ReadingPart &part)
{
    const QString id = u"reading:"_s + QString::number(m_counts.readings++);
    if (!part.heading.isEmpty())
        add(id, BlockShape::Heading, html(part.heading),
                place(ArticlePartKind::Theme, ArticleField::Heading, part.line));
    for (const ArticleTheme &theme : part.themes)
        addTheme(theme);
}

void PartBlocks::operator()(const GuidePart &part)
{
    const QString key = QString::number(m_counts.guides++);
    LintPlace here = place(ArticlePartKind::Guide, ArticleField::Heading, part.line);
    if (!part.heading.isEmpty())
        add(u"guide:"_s + key, BlockShape::Heading, html(part.heading), here);
    const QString table = u"guidetable:"_s + key;
    addTable(table, part.columns, {"symptom", "action", "cases"}, here);
    here.field = ArticleField::Whole;
    for (const GuideLine &line : part.lines) {
        here.index = m_counts.guideLines++;
        here.line = line.line;
        add(u"guideline:"_s + QString::number(here.index), BlockShape::TableRow,
                cell("symptom", html(line.symptom)) + cell("action", html(line.action))
                        + cell("cases", html(line.cases)),
                here, table);
    }
}

void PartBlocks::operator()(const DisclosurePart &part)
{
    const QString key = QString::number(m_counts.disclosures++);
    LintPlace here = place(ArticlePartKind::Disclosure, ArticleField::Heading, part.line);
    if (!part.heading.isEmpty())
        add(u"disclosure:"_s + key, BlockShape::Heading, html(part.heading), here);
    here.field = ArticleField::Whole;
    QString list;
    if (part.isBulleted && !part.statements.isEmpty()) {
        list = u"statements:"_s + key;
        add(list, BlockShape::List, {}, here);
    }
    for (const DisclosureStatement &statement : part.statements) {
        here.index = m_counts.statements++;
        here.line = statement.line;
        add(u"statement:"_s + QString::number(here.index),
                part.isBulleted ? BlockShape::ListItem : BlockShape::Paragraph, html(statement.text), here,
                list);
    }
}

void PartBlocks::operator()(const FooterPart &part)
{
    add(u"footer:"_s + QString::number(m_counts.footers++), BlockShape::Paragraph, html(part.text),
            place(ArticlePartKind::Footer, ArticleField::Whole, part.line));
}

void PartBlocks::operator()(const TextPart &part)
{
    QByteArray words;
    for (const QString &piece : part.text.split(u'\t')) {
        if (!words.isEmpty())
            words += " <span class=\"tab\">\u2502</span> ";
        words += html(piece);
    }
    add(u"text:"_s + QString::number(m_counts.texts++), BlockShape::Paragraph, words,
            place(ArticlePartKind::Text, ArticleField::Whole, part.line));
}

} // namespace

QByteArray TextHtmlCache::html(const QString &markdown)
{
    if (const QByteArray *known = m_texts.object(markdown))
        return *known;
    const QByteArray html = inlineHtml(markdown);
    m_texts.insert(markdown, new QByteArray(html), html.size() + markdown.size() * qsizetype(sizeof(QChar)));
    return html;
}

QList<HtmlBlock> partBlocks(const ArticlePart &part, TextLanguage language, const QString &sectionKey,
        BlockCounts &counts, TextHtmlCache &texts)
{
    PartBlocks blocks(language, sectionKey, counts, texts);
    std::visit(blocks, part);
    return blocks.take();
}

QList<HtmlBlock> sectionBlocks(const SectionPart &section, TextLanguage language, const QString &sectionKey,
        TextHtmlCache &texts, const SectionPart &before, const QList<HtmlBlock> &blocksBefore)
{
    BlockCounts none;
    PartBlocks blocks(language, sectionKey, none, texts);
    blocks.beginSection(section);
    const qsizetype notesBefore = before.notes.isEmpty() ? 0 : before.notes.size() + 1;
    const qsizetype firstRow = blocksBefore.size() - before.rows.size() - notesBefore;
    const bool isSameTable = hasCitationColumn(section) == hasCitationColumn(before);
    for (qsizetype i = 0; i < section.rows.size(); ++i) {
        const ArticleRow &row = section.rows.at(i);
        const bool isKnown = isSameTable && i < before.rows.size() && row == before.rows.at(i)
                && !blocksBefore.at(firstRow + i).id.endsWith(again);
        blocks.addRow(isKnown ? blocksBefore.at(firstRow + i) : blocks.rowBlock(row, section));
    }
    blocks.endSection(section);
    return blocks.take();
}

} // namespace Winnow
