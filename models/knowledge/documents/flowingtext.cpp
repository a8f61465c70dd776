// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "flowingtext.h"

#include <algorithm>

namespace Winnow {

namespace {

/// Whether words of the script of @p c are written without blanks between them: Han, kana, and their punctuation.
bool isUnspaced(QChar c)
{
    const char16_t unit = c.unicode();
    if (unit < 0x2e80)
        return false;
    const bool isPunctuation = (unit >= 0x3000 && unit <= 0x303f) || (unit >= 0xff00 && unit <= 0xffef);
    const auto script = c.script();
    return isPunctuation || c.isSurrogate() || script == QChar::Script_Han || script == QChar::Script_Hiragana
            || script == QChar::Script_Katakana;
}

} // namespace

void FlowingText::append(QStringView text)
{
    qsizetype at = 0;
    while (at < text.size()) {
        qsizetype end = at;
        while (end < text.size() && !text.at(end).isSpace())
            ++end;
        if (end > at)
            appendVerbatim(text.sliced(at, end - at));
        at = end;
        for (; at < text.size() && text.at(at).isSpace(); ++at)
            addSpace(text.at(at) == u'\n' || text.at(at) == u'\r');
    }
}

void FlowingText::appendVerbatim(QStringView text)
{
    if (text.isEmpty())
        return;
    fillGap(text.front());
    m_text += text;
}

void FlowingText::addSpace(bool isLineEnd)
{
    m_gap = std::max(m_gap, isLineEnd ? Gap::LineEnd : Gap::Space);
}

void FlowingText::endLine()
{
    m_gap = Gap::None;
    while (m_text.endsWith(u' '))
        m_text.chop(1);
    if (!m_text.isEmpty() && !m_text.endsWith(u'\n'))
        m_text += u'\n';
}

QString FlowingText::take()
{
    m_gap = Gap::None;
    qsizetype end = m_text.size();
    while (end > 0 && m_text.at(end - 1).isSpace())
        --end;
    m_text.truncate(end);
    return std::exchange(m_text, {});
}

void FlowingText::fillGap(QChar next)
{
    const Gap gap = std::exchange(m_gap, Gap::None);
    if (gap == Gap::None || m_text.isEmpty() || m_text.back().isSpace())
        return;
    if (gap == Gap::Space || !isUnspaced(m_text.back()) || !isUnspaced(next))
        m_text += u' ';
}

} // namespace Winnow
