// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "htmlinline.h"

#include "html/htmlelements.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

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
