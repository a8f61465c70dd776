// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "htmldocument.h"

#include <QSet>

#include <algorithm>

namespace Winnow {

namespace {

constexpr int deepestPage = 4000;
constexpr qsizetype longestTagName = 12;

QByteArray nameOfTag(QByteArrayView text)
{
    qsizetype end = 0;
    while (end < text.size() && end < longestTagName && QChar::isLetterOrNumber(static_cast<uchar>(text[end]))
            && static_cast<uchar>(text[end]) < 0x80)
        ++end;
    return text.first(end).toByteArray().toLower();
}

/// Whether an element of that name has no end tag, or may do without and cannot nest.
bool needsNoEnd(const QByteArray &name)
{
    static const QSet<QByteArray> names{"area", "base", "br", "col", "colgroup", "dd", "dt", "embed", "hr",
            "img", "input", "li", "link", "meta", "option", "p", "param", "path", "source", "tbody", "td",
            "tfoot", "th", "thead", "tr", "track", "wbr"};
    return names.contains(name);
}

const GumboOptions options = [] {
    GumboOptions quiet = kGumboDefaultOptions;
    quiet.max_errors = 0;
    return quiet;
}();

} // namespace

HtmlDocument::HtmlDocument(const QByteArray &utf8)
    : m_source(utf8)
{
    GumboOptions options = kGumboDefaultOptions;
    options.max_errors = 0;
    m_output = gumbo_parse_with_options(&options, m_source.constData(), static_cast<size_t>(m_source.size()));
}

HtmlDocument::~HtmlDocument()
{
    gumbo_destroy_output(&options, m_output);
}

bool nestsTooDeep(QByteArrayView utf8)
{
    int depth = 0;
    for (qsizetype at = utf8.indexOf('<'); at >= 0; at = utf8.indexOf('<', at + 1)) {
        const bool isEnd = at + 1 < utf8.size() && utf8[at + 1] == '/';
        const QByteArray name = nameOfTag(utf8.sliced(at + (isEnd ? 2 : 1)));
        if (name.isEmpty() || needsNoEnd(name))
            continue;
        depth = std::max(0, depth + (isEnd ? -1 : 1));
        if (depth > deepestPage)
            return true;
        if (!isEnd && (name == "script" || name == "style")) {
            const qsizetype end = utf8.indexOf("</", at);
            at = end < 0 ? utf8.size() : end - 1;
        }
    }
    return false;
}

bool isElement(const GumboNode *node)
{
    return node->type == GUMBO_NODE_ELEMENT || node->type == GUMBO_NODE_TEMPLATE;
}

bool isElement(const GumboNode *node, GumboTag tag)
{
    return isElement(node) && node->v.element.tag == tag;
}

bool isTextNode(const GumboNode *node)
{
    return node->type == GUMBO_NODE_TEXT || node->type == GUMBO_NODE_WHITESPACE
            || node->type == GUMBO_NODE_CDATA;
}

std::span<GumboNode *const> childrenOf(const GumboNode *node)
{
    if (!isElement(node))
        return {};
    const GumboVector &children = node->v.element.children;
    return {reinterpret_cast<GumboNode *const *>(children.data), children.length};
}

QString attributeOf(const GumboNode *node, const char *name)
{
    if (!isElement(node))
        return {};
    const GumboAttribute *attribute = gumbo_get_attribute(&node->v.element.attributes, name);
    return attribute ? QString::fromUtf8(attribute->value) : QString();
}

void visitNodes(const GumboNode *top, const std::function<bool(const GumboNode *)> &visit)
{
    const GumboNode *node = top;
    while (node) {
        const std::span<GumboNode *const> children =
                visit(node) ? childrenOf(node) : std::span<GumboNode *const>();
        if (!children.empty()) {
            node = children.front();
            continue;
        }
        while (node != top) {
            const std::span<GumboNode *const> siblings = childrenOf(node->parent);
            const size_t next = node->index_within_parent + 1;
            if (next < siblings.size()) {
                node = siblings[next];
                break;
            }
            node = node->parent;
        }
        if (node == top)
            return;
    }
}

QString wordsOf(const GumboNode *node)
{
    QString words;
    visitNodes(node, [&](const GumboNode *below) {
        if (isTextNode(below))
            words += QString::fromUtf8(below->v.text.text);
        else if (isElement(below, GUMBO_TAG_BR))
            words += QChar(u' ');
        return true;
    });
    return words.simplified();
}

SourceSpan sourceOf(const HtmlDocument &document, const GumboNode *node)
{
    const char *const begin = document.source().constData();
    const qsizetype size = document.source().size();
    const auto span = [size](qsizetype start, qsizetype end) {
        const qsizetype from = std::clamp<qsizetype>(start, 0, size);
        return SourceSpan{from, std::clamp<qsizetype>(end, from, size)};
    };
    if (isTextNode(node)) {
        const GumboStringPiece &text = node->v.text.original_text;
        if (!text.data)
            return {};
        return span(text.data - begin, text.data - begin + static_cast<qsizetype>(text.length));
    }
    if (!isElement(node) || node->v.element.original_tag.length == 0)
        return {0, size};
    const GumboElement &element = node->v.element;
    const qsizetype start = element.original_tag.data - begin;
    const qsizetype end = element.original_end_tag.length > 0
            ? element.original_end_tag.data - begin + static_cast<qsizetype>(element.original_end_tag.length)
            : std::max<qsizetype>(static_cast<qsizetype>(element.end_pos.offset),
                      start + static_cast<qsizetype>(element.original_tag.length));
    return span(start, end);
}

qsizetype utf8Characters(QByteArrayView utf8)
{
    return std::ranges::count_if(utf8, [](char c) { return (c & 0xc0) != 0x80; });
}

} // namespace Winnow
