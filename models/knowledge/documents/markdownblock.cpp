// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "markdownblock.h"

#include "flowingtext.h"

#include "markdown/rawhtml.h"

#include <QList>

#include <algorithm>
#include <memory>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype deepestIndent = 8;

struct IteratorDeleter
{
    void operator()(cmark_iter *iterator) const { cmark_iter_free(iterator); }
};

/// Blocks of the extensions, whose types are dealt at run time.
enum class TablePart : quint8 { None, Row, Cell };

TablePart tablePart(cmark_node *node)
{
    const QLatin1StringView name(cmark_node_get_type_string(node));
    if (name == "table_row"_L1 || name == "table_header"_L1)
        return TablePart::Row;
    return name == "table_cell"_L1 ? TablePart::Cell : TablePart::None;
}

QString literalOf(cmark_node *node)
{
    return QString::fromUtf8(cmark_node_get_literal(node));
}

class BlockTextReader final
{
public:
    QString read(cmark_node *block)
    {
        const std::unique_ptr<cmark_iter, IteratorDeleter> iterator{cmark_iter_new(block)};
        for (cmark_event_type event = cmark_iter_next(iterator.get()); event != CMARK_EVENT_DONE;
                event = cmark_iter_next(iterator.get())) {
            cmark_node *node = cmark_iter_get_node(iterator.get());
            if (event == CMARK_EVENT_ENTER)
                enter(node);
            else
                leave(node);
        }
        return m_text.take();
    }

private:
    void enter(cmark_node *node)
    {
        switch (cmark_node_get_type(node)) {
        case CMARK_NODE_TEXT:
            m_text.append(literalOf(node));
            return;
        case CMARK_NODE_CODE:
            m_text.appendVerbatim(literalOf(node));
            return;
        case CMARK_NODE_SOFTBREAK:
            m_text.addSpace(true);
            return;
        case CMARK_NODE_LINEBREAK:
            m_text.endLine();
            return;
        case CMARK_NODE_HTML_INLINE:
            if (isLineBreakTag(literalOf(node)))
                m_text.endLine();
            return;
        case CMARK_NODE_CODE_BLOCK:
            m_text.endLine();
            m_text.appendVerbatim(literalOf(node));
            m_text.endLine();
            return;
        case CMARK_NODE_HTML_BLOCK:
            addLines(readRawHtml(literalOf(node)).text);
            return;
        case CMARK_NODE_LIST:
            m_numbers.append(cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
                            ? cmark_node_get_list_start(node)
                            : -1);
            return;
        default:
            enterBlock(node);
        }
    }

    void enterBlock(cmark_node *node)
    {
        const bool isItem = !m_numbers.isEmpty() && cmark_node_parent(node)
                && cmark_node_get_type(cmark_node_parent(node)) == CMARK_NODE_LIST;
        const TablePart part = tablePart(node);
        if (isItem)
            beginItem();
        else if (part == TablePart::Cell && cmark_node_previous(node))
            m_text.appendVerbatim(u" | ");
        else if (part == TablePart::Row)
            m_text.endLine();
        else if (cmark_node_get_type(node) == CMARK_NODE_PARAGRAPH
                || cmark_node_get_type(node) == CMARK_NODE_HEADING)
            beginLine();
    }

    void leave(cmark_node *node)
    {
        const cmark_node_type type = cmark_node_get_type(node);
        if (type == CMARK_NODE_LIST)
            m_numbers.removeLast();
        else if (type == CMARK_NODE_PARAGRAPH || type == CMARK_NODE_HEADING
                || tablePart(node) == TablePart::Row)
            m_text.endLine();
    }

    /// Paragraphs after an item's first stand in lines of their own.
    void beginLine()
    {
        if (!std::exchange(m_isBehindMark, false))
            m_text.endLine();
    }

    void beginItem()
    {
        m_text.endLine();
        const qsizetype depth = std::min(m_numbers.size() - 1, deepestIndent);
        int &number = m_numbers.last();
        const QString mark = number < 0 ? u"-"_s : QString::number(number++) + u'.';
        m_text.appendVerbatim(QString(2 * depth, u' ') + mark + u' ');
        m_isBehindMark = true;
    }

    void addLines(const QString &text)
    {
        for (const QString &line : text.split(u'\n')) {
            m_text.endLine();
            m_text.append(line.simplified());
        }
        m_text.endLine();
    }

    FlowingText m_text;
    QList<int> m_numbers; ///< Of the lists around: the next item's; -1 for bullets.
    bool m_isBehindMark = false; ///< The mark of an item was written, and nothing behind it.
};

} // namespace

QString markdownBlockText(cmark_node *block)
{
    return BlockTextReader().read(block);
}

} // namespace Winnow
