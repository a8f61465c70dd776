// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "htmltable.h"

#include <algorithm>

namespace Winnow {

namespace {

/// No article's table is wider; a page may claim any span.
constexpr int widestSpan = 12;
constexpr int longestSpan = 200;

int spanOf(const GumboNode *cell, const char *name, int most)
{
    return std::clamp(attributeOf(cell, name).toInt(), 1, most);
}

class RowReader final
{
public:
    explicit RowReader(const std::function<QString(const GumboNode *)> &cellText)
        : m_cellText(cellText)
    {}

    HtmlTableRow read(const GumboNode *node, bool isInHead)
    {
        HtmlTableRow row{.node = node, .cells = {}, .isHead = isInHead};
        bool hasOnlyHeads = true;
        for (const GumboNode *cell : childrenOf(node)) {
            const bool isHead = isElement(cell, GUMBO_TAG_TH);
            if (!isHead && !isElement(cell, GUMBO_TAG_TD))
                continue;
            hasOnlyHeads &= isHead;
            fillFromAbove(row.cells);
            const int columns = spanOf(cell, "colspan", widestSpan);
            const int rows = spanOf(cell, "rowspan", longestSpan);
            const qsizetype column = row.cells.size();
            row.cells.append(m_cellText(cell));
            for (int i = 1; i < columns; ++i)
                row.cells.append(QString());
            if (rows > 1)
                cover(column, columns, rows);
        }
        fillFromAbove(row.cells);
        row.isHead |= hasOnlyHeads && !row.cells.isEmpty();
        for (int &left : m_covered)
            left = std::max(left - 1, 0);
        return row;
    }

private:
    void fillFromAbove(QStringList &cells)
    {
        while (cells.size() < m_covered.size() && m_covered[cells.size()] > 0)
            cells.append(QString());
    }

    void cover(qsizetype column, int columns, int rows)
    {
        m_covered.resize(std::max(m_covered.size(), column + columns), 0);
        for (qsizetype i = column; i < column + columns; ++i)
            m_covered[i] = rows;
    }

    const std::function<QString(const GumboNode *)> &m_cellText;
    QList<int> m_covered; ///< A column: how many rows, from this one on, a cell above spans.
};

} // namespace

QList<HtmlTableRow> tableRows(
        const GumboNode *table, const std::function<QString(const GumboNode *)> &cellText)
{
    QList<HtmlTableRow> rows;
    RowReader reader(cellText);
    visitNodes(table, [&](const GumboNode *node) {
        if (!isElement(node, GUMBO_TAG_TR))
            return node == table || !isElement(node, GUMBO_TAG_TABLE);
        rows.append(reader.read(node, isElement(node->parent, GUMBO_TAG_THEAD)));
        return false;
    });
    return rows;
}

} // namespace Winnow
