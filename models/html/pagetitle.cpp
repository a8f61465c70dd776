// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "pagetitle.h"

#include "htmlelements.h"

#include <QRegularExpression>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

bool isMarkedAsTitle(const GumboNode *node)
{
    return hasWord(attributeOf(node, "class"), u"title-article");
}

QString withoutBlogName(QString title)
{
    static const QRegularExpression ending(u"[-_—|]\\s*(?:[^-_—|]*的博客\\s*[-_]\\s*)?CSDN博客\\s*$"_s);
    return title.remove(ending).trimmed();
}

} // namespace

PageTitle findPageTitle(const HtmlDocument &document, const GumboNode *body)
{
    const GumboNode *heading = nullptr;
    visitNodes(document.root(), [&](const GumboNode *node) {
        const bool isHeading = isElement(node, GUMBO_TAG_H1) && !isInside(node, body);
        if (isHeading && (!heading || (isMarkedAsTitle(node) && !isMarkedAsTitle(heading))))
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
