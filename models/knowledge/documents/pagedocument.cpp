// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "pagedocument.h"

#include "flowingtext.h"
#include "pageaddress.h"
#include "pagefurniture.h"

#include "html/htmlelements.h"
#include "html/htmltable.h"
#include "html/maincontent.h"
#include "html/pagetitle.h"
#include "markdown/rawhtml.h"

#include <algorithm>
#include <functional>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Nobody nests a text deeper; what does is read without its structure.
constexpr int deepestNesting = 200;
constexpr int deepestIndent = 8;

class PageTextReader final
{
public:
    PageTextReader(const GumboNode *content, QList<DocumentSection> &sections)
        : m_content(content)
        , m_sections(sections)
    {}

    void read()
    {
        readChildren(m_content, {}, 0);
        endBlock();
    }

private:
    struct Context
    {
        int listDepth = 0; ///< Lists and definitions around.
    };

    void readChildren(const GumboNode *node, const Context &context, int depth)
    {
        for (const GumboNode *child : childrenOf(node))
            readNode(child, context, depth);
    }

    void readNode(const GumboNode *node, const Context &context, int depth)
    {
        if (isTextNode(node)) {
            m_text.append(QString::fromUtf8(node->v.text.text));
        } else if (!isElement(node) || isFurniture(node, m_content)) {
            return;
        } else if (depth > deepestNesting) {
            readFlat(node);
        } else if (isElement(node, GUMBO_TAG_BR)) {
            m_text.endLine();
        } else if (isElement(node, GUMBO_TAG_IMG)) {
            m_text.append(attributeOf(node, "alt"));
        } else if (isBlock(node)) {
            readBlock(node, context, depth);
        } else {
            readChildren(node, context, depth + 1);
        }
    }

    void readBlock(const GumboNode *node, const Context &context, int depth)
    {
        endPiece(context);
        switch (node->v.element.tag) {
        case GUMBO_TAG_TABLE:
            readTable(node);
            break;
        case GUMBO_TAG_PRE:
            readCode(node);
            break;
        case GUMBO_TAG_UL:
        case GUMBO_TAG_OL:
            readList(node, context, depth);
            break;
        case GUMBO_TAG_DL:
            readChildren(node, {context.listDepth + 1}, depth + 1);
            break;
        default:
            if (const int level = headingLevel(node))
                beginSection(node, level);
            else
                readChildren(node, context, depth + 1);
            break;
        }
        endPiece(context);
    }

    void readList(const GumboNode *list, const Context &context, int depth)
    {
        const bool isNumbered = isElement(list, GUMBO_TAG_OL);
        const QString start = attributeOf(list, "start");
        int number = start.isNull() ? 1 : start.toInt();
        const Context inner{context.listDepth + 1};
        for (const GumboNode *child : childrenOf(list)) {
            if (!isElement(child, GUMBO_TAG_LI) || isFurniture(child, m_content)) {
                readNode(child, inner, depth + 1);
                continue;
            }
            m_text.endLine();
            const QString indent(2 * std::min(context.listDepth, deepestIndent), u' ');
            m_text.appendVerbatim(indent + (isNumbered ? QString::number(number++) + u". "_s : u"- "_s));
            readItem(child, inner, depth + 1);
            m_text.endLine();
        }
    }

    /// The first block of an item stands behind its mark.
    void readItem(const GumboNode *item, const Context &context, int depth)
    {
        bool isFirst = true;
        for (const GumboNode *child : childrenOf(item)) {
            const bool isParagraph = isElement(child, GUMBO_TAG_P) || isElement(child, GUMBO_TAG_DIV);
            if (isFirst && isParagraph && !isFurniture(child, m_content) && depth <= deepestNesting)
                readChildren(child, context, depth + 1);
            else
                readNode(child, context, depth + 1);
            isFirst = isFirst && child->type == GUMBO_NODE_WHITESPACE;
        }
    }

    void readTable(const GumboNode *table)
    {
        for (const GumboNode *child : childrenOf(table)) {
            if (isElement(child, GUMBO_TAG_CAPTION))
                m_text.append(textBelow(child));
        }
        for (HtmlTableRow &row : tableRows(table, [this](const GumboNode *cell) { return cellText(cell); })) {
            m_text.endLine();
            // A cell by itself is no row: code beside its numbers of lines, a page laid out by tables.
            if (std::ranges::count_if(row.cells, std::not_fn(&QString::isEmpty)) == 1)
                row.cells.removeAll(QString());
            m_text.appendVerbatim(row.cells.join(" | "_L1));
        }
        m_text.endLine();
    }

    /// Code in a table, as beside numbers of lines, keeps its lines.
    QString cellText(const GumboNode *cell) const
    {
        if (isFurniture(cell, m_content))
            return {};
        const GumboNode *code = firstElement(cell, GUMBO_TAG_PRE);
        return code && wordsOf(code) == wordsOf(cell) ? codeBelow(code) : textBelow(cell).simplified();
    }

    void readCode(const GumboNode *pre)
    {
        m_text.endLine();
        m_text.appendVerbatim(codeBelow(pre));
        m_text.endLine();
    }

    QString codeBelow(const GumboNode *pre) const
    {
        QString code;
        visitNodes(pre, [&](const GumboNode *node) {
            if (isTextNode(node))
                code += QString::fromUtf8(node->v.text.text);
            else if (isElement(node, GUMBO_TAG_BR))
                code += u'\n';
            return node == pre || !isFurniture(node, m_content);
        });
        while (!code.isEmpty() && code.back().isSpace())
            code.chop(1);
        return code;
    }

    /// The words below @p node, whatever its structure.
    QString textBelow(const GumboNode *node) const
    {
        FlowingText text;
        visitNodes(node, [&](const GumboNode *below) {
            if (isTextNode(below))
                text.append(QString::fromUtf8(below->v.text.text));
            else if (isElement(below, GUMBO_TAG_BR) || (below != node && isBlock(below)))
                text.addSpace(false);
            else if (isElement(below, GUMBO_TAG_IMG))
                text.append(attributeOf(below, "alt"));
            return below == node || !isFurniture(below, m_content);
        });
        return text.take();
    }

    void readFlat(const GumboNode *node)
    {
        m_text.addSpace(false);
        m_text.append(textBelow(node));
        m_text.addSpace(false);
    }

    void beginSection(const GumboNode *node, int level)
    {
        const QString heading = textBelow(node).simplified();
        if (heading.isEmpty())
            return;
        endBlock();
        m_sections.append({.level = level,
                .heading = heading,
                .anchor = headingAnchor(node),
                .blocks = {},
                .kind = {}});
    }

    void endPiece(const Context &context)
    {
        if (context.listDepth > 0)
            m_text.endLine();
        else
            endBlock();
    }

    void endBlock()
    {
        if (const QString text = m_text.take(); !text.isEmpty())
            m_sections.last().blocks.append(text);
    }

    const GumboNode *m_content;
    QList<DocumentSection> &m_sections;
    FlowingText m_text;
};

/// The first `<h1>` that a site's head, which is left out, gives the page.
QString headTitle(const GumboNode *content)
{
    QString title;
    visitNodes(content, [&](const GumboNode *node) {
        if (title.isEmpty() && isElement(node, GUMBO_TAG_H1))
            title = wordsOf(node);
        return title.isEmpty() && (node == content || !isSkipped(node));
    });
    return title;
}

/// The title; null where it is the first heading of the text.
QString titleOf(const HtmlDocument &page, const GumboNode *content, const QList<DocumentSection> &sections)
{
    const auto first = std::ranges::find(sections, 1, &DocumentSection::level);
    const bool isOnly = std::ranges::count(sections, 1, &DocumentSection::level) == 1;
    if (isOnly)
        return first - sections.begin() == 1 ? QString() : first->heading;
    const QString title = headTitle(content);
    return title.isEmpty() || std::ranges::contains(sections, title, &DocumentSection::heading)
            ? findPageTitle(page, content).text
            : title;
}

bool isPost(const HtmlDocument &page)
{
    bool isPost = false;
    visitNodes(page.root(), [&](const GumboNode *node) {
        isPost = isPost
                || (isElement(node, GUMBO_TAG_META) && attributeOf(node, "property") == "og:type"_L1
                        && attributeOf(node, "content") == "article"_L1);
        return !isPost && !isElement(node, GUMBO_TAG_BODY);
    });
    return isPost;
}

Document readFlatPage(const QByteArray &utf8)
{
    DocumentSection section;
    for (const QString &line : readRawHtml(QString::fromUtf8(utf8)).text.split(u'\n')) {
        if (const QString words = line.simplified(); !words.isEmpty())
            section.blocks.append(words);
    }
    Document document;
    document.sections.append(section);
    return document;
}

} // namespace

Document readPageDocument(const QByteArray &utf8)
{
    if (nestsTooDeep(utf8))
        return readFlatPage(utf8);
    const HtmlDocument page(utf8);
    const GumboNode *content = findMainContent(page);
    Document document;
    document.sections.append(DocumentSection());
    PageTextReader(content, document.sections).read();
    document.title = titleOf(page, content, document.sections);
    document.address = pageAddress(page);
    document.language = attributeOf(page.root(), "lang");
    if (isPost(page))
        document.kind = u"post"_s;
    return document;
}

} // namespace Winnow
