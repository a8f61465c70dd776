// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "typographychecks.h"

#include "evidence/textscan.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr char16_t enDash = 0x2013;
constexpr char16_t emDash = 0x2014;

/// Enough boundaries to speak of a style, and the share of exceptions in it.
constexpr int fewestBoundaries = 100;
constexpr int exceptionsInHundred = 2;

constexpr QStringView halfWidth = u",;?!";
constexpr QStringView fullWidth = u"，；？！";
constexpr QStringView fullWidthInEnglish = u"，。；：？！（）、";
constexpr QStringView halfWidthInEnglish = u",.;:?!(),";

bool isLatin(char16_t c)
{
    return isAsciiLetter(c) || isAsciiDigit(c);
}

bool isBoundary(char16_t left, char16_t right)
{
    return (isHan(left) && isLatin(right)) || (isLatin(left) && isHan(right));
}

TextProblem hint(const ReadableText &text, qsizetype begin, qsizetype end, const QString &replacement,
        const LocalizedText &message)
{
    TextProblem problem;
    problem.code = LintCode::Typography;
    problem.severity = LintSeverity::Hint;
    problem.start = text.sourceOffset(begin);
    problem.end = text.sourceOffset(end - 1) + 1;
    problem.message = message;
    if (!replacement.isNull())
        problem.fix = LintFix{replacement};
    return problem;
}

bool isWordsAround(const ReadableText &text, qsizetype begin, qsizetype end)
{
    return begin > 0 && end < text.size() && text.isWords(begin - 1, end + 1);
}

void checkSpaces(const ReadableText &text, SpacingStyle style, QList<TextProblem> &problems)
{
    const QStringView read = text.read();
    for (qsizetype at = 1; at < read.size(); ++at) {
        const char16_t left = read[at - 1].unicode();
        const char16_t c = read[at].unicode();
        if (c == u' ' && left == u' ') {
            const qsizetype begin = at - 1;
            while (characterAt(read, at + 1) == u' ')
                ++at;
            if (isWordsAround(text, begin, at + 1))
                problems.append(hint(text, begin, at + 1, u" "_s, {u"空格重复。"_s, u"A doubled space."_s}));
        } else if (style == SpacingStyle::Spaced && isBoundary(left, c) && text.isWords(at - 1, at + 1)) {
            problems.append(hint(text, at - 1, at + 1, QString(QChar(left)) + u' ' + QChar(c),
                    {u"中英文之间缺空格。"_s, u"No space between Chinese and Latin."_s}));
        } else if (style == SpacingStyle::Tight && c == u' ' && isBoundary(left, characterAt(read, at + 1))
                && isWordsAround(text, at, at + 1)) {
            problems.append(hint(text, at, at + 1, u""_s,
                    {u"中英文之间多空格。"_s, u"A space between Chinese and Latin."_s}));
        }
    }
}

void checkPunctuation(const ReadableText &text, TextLanguage language, QList<TextProblem> &problems)
{
    const QStringView read = text.read();
    for (qsizetype at = 0; at < read.size(); ++at) {
        const QChar c = read[at];
        if (text.zone(at) != TextZone::Words)
            continue;
        if (language == TextLanguage::English) {
            const qsizetype sign = fullWidthInEnglish.indexOf(c);
            const bool isQuoted = isHan(characterAt(read, at - 1)) || isHan(characterAt(read, at + 1));
            if (sign >= 0 && !isQuoted)
                problems.append(hint(text, at, at + 1, QString(halfWidthInEnglish[sign]),
                        {u"英文里的全角标点。"_s, u"Full-width punctuation in English."_s}));
            continue;
        }
        const qsizetype sign = halfWidth.indexOf(c);
        if (sign >= 0 && isHan(characterAt(read, at - 1)) && isHan(characterAt(read, at + 1)))
            problems.append(hint(text, at, at + 1, QString(fullWidth[sign]),
                    {u"汉字之间的半角标点。"_s, u"Half-width punctuation between Chinese characters."_s}));
    }
}

struct OpenBracket
{
    char16_t closes = 0;
    qsizetype at = 0;
};

/// The sign that closes the bracket or quote @p c; NUL where it opens none. Half-width and full-width ones match.
char16_t closerOf(char16_t c)
{
    switch (c) {
    case u'(':
        return u')';
    case u'[':
        return u']';
    case u'{':
        return u'}';
    case u'「':
        return u'」';
    case u'『':
        return u'』';
    case u'【':
        return u'】';
    case u'《':
        return u'》';
    case u'“':
        return u'”';
    default:
        return 0;
    }
}

bool isCloser(char16_t c)
{
    return QStringView(u")]}」』】》”").contains(QChar(c));
}

/// 1) and a) count points, :) and ;) smile, [0, 1) is an interval.
bool isLoneCloser(QStringView folded, qsizetype at, const QList<OpenBracket> &open)
{
    const char16_t previous = characterAt(folded, at - 1);
    if (folded[at] != u')' && folded[at] != u']')
        return false;
    const char16_t eyes = previous == u'-' ? characterAt(folded, at - 2) : previous;
    if (eyes == u':' || eyes == u';')
        return true;
    if (!open.isEmpty() && (open.last().closes == u']' || open.last().closes == u')'))
        return isAsciiDigit(previous);
    const bool isPoint =
            isLatin(previous) && !isLatin(characterAt(folded, at - 2)) && characterAt(folded, at - 2) != u'_';
    return isPoint;
}

void checkBrackets(const ReadableText &text, QList<TextProblem> &problems)
{
    const QStringView folded = text.folded();
    const LocalizedText lone{u"括号或引号不成对。"_s, u"A bracket or quote without its partner."_s};
    QList<OpenBracket> open;
    qsizetype quote = -1;
    for (qsizetype at = 0; at < folded.size(); ++at) {
        const char16_t c = folded[at].unicode();
        if (text.zone(at) != TextZone::Words)
            continue;
        if (c == u'"') {
            quote = quote < 0 ? at : -1;
        } else if (const char16_t closes = closerOf(c); closes != 0) {
            open.append({closes, at});
        } else if (isCloser(c)) {
            if (!open.isEmpty() && open.last().closes == c)
                open.removeLast();
            else if (!isLoneCloser(folded, at, open))
                problems.append(hint(text, at, at + 1, {}, lone));
            else if (!open.isEmpty() && isAsciiDigit(characterAt(folded, at - 1)))
                open.removeLast(); // [0, 1)
        }
    }
    for (const OpenBracket &bracket : std::as_const(open)) {
        const char16_t previous = characterAt(folded, bracket.at - 1);
        if (previous != u':' && previous != u';')
            problems.append(hint(text, bracket.at, bracket.at + 1, {}, lone));
    }
    if (quote >= 0 && !isAsciiDigit(characterAt(folded, quote - 1)))
        problems.append(hint(text, quote, quote + 1, {}, lone));
}

} // namespace

SpacingCount countSpacing(const ReadableText &text)
{
    const QStringView read = text.read();
    SpacingCount count;
    for (qsizetype at = 1; at < read.size(); ++at) {
        const char16_t left = read[at - 1].unicode();
        const char16_t c = read[at].unicode();
        if (isBoundary(left, c) && text.isWords(at - 1, at + 1))
            ++count.tight;
        else if (c == u' ' && isBoundary(left, characterAt(read, at + 1)) && isWordsAround(text, at, at + 1))
            ++count.spaced;
    }
    return count;
}

SpacingStyle spacingStyle(const SpacingCount &count)
{
    const int all = count.spaced + count.tight;
    if (all < fewestBoundaries)
        return SpacingStyle::Any;
    if (count.tight * 100 <= all * exceptionsInHundred)
        return SpacingStyle::Spaced;
    return count.spaced * 100 <= all * exceptionsInHundred ? SpacingStyle::Tight : SpacingStyle::Any;
}

QList<TextProblem> checkDashes(const ReadableText &text)
{
    const QStringView read = text.read();
    QList<TextProblem> problems;
    for (qsizetype at = 0; at < read.size(); ++at) {
        const char16_t c = read[at].unicode();
        if ((c != enDash && c != emDash) || text.zone(at) == TextZone::Address
                || !isAsciiLetter(characterAt(read, at + 1)))
            continue;
        const char16_t previous = characterAt(read, at - 1);
        if (isWordCharacter(previous) || previous == enDash || previous == emDash)
            continue;
        // An em dash alone also parts clauses; where a word begins behind a blank or bracket it stands for two hyphens.
        const bool isApart =
                previous == u'\0' || isBlank(previous) || QStringView(u"(（`“\"").contains(QChar(previous));
        if (c == emDash
                && (!isApart || !isAsciiLetter(lowerAscii(read[at + 1].unicode())) || read[at + 1].isUpper()))
            continue;
        qsizetype end = at + 1;
        while (end < read.size() && (isWordCharacter(read[end].unicode()) || read[end] == u'-'))
            ++end;
        TextProblem problem = hint(text, at, at + 1, u"--"_s, {});
        const QString found = read.sliced(at, end - at).toString();
        const QString meant = u"--"_s + read.sliced(at + 1, end - at - 1).toString();
        problem.code = LintCode::DashFlag;
        problem.severity = LintSeverity::Warning;
        problem.message = {u"“"_s + found + u"”应为 "_s + meant + u'。',
                u"“"_s + found + u"” should be "_s + meant + u'.'};
        problems.append(problem);
    }
    return problems;
}

QList<TextProblem> checkTypography(const ReadableText &text, TextLanguage language, SpacingStyle style)
{
    QList<TextProblem> problems;
    checkSpaces(text, language == TextLanguage::Chinese ? style : SpacingStyle::Any, problems);
    checkPunctuation(text, language, problems);
    checkBrackets(text, problems);
    return problems;
}

} // namespace Winnow
