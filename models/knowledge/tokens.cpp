// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "tokens.h"

#include "characters.h"
#include "compound.h"

#include <algorithm>

namespace Winnow {

namespace {

/// Between sentences, so that no phrase reaches from one into the next.
constexpr quint32 sentenceGap = 8;

bool endsSentence(char32_t point)
{
    switch (point) {
    case U'\n':
    case U'.':
    case U'!':
    case U'?':
    case U';':
    case U'|':
    case U'。': // full width forms of the others are folded to them
        return true;
    default:
        return false;
    }
}

void appendUtf16(std::u16string &out, char32_t point)
{
    if (point < 0x10000) {
        out.push_back(static_cast<char16_t>(point));
    } else {
        out.push_back(QChar::highSurrogate(point));
        out.push_back(QChar::lowSurrogate(point));
    }
}

} // namespace

quint64 termHash(std::u16string_view term)
{
    // FNV-1a over units, with a last mixing: the low bits pick a place in tables.
    quint64 hash = 0xcbf29ce484222325;
    for (const char16_t unit : term)
        hash = (hash ^ unit) * 0x100000001b3;
    hash ^= hash >> 32;
    return hash * 0x9e3779b97f4a7c15;
}

void appendTermUtf8(QByteArray &utf8, std::u16string_view term)
{
    for (size_t i = 0; i < term.size(); ++i) {
        if (QChar::isHighSurrogate(term[i]) && i + 1 < term.size() && QChar::isLowSurrogate(term[i + 1])) {
            appendUtf8(utf8, QChar::surrogateToUcs4(term[i], term[i + 1]));
            ++i;
        } else if (!QChar::isSurrogate(term[i])) { // one that a long term was cut in
            appendUtf8(utf8, term[i]);
        }
    }
}

void TokenList::read(QStringView text)
{
    foldText(text.first(std::min(text.size(), longestText)), m_folded);
    m_tokens.clear();
    m_terms.clear();
    m_position = 0;
    CompoundReader compounds(*this);
    size_t next = 0;
    while (next < m_folded.size()) {
        const char32_t point = m_folded[next].point;
        if (isUnspaced(point))
            next = readUnspaced(next);
        else if (isTermCharacter(point))
            next = compounds.read(next);
        else
            pass(m_folded[next++].point);
    }
}

void TokenList::pass(char32_t separator)
{
    if (endsSentence(separator))
        m_position += sentenceGap;
}

size_t TokenList::readUnspaced(size_t first)
{
    size_t next = first;
    while (next < m_folded.size() && isUnspaced(m_folded[next].point)) {
        const auto termBegin = static_cast<quint32>(m_terms.size());
        appendUtf16(m_terms, m_folded[next].point);
        const bool isLast = next + 1 == m_folded.size() || !isUnspaced(m_folded[next + 1].point);
        if (!isLast)
            appendUtf16(m_terms, m_folded[next + 1].point);
        add(isLast ? TokenKind::Single : TokenKind::Pair, termBegin, m_folded[next].begin,
                m_folded[isLast ? next : next + 1].end, m_position++);
        ++next;
    }
    return next;
}

void TokenList::add(TokenKind kind, quint32 termBegin, quint32 begin, quint32 end, quint32 position)
{
    const auto length = static_cast<quint16>(m_terms.size() - termBegin);
    const quint64 hash = termHash(std::u16string_view(m_terms).substr(termBegin, length));
    m_tokens.push_back({hash, termBegin, begin, end, position, length, kind});
}

} // namespace Winnow
