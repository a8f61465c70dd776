// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "htmlbody.h"

#include "tablekind.h"

#include "html/htmlelements.h"
#include "html/maincontent.h"

#include <algorithm>
#include <utility>

namespace Winnow {

namespace {

/// A table's head and the row below it say what it is.
constexpr qsizetype rowsToLookAt = 2;

bool isArticleTable(const GumboNode *table)
{
    qsizetype rows = 0;
    bool isKnown = false;
    visitNodes(table, [&](const GumboNode *node) {
        if (rows == rowsToLookAt || isKnown)
            return false;
        if (!isElement(node, GUMBO_TAG_TR))
            return true;
        ++rows;
        QStringList cells;
        for (const GumboNode *cell : childrenOf(node)) {
            if (isElement(cell))
                cells.append(wordsOf(cell));
        }
        isKnown = kindOfHead(cells) || kindOfRow(cells);
        return false;
    });
    return isKnown;
}

QList<const GumboNode *> articleTables(const GumboNode *root)
{
    QList<const GumboNode *> tables;
    visitNodes(root, [&](const GumboNode *node) {
        if (!isElement(node, GUMBO_TAG_TABLE))
            return true;
        if (isArticleTable(node))
            tables.append(node);
        return false;
    });
    return tables;
}

const GumboNode *namedBody(const GumboNode *root, const QList<const GumboNode *> &tables)
{
    const GumboNode *best = nullptr;
    std::pair<qsizetype, int> bestScore{};
    visitNodes(root, [&](const GumboNode *node) {
        const int rank = isElement(node) ? contentRank(node) : 0;
        if (rank > 0) {
            const qsizetype held = std::ranges::count_if(
                    tables, [node](const GumboNode *table) { return isInside(table, node); });
            const std::pair score{held, rank};
            if (!best || score > bestScore) {
                best = node;
                bestScore = score;
            }
        }
        return true;
    });
    // One that holds less than half of the tables is a teaser, or a comment.
    return best && 2 * bestScore.first >= tables.size() ? best : nullptr;
}

/// The smallest element that holds all of @p tables and something else.
const GumboNode *commonElement(const QList<const GumboNode *> &tables)
{
    const GumboNode *element = tables.first()->parent;
    const auto holdsAll = [&] {
        return std::ranges::all_of(tables, [&](const GumboNode *table) { return isInside(table, element); });
    };
    while (element->parent && isElement(element->parent) && !holdsAll())
        element = element->parent;
    const auto holdsText = [&] {
        return std::ranges::count_if(childrenOf(element), [](const GumboNode *child) {
            return isElement(child) && !isElement(child, GUMBO_TAG_TABLE) && !wordsOf(child).isEmpty();
        }) > 1;
    };
    while (!isElement(element, GUMBO_TAG_BODY) && element->parent && isElement(element->parent)
            && !holdsText())
        element = element->parent;
    return element;
}

} // namespace

const GumboNode *findArticleBody(const HtmlDocument &document)
{
    const QList<const GumboNode *> tables = articleTables(document.root());
    if (const GumboNode *named = namedBody(document.root(), tables))
        return named;
    if (!tables.isEmpty())
        return commonElement(tables);
    const GumboNode *body = firstElement(document.root(), GUMBO_TAG_BODY);
    return body ? body : document.root();
}

} // namespace Winnow
