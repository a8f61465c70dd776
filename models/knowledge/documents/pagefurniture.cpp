// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "pagefurniture.h"

#include "html/htmlelements.h"
#include "html/maincontent.h"

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

bool isDecoration(const GumboNode *node)
{
    constexpr std::array<QStringView, 11> names{u"headerlink", u"anchor-link", u"anchorjs-link", u"permalink",
            u"hash-link", u"header-anchor", u"linenos", u"lineno", u"linenumber", u"pre-numbering",
            u"hljs-ln-numbers"};
    const QString classes = attributeOf(node, "class");
    return !classes.isEmpty()
            && std::ranges::any_of(names, [&](QStringView name) { return hasWord(classes, name); });
}

/// Signs that documentation puts into headings as links to themselves.
bool isSelfLink(const GumboNode *node)
{
    if (!isElement(node, GUMBO_TAG_A) || !attributeOf(node, "href").startsWith(u'#'))
        return false;
    const QString words = wordsOf(node);
    return words == u"#" || words == u"¶" || words == u"§" || words == u"\U0001F517";
}

QString anchorOf(const GumboNode *node)
{
    const QString id = attributeOf(node, "id");
    return !id.isEmpty() || !isElement(node, GUMBO_TAG_A) ? id : attributeOf(node, "name");
}

const GumboNode *elementBefore(const GumboNode *node)
{
    const std::span<GumboNode *const> siblings = childrenOf(node->parent);
    for (size_t i = node->index_within_parent; i-- > 0;) {
        if (isElement(siblings[i]))
            return siblings[i];
        if (!wordsOf(siblings[i]).isEmpty())
            break;
    }
    return nullptr;
}

} // namespace

bool isFurniture(const GumboNode *node, const GumboNode *content)
{
    if (!isElement(node))
        return false;
    if (isSkipped(node))
        return true;
    if (isElement(node, GUMBO_TAG_HEADER) && contentRank(content) == 0)
        return true;
    if (node->v.element.attributes.length == 0)
        return false;
    const QString role = attributeOf(node, "role");
    const bool isAround =
            role == "navigation"_L1 || role == "banner"_L1 || role == "contentinfo"_L1 || role == "search"_L1;
    return isAround || isDecoration(node) || isSelfLink(node);
}

QString headingAnchor(const GumboNode *heading)
{
    QString anchor = anchorOf(heading);
    visitNodes(heading, [&](const GumboNode *node) {
        if (anchor.isEmpty() && isElement(node, GUMBO_TAG_A))
            anchor = anchorOf(node);
        return anchor.isEmpty();
    });
    if (!anchor.isEmpty() || !heading->parent || !isElement(heading->parent))
        return anchor;
    const GumboNode *before = elementBefore(heading);
    if (before && isElement(before, GUMBO_TAG_A) && wordsOf(before).isEmpty())
        return anchorOf(before);
    const bool beginsSection = !before
            && (isElement(heading->parent, GUMBO_TAG_SECTION) || isElement(heading->parent, GUMBO_TAG_DIV));
    return beginsSection ? anchorOf(heading->parent) : QString();
}

} // namespace Winnow
