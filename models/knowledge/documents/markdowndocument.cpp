// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "markdowndocument.h"

#include "headingslug.h"
#include "markdownblock.h"
#include "markdownpieces.h"

#include "markdown/frontmatter.h"
#include "markdown/markdownparser.h"
#include "markdown/rawhtml.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int options = CMARK_OPT_DEFAULT | CMARK_OPT_VALIDATE_UTF8 | CMARK_OPT_UNSAFE;
constexpr std::array extensions{"table", "strikethrough", "tasklist"};

/// Front matter is not longer; a line of `---` further down ends something else.
constexpr qsizetype longestFrontMatter = 64 * 1024;

constexpr qsizetype pieceSize = 1024 * 1024;

class MarkdownDocumentReader final
{
public:
    Document read(QStringView text)
    {
        m_document.sections.append(DocumentSection());
        for (const QStringView piece : markdownPieces(takeFrontMatter(text), pieceSize))
            readPiece(piece);
        return std::move(m_document);
    }

private:
    /// Gives what comes behind the front matter.
    QStringView takeFrontMatter(QStringView text)
    {
        const QStringView head = text.first(std::min(text.size(), longestFrontMatter));
        const QList<PhysicalLine> lines = physicalLines(head);
        const FrontMatter matter = readFrontMatter(lines);
        if (matter.lines == 0)
            return text;
        m_document.title = matter.title;
        m_document.address = matter.url;
        m_document.language = matter.language;
        if (matter.lines == lines.size())
            return text.sliced(head.size());
        return text.sliced(lines[matter.lines].text.data() - text.data());
    }

    void readPiece(QStringView piece)
    {
        const MarkdownParser parser = makeMarkdownParser(options, extensions);
        const MarkdownTree tree = parseMarkdown(parser.get(), piece.toUtf8());
        if (!tree)
            return;
        for (cmark_node *block = cmark_node_first_child(tree.get()); block; block = cmark_node_next(block)) {
            if (cmark_node_get_type(block) == CMARK_NODE_HEADING)
                beginSection(cmark_node_get_heading_level(block), markdownBlockText(block));
            else if (cmark_node_get_type(block) == CMARK_NODE_HTML_BLOCK)
                readHtml(QString::fromUtf8(cmark_node_get_literal(block)));
            else
                addBlock(markdownBlockText(block));
        }
    }

    /// Many projects centre their name by an `<h1>` of their own.
    void readHtml(const QString &html)
    {
        static const QRegularExpression heading(u"<h([1-6])\\b[^>]{0,300}>(.{0,500}?)</h\\1\\s*>"_s,
                QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
        qsizetype at = 0;
        for (auto match = heading.match(html); match.hasMatch(); match = heading.match(html, at)) {
            addHtmlText(html.sliced(at, match.capturedStart() - at));
            beginSection(match.captured(1).toInt(), readRawHtml(match.captured(2)).text.simplified());
            at = match.capturedEnd();
        }
        addHtmlText(html.sliced(at));
    }

    void addHtmlText(const QString &html)
    {
        QStringList lines;
        for (const QString &line : readRawHtml(html).text.split(u'\n')) {
            if (const QString words = line.simplified(); !words.isEmpty())
                lines.append(words);
        }
        addBlock(lines.join(u'\n'));
    }

    void addBlock(const QString &text)
    {
        if (!text.isEmpty())
            m_document.sections.last().blocks.append(text);
    }

    void beginSection(int level, QString heading)
    {
        static const QRegularExpression writtenAnchor(u"\\s*\\{#([^}\\s]+)\\}\\s*$"_s);
        QString anchor;
        if (const auto match = writtenAnchor.match(heading); match.hasMatch()) {
            anchor = match.captured(1);
            heading.truncate(match.capturedStart());
        }
        heading = heading.simplified();
        // Without words it parts nothing.
        if (heading.isEmpty())
            return;
        const QString slug = m_anchors.take(headingSlug(heading), u'-', 1);
        m_document.sections.append({.level = level,
                .heading = heading,
                .anchor = anchor.isEmpty() ? slug : anchor,
                .blocks = {},
                .kind = {}});
    }

    Document m_document;
    UniqueNames m_anchors;
};

} // namespace

Document readMarkdownDocument(QStringView text)
{
    return MarkdownDocumentReader().read(text);
}

} // namespace Winnow
