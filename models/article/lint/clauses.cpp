// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "clauses.h"

#include "evidence/textscan.h"

#include <algorithm>

namespace Winnow {

namespace {

constexpr QStringView openingBrackets = u"([「『【《";
constexpr QStringView closingBrackets = u")]」』】》";

bool endsSentence(QStringView text, qsizetype at)
{
    const char16_t c = text[at].unicode();
    const char16_t next = characterAt(text, at + 1);
    if (c == u'。' || c == u';' || isLineEnd(c))
        return true;
    return c == u'.' && (next == u'\0' || isBlank(next));
}

bool partsClauses(QStringView text, qsizetype at)
{
    const char16_t c = text[at].unicode();
    const char16_t previous = characterAt(text, at - 1);
    const char16_t next = characterAt(text, at + 1);
    switch (c) {
    case u',':
    case u':':
        return !(isAsciiDigit(previous) && isAsciiDigit(next));
    case u'!': // before a number the sign of a merge request
        return !isAsciiDigit(next) && next != u'=';
    case u'?':
    case u'、':
    case u'…':
    case 0x2460: // ① to ⑤ begin the points of a list
    case 0x2461:
    case 0x2462:
    case 0x2463:
    case 0x2464:
        return true;
    case 0x2014:
        return previous == 0x2014 || next == 0x2014 || isBlank(previous);
    default:
        return openingBrackets.contains(QChar(c)) || closingBrackets.contains(QChar(c));
    }
}

} // namespace

QList<Clause> findClauses(const ReadableText &text)
{
    const QStringView folded = text.folded();
    QList<Clause> clauses;
    QList<int> outers;
    Clause clause;
    for (qsizetype at = 0; at <= folded.size(); ++at) {
        const bool isEnd = at == folded.size();
        const bool endsAll = !isEnd && text.zone(at) == TextZone::Words && endsSentence(folded, at);
        if (!isEnd && !endsAll && (text.zone(at) != TextZone::Words || !partsClauses(folded, at)))
            continue;
        clause.end = at;
        if (clause.end > clause.begin)
            clauses.append(clause);
        clause.begin = at + 1;
        if (isEnd)
            break;
        if (endsAll)
            ++clause.sentence;
        if (openingBrackets.contains(folded[at]))
            outers.append(static_cast<int>(clauses.size()) - 1);
        else if (closingBrackets.contains(folded[at]) && !outers.isEmpty())
            outers.removeLast();
        clause.outer = outers.isEmpty() ? -1 : outers.last();
    }
    return clauses;
}

int clauseAt(const QList<Clause> &clauses, qsizetype at)
{
    const auto after = std::ranges::upper_bound(clauses, at, {}, &Clause::begin);
    if (after == clauses.begin())
        return -1;
    const auto found = std::prev(after);
    return at < found->end ? static_cast<int>(found - clauses.begin()) : -1;
}

} // namespace Winnow
