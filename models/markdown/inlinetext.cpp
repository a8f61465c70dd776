// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "inlinetext.h"

#include "markdownparser.h"

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int options =
        CMARK_OPT_DEFAULT | CMARK_OPT_VALIDATE_UTF8 | CMARK_OPT_UNSAFE | CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE;

constexpr std::array extensions{"strikethrough"};

/// What Markdown can take for a sign within a line. Without any of them a text is read as it stands.
constexpr QStringView signs = u"\\`*_[]<>&!~";

bool isAsciiLetter(QChar c)
{
    return c.unicode() < 0x80 && c.isLetter();
}

bool isAsciiPunctuation(QChar c)
{
    return c.unicode() > 0x20 && c.unicode() < 0x7f && !c.isLetterOrNumber();
}

/// A line, and whether its signs can change how it is read.
class SignedLine final
{
public:
    explicit SignedLine(QStringView text)
        : m_text(text)
        , m_hasLinks(text.indexOf(u"](") >= 0)
        , m_lastSemicolon(text.lastIndexOf(u';'))
    {}

    /// Whether the sign at @p at may act. Errs towards true; where it is false for every sign of a text, Markdown reads
    /// that text as it stands.
    bool mayAct(qsizetype at) const
    {
        const QChar before = at > 0 ? m_text.at(at - 1) : QChar(u' ');
        const QChar after = at + 1 < m_text.size() ? m_text.at(at + 1) : QChar(u' ');
        switch (m_text.at(at).unicode()) {
        case u'\\':
            // At the end it acts on what is put behind it: the bracket around a heading's subtitle.
            return at + 1 == m_text.size() || isAsciiPunctuation(after);
        case u'_':
            // Within a word it neither opens nor closes emphasis.
            return !before.isLetterOrNumber() || !after.isLetterOrNumber();
        case u'*':
            return !before.isSpace() || !after.isSpace();
        case u'[':
        case u']':
            return m_hasLinks;
        case u'<':
            return isAsciiLetter(after) || after == u'/' || after == u'!' || after == u'?';
        case u'&':
            return (isAsciiLetter(after) || after == u'#') && m_lastSemicolon > at;
        case u'~':
            // One alone strikes nothing out.
            return before == u'~' || after == u'~';
        case u'`':
            return true;
        default:
            // A tag needs its `<`, an image its `](`.
            return false;
        }
    }

    /// Whether any sign may act; of stars, of underscores and of backticks it takes two to do so.
    bool mayHoldMarkup() const
    {
        int stars = 0;
        int underscores = 0;
        int backticks = 0;
        for (qsizetype i = 0; i < m_text.size(); ++i) {
            const QChar c = m_text.at(i);
            if (c.unicode() >= 0x80 || !signs.contains(c) || !mayAct(i))
                continue;
            int *const count = c == u'*' ? &stars
                    : c == u'_'          ? &underscores
                    : c == u'`'          ? &backticks
                                         : nullptr;
            if (!count || ++*count > 1)
                return true;
        }
        return false;
    }

private:
    QStringView m_text;
    bool m_hasLinks;
    qsizetype m_lastSemicolon;
};

QString withoutLineBreaks(QString text)
{
    for (QChar &c : text) {
        if (c == u'\n' || c == u'\r')
            c = u' ';
    }
    return text;
}

/// A line as Markdown reads it.
struct ReadLine
{
    QByteArray text;
    bool isPlain = true; ///< Without code, emphasis, links and tags.
};

void appendContent(ReadLine &line, cmark_node *node)
{
    switch (cmark_node_get_type(node)) {
    case CMARK_NODE_CODE:
    case CMARK_NODE_HTML_INLINE:
        line.isPlain = false;
        [[fallthrough]];
    case CMARK_NODE_TEXT:
        line.text += cmark_node_get_literal(node);
        break;
    case CMARK_NODE_SOFTBREAK:
    case CMARK_NODE_LINEBREAK:
        line.text += ' ';
        break;
    case CMARK_NODE_DOCUMENT:
    case CMARK_NODE_PARAGRAPH:
        break;
    default:
        line.isPlain = false;
        break;
    }
}

/// Reads one line. The full stop before it keeps its beginning from being read as a heading or a list, and counts as
/// neither letter nor space, so that emphasis at the beginning is read as such.
ReadLine readLine(const QString &line)
{
    const MarkdownParser parser = makeMarkdownParser(options, extensions);
    const MarkdownTree document = parseMarkdown(parser.get(), QByteArray(1, '.') + line.toUtf8());
    if (!document)
        return {'.' + line.toUtf8()};
    ReadLine read;
    cmark_iter *iterator = cmark_iter_new(document.get());
    while (cmark_iter_next(iterator) != CMARK_EVENT_DONE) {
        if (cmark_iter_get_event_type(iterator) == CMARK_EVENT_ENTER)
            appendContent(read, cmark_iter_get_node(iterator));
    }
    cmark_iter_free(iterator);
    return read;
}

QString textOf(const ReadLine &line)
{
    // Decoded with the full stop, for a byte order mark at the beginning would be lost.
    return QString::fromUtf8(line.text).sliced(1);
}

bool isReadAs(const QString &markdown, const QString &plain)
{
    const ReadLine read = readLine(markdown);
    return read.isPlain && textOf(read) == plain;
}

template <typename Predicate>
QString escapedWhere(const QString &line, Predicate needsEscape)
{
    QString escaped;
    for (qsizetype i = 0; i < line.size(); ++i) {
        if (signs.contains(line.at(i)) && needsEscape(i))
            escaped += u'\\';
        escaped += line.at(i);
    }
    return escaped;
}

} // namespace

QString plainText(const QString &markdown)
{
    const QString line = withoutLineBreaks(markdown).trimmed();
    return SignedLine(line).mayHoldMarkup() ? textOf(readLine(line)) : line;
}

QString escapedText(const QString &plain)
{
    const QString line = withoutLineBreaks(plain).trimmed();
    const SignedLine signedLine(line);
    const bool mayBePutBefore = !line.endsWith(u'\\');
    // Beside a tilde, a star or an underscore means one thing to readers that strike out and another to those that do not.
    const bool isReadAlike = !(line.contains(u'~') && (line.contains(u'*') || line.contains(u'_')));
    if (!signedLine.mayHoldMarkup() || (mayBePutBefore && isReadAlike && isReadAs(line, line)))
        return line;
    const QString escaped = escapedWhere(line, [&](qsizetype at) { return signedLine.mayAct(at); });
    return isReadAs(escaped, line) ? escaped : escapedWhere(line, [](qsizetype) { return true; });
}

QString linkMarkdown(const QString &label, const QString &url)
{
    QString address = url;
    address.replace(u' ', u"%20"_s).replace(u'<', u"%3C"_s).replace(u'>', u"%3E"_s).remove(u'\n');
    if (address.contains(u'(') || address.contains(u')'))
        address = u'<' + address + u'>';
    return u'[' + label + u"]("_s + address + u')';
}

qsizetype readLength(const QString &markdown)
{
    const QString text = plainText(markdown);
    return std::ranges::count_if(text, [](QChar c) { return !c.isLowSurrogate(); });
}

} // namespace Winnow
