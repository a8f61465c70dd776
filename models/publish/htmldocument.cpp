// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "htmldocument.h"

#include "htmltext.h"
#include "rowcard.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

struct Column
{
    const char *name = "other"; ///< Class, as models/article/html names it.
    const char *width = nullptr; ///< In per cent, for flavours without a style sheet.
};

/// The columns of a table with @p count of them.
QList<Column> columnsOf(ArticlePartKind part, qsizetype count)
{
    QList<Column> columns;
    if (part == ArticlePartKind::Row)
        columns = {{"number", "9%"}, {"problem", "31%"}, {"answer", "60%"}};
    else if (part == ArticlePartKind::Overview)
        columns = {{"repo", "28%"}, {"positioning", "60%"}, {"count", "12%"}};
    else if (part == ArticlePartKind::Guide)
        columns = {{"symptom", "36%"}, {"action", "40%"}, {"cases", "24%"}};
    columns.resize(count);
    return columns;
}

const char *tableClass(ArticlePartKind part)
{
    switch (part) {
    case ArticlePartKind::Row:
        return "rows";
    case ArticlePartKind::Overview:
        return "overview";
    case ArticlePartKind::Guide:
        return "guide";
    default:
        return "table";
    }
}

class HtmlWriter final
{
public:
    HtmlWriter(const PublishDocument &document, const HtmlFlavour &flavour, ExportWarnings &warnings)
        : m_document(document)
        , m_flavour(flavour)
        , m_warnings(warnings)
    {}

    QByteArrayList write()
    {
        if (m_flavour.hasHeadingOfPage && !m_document.title.isEmpty()) {
            const QByteArray title = htmlText(m_document.title, m_flavour);
            m_blocks.append("<h1" + styleAttribute(m_flavour, HtmlElement::Title) + '>'
                    + anchored(title, u"title"_s) + "</h1>");
        }
        for (const DocumentBlock &block : m_document.blocks)
            add(block);
        return std::move(m_blocks);
    }

private:
    void add(const DocumentBlock &block)
    {
        note(block.text, block.label);
        switch (block.kind) {
        case DocumentBlockKind::Heading:
            m_blocks.append(heading(block));
            break;
        case DocumentBlockKind::Paragraph:
            m_blocks.append(paragraph(block));
            break;
        case DocumentBlockKind::Table:
            if (m_flavour.hasCards && isCardTable(block))
                addCards(block);
            else if (!block.rows.isEmpty() || !block.columns.isEmpty())
                m_blocks.append(table(block));
            break;
        case DocumentBlockKind::List:
            if (m_flavour.hasListsAsParagraphs)
                addListAsParagraphs(block);
            else
                m_blocks.append(list(block));
            break;
        }
    }

    /// Tells of what @p text holds and the flavour cannot show.
    void note(const RichText &text, const QString &label)
    {
        for (const TextRun &run : text) {
            if (run.isImage)
                m_warnings.add(
                        m_flavour.hasLinks ? ExportWarningCode::ImageAsLink : ExportWarningCode::ImageAsText,
                        m_document.language, label);
            if (!m_flavour.hasAnchors && !run.anchor.isEmpty())
                m_warnings.add(ExportWarningCode::ReferenceAsText, m_document.language, label);
            if (!run.isCode && run.text.contains("**"_L1))
                m_warnings.add(ExportWarningCode::LiteralMarks, m_document.language, label);
        }
    }

    QByteArray idAttribute(const QString &anchor) const
    {
        const bool isWritten = m_flavour.hasAnchors && !m_flavour.hasNamedAnchors && !anchor.isEmpty();
        return isWritten ? " id=\"" + (m_flavour.anchorPrefix + anchor).toUtf8() + '"' : QByteArray();
    }

    QByteArray anchored(const QByteArray &html, const QString &anchor) const
    {
        if (!m_flavour.hasNamedAnchors || anchor.isEmpty())
            return html;
        return "<a name=\"" + (m_flavour.anchorPrefix + anchor).toUtf8() + "\">" + html + "</a>";
    }

    QByteArray classAttribute(const QByteArray &name) const
    {
        return m_flavour.hasClasses ? " class=\"" + name + '"' : QByteArray();
    }

    QByteArray commented(const QByteArray &kind, const QByteArray &html) const
    {
        if (!m_flavour.hasBlockComments)
            return html;
        const QByteArray name = kind.split(' ').constFirst();
        return "<!-- wp:" + kind + " -->\n" + html + "\n<!-- /wp:" + name + " -->";
    }

    QByteArray heading(const DocumentBlock &block) const
    {
        const QByteArray tag = 'h' + QByteArray::number(std::min(block.level, 6));
        const HtmlElement element = block.level == 2 ? HtmlElement::Heading : HtmlElement::Subheading;
        const QByteArray html = '<' + tag + (m_flavour.hasBlockComments ? " class=\"wp-block-heading\"" : "")
                + idAttribute(block.anchor) + styleAttribute(m_flavour, element) + '>'
                + anchored(htmlText(block.text, m_flavour), block.anchor) + "</" + tag + '>';
        return commented(
                block.level == 2 ? "heading" : "heading {\"level\":" + QByteArray::number(block.level) + '}',
                html);
    }

    QByteArray paragraph(const DocumentBlock &block) const
    {
        return commented("paragraph",
                "<p" + classAttribute(articlePartName(block.part).toLatin1())
                        + styleAttribute(m_flavour, HtmlElement::Paragraph) + '>'
                        + htmlText(block.text, m_flavour) + "</p>");
    }

    QByteArray cell(const QByteArray &html, const Column &column, const QByteArray &tag, int span) const
    {
        const HtmlElement element = tag == "th"           ? HtmlElement::HeadCell
                : column.name == QByteArrayView("number") ? HtmlElement::NumberCell
                                                          : HtmlElement::Cell;
        QByteArray attributes;
        if (tag == "th" && m_flavour.hasClasses)
            attributes += " scope=\"col\"";
        if (span > 1)
            attributes += " colspan=\"" + QByteArray::number(span) + '"';
        if (m_flavour.hasColumnWidths && column.width && span == 1)
            attributes += QByteArray(" width=\"") + column.width + "\" valign=\"top\"";
        return '<' + tag + attributes + classAttribute(column.name) + styleAttribute(m_flavour, element) + '>'
                + html + "</" + tag + '>';
    }

    QByteArray headRow(const DocumentBlock &block, const QList<Column> &columns) const
    {
        QByteArray cells;
        for (qsizetype i = 0; i < block.columns.size(); ++i)
            cells += cell(htmlText(block.columns.at(i), m_flavour), columns.value(i), "th", 1);
        return cells.isEmpty() ? QByteArray() : "<tr>" + cells + "</tr>";
    }

    QByteArray bodyRow(const DocumentBlock &block, const DocumentRow &row, const QList<Column> &columns)
    {
        // Where a block's markup must be just so, an id has to stand inside a cell.
        const bool hasIdInCell = m_flavour.hasBlockComments;
        QByteArray cells;
        qsizetype column = 0;
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            note(row.cells.at(i), row.label);
            QByteArray html = htmlText(row.cells.at(i), m_flavour);
            if (i == 0)
                html = anchored(html, row.anchor);
            if (i == 0 && hasIdInCell && !row.anchor.isEmpty())
                html = "<span" + idAttribute(row.anchor) + '>' + html + "</span>";
            const int span = row.isUnsplit && i == unsplitCell(block) ? 2 : 1;
            cells += cell(html, columns.value(column), "td", span);
            column += span;
        }
        if (row.isUnsplit)
            m_warnings.add(ExportWarningCode::UnsplitRow, m_document.language, row.label);
        return "<tr" + (hasIdInCell ? QByteArray() : idAttribute(row.anchor)) + '>' + cells + "</tr>";
    }

    static qsizetype unsplitCell(const DocumentBlock &block)
    {
        return block.part == ArticlePartKind::Row ? 1 : 0;
    }

    QByteArray table(const DocumentBlock &block)
    {
        qsizetype count = block.columns.size();
        for (const DocumentRow &row : block.rows)
            count = std::max(count, row.cells.size() + (row.isUnsplit ? 1 : 0));
        const QList<Column> columns = columnsOf(block.part, count);
        const QByteArray head = headRow(block, columns);
        QByteArray rows;
        for (const DocumentRow &row : block.rows)
            rows += bodyRow(block, row, columns) + lineEnd();
        QByteArray html = "<table"
                + (m_flavour.tableAttributes ? QByteArray(" ") + m_flavour.tableAttributes : "")
                + classAttribute(tableClass(block.part)) + styleAttribute(m_flavour, HtmlElement::Table)
                + '>';
        if (!head.isEmpty() && !m_flavour.hasHeadInBody)
            html += "<thead>" + head + "</thead>";
        html += "<tbody>" + lineEnd() + (m_flavour.hasHeadInBody ? head : QByteArray()) + rows
                + "</tbody></table>";
        if (m_flavour.hasBlockComments)
            html = "<figure class=\"wp-block-table\">" + html + "</figure>";
        return commented("table", html);
    }

    /// Where the source is read by people; other targets make an empty line of it.
    QByteArray lineEnd() const { return m_flavour.hasClasses ? "\n" : QByteArray(); }

    void addCards(const DocumentBlock &block)
    {
        for (const DocumentRow &row : block.rows) {
            m_warnings.add(ExportWarningCode::RowAsCard, m_document.language, row.label);
            for (const RichText &cell : row.cells)
                note(cell, row.label);
            QByteArrayList lines;
            for (const RichText &line : cardOf(row, block.part))
                lines.append(htmlText(line, m_flavour));
            m_blocks.append("<p" + idAttribute(row.anchor) + styleAttribute(m_flavour, HtmlElement::Card)
                    + '>' + lines.join("<br>") + "</p>");
        }
    }

    QByteArray list(const DocumentBlock &block)
    {
        QByteArray items;
        for (const DocumentRow &row : block.rows) {
            note(row.cells.value(0), row.label);
            items += commented("list-item",
                             "<li" + styleAttribute(m_flavour, HtmlElement::Item) + '>'
                                     + htmlText(row.cells.value(0), m_flavour) + "</li>")
                    + lineEnd();
        }
        const QByteArray name =
                m_flavour.hasBlockComments ? QByteArray(" class=\"wp-block-list\"") : classAttribute("list");
        return commented(
                "list", "<ul" + name + styleAttribute(m_flavour, HtmlElement::List) + '>' + items + "</ul>");
    }

    void addListAsParagraphs(const DocumentBlock &block)
    {
        for (const DocumentRow &row : block.rows) {
            note(row.cells.value(0), row.label);
            m_blocks.append("<p" + styleAttribute(m_flavour, HtmlElement::Item) + ">• "
                    + htmlText(row.cells.value(0), m_flavour) + "</p>");
        }
    }

    const PublishDocument &m_document;
    const HtmlFlavour &m_flavour;
    ExportWarnings &m_warnings;
    QByteArrayList m_blocks;
};

} // namespace

QByteArrayList htmlBlocks(
        const PublishDocument &document, const HtmlFlavour &flavour, ExportWarnings &warnings)
{
    return HtmlWriter(document, flavour, warnings).write();
}

} // namespace Winnow
