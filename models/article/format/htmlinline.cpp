// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "htmlinline.h"

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

void appendBreak(QList<InlineRun> &runs)
{
    if (!runs.isEmpty() && !runs.last().text.endsWith(u'\n'))
        runs.append({u"\n"_s});
}

/// The marks of everything around @p node up to @p top.
InlineRun marksAround(const GumboNode *node, const GumboNode *top)
{
    constexpr int deepestMark = 64;
    InlineRun style;
    int depth = 0;
    for (const GumboNode *outer = node->parent; outer && outer != top && depth < deepestMark;
            outer = outer->parent, ++depth) {
        if (isElement(outer))
            style = withMarksOf(outer, style);
    }
    return style;
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

InlineRun withMarksOf(const GumboNode *node, const InlineRun &outer)
{
    InlineRun style = outer;
    switch (node->v.element.tag) {
    case GUMBO_TAG_CODE:
    case GUMBO_TAG_KBD:
    case GUMBO_TAG_SAMP:
    case GUMBO_TAG_TT:
        style.isCode = true;
        break;
    case GUMBO_TAG_STRONG:
    case GUMBO_TAG_B:
        style.isStrong = true;
        break;
    case GUMBO_TAG_EM:
    case GUMBO_TAG_I:
        style.isEmphasis = true;
        break;
    case GUMBO_TAG_A: {
        const QString url = attributeOf(node, "href").trimmed();
        if (url.contains(u':') || url.startsWith(u'/'))
            style.url = url;
        break;
    }
    default:
        break;
    }
    return style;
}

void appendText(QList<InlineRun> &runs, const QString &text, const InlineRun &style)
{
    InlineRun run = style;
    QChar before = runs.isEmpty() ? QChar(u'\n') : runs.last().text.back();
    for (const QChar c : text) {
        if (!c.isSpace())
            before = c;
        else if (before.isSpace())
            continue;
        else
            before = u' ';
        run.text += before;
    }
    if (!run.text.isEmpty())
        runs.append(run);
}

InlineRun imageRun(const GumboNode *image)
{
    const QString address = attributeOf(image, "src").trimmed();
    if (!address.startsWith("http"_L1, Qt::CaseInsensitive))
        return {};
    const QString description = attributeOf(image, "alt").simplified();
    return {.text = description.isEmpty() ? address : description, .url = address};
}

QList<InlineRun> runsBelow(const GumboNode *top)
{
    QList<InlineRun> runs;
    visitNodes(top, [&](const GumboNode *node) {
        if (node == top)
            return true;
        if (isSkipped(node))
            return false;
        if (isElement(node, GUMBO_TAG_BR) || isBlock(node))
            appendBreak(runs);
        if (const InlineRun image = isElement(node, GUMBO_TAG_IMG) ? imageRun(node) : InlineRun();
                !image.text.isEmpty())
            runs.append(image);
        if (!isTextNode(node))
            return true;
        const bool isBehindBlock = node->index_within_parent > 0
                && isBlock(childrenOf(node->parent)[node->index_within_parent - 1]);
        if (isBehindBlock)
            appendBreak(runs);
        appendText(runs, QString::fromUtf8(node->v.text.text), marksAround(node, top));
        return true;
    });
    return runs;
}

} // namespace Winnow
