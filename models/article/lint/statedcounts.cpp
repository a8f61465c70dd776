// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "statedcounts.h"

#include "domain/chinesenumeral.h"
#include "evidence/textscan.h"

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr QStringView chineseDigits = u"零〇一二两三四五六七八九十百";

constexpr std::array englishNumbers{"zero"_L1, "one"_L1, "two"_L1, "three"_L1, "four"_L1, "five"_L1, "six"_L1,
        "seven"_L1, "eight"_L1, "nine"_L1, "ten"_L1, "eleven"_L1, "twelve"_L1, "thirteen"_L1, "fourteen"_L1,
        "fifteen"_L1, "sixteen"_L1, "seventeen"_L1, "eighteen"_L1, "nineteen"_L1, "twenty"_L1};

constexpr QStringView chineseUnits = u"案条例行单件起项个";
constexpr QStringView chineseCaseUnits = u"案条例";

constexpr std::array englishUnits{
        "cases"_L1, "case"_L1, "issues"_L1, "issue"_L1, "rows"_L1, "row"_L1, "items"_L1, "item"_L1};
constexpr size_t englishCaseUnits = 2;

std::optional<WrittenNumber> digitsAt(QStringView text, qsizetype at)
{
    WrittenNumber number;
    QString digits;
    qsizetype end = at;
    for (; end < text.size(); ++end) {
        const char16_t c = text[end].unicode();
        const bool isGroup = c == u',' && end > at && end + 3 < text.size()
                && isAsciiDigit(text[end + 1].unicode()) && isAsciiDigit(text[end + 2].unicode())
                && isAsciiDigit(text[end + 3].unicode()) && !isAsciiDigit(characterAt(text, end + 4));
        if (isAsciiDigit(c))
            digits += text[end];
        else if (!isGroup)
            break;
    }
    if (characterAt(text, end) == u'.' && isAsciiDigit(characterAt(text, end + 1))) {
        digits += u'.';
        for (++end; end < text.size() && isAsciiDigit(text[end].unicode()); ++end) {
            digits += text[end];
            ++number.decimals;
        }
        if (characterAt(text, end) == u'.' && isAsciiDigit(characterAt(text, end + 1)))
            return std::nullopt; // a version
    }
    number.value = digits.toDouble();
    number.end = end;
    return number;
}

std::optional<WrittenNumber> chineseAt(QStringView text, qsizetype at)
{
    qsizetype end = at;
    while (end < text.size() && chineseDigits.contains(text[end]))
        ++end;
    if (const auto value = readChineseNumeral(text.sliced(at, end - at)))
        return WrittenNumber{static_cast<double>(*value), 0, Numeral::Chinese, end};
    if (text[at] == u'半')
        return WrittenNumber{0.5, 0, Numeral::Chinese, at + 1};
    return std::nullopt;
}

std::optional<WrittenNumber> englishAt(QStringView text, qsizetype at)
{
    qsizetype end = at;
    while (end < text.size() && isAsciiLetter(text[end].unicode()))
        ++end;
    const QStringView word = text.sliced(at, end - at);
    for (size_t i = 0; i < englishNumbers.size(); ++i) {
        if (isWord(word, englishNumbers[i]))
            return WrittenNumber{static_cast<double>(i), 0, Numeral::English, end};
    }
    return std::nullopt;
}

/// Behind the unit that follows @p at, or @p at where none does.
qsizetype unitEnd(QStringView text, qsizetype at, bool &isOfCases)
{
    qsizetype begin = at;
    while (begin < text.size() && isBlank(text[begin].unicode()))
        ++begin;
    const QChar c(characterAt(text, begin));
    if (chineseUnits.contains(c)) {
        isOfCases = chineseCaseUnits.contains(c);
        return begin + 1;
    }
    for (size_t i = 0; i < englishUnits.size(); ++i) {
        const QLatin1StringView unit = englishUnits[i];
        if (hasWordAt(text, begin, unit) && !isWordCharacter(characterAt(text, begin + unit.size()))) {
            isOfCases = i < englishCaseUnits;
            return begin + unit.size();
        }
    }
    return at;
}

} // namespace

std::optional<WrittenNumber> writtenNumberAt(QStringView folded, qsizetype at)
{
    const char16_t c = characterAt(folded, at);
    const char16_t previous = characterAt(folded, at - 1);
    if (isAsciiDigit(c)) {
        const bool goesOn =
                isWordCharacter(previous) || (previous == u'.' && isAsciiDigit(characterAt(folded, at - 2)));
        return goesOn ? std::nullopt : digitsAt(folded, at);
    }
    if (c == u'半' || chineseDigits.contains(QChar(c)))
        return chineseDigits.contains(QChar(previous)) || previous == u'第' ? std::nullopt
                                                                            : chineseAt(folded, at);
    if (isAsciiLetter(c) && !isWordCharacter(previous) && previous != u'-')
        return englishAt(folded, at);
    return std::nullopt;
}

QList<StatedCount> findStatedCounts(QStringView folded)
{
    QList<StatedCount> counts;
    for (qsizetype at = 0; at < folded.size(); ++at) {
        const char16_t c = folded[at].unicode();
        if (!isAsciiDigit(c) && !isAsciiLetter(c) && !chineseDigits.contains(QChar(c)))
            continue;
        const auto number = writtenNumberAt(folded, at);
        if (!number || number->decimals > 0)
            continue;
        StatedCount count{
                static_cast<int>(number->value), number->numeral, at, number->end, number->end, false};
        count.unitEnd = unitEnd(folded, number->end, count.isOfCases);
        if (count.unitEnd > count.end)
            counts.append(count);
        at = number->end - 1;
    }
    return counts;
}

QString writtenLike(int value, const StatedCount &like)
{
    if (like.numeral == Numeral::Chinese)
        return value == 2 ? u"两"_s : chineseNumeral(value);
    if (like.numeral == Numeral::English && value >= 0 && value < std::ssize(englishNumbers))
        return englishNumbers[static_cast<size_t>(value)];
    return QString::number(value);
}

} // namespace Winnow
