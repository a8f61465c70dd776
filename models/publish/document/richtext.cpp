// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "richtext.h"

#include "bareaddresses.h"
#include "markdown/markdownparser.h"
#include "markdown/safemarkdown.h"

#include <cmark-gfm-core-extensions.h>

#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int options = CMARK_OPT_DEFAULT | CMARK_OPT_VALIDATE_UTF8 | CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE;

constexpr std::array extensions{"strikethrough"};

/// Stands before a line while it is read, so that its beginning is no heading, list or quote, and before a byte order
/// mark, which would be dropped.
constexpr char guard = '(';

struct IteratorDeleter
{
    void operator()(cmark_iter *iterator) const { cmark_iter_free(iterator); }
};

using Iterator = std::unique_ptr<cmark_iter, IteratorDeleter>;

/// Gathers runs while a tree is walked.
class RunReader final
{
public:
    RichText read(cmark_node *document)
    {
        const Iterator iterator{cmark_iter_new(document)};
        for (;;) {
            const cmark_event_type event = cmark_iter_next(iterator.get());
            if (event == CMARK_EVENT_DONE)
                return std::move(m_text);
            visit(cmark_iter_get_node(iterator.get()), event == CMARK_EVENT_ENTER);
        }
    }

private:
    void visit(cmark_node *node, bool isEntered)
    {
        const int step = isEntered ? 1 : -1;
        switch (cmark_node_get_type(node)) {
        case CMARK_NODE_STRONG:
            m_strong += step;
            return;
        case CMARK_NODE_EMPH:
            m_emphasis += step;
            return;
        case CMARK_NODE_LINK:
            visitLink(node, isEntered);
            return;
        case CMARK_NODE_IMAGE:
            visitImage(node, isEntered);
            return;
        case CMARK_NODE_CODE:
            addLeaf(cmark_node_get_literal(node), true);
            return;
        case CMARK_NODE_TEXT:
        case CMARK_NODE_HTML_INLINE:
            addLeaf(cmark_node_get_literal(node), false);
            return;
        case CMARK_NODE_SOFTBREAK:
        case CMARK_NODE_LINEBREAK:
            addLeaf(" ", false);
            return;
        default:
            if (QByteArrayView(cmark_node_get_type_string(node)) == "strikethrough")
                m_struck += step;
        }
    }

    void visitLink(cmark_node *node, bool isEntered)
    {
        // An image's words may hold a link; what counts then is the image.
        if (m_isImage)
            return;
        const QString url = QString::fromUtf8(cmark_node_get_url(node));
        m_url = isEntered && isSafeLink(url) ? url : QString();
    }

    void visitImage(cmark_node *node, bool isEntered)
    {
        if (!isEntered) {
            if (m_hasNoWords && !m_url.isEmpty())
                addLeaf(m_url.toUtf8().constData(), false);
            m_isImage = false;
            m_url = m_linkAround;
            return;
        }
        m_linkAround = m_url;
        m_hasNoWords = true;
        const QString url = QString::fromUtf8(cmark_node_get_url(node));
        m_isImage = isSafeLink(url) && !url.startsWith("mailto:"_L1, Qt::CaseInsensitive);
        m_url = m_isImage ? url : m_linkAround;
    }

    void addLeaf(const char *utf8, bool isCode)
    {
        QString words = QString::fromUtf8(utf8);
        if (m_isFirst) // the guard
            words.slice(1);
        m_isFirst = false;
        m_hasNoWords = m_hasNoWords && words.isEmpty();
        appendRun(m_text,
                {words, m_url, {}, isCode && !m_isImage, m_strong > 0, m_emphasis > 0, m_struck > 0,
                        m_isImage});
    }

    RichText m_text;
    QString m_url;
    QString m_linkAround;
    int m_strong = 0;
    int m_emphasis = 0;
    int m_struck = 0;
    bool m_isImage = false;
    bool m_hasNoWords = false;
    bool m_isFirst = true;
};

RichText readLine(const QString &line)
{
    if (line.isEmpty())
        return {};
    const MarkdownParser parser = makeMarkdownParser(options, extensions);
    const MarkdownTree document = parseMarkdown(parser.get(), guard + line.toUtf8());
    return document ? withBareAddressesLinked(RunReader().read(document.get())) : plainRichText(line);
}

} // namespace

bool haveSameMarks(const TextRun &a, const TextRun &b)
{
    return a.url == b.url && a.anchor == b.anchor && a.isCode == b.isCode && a.isStrong == b.isStrong
            && a.isEmphasis == b.isEmphasis && a.isStruck == b.isStruck && a.isImage == b.isImage;
}

void appendRun(RichText &text, const TextRun &run)
{
    if (run.text.isEmpty())
        return;
    // Two code spans or pictures beside each other stay two.
    if (!text.isEmpty() && !run.isCode && !run.isImage && haveSameMarks(text.last(), run))
        text.last().text += run.text;
    else
        text.append(run);
}

void appendText(RichText &text, const RichText &more)
{
    for (const TextRun &run : more)
        appendRun(text, run);
}

RichText readRichText(const QString &markdown)
{
    RichText text;
    const QString normal = QString(markdown).replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n').trimmed();
    bool isFirst = true;
    for (const QString &line : normal.split(u'\n')) {
        if (!isFirst)
            appendRun(text, {u"\n"_s});
        isFirst = false;
        appendText(text, readLine(line.trimmed()));
    }
    return text;
}

RichText plainRichText(const QString &text)
{
    return text.isEmpty() ? RichText() : RichText{{text}};
}

QString plainTextOf(const RichText &text)
{
    QString plain;
    for (const TextRun &run : text)
        plain += run.text;
    return plain;
}

} // namespace Winnow
