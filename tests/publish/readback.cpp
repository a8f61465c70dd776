// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "readback.h"

#include "markdown/markdownparser.h"

#include <cmark-gfm-core-extensions.h>
#include <gumbo.h>

#include <array>

namespace Winnow::Testing {

using namespace Qt::StringLiterals;

namespace {

class PageReader final
{
public:
    ReadPage read(const QByteArray &html)
    {
        GumboOutput *const output = gumbo_parse_with_options(
                &kGumboDefaultOptions, html.constData(), static_cast<size_t>(html.size()));
        visit(output->root);
        gumbo_destroy_output(&kGumboDefaultOptions, output);
        return std::move(m_page);
    }

private:
    static QString attribute(const GumboElement &element, const char *name)
    {
        const GumboAttribute *const found = gumbo_get_attribute(&element.attributes, name);
        return found ? QString::fromUtf8(found->value) : QString();
    }

    static bool isBlock(GumboTag tag)
    {
        switch (tag) {
        case GUMBO_TAG_H1:
        case GUMBO_TAG_H2:
        case GUMBO_TAG_H3:
        case GUMBO_TAG_H4:
        case GUMBO_TAG_H5:
        case GUMBO_TAG_H6:
        case GUMBO_TAG_P:
        case GUMBO_TAG_TD:
        case GUMBO_TAG_TH:
        case GUMBO_TAG_LI:
            return true;
        default:
            return false;
        }
    }

    QString contentOf(const GumboElement &element)
    {
        QString text;
        for (unsigned i = 0; i < element.children.length; ++i) {
            const auto *const child = static_cast<GumboNode *>(element.children.data[i]);
            switch (child->type) {
            case GUMBO_NODE_TEXT:
            case GUMBO_NODE_WHITESPACE:
            case GUMBO_NODE_CDATA:
                text += QString::fromUtf8(child->v.text.text).replace(u'\n', u' ');
                break;
            case GUMBO_NODE_ELEMENT:
                note(child->v.element);
                text += child->v.element.tag == GUMBO_TAG_BR ? u"\n"_s : contentOf(child->v.element);
                break;
            default:
                break;
            }
        }
        if (element.tag == GUMBO_TAG_CODE)
            m_page.codes.append(text);
        return text;
    }

    void note(const GumboElement &element)
    {
        const QString name = QString::fromLatin1(gumbo_normalized_tagname(element.tag));
        if (!m_page.elements.contains(name))
            m_page.elements.append(name);
        for (const char *key : {"id", "name"}) {
            const QString id = attribute(element, key);
            const bool isName = QByteArrayView(key) == "name";
            if (id.isEmpty() || (isName && element.tag != GUMBO_TAG_A))
                continue;
            m_page.ids.insert(id);
            ++m_page.idCount;
        }
        if (element.tag == GUMBO_TAG_A && !attribute(element, "href").isEmpty())
            m_page.links.append(attribute(element, "href"));
        for (const char *key : {"src", "srcset", "poster", "data", "background"}) {
            if (const QString address = attribute(element, key); !address.isEmpty())
                m_page.loaded.append(address);
        }
        if (element.tag == GUMBO_TAG_LINK)
            m_page.loaded.append(attribute(element, "href"));
        if (attribute(element, "style").contains("url("_L1))
            m_page.loaded.append(attribute(element, "style"));
    }

    void visit(const GumboNode *node)
    {
        if (node->type == GUMBO_NODE_DOCUMENT) {
            for (unsigned i = 0; i < node->v.document.children.length; ++i)
                visit(static_cast<GumboNode *>(node->v.document.children.data[i]));
            return;
        }
        if (node->type != GUMBO_NODE_ELEMENT)
            return;
        const GumboElement &element = node->v.element;
        note(element);
        if (isBlock(element.tag)) {
            if (const QString text = contentOf(element).trimmed(); !text.isEmpty())
                m_page.texts.append(text);
            return;
        }
        for (unsigned i = 0; i < element.children.length; ++i)
            visit(static_cast<GumboNode *>(element.children.data[i]));
    }

    ReadPage m_page;
};

void addText(QStringList &texts, const RichText &text)
{
    if (const QString plain = plainTextOf(text).trimmed(); !plain.isEmpty())
        texts.append(plain);
}

} // namespace

QStringList textsOf(const PublishDocument &document)
{
    QStringList texts;
    for (const DocumentBlock &block : document.blocks) {
        addText(texts, block.text);
        for (const RichText &head : block.columns)
            addText(texts, head);
        for (const DocumentRow &row : block.rows) {
            for (const RichText &cell : row.cells)
                addText(texts, cell);
        }
    }
    return texts;
}

ReadPage readHtml(const QByteArray &html)
{
    return PageReader().read(html);
}

ReadPage readMarkdown(const QString &markdown)
{
    constexpr std::array extensions{"table", "strikethrough", "autolink"};
    constexpr int options = CMARK_OPT_UNSAFE | CMARK_OPT_VALIDATE_UTF8;
    const MarkdownParser parser = makeMarkdownParser(options, extensions);
    const MarkdownTree tree = parseMarkdown(parser.get(), markdown.toUtf8());
    const RenderedMarkdown html{
            cmark_render_html(tree.get(), options, cmark_parser_get_syntax_extensions(parser.get()))};
    return readHtml(html.get());
}

} // namespace Winnow::Testing
