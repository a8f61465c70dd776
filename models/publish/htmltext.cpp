// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "htmltext.h"

#include "markwalk.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Letters that fit on a line of a telephone.
constexpr qsizetype shortCode = 24;

QString entity(QChar c)
{
    return u"&#%1;"_s.arg(c.unicode());
}

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

bool isBlankOrEnd(QChar c)
{
    return c.isNull() || c.isSpace();
}

/// Whether WordPress would put something else in place of @p c, which stands between @p before and @p after: wptexturize
/// (dashes, quotes, dots, `3x4`, `(tm)`), shortcodes, smilies.
bool isReplacedByWordPress(QChar c, QChar before, QChar after)
{
    switch (c.unicode()) {
    case u'"':
    case u'\'':
    case u'[':
    case u']':
    case u'`':
        return true;
    case u'-':
        return before == u'-' || after == u'-' || (isBlankOrEnd(before) && isBlankOrEnd(after));
    case u'.':
        return before == u'.' || after == u'.';
    case u'x':
        return isDigit(before) && isDigit(after);
    case u'(':
        return after == u't' || after == u'T';
    case u'#':
        // What keeps authors from unfiltered HTML undoes `&amp;#45;` once too often.
        return before == u'&';
    case u':':
        // `:smile:` as well as `:)`.
        return isBlankOrEnd(before) && !isBlankOrEnd(after);
    case u';':
    case u'8':
        return isBlankOrEnd(before) && !isBlankOrEnd(after) && !after.isLetterOrNumber();
    default:
        return false;
    }
}

bool isForbidden(QStringView text, qsizetype at)
{
    const QChar c = text.at(at);
    if (c.isHighSurrogate())
        return at + 1 == text.size() || !text.at(at + 1).isLowSurrogate();
    if (c.isLowSurrogate())
        return at == 0 || !text.at(at - 1).isHighSurrogate();
    return (c.unicode() < 0x20 && c != u'\t' && c != u'\n') || (c.unicode() >= 0x7f && c.unicode() < 0xa0);
}

QString codeText(const QString &code, const HtmlFlavour &flavour)
{
    QString text;
    for (qsizetype i = 0; i < code.size(); ++i) {
        const QChar c = code.at(i);
        const QChar before = i > 0 ? code.at(i - 1) : QChar();
        if (flavour.hasBlanksCollapsed && c == u' ' && (before == u' ' || i == 0))
            text += QChar(QChar::Nbsp);
        else if (flavour.hasPunctuationReplaced && (c == u'[' || c == u']' || (c == u'#' && before == u'&')))
            text += entity(c);
        else if (c == u'\n')
            text += flavour.hasBlanksCollapsed ? u"<br>"_s : u" "_s;
        else {
            const bool isPair = c.isHighSurrogate() && i + 1 < code.size() && code.at(i + 1).isLowSurrogate();
            text += escapedHtml(QStringView(code).sliced(i, isPair ? 2 : 1), {});
            i += isPair ? 1 : 0;
        }
    }
    return text;
}

QString attributeOf(const HtmlFlavour &flavour, HtmlElement element)
{
    return QString::fromUtf8(styleAttribute(flavour, element));
}

QString address(const TextRun &run, const HtmlFlavour &flavour)
{
    if (flavour.hasAnchors && !run.anchor.isEmpty())
        return u'#' + flavour.anchorPrefix + run.anchor;
    return flavour.hasLinks ? run.url : QString();
}

QString openTag(Mark mark, const TextRun &run, const HtmlFlavour &flavour)
{
    switch (mark) {
    case Mark::Strong:
        return u"<strong"_s + attributeOf(flavour, HtmlElement::Strong) + u'>';
    case Mark::Emphasis:
        return u"<em>"_s;
    case Mark::Struck:
        return u"<del>"_s;
    case Mark::Link:
        return u"<a href=\""_s + htmlAttribute(address(run, flavour)) + u'"'
                + attributeOf(flavour, HtmlElement::Link) + u'>';
    }
    return {};
}

QString closeTag(Mark mark, const TextRun &)
{
    switch (mark) {
    case Mark::Strong:
        return u"</strong>"_s;
    case Mark::Emphasis:
        return u"</em>"_s;
    case Mark::Struck:
        return u"</del>"_s;
    case Mark::Link:
        return u"</a>"_s;
    }
    return {};
}

} // namespace

QByteArray styleAttribute(const HtmlFlavour &flavour, HtmlElement element)
{
    const char *const style = flavour.style ? flavour.style(element) : nullptr;
    return style ? QByteArray(" style=\"").append(style).append('"') : QByteArray();
}

QString escapedHtml(QStringView plain, const HtmlFlavour &flavour, QChar before, QChar after)
{
    QString html;
    html.reserve(plain.size() + 16);
    for (qsizetype i = 0; i < plain.size(); ++i) {
        const QChar c = plain.at(i);
        const QChar previous = i > 0 ? plain.at(i - 1) : before;
        const QChar next = i + 1 < plain.size() ? plain.at(i + 1) : after;
        if (isForbidden(plain, i))
            html += QChar(QChar::ReplacementCharacter);
        else if (c == u'&')
            html += u"&amp;"_s;
        else if (c == u'<')
            html += u"&lt;"_s;
        else if (c == u'>')
            html += u"&gt;"_s;
        else if (c == u'\n')
            html += u"<br>"_s;
        else if (c == u'\t')
            html += u" │ "_s;
        else if (flavour.hasPunctuationReplaced && isReplacedByWordPress(c, previous, next))
            html += entity(c);
        else
            html += c;
    }
    return html;
}

QString htmlAttribute(QStringView plain)
{
    QString attribute;
    for (const QChar c : plain) {
        if (c == u'&')
            attribute += u"&amp;"_s;
        else if (c == u'"' || c == u'<' || c == u'>' || c.unicode() < 0x20)
            attribute += entity(c);
        else
            attribute += c;
    }
    return attribute;
}

QByteArray htmlText(const RichText &text, const HtmlFlavour &flavour)
{
    MarkSigns signs;
    signs.isLink = [&flavour](const TextRun &run) { return !address(run, flavour).isEmpty(); };
    signs.open = [&flavour](Mark mark, const TextRun &run) { return openTag(mark, run, flavour); };
    signs.close = closeTag;
    signs.content = [&flavour](const TextRun &run, QChar before, QChar after) {
        if (run.isCode)
            return u"<code"_s
                    + attributeOf(flavour,
                            run.text.size() <= shortCode ? HtmlElement::ShortCode : HtmlElement::Code)
                    + u'>' + codeText(run.text, flavour) + u"</code>"_s;
        return escapedHtml(run.text, flavour, before, after);
    };
    return writeMarked(text, signs).toUtf8();
}

} // namespace Winnow
