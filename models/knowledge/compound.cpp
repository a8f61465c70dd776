// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "compound.h"

#include "characters.h"
#include "stemming.h"

#include <algorithm>

namespace Winnow {

namespace {

/// `Ascend910B` and `float16` are a word and a number, `EI0002` and `conv2d` are not.
constexpr size_t fewestLettersBeforeNumber = 4;
constexpr size_t fewestDigitsOfNumber = 2;

/// A number of so many digits is looked for by itself: an error code rather than a count.
constexpr size_t fewestDigitsOfCode = 5;

constexpr bool joinsSteps(char32_t joiner)
{
    return joiner == U'/' || joiner == U':';
}

bool isLetterOrDigit(char32_t point)
{
    return isTermCharacter(point) && !isUnspaced(point);
}

/// The segments of @p rest up to the next joiner for which @p parts says so; they are taken off @p rest.
template <typename Segment, typename Parts>
std::span<const Segment> takeUntil(std::span<const Segment> &rest, Parts parts)
{
    size_t count = 1;
    while (count < rest.size() && !parts(rest[count].joiner))
        ++count;
    const auto taken = rest.first(count);
    rest = rest.subspan(count);
    return taken;
}

} // namespace

bool CompoundReader::isLetter(size_t index) const
{
    return isLetterOrDigit(at(index)) && !isAsciiDigit(at(index));
}

size_t CompoundReader::read(size_t first)
{
    m_prefix = prefixLength(first);
    const size_t end = collectSegments(first);
    const Segments all(m_segments);
    m_hasSteps = std::ranges::any_of(all, [](const Segment &segment) { return joinsSteps(segment.joiner); });
    if (m_hasSteps) {
        addWhole(all);
        m_prefix = 0; // it belongs to the whole
    }
    Segments rest = all;
    while (!rest.empty())
        addStep(takeUntil(rest, joinsSteps));
    return end;
}

/// How much before @p first belongs to it: "--" or "-" of a flag, "/" of a path from the root.
size_t CompoundReader::prefixLength(size_t first) const
{
    size_t length = 0;
    while (length < 2 && length < first && at(first - length - 1) == U'-')
        ++length;
    if (length == 0 && first > 0 && (at(first - 1) == U'/' || at(first - 1) == U'\\'))
        length = 1;
    const bool standsFree = length == first || !isLetterOrDigit(at(first - length - 1));
    return length > 0 && standsFree ? length : 0;
}

size_t CompoundReader::collectSegments(size_t first)
{
    m_segments.clear();
    size_t next = first;
    char32_t joiner = 0;
    while (true) {
        const size_t end = wordEnd(next);
        m_segments.push_back({{next, end}, joiner});
        const size_t length = joinerLength(end);
        if (length == 0)
            return end;
        joiner = at(end) == U'\\' ? U'/' : at(end);
        next = end + length;
    }
}

size_t CompoundReader::wordEnd(size_t first) const
{
    size_t end = first;
    while (isLetterOrDigit(at(end)))
        ++end;
    const bool isShortened = (at(end) == U'\'' || at(end) == U'\u2019') && isLetter(end + 1);
    if (isShortened)
        return wordEnd(end + 1); // don't
    const bool isCpp = end == first + 1 && at(first) == U'c' && at(end) == U'+' && at(end + 1) == U'+';
    return isCpp ? end + 2 : end;
}

/// Length of what joins the word before @p index to one after it; 0 where nothing does.
size_t CompoundReader::joinerLength(size_t index) const
{
    size_t length = 0;
    switch (at(index)) {
    case U'_':
        while (at(index + length) == U'_')
            ++length;
        break;
    case U':':
        length = at(index + 1) == U':' ? 2 : 0;
        break;
    case U'/':
    case U'\\':
        length = at(index + 1) == U'.' ? 2 : 1; // ~/.bashrc
        break;
    case U'-':
    case U'.':
        length = 1;
        break;
    default:
        break;
    }
    return length > 0 && isLetterOrDigit(at(index + length)) ? length : 0;
}

/// Whether a part of @p stretch ends before @p index, where the part began at @p partBegin.
bool CompoundReader::isHump(Stretch stretch, size_t partBegin, size_t index) const
{
    if (isAsciiDigit(at(index))) {
        size_t digits = 0;
        while (index + digits < stretch.end && isAsciiDigit(at(index + digits)))
            ++digits;
        return isLetter(index - 1) && index - partBegin >= fewestLettersBeforeNumber
                && digits >= fewestDigitsOfNumber;
    }
    if (!m_folded[index].wasUpper)
        return false;
    if (isLower(index - 1))
        return true;
    // HTTPServer: before the last capital; but not NPUs.
    return m_folded[index - 1].wasUpper && index + 2 < stretch.end && isLower(index + 1)
            && isLower(index + 2);
}

bool CompoundReader::isOfParts(Segments step) const
{
    if (step.size() > 1)
        return !isVersion(step) || digitsBegin(step.front().stretch) > step.front().stretch.begin + 1;
    const Stretch stretch = step.front().stretch;
    for (size_t index = stretch.begin + 1; index < stretch.end; ++index) {
        if (isHump(stretch, stretch.begin, index))
            return true;
    }
    return false;
}

/// Where the digits at the end of @p stretch begin; its end where there are none.
size_t CompoundReader::digitsBegin(Stretch stretch) const
{
    size_t begin = stretch.end;
    while (begin > stretch.begin && isAsciiDigit(at(begin - 1)))
        --begin;
    return begin;
}

/// Whether segments joined by dots are a version, with a name before it or not: `8.0.RC1`, `v2.1`, `py3.10`.
bool CompoundReader::isVersion(Segments dotted) const
{
    const bool joinedByDots = std::ranges::all_of(
            dotted.subspan(1), [](const Segment &segment) { return segment.joiner == U'.'; });
    if (dotted.size() < 2 || !joinedByDots || !isAsciiDigit(at(dotted[1].stretch.begin)))
        return false;
    const Stretch head = dotted.front().stretch;
    const size_t digits = digitsBegin(head);
    if (digits == head.end)
        return false;
    for (size_t index = head.begin; index < digits; ++index) {
        if (!isLetter(index))
            return false;
    }
    return true;
}

/// A path, or what is spelled as no word is, is code; `time-out` and `CANN/HCCL` may be but words side by side.
TokenKind CompoundReader::kindOfWhole(Segments segments) const
{
    bool hasStep = false;
    bool isDotted = false;
    bool isSpelledAsCode = false;
    bool allDigits = true;
    for (const Segment &segment : segments) {
        const Stretch stretch = segment.stretch;
        hasStep = hasStep || segment.joiner == U'/';
        isDotted = isDotted || segment.joiner == U'.';
        isSpelledAsCode = isSpelledAsCode || segment.joiner == U'_' || segment.joiner == U':';
        for (size_t index = stretch.begin; index < stretch.end; ++index) {
            const bool isDigit = isAsciiDigit(at(index));
            allDigits = allDigits && isDigit;
            isSpelledAsCode = isSpelledAsCode || isDigit
                    || (index > stretch.begin && isHump(stretch, stretch.begin, index));
        }
    }
    const bool isCode = m_prefix > 0 || isDotted || (isSpelledAsCode && !hasStep);
    return isCode && !allDigits ? TokenKind::Identifier : TokenKind::Compound;
}

TokenKind CompoundReader::kindOfWord(Stretch stretch) const
{
    size_t digits = 0;
    for (size_t index = stretch.begin; index < stretch.end; ++index)
        digits += isAsciiDigit(at(index)) ? 1 : 0;
    const bool isMixed = digits > 0 && digits < stretch.size();
    return isMixed || digits >= fewestDigitsOfCode || m_prefix > 0 ? TokenKind::Name : TokenKind::Word;
}

void CompoundReader::addStep(Segments step)
{
    if (isOfParts(step)) {
        addWhole(step);
        addParts(step);
    } else if (step.size() > 1) {
        addVersion(step, m_hasSteps ? TokenKind::Part : TokenKind::Name);
    } else {
        const Stretch word = step.front().stretch;
        addTerm(m_hasSteps ? TokenKind::Part : kindOfWord(word), word);
    }
}

void CompoundReader::addParts(Segments step)
{
    const auto endsDotted = [](char32_t joiner) { return joiner != U'.'; };
    while (!step.empty()) {
        const Segments dotted = takeUntil(step, endsDotted);
        if (isVersion(dotted)) {
            addVersion(dotted, TokenKind::Part);
            continue;
        }
        for (const Segment &segment : dotted)
            addHumps(segment.stretch);
    }
}

void CompoundReader::addHumps(Stretch stretch)
{
    size_t begin = stretch.begin;
    for (size_t index = begin + 1; index <= stretch.end; ++index) {
        if (index < stretch.end && !isHump(stretch, begin, index))
            continue;
        // A letter by itself says nothing, but a digit may.
        if (index - begin > 1 || isAsciiDigit(at(begin)))
            addTerm(TokenKind::Part, {begin, index});
        begin = index;
    }
}

/// The name before the version, where it is more than a "v", the version, and its beginnings of two numbers or more.
void CompoundReader::addVersion(Segments dotted, TokenKind kind)
{
    const Stretch head = dotted.front().stretch;
    const size_t digits = digitsBegin(head);
    if (digits > head.begin + 1)
        addTerm(TokenKind::Part, {head.begin, digits});
    const quint32 position = m_list.m_position;
    for (size_t count = dotted.size(); count >= 2; --count) {
        m_list.m_position = position;
        const auto termBegin = m_list.m_terms.size();
        appendLetters({digits, head.end});
        for (const Segment &segment : dotted.first(count).subspan(1)) {
            m_list.m_terms.push_back(u'.');
            appendLetters(segment.stretch);
        }
        finishTerm(count == dotted.size() ? kind : TokenKind::Part, termBegin,
                {digits, dotted[count - 1].stretch.end});
    }
}

void CompoundReader::addTerm(TokenKind kind, Stretch stretch)
{
    const auto termBegin = m_list.m_terms.size();
    appendLetters(stretch);
    finishTerm(kind, termBegin,
            kind == TokenKind::Name ? Stretch{stretch.begin - m_prefix, stretch.end} : stretch);
}

/// Does not move on: its first part stands in the same place.
void CompoundReader::addWhole(Segments segments)
{
    const auto termBegin = m_list.m_terms.size();
    const Stretch place{segments.front().stretch.begin - m_prefix, segments.back().stretch.end};
    const auto endsDotted = [](char32_t joiner) { return joiner != U'.'; };
    const TokenKind kind = kindOfWhole(segments);
    while (!segments.empty()) {
        const Segments dotted = takeUntil(segments, endsDotted);
        const bool keepsDots = isVersion(dotted);
        for (const Segment &segment : dotted) {
            if (keepsDots && &segment != &dotted.front())
                m_list.m_terms.push_back(u'.');
            appendLetters(segment.stretch);
        }
    }
    finishTerm(kind, termBegin, place);
    --m_list.m_position;
}

void CompoundReader::finishTerm(TokenKind kind, size_t termBegin, Stretch place)
{
    const size_t longest = termBegin + static_cast<size_t>(longestTerm);
    if (m_list.m_terms.size() > longest)
        m_list.m_terms.resize(longest);
    const QStringView term = QStringView(m_list.m_terms).sliced(static_cast<qsizetype>(termBegin));
    m_list.m_terms.resize(termBegin + static_cast<size_t>(stemLength(term)));
    m_list.add(kind, static_cast<quint32>(termBegin), m_folded[place.begin].begin,
            m_folded[place.end - 1].end, m_list.m_position++);
}

void CompoundReader::appendLetters(Stretch stretch)
{
    for (size_t index = stretch.begin; index < stretch.end; ++index) {
        const char32_t point = at(index);
        if (point < 0x80 ? isTermCharacter(point) || point == U'+' : isTermCharacter(point)) {
            if (point < 0x10000) {
                m_list.m_terms.push_back(static_cast<char16_t>(point));
            } else {
                m_list.m_terms.push_back(QChar::highSurrogate(point));
                m_list.m_terms.push_back(QChar::lowSurrogate(point));
            }
        }
    }
}

} // namespace Winnow
