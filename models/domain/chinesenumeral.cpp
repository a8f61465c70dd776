// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "chinesenumeral.h"

#include <algorithm>

namespace Winnow {

namespace {

constexpr QStringView digits = u"零一二三四五六七八九";
constexpr qsizetype mostDigits = 4;

QChar digitSign(int digit)
{
    return digits.at(digit);
}

std::optional<int> digitOf(QChar c)
{
    if (c == u'〇')
        return 0;
    if (c == u'两')
        return 2;
    const qsizetype digit = digits.indexOf(c);
    return digit < 0 ? std::nullopt : std::optional<int>(static_cast<int>(digit));
}

std::optional<int> readDigits(QStringView text)
{
    if (text.isEmpty() || text.size() > mostDigits)
        return std::nullopt;
    int number = 0;
    for (const QChar c : text) {
        const std::optional<int> digit = digitOf(c);
        if (!digit)
            return std::nullopt;
        number = 10 * number + *digit;
    }
    return number;
}

/// Takes the digit at the front of @p text, where there is one above zero.
int takeCount(QStringView &text)
{
    const int digit = text.isEmpty() ? 0 : digitOf(text.front()).value_or(0);
    if (digit > 0)
        text.slice(1);
    return digit;
}

bool takeSign(QStringView &text, QChar sign)
{
    const bool isThere = text.startsWith(sign);
    if (isThere)
        text.slice(1);
    return isThere;
}

/// Takes the tens at the front: 十, 三十, 廿, 卅. Gives nothing, and takes nothing, where there are none.
std::optional<int> takeTens(QStringView &text, bool isAfterHundred)
{
    if (takeSign(text, u'廿'))
        return 2;
    if (takeSign(text, u'卅'))
        return 3;
    QStringView rest = text;
    const int count = takeCount(rest);
    if ((count == 0 && isAfterHundred) || !takeSign(rest, u'十'))
        return std::nullopt;
    text = rest;
    return count == 0 ? 1 : count;
}

} // namespace

QString chineseNumeral(int number)
{
    if (number < 1 || number > 999)
        return QString::number(number);
    const int hundreds = number / 100;
    const int tens = number / 10 % 10;
    const int ones = number % 10;
    QString text;
    if (hundreds > 0) {
        text += digitSign(hundreds);
        text += u'百';
    }
    if (tens > 1 || (tens == 1 && hundreds > 0))
        text += digitSign(tens);
    if (tens > 0)
        text += u'十';
    else if (hundreds > 0 && ones > 0)
        text += u'零';
    if (ones > 0)
        text += digitSign(ones);
    return text;
}

std::optional<int> readChineseNumeral(QStringView text)
{
    constexpr QStringView units = u"十百廿卅";
    if (std::ranges::none_of(text, [&](QChar c) { return units.contains(c); }))
        return readDigits(text);
    int number = 0;
    QStringView rest = text;
    const int hundreds = takeCount(rest);
    const bool hasHundreds = hundreds > 0 && takeSign(rest, u'百');
    if (hasHundreds)
        number = 100 * hundreds;
    else
        rest = text;
    const std::optional<int> tens = takeTens(rest, hasHundreds);
    number += 10 * tens.value_or(0);
    const bool hasZero = !tens && (takeSign(rest, u'零') || takeSign(rest, u'〇'));
    const int ones = takeCount(rest);
    // 一百五 is a hundred and fifty in speech, so nobody may read it as 105.
    const bool isSound = rest.isEmpty() && (hasHundreds || tens) && (tens || (ones > 0) == hasZero);
    return isSound ? std::optional<int>(number + ones) : std::nullopt;
}

} // namespace Winnow
