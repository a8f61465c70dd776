// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "gaplength.h"

#include "statedcounts.h"

#include "evidence/textscan.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr double minute = 60;
constexpr double hour = 3'600;
constexpr double day = 86'400;
constexpr double month = 30 * day;

struct ChineseUnit
{
    QStringView text;
    double seconds;
};

struct EnglishUnit
{
    QLatin1StringView text;
    double seconds;
};

/// Longer ones first. 分 alone counts only behind hours or before seconds.
constexpr std::array chineseUnits{ChineseUnit{u"秒钟", 1}, ChineseUnit{u"秒", 1},
        ChineseUnit{u"分钟", minute}, ChineseUnit{u"个小时", hour}, ChineseUnit{u"小时", hour},
        ChineseUnit{u"天", day}, ChineseUnit{u"周", 7 * day}, ChineseUnit{u"个月", month}};

constexpr std::array englishUnits{EnglishUnit{"s"_L1, 1}, EnglishUnit{"sec"_L1, 1}, EnglishUnit{"secs"_L1, 1},
        EnglishUnit{"second"_L1, 1}, EnglishUnit{"seconds"_L1, 1}, EnglishUnit{"min"_L1, minute},
        EnglishUnit{"mins"_L1, minute}, EnglishUnit{"minute"_L1, minute}, EnglishUnit{"minutes"_L1, minute},
        EnglishUnit{"h"_L1, hour}, EnglishUnit{"hr"_L1, hour}, EnglishUnit{"hrs"_L1, hour},
        EnglishUnit{"hour"_L1, hour}, EnglishUnit{"hours"_L1, hour}, EnglishUnit{"d"_L1, day},
        EnglishUnit{"day"_L1, day}, EnglishUnit{"days"_L1, day}, EnglishUnit{"week"_L1, 7 * day},
        EnglishUnit{"weeks"_L1, 7 * day}, EnglishUnit{"month"_L1, month}, EnglishUnit{"months"_L1, month}};

struct Phrase
{
    QStringView text;
    GapForm form;
};

constexpr std::array phrases{Phrase{u"同一秒", GapForm::SameSecond}, Phrase{u"同秒", GapForm::SameSecond},
        Phrase{u"秒级", GapForm::Seconds}, Phrase{u"分钟级", GapForm::Minutes},
        Phrase{u"小时级", GapForm::Hours}, Phrase{u"天级", GapForm::Days}};

constexpr std::array englishPhrases{"same second"_L1, "same-second"_L1};

qsizetype skipBlanks(QStringView text, qsizetype at)
{
    while (at < text.size() && isBlank(text[at].unicode()))
        ++at;
    return at;
}

struct UnitRead
{
    double seconds = 0;
    qsizetype end = 0;
};

bool isBareMinute(QStringView text, qsizetype at, double lastUnit)
{
    if (text[at] != u'分')
        return false;
    const qsizetype next = skipBlanks(text, at + 1);
    const char16_t c = characterAt(text, next);
    return lastUnit == hour
            || (isAsciiDigit(c)
                    && text.sliced(next).first(std::min<qsizetype>(4, text.size() - next)).contains(u'秒'));
}

std::optional<UnitRead> unitAt(QStringView text, qsizetype at, double lastUnit)
{
    at = skipBlanks(text, at);
    if (at >= text.size())
        return std::nullopt;
    const QStringView rest = text.sliced(at);
    for (const ChineseUnit &unit : chineseUnits) {
        if (rest.startsWith(unit.text) && characterAt(rest, unit.text.size()) != u'级')
            return UnitRead{unit.seconds, at + unit.text.size()};
    }
    if (rest.startsWith(u"月+"))
        return UnitRead{month, at + 1};
    if (isBareMinute(text, at, lastUnit))
        return UnitRead{minute, at + 1};
    qsizetype end = at;
    while (end < text.size() && isAsciiLetter(text[end].unicode()))
        ++end;
    if (isWordCharacter(characterAt(text, end)))
        return std::nullopt;
    for (const EnglishUnit &unit : englishUnits) {
        if (isWord(text.sliced(at, end - at), unit.text))
            return UnitRead{unit.seconds, end};
    }
    return std::nullopt;
}

bool isLimitOrRange(QStringView text, qsizetype at)
{
    const QStringView before = text.first(at).trimmed();
    if (before.isEmpty())
        return false;
    if (QStringView(u"<>≤≥-~～–/=至到").contains(before.back()))
        return true;
    return before.endsWith(u"不足") || before.endsWith(u"超过") || before.endsWith(u"每");
}

bool isAbout(QStringView text, qsizetype at)
{
    const QStringView before = text.first(at).trimmed();
    return before.endsWith(u"约") || before.endsWith(u"近") || before.endsWith(u"about")
            || before.endsWith(u"some") || before.endsWith(u"nearly") || before.endsWith(u"almost");
}

std::optional<StatedGap> phraseAt(QStringView text, qsizetype at)
{
    const QStringView rest = text.sliced(at);
    for (const Phrase &phrase : phrases) {
        if (!rest.startsWith(phrase.text))
            continue;
        const QStringView before = text.first(at);
        if (QStringView(u"毫微纳非亚").contains(QChar(characterAt(text, at - 1))) || before.endsWith(u"不是")
                || before.endsWith(u"并非"))
            return std::nullopt;
        StatedGap gap;
        gap.form = phrase.form;
        gap.begin = at;
        gap.end = at + phrase.text.size();
        return gap;
    }
    const QStringView after = rest.startsWith(u"seconds") ? rest.sliced(7).trimmed() : QStringView();
    if (text.first(at).trimmed().endsWith(u"within") || hasWordAt(after, 0, "later"_L1)
            || hasWordAt(after, 0, "after"_L1)) {
        if (hasWordAt(text, at, "seconds"_L1)) {
            StatedGap gap;
            gap.form = GapForm::Seconds;
            gap.begin = at;
            gap.end = at + 7;
            return gap;
        }
    }
    for (const QLatin1StringView phrase : englishPhrases) {
        if (hasWordAt(text, at, phrase)) {
            StatedGap gap;
            gap.form = GapForm::SameSecond;
            gap.begin = at;
            gap.end = at + phrase.size();
            return gap;
        }
    }
    return std::nullopt;
}

/// What stands behind a length turns it into a bound: 2 月+, 5 分钟内, 3 天以上.
void readBound(QStringView text, StatedGap &gap)
{
    const QStringView after = text.sliced(gap.end);
    if (after.startsWith(u'+') || after.startsWith(u'多') || after.startsWith(u"以上")
            || after.startsWith(u"余")) {
        gap.form = GapForm::AtLeast;
        gap.end += after.startsWith(u"以上") ? 2 : 1;
    } else if (after.startsWith(u'内') || after.startsWith(u"以内")) {
        gap.form = GapForm::AtMost;
    } else if (after.startsWith(u"左右")) {
        gap.isAbout = true;
    }
}

} // namespace

std::optional<StatedGap> gapLengthAt(QStringView folded, qsizetype at)
{
    const char16_t c = folded[at].unicode();
    const bool mayBePhrase = c == u'同' || c == u'秒' || c == u'分' || c == u'小' || c == u'天'
            || (lowerAscii(c) == u's' && !isWordCharacter(characterAt(folded, at - 1)));
    if (mayBePhrase) {
        if (auto phrase = phraseAt(folded, at))
            return phrase;
    }
    StatedGap gap;
    gap.begin = at;
    gap.unit = 0;
    int decimals = 0;
    for (qsizetype next = at;;) {
        const auto number = writtenNumberAt(folded, next);
        const auto unit = number ? unitAt(folded, number->end, gap.unit) : std::nullopt;
        if (!unit || (gap.unit > 0 && (unit->seconds >= gap.unit || decimals > 0)))
            break;
        gap.seconds += number->value * unit->seconds;
        gap.unit = unit->seconds;
        decimals = number->decimals;
        if (number->value == 0.5 && number->decimals == 0)
            decimals = 1; // 半天
        gap.end = unit->end;
        next = skipBlanks(folded, gap.end);
    }
    if (gap.unit == 0 || isLimitOrRange(folded, at))
        return std::nullopt;
    gap.unit /= std::pow(10.0, decimals);
    gap.isAbout = isAbout(folded, at);
    if (gap.seconds == 0)
        gap.form = GapForm::SameSecond;
    else
        readBound(folded, gap);
    return gap;
}

} // namespace Winnow
