// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <gumbo.h>

#include <QByteArray>
#include <QString>

#include <functional>
#include <span>

namespace Winnow {

/// A parsed web page. Its nodes point into it.
class HtmlDocument final
{
public:
    explicit HtmlDocument(const QByteArray &utf8);
    ~HtmlDocument();
    Q_DISABLE_COPY_MOVE(HtmlDocument)

    const GumboNode *root() const { return m_output->root; }
    const QByteArray &source() const { return m_source; }

private:
    QByteArray m_source;
    GumboOutput *m_output;
};

/// Whether the tags of @p utf8 nest deeper than any page does that people read: the parser looks through all open
/// elements at each tag, so that such a page would take minutes.
bool nestsTooDeep(QByteArrayView utf8);

bool isElement(const GumboNode *node);
bool isElement(const GumboNode *node, GumboTag tag);
bool isTextNode(const GumboNode *node);

std::span<GumboNode *const> childrenOf(const GumboNode *node);

/// Value of an attribute; null where @p node has none.
QString attributeOf(const GumboNode *node, const char *name);

/// Calls @p visit for @p top and all nodes below it, in document order. Where it gives false, the node's children are left
/// out. Needs no stack, however deep the page nests.
void visitNodes(const GumboNode *top, const std::function<bool(const GumboNode *)> &visit);

/// The text below @p node, white space simplified.
QString wordsOf(const GumboNode *node);

/// The source that stands for a node, in bytes from its beginning.
struct SourceSpan
{
    qsizetype start = 0;
    qsizetype end = 0; ///< Exclusive.
};

/// What of @p document's source stands for @p node; all of it for an element that the parser made up.
SourceSpan sourceOf(const HtmlDocument &document, const GumboNode *node);

/// Unicode characters in a piece of UTF-8.
qsizetype utf8Characters(QByteArrayView utf8);

} // namespace Winnow
