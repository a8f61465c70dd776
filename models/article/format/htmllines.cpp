// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "htmllines.h"

#include "codespans.h"
#include "htmlbody.h"
#include "htmlinline.h"
#include "listmarks.h"
#include "textlines.h"

#include "html/htmlelements.h"
#include "html/htmltable.h"
#include "html/pagetitle.h"
#include "markdown/inlinetext.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Nobody nests an article deeper; below it a page is read as text.
constexpr int deepestNesting = 200;

class HtmlLineReader final
{
public:
    explicit HtmlLineReader(const HtmlDocument &document)
        : m_document(document)
    {}

    SourceLines read()
    {
        const GumboNode *body = findArticleBody(m_document);
        const SourceSpan span = sourceOf(m_document, body);
        const qsizetype all = utf8Characters(m_document.source());
        m_source.dropped = all - charactersOf(span);
        readChildren(body, {}, 0);
        endLine();
        addPageTitle(findPageTitle(m_document, body));
        balance(all);
        return std::move(m_source);
    }

private:
    /// What the lines of an element become.
    struct Context
    {
        InlineRun style;
        int headingLevel = 0;
        bool isItem = false; ///< Within a list's item, where blocks are not parted by blank lines.
    };

    qsizetype charactersOf(const SourceSpan &span) const
    {
        return utf8Characters(QByteArrayView(m_document.source()).sliced(span.start, span.end - span.start));
    }

    void readChildren(const GumboNode *node, const Context &context, int depth)
    {
        for (const GumboNode *child : childrenOf(node))
            readNode(child, context, depth);
    }

    void readNode(const GumboNode *node, const Context &context, int depth)
    {
        if (isTextNode(node)) {
            addText(node, context.style);
        } else if (!isElement(node)) {
            return;
        } else if (isSkipped(node)) {
            m_source.dropped += charactersOf(sourceOf(m_document, node));
        } else if (depth > deepestNesting) {
            readFlat(node, context);
        } else if (isElement(node, GUMBO_TAG_BR)) {
            endLine(context.headingLevel);
        } else if (isElement(node, GUMBO_TAG_IMG)) {
            if (const InlineRun image = imageRun(node); !image.text.isEmpty()) {
                m_runs.append(image);
                m_line = m_line > 0 ? m_line : lineOf(node);
            }
        } else if (isBlock(node)) {
            readBlock(node, context, depth);
        } else {
            Context inner = context;
            inner.style = withMarksOf(node, context.style);
            readChildren(node, inner, depth + 1);
        }
    }

    void readBlock(const GumboNode *node, const Context &context, int depth)
    {
        endLine(context.headingLevel);
        if (!context.isItem)
            addBlank();
        Context inner = context;
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
        default:
            if (const int level = headingLevel(node))
                inner.headingLevel = level;
            readChildren(node, inner, depth + 1);
            endLine(inner.headingLevel);
            break;
        }
        if (!context.isItem)
            addBlank();
    }

    void readList(const GumboNode *list, const Context &context, int depth)
    {
        const bool isNumbered = isElement(list, GUMBO_TAG_OL);
        const QString start = attributeOf(list, "start");
        int ordinal = start.isNull() ? 1 : start.toInt();
        Context inner = context;
        inner.isItem = true;
        for (const GumboNode *child : childrenOf(list)) {
            if (isElement(child, GUMBO_TAG_LI)) {
                endLine();
                m_itemOrdinal = isNumbered ? ordinal++ : 0;
                m_beginsItem = true;
                readChildren(child, inner, depth + 1);
                endLine();
                m_beginsItem = false;
            } else {
                readNode(child, inner, depth + 1);
            }
        }
    }

    void readTable(const GumboNode *table)
    {
        const auto cellText = [](const GumboNode *cell) { return inlineMarkdown(runsBelow(cell)); };
        for (const HtmlTableRow &row : tableRows(table, cellText)) {
            if (row.cells.isEmpty())
                continue;
            m_source.lines.append({.kind = LineKind::Row,
                    .cells = row.cells,
                    .isTableHead = row.isHead,
                    .line = lineOf(row.node),
                    .size = charactersOf(textSpan(row.node))});
        }
        readCaption(table);
    }

    void readCaption(const GumboNode *table)
    {
        for (const GumboNode *child : childrenOf(table)) {
            if (!isElement(child, GUMBO_TAG_CAPTION))
                continue;
            addBlank();
            readChildren(child, {}, 0);
            endLine();
        }
    }

    void readCode(const GumboNode *pre)
    {
        QString text;
        visitNodes(pre, [&](const GumboNode *node) {
            if (isTextNode(node))
                text += QString::fromUtf8(node->v.text.text);
            return !isSkipped(node);
        });
        int line = lineOf(pre);
        for (const QString &one : text.split(u'\n')) {
            const QString code = one.trimmed();
            if (!code.isEmpty())
                m_source.lines.append({.kind = LineKind::Text, .text = codeSpan(code), .line = line});
            ++line;
        }
        if (!m_source.lines.isEmpty())
            m_source.lines.last().size += charactersOf(sourceOf(m_document, pre));
    }

    /// The text below @p node in one go, whatever its structure.
    void readFlat(const GumboNode *node, const Context &context)
    {
        visitNodes(node, [&](const GumboNode *below) {
            if (isTextNode(below))
                addText(below, context.style);
            return !isSkipped(below);
        });
    }

    void addText(const GumboNode *node, const InlineRun &style)
    {
        const qsizetype before = m_runs.size();
        appendText(m_runs, QString::fromUtf8(node->v.text.text), style);
        m_size += charactersOf(sourceOf(m_document, node));
        if (m_line == 0 && m_runs.size() > before)
            m_line = static_cast<int>(node->v.text.start_pos.line)
                    + static_cast<int>(
                            QString::fromUtf8(node->v.text.text).left(leadingSpace(node)).count(u'\n'));
    }

    static qsizetype leadingSpace(const GumboNode *node)
    {
        const QString text = QString::fromUtf8(node->v.text.text);
        return std::ranges::find_if(text, [](QChar c) { return !c.isSpace(); }) - text.begin();
    }

    static int lineOf(const GumboNode *node)
    {
        return isElement(node) ? static_cast<int>(node->v.element.start_pos.line) : 0;
    }

    /// The source from an element's beginning to its end; nothing where the parser made it up.
    SourceSpan textSpan(const GumboNode *node) const
    {
        return node->v.element.original_tag.length > 0 ? sourceOf(m_document, node) : SourceSpan();
    }

    void addBlank()
    {
        if (!m_source.lines.isEmpty() && m_source.lines.last().kind != LineKind::Blank)
            m_source.lines.append({.line = m_source.lines.last().line});
    }

    /// Makes a line of what was gathered.
    void endLine(int level = 0)
    {
        const QString text = inlineMarkdown(m_runs);
        const qsizetype size = std::exchange(m_size, 0);
        const int number = std::exchange(m_line, 0);
        m_runs.clear();
        if (text.isEmpty()) {
            m_source.markup += size;
            return;
        }
        SourceLine line{.kind = LineKind::Text, .text = text, .line = number, .size = size};
        if (level > 0) {
            line.kind = LineKind::Heading;
            line.level = level;
        } else if (m_beginsItem) {
            line.kind = m_itemOrdinal > 0 ? LineKind::Numbered : LineKind::Item;
            line.ordinal = m_itemOrdinal;
            line.marker = u"•"_s;
        } else {
            readTypedMark(line);
        }
        m_beginsItem = false;
        m_source.lines.append(line);
    }

    /// Bullets and numbers that were typed into a paragraph, bold or not.
    static void readTypedMark(SourceLine &line)
    {
        const bool isBold = line.text.startsWith("**"_L1);
        const std::optional<ListLine> item = readListLine(QStringView(line.text).sliced(isBold ? 2 : 0));
        if (!item || (isBold && item->ordinal < 0))
            return;
        line.kind = item->ordinal < 0 ? LineKind::Item : LineKind::Numbered;
        line.ordinal = item->ordinal;
        line.marker = item->marker;
        line.text = (isBold ? u"**"_s : QString()) + item->text.toString();
    }

    void addPageTitle(const PageTitle &title)
    {
        const auto first = std::ranges::find_if(
                m_source.lines, [](const SourceLine &line) { return line.kind != LineKind::Blank; });
        if (!title.node)
            return;
        const QString begins = first == m_source.lines.end() ? QString() : plainText(first->text);
        const bool hasTitle = first != m_source.lines.end()
                && ((first->kind == LineKind::Heading && first->level == 1) || begins == title.text);
        if (hasTitle)
            return;
        const qsizetype size = std::min(charactersOf(sourceOf(m_document, title.node)), m_source.dropped);
        m_source.dropped -= size;
        m_source.lines.prepend({.kind = LineKind::Heading,
                .text = escapedText(title.text),
                .level = 1,
                .line = lineOf(title.node),
                .size = size});
    }

    /// What is no line's and was not dropped holds the lines together. Pages whose elements overlap have no such
    /// remainder; there the lines count for more than the rest.
    void balance(qsizetype all)
    {
        qsizetype lines = 0;
        for (const SourceLine &line : m_source.lines)
            lines += line.size;
        for (auto line = m_source.lines.rbegin(); line != m_source.lines.rend() && lines > all; ++line) {
            const qsizetype excess = std::min(line->size, lines - all);
            line->size -= excess;
            lines -= excess;
        }
        m_source.dropped = std::clamp<qsizetype>(m_source.dropped, 0, all - lines);
        m_source.markup = all - lines - m_source.dropped;
    }

    const HtmlDocument &m_document;
    SourceLines m_source;
    QList<InlineRun> m_runs; ///< Of the line that is not ended yet.
    qsizetype m_size = 0;
    int m_line = 0;
    int m_itemOrdinal = 0; ///< 0 for a bullet.
    bool m_beginsItem = false; ///< The next line is an item's first.
};

} // namespace

SourceLines htmlLines(const QByteArray &utf8)
{
    if (nestsTooDeep(utf8))
        return textLines(QString::fromUtf8(utf8));
    const HtmlDocument document(utf8);
    return HtmlLineReader(document).read();
}

} // namespace Winnow
