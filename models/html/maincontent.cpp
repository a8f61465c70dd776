// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "maincontent.h"

#include "htmlelements.h"

#include <QList>

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// A page with more of them is a list of teasers, none of which is the page's text.
constexpr qsizetype mostCandidates = 32;

/// Bytes of text below @p node that people read, white space left out.
qsizetype readableSize(const GumboNode *node)
{
    qsizetype size = 0;
    visitNodes(node, [&](const GumboNode *below) {
        if (isTextNode(below) && below->type != GUMBO_NODE_WHITESPACE)
            size += qstrlen(below->v.text.text);
        return below == node || !isSkipped(below);
    });
    return size;
}

QList<const GumboNode *> candidatesIn(const GumboNode *body)
{
    QList<const GumboNode *> candidates;
    visitNodes(body, [&](const GumboNode *node) {
        if (candidates.size() <= mostCandidates && isElement(node) && contentRank(node) > 0)
            candidates.append(node);
        return node == body || !isSkipped(node);
    });
    return candidates;
}

} // namespace

int contentRank(const GumboNode *node)
{
    constexpr std::array<QStringView, 9> names{u"markdown_views", u"article_content", u"article-content",
            u"entry-content", u"post-content", u"post-body", u"markdown-body", u"rich_media_content",
            u"article-viewer"};
    if (attributeOf(node, "id") == "content_views"_L1)
        return 3;
    const QString classes = attributeOf(node, "class");
    if (!classes.isEmpty()
            && std::ranges::any_of(names, [&](QStringView name) { return hasWord(classes, name); }))
        return 2;
    const bool isMain = isElement(node, GUMBO_TAG_ARTICLE) || isElement(node, GUMBO_TAG_MAIN)
            || attributeOf(node, "role") == "main"_L1;
    return isMain ? 1 : 0;
}

const GumboNode *findMainContent(const HtmlDocument &document)
{
    const GumboNode *body = firstElement(document.root(), GUMBO_TAG_BODY);
    if (!body)
        return document.root();
    const QList<const GumboNode *> candidates = candidatesIn(body);
    if (candidates.isEmpty() || candidates.size() > mostCandidates)
        return body;
    const qsizetype all = readableSize(body);
    const GumboNode *best = nullptr;
    for (const GumboNode *candidate : candidates) {
        const bool isAsGood = !best || contentRank(candidate) >= contentRank(best);
        if (isAsGood && 2 * readableSize(candidate) >= all)
            best = candidate;
    }
    return best ? best : body;
}

} // namespace Winnow
