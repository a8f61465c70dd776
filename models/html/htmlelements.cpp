// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "htmlelements.h"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

class TagSet final
{
public:
    constexpr explicit TagSet(std::initializer_list<GumboTag> tags)
    {
        for (const GumboTag tag : tags)
            m_has[tag] = true;
    }

    constexpr bool contains(GumboTag tag) const { return m_has[tag]; }

private:
    std::array<bool, GUMBO_TAG_LAST + 1> m_has{};
};

bool hasSkippedName(const GumboNode *node)
{
    constexpr std::array<QStringView, 12> beginnings{u"recommend", u"comment", u"sidebar", u"toolbar",
            u"advert", u"related", u"breadcrumb", u"hljs-button", u"toc", u"copyright", u"blog-footer",
            u"csdn-side"};
    for (const char *name : {"class", "id"}) {
        const QString words = attributeOf(node, name);
        if (words.isEmpty())
            continue;
        for (const QStringView word : QStringView(words).tokenize(u' ', Qt::SkipEmptyParts)) {
            const bool isSkipped = std::ranges::any_of(beginnings, [word](QStringView beginning) {
                return word.startsWith(beginning, Qt::CaseInsensitive);
            });
            if (isSkipped || word == u"ad" || word == u"ads")
                return true;
        }
    }
    return false;
}

} // namespace

bool isSkipped(const GumboNode *node)
{
    static constexpr TagSet tags({GUMBO_TAG_SCRIPT, GUMBO_TAG_STYLE, GUMBO_TAG_NOSCRIPT, GUMBO_TAG_TEMPLATE,
            GUMBO_TAG_SVG, GUMBO_TAG_IFRAME, GUMBO_TAG_NAV, GUMBO_TAG_ASIDE, GUMBO_TAG_BUTTON, GUMBO_TAG_FORM,
            GUMBO_TAG_SELECT, GUMBO_TAG_TEXTAREA, GUMBO_TAG_FOOTER, GUMBO_TAG_HEAD, GUMBO_TAG_OBJECT});
    if (!isElement(node))
        return false;
    if (tags.contains(node->v.element.tag))
        return true;
    return node->v.element.attributes.length > 0
            && (!attributeOf(node, "hidden").isNull()
                    || attributeOf(node, "style").remove(u' ').contains("display:none"_L1)
                    || hasSkippedName(node));
}

bool isBlock(const GumboNode *node)
{
    static constexpr TagSet tags({GUMBO_TAG_P, GUMBO_TAG_DIV, GUMBO_TAG_SECTION, GUMBO_TAG_ARTICLE,
            GUMBO_TAG_MAIN, GUMBO_TAG_HEADER, GUMBO_TAG_BLOCKQUOTE, GUMBO_TAG_FIGURE, GUMBO_TAG_FIGCAPTION,
            GUMBO_TAG_CENTER, GUMBO_TAG_ADDRESS, GUMBO_TAG_DETAILS, GUMBO_TAG_SUMMARY, GUMBO_TAG_UL,
            GUMBO_TAG_OL, GUMBO_TAG_LI, GUMBO_TAG_DL, GUMBO_TAG_DT, GUMBO_TAG_DD, GUMBO_TAG_TABLE,
            GUMBO_TAG_CAPTION, GUMBO_TAG_TBODY, GUMBO_TAG_THEAD, GUMBO_TAG_TFOOT, GUMBO_TAG_TR, GUMBO_TAG_PRE,
            GUMBO_TAG_HR, GUMBO_TAG_H1, GUMBO_TAG_H2, GUMBO_TAG_H3, GUMBO_TAG_H4, GUMBO_TAG_H5, GUMBO_TAG_H6,
            GUMBO_TAG_BODY, GUMBO_TAG_HTML, GUMBO_TAG_FIELDSET});
    return isElement(node) && tags.contains(node->v.element.tag);
}

int headingLevel(const GumboNode *node)
{
    if (!isElement(node))
        return 0;
    const GumboTag tag = node->v.element.tag;
    return tag >= GUMBO_TAG_H1 && tag <= GUMBO_TAG_H6 ? tag - GUMBO_TAG_H1 + 1 : 0;
}

bool isInside(const GumboNode *node, const GumboNode *outer)
{
    while (node && node != outer)
        node = node->parent;
    return node;
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

bool hasWord(QStringView words, QStringView name)
{
    return std::ranges::any_of(words.tokenize(u' ', Qt::SkipEmptyParts),
            [name](QStringView word) { return word.compare(name, Qt::CaseInsensitive) == 0; });
}

} // namespace Winnow
