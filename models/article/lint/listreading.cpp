// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "listreading.h"

#include "statedreferences.h"

#include "evidence/textscan.h"

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// How far behind its count a list's bracket may open: "7 行无有效命中留空未硬凑（…）".
constexpr qsizetype mostBetween = 24;

constexpr QStringView itemSeparators = u"/、,;+&(:";

constexpr std::array<QStringView, 5> openEndings{u"等", u"…", u"etc.", u"etc", u"and others"};

struct Span
{
    qsizetype begin = 0;
    qsizetype end = 0;
    bool isBracketed = false;
};

qsizetype matchingBracket(QStringView text, qsizetype open)
{
    int depth = 0;
    for (qsizetype at = open; at < text.size(); ++at) {
        if (text[at] == u'(')
            ++depth;
        else if (text[at] == u')' && --depth == 0)
            return at;
    }
    return -1;
}

bool isDash(QStringView text, qsizetype at)
{
    const char16_t c = characterAt(text, at);
    return c == u'—' && (characterAt(text, at + 1) == u'—' || isBlank(characterAt(text, at - 1)));
}

bool isPointOfList(char16_t c)
{
    return c >= 0x2460 && c <= 0x2473; // ① to ⑳
}

/// The end of a list that no bracket closes: a full stop, or the next point of a larger list.
qsizetype openListEnd(QStringView text, qsizetype begin)
{
    int depth = 0;
    for (qsizetype at = begin; at < text.size(); ++at) {
        const char16_t c = text[at].unicode();
        if (c == u'(')
            ++depth;
        else if (c == u')')
            --depth;
        const bool isStop = c == u'。' || isPointOfList(c)
                || (c == u'.' && (at + 1 == text.size() || isBlank(characterAt(text, at + 1))));
        if (depth == 0 && isStop)
            return at;
    }
    return text.size();
}

std::optional<Span> listSpan(QStringView text, qsizetype begin)
{
    for (qsizetype at = begin; at < text.size() && at - begin <= mostBetween; ++at) {
        const char16_t c = text[at].unicode();
        if (c == u'(') {
            const qsizetype end = matchingBracket(text, at);
            return end < 0 ? std::nullopt : std::optional(Span{at + 1, end, true});
        }
        if (isDash(text, at) || c == u':') {
            qsizetype first = at + 1;
            while (first < text.size() && (text[first] == u'—' || isBlank(text[first].unicode())))
                ++first;
            return Span{first, openListEnd(text, first), false};
        }
        if (isAsciiDigit(c) || QStringView(u",;。、!?)").contains(QChar(c)))
            return std::nullopt;
    }
    return std::nullopt;
}

/// The list's own level, nested brackets and what a dash appends left out: same length, blanks in their places.
QString ownLevel(QStringView text, const Span &span)
{
    QString own;
    int depth = 0;
    bool isRemark = false;
    for (qsizetype at = span.begin; at < span.end; ++at) {
        const QChar c = text[at];
        isRemark = isRemark || (span.isBracketed && depth == 0 && isDash(text, at));
        if (c == u'(')
            ++depth;
        own += depth > 0 || isRemark ? QChar(u'\u0001') : c;
        if (c == u')')
            --depth;
    }
    return own;
}

/// An item begins with a case: `name#1`, or a bare `#2` that goes on with the name before it.
int countReferences(QStringView own)
{
    int items = 0;
    const ReadableText text(own.toString());
    for (const StatedReference &reference : findStatedReferences(text)) {
        if (reference.kind == StatedReferenceKind::Case) {
            ++items;
        } else if (reference.kind == StatedReferenceKind::Number) {
            qsizetype before = reference.begin;
            while (before > 0 && (isBlank(own[before - 1].unicode()) || own[before - 1] == u'\u0001'))
                --before;
            const QChar sign(characterAt(own, before - 1));
            const bool isItem = before == 0 || itemSeparators.contains(sign) || sign == u'和' || sign == u'与'
                    || sign == u'及';
            items += isItem ? 1 : 0;
        }
    }
    return items;
}

bool isName(QStringView item)
{
    return !item.isEmpty() && isAsciiLetter(item.front().unicode()) && std::ranges::all_of(item, [](QChar c) {
        return isWordCharacter(c.unicode()) || c == u'-' || c == u'.';
    });
}

std::optional<ReadList> namesIn(QStringView own)
{
    const QChar separator = own.contains(u'、') ? u'、' : u'/';
    int items = 0;
    for (const QStringView item : own.tokenize(separator)) {
        if (!isName(item.trimmed()))
            return std::nullopt;
        ++items;
    }
    return items >= 3 ? std::optional(ReadList{ListKind::Names, items, false}) : std::nullopt;
}

/// "58 长尾+11 已采仓尾单": every part begins with its number.
std::optional<ReadList> sumIn(QStringView own)
{
    int sum = 0;
    int parts = 0;
    for (const QStringView part : own.tokenize(u'+')) {
        const QStringView item = part.trimmed();
        const auto number = item.isEmpty() ? std::nullopt : writtenNumberAt(item, 0);
        if (!number || number->decimals > 0 || number->numeral != Numeral::Digits
                || std::ranges::count_if(item.sliced(number->end), [](QChar c) {
                       return isAsciiDigit(c.unicode());
                   }) > 0)
            return std::nullopt;
        sum += static_cast<int>(number->value);
        ++parts;
    }
    return parts >= 2 ? std::optional(ReadList{ListKind::Sum, sum, false}) : std::nullopt;
}

bool endsOpen(QStringView own)
{
    QStringView rest = own;
    while (!rest.isEmpty() && (rest.back() == u'\u0001' || isBlank(rest.back().unicode())))
        rest.chop(1);
    return std::ranges::any_of(openEndings, [rest](QStringView ending) { return rest.endsWith(ending); });
}

} // namespace

std::optional<ReadList> listBehind(const ReadableText &text, const StatedCount &count)
{
    const QStringView folded = text.folded();
    const auto span = listSpan(folded, count.unitEnd);
    if (!span)
        return std::nullopt;
    const QString own = ownLevel(folded, *span);
    const int references = countReferences(own);
    // A dash or a colon leads to a list only where it begins with an item.
    const QStringView first = QStringView(own).first(std::min<qsizetype>(own.size(), 40));
    const bool beginsWithItem =
            span->isBracketed || first.first(std::max<qsizetype>(first.indexOf(u'#'), 0)).count(u' ') <= 1;
    if (references > 0)
        return beginsWithItem && (first.contains(u'#') || span->isBracketed)
                ? std::optional(ReadList{ListKind::References, references, endsOpen(own)})
                : std::nullopt;
    if (!span->isBracketed)
        return std::nullopt;
    if (auto sum = sumIn(own))
        return sum;
    return namesIn(own);
}

} // namespace Winnow
