// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "pageaddress.h"

#include "html/htmlelements.h"

#include <QUrl>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// What the page says of itself, as written.
struct Said
{
    QString canonical;
    QString graph;
    QString base;
};

void takeIfNew(QString &said, const QString &value)
{
    if (said.isEmpty())
        said = value.trimmed();
}

Said saidBy(const HtmlDocument &document)
{
    Said said;
    const GumboNode *head = firstElement(document.root(), GUMBO_TAG_HEAD);
    for (const GumboNode *node : head ? childrenOf(head) : std::span<GumboNode *const>()) {
        if (isElement(node, GUMBO_TAG_LINK) && hasWord(attributeOf(node, "rel"), u"canonical"))
            takeIfNew(said.canonical, attributeOf(node, "href"));
        else if (isElement(node, GUMBO_TAG_META) && attributeOf(node, "property") == "og:url"_L1)
            takeIfNew(said.graph, attributeOf(node, "content"));
        else if (isElement(node, GUMBO_TAG_BASE))
            takeIfNew(said.base, attributeOf(node, "href"));
    }
    return said;
}

} // namespace

QString webAddress(const QString &address)
{
    const QUrl url(address.trimmed(), QUrl::TolerantMode);
    const bool isWeb = (url.scheme() == "http"_L1 || url.scheme() == "https"_L1) && !url.host().isEmpty();
    return isWeb ? url.adjusted(QUrl::RemoveFragment).toString(QUrl::FullyEncoded) : QString();
}

QString pageAddress(const HtmlDocument &document)
{
    const Said said = saidBy(document);
    const QUrl base(webAddress(said.base));
    for (const QString &address : {said.canonical, said.graph}) {
        if (address.isEmpty())
            continue;
        const QUrl url(address, QUrl::TolerantMode);
        const QString web =
                webAddress(base.isEmpty() ? address : base.resolved(url).toString(QUrl::FullyEncoded));
        if (!web.isNull())
            return web;
    }
    return base.isEmpty() || base.path().isEmpty() || base.path().endsWith(u'/')
            ? QString()
            : base.toString(QUrl::FullyEncoded);
}

} // namespace Winnow
