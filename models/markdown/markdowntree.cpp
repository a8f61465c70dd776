// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "markdowntree.h"

#include "rawhtml.h"
#include "safemarkdown.h"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>

#include <QCoreApplication>

#include <memory>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Nobody reads quotes within quotes beyond this, and text layouts grow slow with depth.
constexpr int deepestNesting = 24;

struct IteratorDeleter
{
    void operator()(cmark_iter *iterator) const { cmark_iter_free(iterator); }
};

void drop(cmark_node *node)
{
    cmark_node_unlink(node);
    cmark_node_free(node);
}

/// Puts the children of @p from in front of @p place.
void moveChildren(cmark_node *from, cmark_node *place)
{
    while (cmark_node *child = cmark_node_first_child(from)) {
        if (!cmark_node_insert_before(place, child))
            drop(child);
    }
}

void replaceByChildren(cmark_node *node)
{
    moveChildren(node, node);
    drop(node);
}

void replaceListByContents(cmark_node *list)
{
    for (cmark_node *item = cmark_node_first_child(list); item; item = cmark_node_next(item))
        moveChildren(item, list);
    drop(list);
}

cmark_node *makeText(const QString &text)
{
    cmark_node *node = cmark_node_new(CMARK_NODE_TEXT);
    cmark_node_set_literal(node, text.toUtf8().constData());
    return node;
}

QString imageText(const QString &description)
{
    if (description.trimmed().isEmpty())
        return QCoreApplication::translate("Winnow::Markdown", "Image");
    return QCoreApplication::translate("Winnow::Markdown", "Image: %1").arg(description.trimmed());
}

cmark_node *makeImageLink(const QString &address, const QString &description)
{
    cmark_node *link = cmark_node_new(CMARK_NODE_LINK);
    cmark_node_set_url(link, address.toUtf8().constData());
    cmark_node_append_child(link, makeText(imageText(description)));
    return link;
}

/// The words below @p node, without their marks.
QString wordsBelow(cmark_node *node)
{
    QString words;
    const std::unique_ptr<cmark_iter, IteratorDeleter> iterator{cmark_iter_new(node)};
    while (cmark_iter_next(iterator.get()) != CMARK_EVENT_DONE) {
        cmark_node *current = cmark_iter_get_node(iterator.get());
        const cmark_node_type type = cmark_node_get_type(current);
        if (type == CMARK_NODE_TEXT || type == CMARK_NODE_CODE)
            words += QString::fromUtf8(cmark_node_get_literal(current));
    }
    return words;
}

bool isInsideLink(cmark_node *node)
{
    for (cmark_node *parent = cmark_node_parent(node); parent; parent = cmark_node_parent(parent)) {
        if (cmark_node_get_type(parent) == CMARK_NODE_LINK)
            return true;
    }
    return false;
}

void tameImage(cmark_node *image)
{
    const QString address = QString::fromUtf8(cmark_node_get_url(image));
    const QString description = wordsBelow(image);
    cmark_node *instead = isSafeLink(address) && !isInsideLink(image) ? makeImageLink(address, description)
                                                                      : makeText(imageText(description));
    cmark_node_insert_before(image, instead);
    drop(image);
}

void tameInlineHtml(cmark_node *node)
{
    const QString tag = QString::fromUtf8(cmark_node_get_literal(node));
    if (isLineBreakTag(tag)) {
        cmark_node_insert_before(node, cmark_node_new(CMARK_NODE_LINEBREAK));
    } else if (!isInsideLink(node)) {
        for (const QString &address : readRawHtml(tag).images)
            cmark_node_insert_before(node, makeImageLink(address, {}));
    }
    drop(node);
}

void tameHtmlBlock(cmark_node *node)
{
    const RawHtmlContent content = readRawHtml(QString::fromUtf8(cmark_node_get_literal(node)));
    cmark_node *paragraph = cmark_node_new(CMARK_NODE_PARAGRAPH);
    const QStringList lines = content.text.split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines) {
        const QString words = line.simplified();
        if (words.isEmpty())
            continue;
        if (cmark_node_first_child(paragraph))
            cmark_node_append_child(paragraph, cmark_node_new(CMARK_NODE_LINEBREAK));
        cmark_node_append_child(paragraph, makeText(words));
    }
    for (const QString &address : content.images) {
        if (cmark_node_first_child(paragraph))
            cmark_node_append_child(paragraph, cmark_node_new(CMARK_NODE_LINEBREAK));
        cmark_node_append_child(paragraph, makeImageLink(address, {}));
    }
    if (!cmark_node_first_child(paragraph) || !cmark_node_insert_before(node, paragraph))
        cmark_node_free(paragraph);
    drop(node);
}

bool isNesting(cmark_node *node)
{
    const cmark_node_type type = cmark_node_get_type(node);
    if (type == CMARK_NODE_BLOCK_QUOTE || type == CMARK_NODE_LIST || type == CMARK_NODE_EMPH
            || type == CMARK_NODE_STRONG)
        return true;
    // An extension deals its node types at run time; only their names are public.
    return "strikethrough"_L1 == QLatin1StringView(cmark_node_get_type_string(node));
}

/// Tames @p node, all of whose children are tame. @p depth: nesting nodes around it and itself.
void tameNode(cmark_node *node, cmark_node_type type, int depth)
{
    if (type == CMARK_NODE_HTML_BLOCK)
        tameHtmlBlock(node);
    else if (type == CMARK_NODE_HTML_INLINE)
        tameInlineHtml(node);
    else if (type == CMARK_NODE_IMAGE)
        tameImage(node);
    else if (type == CMARK_NODE_LINK && !isSafeLink(QString::fromUtf8(cmark_node_get_url(node))))
        replaceByChildren(node);
    else if (type == CMARK_NODE_LIST && depth > deepestNesting)
        replaceListByContents(node);
    else if (isNesting(node) && depth > deepestNesting)
        replaceByChildren(node);
}

bool isLeaf(cmark_node_type type)
{
    // The iterator gives these no exit event.
    return type == CMARK_NODE_HTML_BLOCK || type == CMARK_NODE_THEMATIC_BREAK || type == CMARK_NODE_CODE_BLOCK
            || type == CMARK_NODE_TEXT || type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK
            || type == CMARK_NODE_CODE || type == CMARK_NODE_HTML_INLINE;
}

} // namespace

void tameTree(cmark_node *document)
{
    const std::unique_ptr<cmark_iter, IteratorDeleter> iterator{cmark_iter_new(document)};
    int depth = 0;
    for (;;) {
        const cmark_event_type event = cmark_iter_next(iterator.get());
        if (event == CMARK_EVENT_DONE)
            break;
        cmark_node *node = cmark_iter_get_node(iterator.get());
        const cmark_node_type type = cmark_node_get_type(node);
        if (event == CMARK_EVENT_ENTER && !isLeaf(type)) {
            depth += isNesting(node) ? 1 : 0;
            continue;
        }
        const int depthHere = depth;
        depth -= !isLeaf(type) && isNesting(node) ? 1 : 0;
        if (node != document)
            tameNode(node, type, depthHere);
    }
}

} // namespace Winnow
