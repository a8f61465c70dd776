// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "elementhtml.h"

namespace Winnow {

namespace {

const char *tagOf(BlockShape shape)
{
    switch (shape) {
    case BlockShape::Title:
        return "h1";
    case BlockShape::Heading:
        return "h2";
    case BlockShape::Subheading:
        return "h3";
    case BlockShape::Paragraph:
        return "p";
    case BlockShape::Table:
        return "table";
    case BlockShape::TableRow:
        return "tr";
    case BlockShape::List:
        return "ul";
    case BlockShape::ListItem:
        return "li";
    }
    return "p";
}

QByteArray partClass(const PageBlock &block)
{
    switch (block.part) {
    case ArticlePartKind::Section:
        return block.shape == BlockShape::Table   ? "rows"
                : block.shape == BlockShape::List ? "notes"
                                                  : "section";
    default:
        return articlePartName(block.part).toLatin1();
    }
}

bool isPaired(PageColumns columns)
{
    return columns == PageColumns::Both;
}

/// Cells of three columns in a language; where it has no such row, one empty cell.
QByteArray cells(const QByteArray &html, TextLanguage language)
{
    const QByteArray tag = languageTag(language);
    if (html.isNull())
        return "<td class=\"missing\" colspan=\"3\" lang=\"" + tag + "\"></td>";
    QByteArray marked = html;
    marked.replace("<td class=", "<td lang=\"" + tag + "\" class=");
    marked.replace("<th scope=", "<th lang=\"" + tag + "\" scope=");
    return marked;
}

QByteArray sides(const PageBlock &block, const QByteArray &tag)
{
    const auto side = [&tag](const QByteArray &html, TextLanguage language) {
        return '<' + tag + " lang=\"" + languageTag(language)
                + (html.isNull() ? "\" class=\"missing\">" : "\">") + html + "</" + tag + '>';
    };
    return side(block.zh, TextLanguage::Chinese) + side(block.en, TextLanguage::English);
}

QByteArray pairedContent(const PageBlock &block, const QByteArray &content)
{
    switch (block.shape) {
    case BlockShape::Table:
        return tableHead(block, PageColumns::Both) + "<tbody>" + content + "</tbody>";
    case BlockShape::TableRow:
        return cells(block.zh, TextLanguage::Chinese) + cells(block.en, TextLanguage::English);
    case BlockShape::List:
        return content;
    case BlockShape::ListItem:
        return sides(block, "div");
    default:
        return sides(block, tagOf(block.shape));
    }
}

QByteArray singleContent(const PageBlock &block, PageColumns columns, const QByteArray &content)
{
    switch (block.shape) {
    case BlockShape::Table:
        return tableHead(block, columns) + "<tbody>" + content + "</tbody>";
    case BlockShape::List:
        return content;
    default:
        return columns == PageColumns::Chinese ? block.zh : block.en;
    }
}

/// Headings and paragraphs of two languages stand in an element of their own; what has cells or items needs none.
QByteArray elementTag(const PageBlock &block, PageColumns columns)
{
    const bool isText = block.shape == BlockShape::Title || block.shape == BlockShape::Heading
            || block.shape == BlockShape::Subheading || block.shape == BlockShape::Paragraph;
    return isPaired(columns) && isText ? "div" : tagOf(block.shape);
}

} // namespace

const char *languageTag(TextLanguage language)
{
    return language == TextLanguage::Chinese ? "zh-CN" : "en";
}

QByteArray tableHead(const PageBlock &table, PageColumns columns)
{
    if (table.zh.isEmpty() && table.en.isEmpty())
        return {};
    QByteArray heads;
    if (isPaired(columns))
        heads = cells(table.zh.isEmpty() ? QByteArray() : table.zh, TextLanguage::Chinese)
                + cells(table.en.isEmpty() ? QByteArray() : table.en, TextLanguage::English);
    else
        heads = columns == PageColumns::Chinese ? table.zh : table.en;
    return "<thead><tr>" + heads + "</tr></thead>";
}

QByteArray elementHtml(const PageBlock &block, PageColumns columns, const QByteArray &content)
{
    const QByteArray tag = elementTag(block, columns);
    return '<' + tag + " id=\"" + block.id.toHtmlEscaped().toUtf8() + "\" class=\"" + partClass(block)
            + (isPaired(columns) ? " pair\">" : "\">")
            + (isPaired(columns) ? pairedContent(block, content) : singleContent(block, columns, content))
            + "</" + tag + '>';
}

QByteArray elementsHtml(const QList<PageBlock> &page, PageColumns columns)
{
    QByteArray html;
    for (qsizetype i = 0; i < page.size(); ++i) {
        const PageBlock &block = page.at(i);
        QByteArray content;
        for (; i + 1 < page.size() && !page.at(i + 1).frame.isEmpty() && page.at(i + 1).frame == block.id;
                ++i)
            content += elementHtml(page.at(i + 1), columns) + '\n';
        html += elementHtml(block, columns, content) + '\n';
    }
    return html;
}

} // namespace Winnow
