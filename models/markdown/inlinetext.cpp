// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "inlinetext.h"

#include "markdownparser.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int options = CMARK_OPT_DEFAULT | CMARK_OPT_VALIDATE_UTF8 | CMARK_OPT_UNSAFE;

/// What Markdown can take for a sign within a line. Without any of them a text is read as it stands.
constexpr QStringView signs = u"\\`*_[]<>&!";

bool holdsSigns(QStringView text)
{
    return std::ranges::any_of(text, [](QChar c) { return signs.contains(c); });
}

QString withoutLineBreaks(QString text)
{
    for (QChar &c : text) {
        if (c == u'\n' || c == u'\r')
            c = u' ';
    }
    return text;
}

void appendContent(QByteArray &text, cmark_node *node)
{
    switch (cmark_node_get_type(node)) {
    case CMARK_NODE_TEXT:
    case CMARK_NODE_CODE:
    case CMARK_NODE_HTML_INLINE:
        text += cmark_node_get_literal(node);
        break;
    case CMARK_NODE_SOFTBREAK:
    case CMARK_NODE_LINEBREAK:
        text += ' ';
        break;
    default:
        break;
    }
}

/// Reads one line. The full stop before it keeps its beginning from being read as a heading or a list, and counts as
/// neither letter nor space, so that emphasis at the beginning is read as such.
QString readLine(const QString &line)
{
    const MarkdownParser parser = makeMarkdownParser(options, {});
    const MarkdownTree document = parseMarkdown(parser.get(), QByteArray(1, '.') + line.toUtf8());
    if (!document)
        return line;
    QByteArray text;
    cmark_iter *iterator = cmark_iter_new(document.get());
    while (cmark_iter_next(iterator) != CMARK_EVENT_DONE) {
        if (cmark_iter_get_event_type(iterator) == CMARK_EVENT_ENTER)
            appendContent(text, cmark_iter_get_node(iterator));
    }
    cmark_iter_free(iterator);
    return QString::fromUtf8(QByteArrayView(text).sliced(1));
}

} // namespace

QString plainText(const QString &markdown)
{
    const QString line = withoutLineBreaks(markdown).trimmed();
    return holdsSigns(line) ? readLine(line) : line;
}

QString escapedText(const QString &plain)
{
    const QString line = withoutLineBreaks(plain).trimmed();
    if (!holdsSigns(line) || readLine(line) == line)
        return line;
    QString escaped;
    for (const QChar c : line) {
        if (signs.contains(c))
            escaped += u'\\';
        escaped += c;
    }
    return escaped;
}

qsizetype readLength(const QString &markdown)
{
    const QString text = plainText(markdown);
    return std::ranges::count_if(text, [](QChar c) { return !c.isLowSurrogate(); });
}

} // namespace Winnow
