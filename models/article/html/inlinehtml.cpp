// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "inlinehtml.h"

#include "markdown/markdownparser.h"
#include "markdown/safemarkdown.h"

#include <cmark-gfm-core-extensions.h>

#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int options = CMARK_OPT_DEFAULT | CMARK_OPT_VALIDATE_UTF8 | CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE;

constexpr std::array extensions{"strikethrough", "autolink", "tagfilter"};

/// Stands before the text while it is read, so that its beginning is no heading, list or quote. It must not change how
/// the text itself is read: emphasis may begin after it, and no address, not even that of a mail, takes it in.
constexpr char guard = '(';

struct IteratorDeleter
{
    void operator()(cmark_iter *iterator) const { cmark_iter_free(iterator); }
};

using Iterator = std::unique_ptr<cmark_iter, IteratorDeleter>;

QByteArray oneLine(const QString &markdown)
{
    QByteArray line = markdown.trimmed().toUtf8();
    line.replace('\r', ' ').replace('\n', ' ');
    return line;
}

void drop(cmark_node *node)
{
    cmark_node_unlink(node);
    cmark_node_free(node);
}

cmark_node *makeText(const char *words)
{
    cmark_node *text = cmark_node_new(CMARK_NODE_TEXT);
    cmark_node_set_literal(text, words);
    return text;
}

void replaceByText(cmark_node *html)
{
    cmark_node_insert_before(html, makeText(cmark_node_get_literal(html)));
    drop(html);
}

void replaceByChildren(cmark_node *node)
{
    while (cmark_node *child = cmark_node_first_child(node))
        cmark_node_insert_before(node, child);
    drop(node);
}

bool isInsideLink(cmark_node *node)
{
    for (cmark_node *parent = cmark_node_parent(node); parent; parent = cmark_node_parent(parent)) {
        if (cmark_node_get_type(parent) == CMARK_NODE_LINK)
            return true;
    }
    return false;
}

QByteArray wordsBelow(cmark_node *node)
{
    QByteArray words;
    const Iterator iterator{cmark_iter_new(node)};
    while (cmark_iter_next(iterator.get()) != CMARK_EVENT_DONE) {
        cmark_node *current = cmark_iter_get_node(iterator.get());
        const cmark_node_type type = cmark_node_get_type(current);
        if (type == CMARK_NODE_TEXT || type == CMARK_NODE_CODE)
            words += cmark_node_get_literal(current);
    }
    return words;
}

bool isWebAddress(const QString &url)
{
    return isSafeLink(url) && !url.startsWith("mailto:"_L1, Qt::CaseInsensitive);
}

void replaceImage(cmark_node *image)
{
    const QByteArray address = cmark_node_get_url(image);
    const QByteArray words = wordsBelow(image);
    if (!isWebAddress(QString::fromUtf8(address)) || isInsideLink(image)) {
        cmark_node_insert_before(image, makeText(words.constData()));
    } else {
        cmark_node *frame = cmark_node_new(CMARK_NODE_CUSTOM_INLINE);
        cmark_node_set_on_enter(frame, "<span class=\"web-image\">");
        cmark_node_set_on_exit(frame, "</span>");
        cmark_node *link = cmark_node_new(CMARK_NODE_LINK);
        cmark_node_set_url(link, address.constData());
        cmark_node_append_child(link, makeText(words.isEmpty() ? address.constData() : words.constData()));
        cmark_node_append_child(frame, link);
        cmark_node_insert_before(image, frame);
    }
    drop(image);
}

/// Changes @p node, all of whose children have been seen to.
void tame(cmark_node *node)
{
    switch (cmark_node_get_type(node)) {
    case CMARK_NODE_HTML_INLINE:
        replaceByText(node);
        break;
    case CMARK_NODE_IMAGE:
        replaceImage(node);
        break;
    case CMARK_NODE_LINK:
        if (!isSafeLink(QString::fromUtf8(cmark_node_get_url(node))))
            replaceByChildren(node);
        break;
    default:
        break;
    }
}

void tameAll(cmark_node *document)
{
    const Iterator iterator{cmark_iter_new(document)};
    for (;;) {
        const cmark_event_type event = cmark_iter_next(iterator.get());
        if (event == CMARK_EVENT_DONE)
            break;
        cmark_node *node = cmark_iter_get_node(iterator.get());
        // Raw HTML is a leaf, which is entered and never left.
        if (event == CMARK_EVENT_EXIT || cmark_node_get_type(node) == CMARK_NODE_HTML_INLINE)
            tame(node);
    }
}

} // namespace

QByteArray inlineHtml(const QString &markdown)
{
    const QByteArray line = oneLine(markdown);
    if (line.isEmpty())
        return {};
    const MarkdownParser parser = makeMarkdownParser(options, extensions);
    const MarkdownTree document = parseMarkdown(parser.get(), guard + line);
    if (!document)
        return {};
    tameAll(document.get());
    const RenderedMarkdown rendered{
            cmark_render_html(document.get(), options, cmark_parser_get_syntax_extensions(parser.get()))};
    constexpr qsizetype before = sizeof("<p>(") - 1;
    constexpr qsizetype after = sizeof("</p>\n") - 1;
    const QByteArray html(rendered.get());
    return html.sliced(before, html.size() - before - after);
}

} // namespace Winnow
