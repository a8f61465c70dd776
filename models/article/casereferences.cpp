// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "casereferences.h"

#include "domain/issueref.h"
#include "markdown/inlinetext.h"

#include <algorithm>

namespace Winnow {

namespace {

constexpr qsizetype shortestLetterNumber = 4;

bool isAsciiLetter(QChar c)
{
    return c.unicode() < 0x80 && c.isLetter();
}

bool isAsciiDigit(QChar c)
{
    return c.unicode() < 0x80 && c.isDigit();
}

bool isAliasCharacter(QChar c)
{
    return isAsciiLetter(c) || isAsciiDigit(c) || c == u'-' || c == u'_' || c == u'.';
}

bool isSign(QChar c)
{
    return c == u'#' || c == u'＃';
}

bool isSeparator(QChar c)
{
    return c.isSpace() || QStringView(u"、,，;；/·和及与&").contains(c);
}

/// Where the number that begins at @p start ends; @p start where there is none. One that begins with a digit holds
/// nothing but digits, so that words glued to it are not taken for a part of it.
qsizetype endOfNumber(QStringView text, qsizetype start)
{
    if (start >= text.size())
        return start;
    const bool isDecimal = isAsciiDigit(text.at(start));
    qsizetype end = start;
    while (end < text.size() && (isAsciiDigit(text.at(end)) || (!isDecimal && isAsciiLetter(text.at(end)))))
        ++end;
    const bool isNumber = isIssueNumber(text.sliced(start, end - start))
            && (isDecimal || end - start >= shortestLetterNumber);
    return isNumber ? end : start;
}

/// The case whose sign stands at @p sign; its alias may begin at @p from at the earliest.
std::optional<FoundCase> caseAround(QStringView text, qsizetype sign, qsizetype from)
{
    const qsizetype end = endOfNumber(text, sign + 1);
    if (end == sign + 1)
        return std::nullopt;
    qsizetype aliasEnd = sign;
    if (aliasEnd > from && text.at(aliasEnd - 1) == u' ')
        --aliasEnd;
    qsizetype start = aliasEnd;
    while (start > from && isAliasCharacter(text.at(start - 1)))
        --start;
    while (start < aliasEnd && !isAsciiLetter(text.at(start)) && !isAsciiDigit(text.at(start)))
        ++start;
    if (start == aliasEnd)
        start = aliasEnd = sign;
    return FoundCase{{text.sliced(start, aliasEnd - start).toString(),
                             text.sliced(sign + 1, end - sign - 1).toString()},
            start, end};
}

void fillInAliases(QList<CaseReference> &references)
{
    QString alias;
    for (CaseReference &reference : references) {
        if (reference.alias.isEmpty())
            reference.alias = alias;
        else
            alias = reference.alias;
    }
}

} // namespace

std::optional<FoundCase> caseAtStart(QStringView text)
{
    const auto sign = std::ranges::find_if(text, isSign);
    if (sign == text.end())
        return std::nullopt;
    const auto found = caseAround(text, sign - text.begin(), 0);
    return found && found->start == 0 ? found : std::nullopt;
}

QList<FoundCase> findCases(QStringView text)
{
    QList<FoundCase> cases;
    qsizetype from = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!isSign(text.at(i)))
            continue;
        if (const auto found = caseAround(text, i, from)) {
            cases.append(*found);
            from = found->end;
        }
    }
    return cases;
}

QList<CaseReference> readCaseReferences(QStringView text)
{
    QList<CaseReference> references;
    for (const FoundCase &found : findCases(text))
        references.append(found.reference);
    fillInAliases(references);
    return references;
}

bool isCaseList(QStringView text)
{
    qsizetype at = 0;
    const QList<FoundCase> cases = findCases(text);
    for (const FoundCase &found : cases) {
        if (!std::ranges::all_of(text.sliced(at, found.start - at), isSeparator))
            return false;
        at = found.end;
    }
    return !cases.isEmpty() && std::ranges::all_of(text.sliced(at), isSeparator);
}

QList<CaseReference> citedCases(const Article &article)
{
    QList<CaseReference> cited;
    for (const ReadingPart *reading : partsOf<ReadingPart>(article)) {
        for (const ArticleTheme &theme : reading->themes) {
            QList<CaseReference> ofTheme;
            for (const CaseLine &line : theme.cases)
                ofTheme.append(line.reference);
            fillInAliases(ofTheme);
            cited += ofTheme;
        }
    }
    for (const GuidePart *guide : partsOf<GuidePart>(article)) {
        for (const GuideLine &line : guide->lines)
            cited += line.references;
    }
    return cited;
}

} // namespace Winnow
