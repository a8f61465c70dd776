// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "markdownescape.h"

#include <QRegularExpression>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

bool isAsciiPunctuation(QChar c)
{
    return c.unicode() > 0x20 && c.unicode() < 0x7f && !c.isLetterOrNumber();
}

bool isAsciiWord(QChar c)
{
    return c.unicode() < 0x80 && c.isLetterOrNumber();
}

bool isAsciiLetter(QChar c)
{
    return c.unicode() < 0x80 && c.isLetter();
}

QString entity(QChar c)
{
    return u"&#%1;"_s.arg(c.unicode());
}

/// Writes one stretch of text character by character.
class Escaper final
{
public:
    Escaper(QStringView text, const MarkdownFlavour &flavour, QChar before, QChar after, bool isInLink)
        : m_text(text)
        , m_flavour(flavour)
        , m_before(before)
        , m_after(after)
        , m_isInLink(isInLink)
    {}

    QString escaped()
    {
        QString written;
        written.reserve(m_text.size() + 16);
        for (m_at = 0; m_at < m_text.size(); ++m_at) {
            const QChar c = m_text.at(m_at);
            if (c.unicode() >= 0x80 || c.isLetterOrNumber() || c == u' ')
                written += c.isSurrogate() && !isWholeSurrogate() ? QChar(QChar::ReplacementCharacter) : c;
            else
                written += isSmartSign() ? entity(c) : sign(c);
        }
        return written;
    }

private:
    QChar at(qsizetype index) const
    {
        if (index < 0)
            return m_before;
        return index < m_text.size() ? m_text.at(index) : index == m_text.size() ? m_after : QChar();
    }

    bool isWholeSurrogate() const
    {
        const QChar c = m_text.at(m_at);
        return c.isHighSurrogate() ? at(m_at + 1).isLowSurrogate() : at(m_at - 1).isHighSurrogate();
    }

    /// How many characters like this one stand in a row around here.
    qsizetype runLength() const
    {
        const QChar c = m_text.at(m_at);
        qsizetype start = m_at;
        qsizetype end = m_at;
        while (start > 0 && m_text.at(start - 1) == c)
            --start;
        while (end < m_text.size() && m_text.at(end) == c)
            ++end;
        return end - start + (start == 0 && m_before == c ? 1 : 0)
                + (end == m_text.size() && m_after == c ? 1 : 0);
    }

    /// Whether a smart engine would put another character in place of this one, or a link around it.
    bool isSmartSign() const
    {
        const QChar c = m_text.at(m_at);
        if (c == u'.' && m_flavour.linksNames && isAsciiWord(at(m_at - 1)) && isAsciiLetter(at(m_at + 1)))
            return true;
        if (!m_flavour.isSmart)
            return false;
        switch (c.unicode()) {
        case u'"':
        case u'\'':
            return true;
        case u'.':
        case u',':
            return runLength() > 1;
        case u'!':
        case u'?':
            return runLength() > 3;
        case u'(':
            return isSymbolAhead();
        default:
            return false;
        }
    }

    /// `(c)`, `(r)`, `(p)`, `(tm)` become symbols.
    bool isSymbolAhead() const
    {
        static const QRegularExpression symbol(
                u"^\\((?:c|r|p|tm)\\)"_s, QRegularExpression::CaseInsensitiveOption);
        return symbol.matchView(m_text.sliced(m_at)).hasMatch();
    }

    QString escape(QChar c) const { return u'\\' + QString(c); }

    QString sign(QChar c) const
    {
        const QChar next = at(m_at + 1);
        const QChar previous = at(m_at - 1);
        switch (c.unicode()) {
        case u'\\':
            return next.isNull() || isAsciiPunctuation(next) || m_at + 1 == m_text.size() ? escape(c) : c;
        case u'`':
        case u'|':
        case u'$':
            return escape(c);
        case u'*':
            return previous == u' ' && next == u' ' ? QString(c) : escape(c);
        case u'_':
            return previous.isLetterOrNumber() && next.isLetterOrNumber() ? QString(c) : escape(c);
        case u'~':
            return m_flavour.isKramdown ? entity(c) : escape(c);
        case u'[':
            return mustEscapeOpening(previous, next) ? escape(c) : c;
        case u']':
            return m_isInLink || next.isNull() || QStringView(u"([:").contains(next) ? escape(c) : c;
        case u'<':
            return next == u'<' || previous == u'<' || isAsciiLetter(next) || next.isNull()
                            || QStringView(u"/!?").contains(next) || m_at + 1 == m_text.size()
                    ? escape(c)
                    : c;
        case u'>':
            return m_flavour.isSmart && runLength() > 1 ? escape(c) : c;
        case u'&':
            return mayBeginEntity() ? u"&amp;"_s : c;
        case u'!':
            return next == u'[' || m_at + 1 == m_text.size() ? escape(c) : c;
        case u'{':
            return m_flavour.runsBraces && (m_at + 1 == m_text.size() || QStringView(u"{%:#").contains(next))
                    ? entity(c)
                    : c;
        case u'-':
            return m_flavour.isSmart && (runLength() > 1 || previous == u'+') ? escape(c) : c;
        default:
            return isPlugInSign(c) ? escape(c) : isControl(c) ? QString(QChar::ReplacementCharacter) : c;
        }
    }

    bool mustEscapeOpening(QChar previous, QChar next) const
    {
        static const QRegularExpression token(
                u"^\\[(?:TOC\\]|[ xX]\\]|\\^|\\[_TOC_)"_s, QRegularExpression::CaseInsensitiveOption);
        return m_isInLink || previous == u'@' || next.isNull()
                || token.matchView(m_text.sliced(m_at)).hasMatch();
    }

    bool mayBeginEntity() const
    {
        qsizetype end = m_at + 1;
        while (end < m_text.size() && (isAsciiWord(m_text.at(end)) || m_text.at(end) == u'#'))
            ++end;
        return end == m_text.size() || (end > m_at + 1 && m_text.at(end) == u';');
    }

    bool isPlugInSign(QChar c) const
    {
        if (!m_flavour.hasMathAndMarks)
            return false;
        static const QRegularExpression name(u"^:[a-zA-Z0-9_+\\-]+:"_s);
        return c == u'^' || (c == u'=' && runLength() > 1)
                || (c == u':' && name.matchView(m_text.sliced(m_at)).hasMatch());
    }

    static bool isControl(QChar c) { return c.unicode() < 0x20 && c != u'\t'; }

    QStringView m_text;
    const MarkdownFlavour &m_flavour;
    QChar m_before;
    QChar m_after;
    bool m_isInLink;
    qsizetype m_at = 0;
};

} // namespace

QString escapedMarkdown(
        QStringView text, const MarkdownFlavour &flavour, QChar before, QChar after, bool isInLink)
{
    return Escaper(text, flavour, before, after, isInLink).escaped();
}

QString guardedLineStart(const QString &line)
{
    static const QRegularExpression block(
            u"^(?:#{1,6}(?:\\s|$)|>|[-+](?:\\s|$)|[-=]+\\s*$|(?:-\\s*){3,}$|:|\\{)"_s);
    static const QRegularExpression number(u"^(\\d{1,9})([.)])(?=\\s|$)"_s);
    if (block.match(line).hasMatch())
        return u'\\' + line;
    if (const auto match = number.match(line); match.hasMatch())
        return match.captured(1) + u'\\' + line.sliced(match.capturedLength(1));
    return line;
}

QString codeElement(QStringView code)
{
    QString element = u"<code>"_s;
    for (const QChar c : code)
        element += isAsciiPunctuation(c) ? entity(c) : c == u'\n' ? QString(u' ') : QString(c);
    return element + u"</code>"_s;
}

QString markdownLinkTarget(const QString &url)
{
    QString target;
    for (const QChar c : url) {
        if (c == u' ' || c == u'<' || c == u'>' || c == u'|' || c == u'\\' || c.unicode() < 0x20)
            target += u'%' + QString::number(c.unicode(), 16).toUpper().rightJustified(2, u'0');
        else
            target += c;
    }
    return target.contains(u'(') || target.contains(u')') ? u'<' + target + u'>' : target;
}

} // namespace Winnow
