// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "textmask.h"

#include "textscan.h"

#include <QHash>

namespace Winnow {

using namespace Qt::StringLiterals;

/// Runs over a text once, from its first to its last character.
class TextMaskScanner final
{
public:
    TextMaskScanner(QStringView text, qsizetype until)
        : m_text(text)
        , m_until(std::min(until, text.size() - 1))
    {
        matchBackticks();
    }

    QList<TextMask::Part> scan()
    {
        bool lineStart = true;
        while (m_at <= m_until) {
            if (lineStart && (skipFence() || skipIndented())) {
                lineStart = true;
                continue;
            }
            lineStart = false;
            const char16_t c = m_text[m_at].unicode();
            if (c == u'`') {
                skipSpan();
            } else if (c == u'<') {
                skipMarkup();
            } else {
                lineStart = isLineEnd(c);
                ++m_at;
            }
        }
        return m_parts;
    }

private:
    struct Run
    {
        qsizetype begin = 0;
        qsizetype length = 0;
        qsizetype paragraph = 0; ///< Code spans do not reach over blank lines.
        qsizetype partner = -1; ///< The next run of the same length, where it is in the same paragraph.
    };

    void matchBackticks();
    bool skipFence();
    bool skipIndented();
    void skipSpan();
    void skipMarkup();
    qsizetype endOfLine(qsizetype from) const;
    qsizetype nextLine(qsizetype from) const;
    bool isBlankLine(qsizetype begin, qsizetype end) const;
    qsizetype indentation(qsizetype from) const;
    bool isClosingFence(qsizetype begin, char16_t mark, qsizetype length) const;
    void cover(qsizetype end);

    QStringView m_text;
    qsizetype m_until;
    qsizetype m_at = 0;
    QList<TextMask::Part> m_parts;
    QList<Run> m_runs;
    qsizetype m_nextRun = 0;
    bool m_afterBlankLine = true;
    bool m_inList = false; ///< Indented text that follows a list item belongs to the item.
    bool m_preIsOpen = true; ///< There may still be a `</pre>` ahead.
    bool m_codeIsOpen = true;
};

void TextMaskScanner::matchBackticks()
{
    qsizetype paragraph = 0;
    bool blankSoFar = true;
    QHash<qsizetype, qsizetype> lastOfLength;
    for (qsizetype i = 0; i < m_text.size(); ++i) {
        const char16_t c = m_text[i].unicode();
        if (c == u'\n') {
            paragraph += blankSoFar ? 1 : 0;
            if (blankSoFar && i > m_until)
                return; // no span that begins before reaches further
            blankSoFar = true;
        } else if (c == u'`') {
            blankSoFar = false;
            qsizetype end = i;
            while (end < m_text.size() && m_text[end] == u'`')
                ++end;
            const Run run{i, end - i, paragraph, -1};
            if (const auto last = lastOfLength.constFind(run.length);
                    last != lastOfLength.cend() && m_runs[*last].paragraph == paragraph)
                m_runs[*last].partner = m_runs.size();
            lastOfLength.insert(run.length, m_runs.size());
            m_runs.append(run);
            i = end - 1;
        } else if (!isBlank(c) && c != u'\r') {
            blankSoFar = false;
        }
    }
}

qsizetype TextMaskScanner::endOfLine(qsizetype from) const
{
    const qsizetype end = m_text.indexOf(u'\n', from);
    return end < 0 ? m_text.size() : end;
}

qsizetype TextMaskScanner::nextLine(qsizetype from) const
{
    return std::min(endOfLine(from) + 1, m_text.size());
}

bool TextMaskScanner::isBlankLine(qsizetype begin, qsizetype end) const
{
    return m_text.sliced(begin, end - begin).trimmed().isEmpty();
}

/// Columns of white space at @p from, a tab being four.
qsizetype TextMaskScanner::indentation(qsizetype from) const
{
    qsizetype columns = 0;
    for (; from < m_text.size(); ++from) {
        if (m_text[from] == u' ')
            ++columns;
        else if (m_text[from] == u'\t')
            columns += 4;
        else
            break;
    }
    return columns;
}

void TextMaskScanner::cover(qsizetype end)
{
    m_parts.append({m_at, end});
    m_at = end;
}

bool TextMaskScanner::isClosingFence(qsizetype begin, char16_t mark, qsizetype length) const
{
    while (isBlank(characterAt(m_text, begin)))
        ++begin;
    qsizetype end = begin;
    while (characterAt(m_text, end) == mark)
        ++end;
    return end - begin >= length && isBlankLine(end, endOfLine(end));
}

bool TextMaskScanner::skipFence()
{
    qsizetype begin = m_at;
    while (isBlank(characterAt(m_text, begin)) || characterAt(m_text, begin) == u'>')
        ++begin;
    const char16_t mark = characterAt(m_text, begin);
    if (mark != u'`' && mark != u'~')
        return false;
    qsizetype length = 0;
    while (characterAt(m_text, begin + length) == mark)
        ++length;
    const qsizetype infoEnd = endOfLine(begin);
    if (length < 3
            || (mark == u'`' && m_text.sliced(begin + length, infoEnd - begin - length).contains(u'`')))
        return false;
    qsizetype line = nextLine(begin);
    while (line < m_text.size() && !isClosingFence(line, mark, length))
        line = nextLine(line);
    cover(line < m_text.size() ? nextLine(line) : m_text.size());
    m_afterBlankLine = false;
    return true;
}

/// An indented line is code only behind a blank line and outside of a list; else it goes on with what was
/// before.
bool TextMaskScanner::skipIndented()
{
    const qsizetype end = endOfLine(m_at);
    if (isBlankLine(m_at, end)) {
        m_afterBlankLine = true;
        return false;
    }
    const qsizetype columns = indentation(m_at);
    if (columns >= 4 && m_afterBlankLine && !m_inList) {
        cover(std::min(end + 1, m_text.size()));
        return true;
    }
    m_afterBlankLine = false;
    if (columns < 4) {
        const QStringView line = m_text.sliced(m_at, end - m_at).trimmed();
        const char16_t first = characterAt(line, 0);
        m_inList = first == u'-' || first == u'*' || first == u'+' || isAsciiDigit(first)
                || (columns > 0 && m_inList);
    }
    return false;
}

void TextMaskScanner::skipSpan()
{
    while (m_nextRun < m_runs.size() && m_runs[m_nextRun].begin < m_at)
        ++m_nextRun;
    if (m_nextRun >= m_runs.size() || m_runs[m_nextRun].begin != m_at) {
        ++m_at; // the tail of a run that a comment cut through
        return;
    }
    const Run &run = m_runs[m_nextRun];
    if (run.partner >= 0)
        cover(m_runs[run.partner].begin + run.length);
    else
        m_at += run.length;
}

void TextMaskScanner::skipMarkup()
{
    const auto coverUntil = [this](QLatin1StringView endTag, bool &mayFollow) {
        const qsizetype found = mayFollow ? m_text.indexOf(endTag, m_at, Qt::CaseInsensitive) : -1;
        mayFollow = found >= 0;
        if (mayFollow)
            cover(found + endTag.size());
        else
            ++m_at;
    };
    if (hasWordAt(m_text, m_at, "<!--"_L1)) {
        const qsizetype end = m_text.indexOf("-->"_L1, m_at + 2);
        cover(end < 0 ? m_text.size() : end + 3); // what no "-->" ends stays hidden on every forge
    } else if (hasWordAt(m_text, m_at, "<pre"_L1)) {
        coverUntil("</pre>"_L1, m_preIsOpen);
    } else if (hasWordAt(m_text, m_at, "<code"_L1)) {
        coverUntil("</code>"_L1, m_codeIsOpen);
    } else {
        ++m_at;
    }
}

TextMask::TextMask(QStringView text, qsizetype until)
{
    if (text.contains(u'`') || text.contains(u'<') || text.contains("~~~"_L1) || text.contains("    "_L1)
            || text.contains(u'\t'))
        m_parts = TextMaskScanner(text, until).scan();
}

bool TextMask::covers(qsizetype index)
{
    if (m_next > 0 && m_parts[m_next - 1].end > index)
        m_next = 0;
    while (m_next < m_parts.size() && m_parts[m_next].end <= index)
        ++m_next;
    return m_next < m_parts.size() && m_parts[m_next].begin <= index;
}

} // namespace Winnow
