// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "htmlbody.h"

#include "tablekind.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <utility>

namespace Winnow {

using namespace Qt::StringLiterals;

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

bool hasWord(QStringView words, QStringView wanted)
{
    return std::ranges::any_of(words.tokenize(u' ', Qt::SkipEmptyParts),
            [wanted](QStringView word) { return word.compare(wanted, Qt::CaseInsensitive) == 0; });
}

bool hasClass(const GumboNode *node, QStringView name)
{
    return hasWord(attributeOf(node, "class"), name);
}

/// How surely @p node is where a blog puts an article; 0 for any other element.
int bodyRank(const GumboNode *node)
{
    constexpr std::array<QStringView, 9> names{u"markdown_views", u"article_content", u"article-content",
            u"entry-content", u"post-content", u"post-body", u"markdown-body", u"rich_media_content",
            u"article-viewer"};
    if (attributeOf(node, "id") == "content_views"_L1)
        return 3;
    const QString classes = attributeOf(node, "class");
    if (std::ranges::any_of(names, [&](QStringView name) { return hasWord(classes, name); }))
        return 2;
    return isElement(node, GUMBO_TAG_ARTICLE) || isElement(node, GUMBO_TAG_MAIN) ? 1 : 0;
}

bool isInside(const GumboNode *node, const GumboNode *outer)
{
    while (node && node != outer)
        node = node->parent;
    return node;
}

const GumboNode *namedBody(const GumboNode *root, const QList<const GumboNode *> &tables)
{
    const GumboNode *best = nullptr;
    std::pair<qsizetype, int> bestScore{};
    visitNodes(root, [&](const GumboNode *node) {
        const int rank = isElement(node) ? bodyRank(node) : 0;
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

const GumboNode *firstElement(const GumboNode *root, GumboTag tag)
{
    const GumboNode *found = nullptr;
    visitNodes(root, [&](const GumboNode *node) {
        if (!found && isElement(node, tag))
            found = node;
        return !found;
    });
    return found;
}

QString withoutBlogName(QString title)
{
    static const QRegularExpression ending(u"[-_—|]\\s*(?:[^-_—|]*的博客\\s*[-_]\\s*)?CSDN博客\\s*$"_s);
    return title.remove(ending).trimmed();
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

PageTitle findPageTitle(const HtmlDocument &document, const GumboNode *body)
{
    const GumboNode *heading = nullptr;
    visitNodes(document.root(), [&](const GumboNode *node) {
        const bool isHeading = isElement(node, GUMBO_TAG_H1) && !isInside(node, body);
        if (isHeading
                && (!heading || (hasClass(node, u"title-article") && !hasClass(heading, u"title-article"))))
            heading = node;
        return node != body;
    });
    if (heading && !wordsOf(heading).isEmpty())
        return {heading, wordsOf(heading)};
    const GumboNode *title = firstElement(document.root(), GUMBO_TAG_TITLE);
    const QString text = title ? withoutBlogName(wordsOf(title)) : QString();
    return text.isEmpty() ? PageTitle() : PageTitle{title, text};
}

} // namespace Winnow
