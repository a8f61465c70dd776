// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "statedtimes.h"

#include "evidence/textscan.h"

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array months{"january"_L1, "february"_L1, "march"_L1, "april"_L1, "may"_L1, "june"_L1,
        "july"_L1, "august"_L1, "september"_L1, "october"_L1, "november"_L1, "december"_L1};

/// What follows a pair of numbers that is a range and no date: 3-5 分钟.
constexpr QStringView unitStarts = u"分秒小天个条案倍卡行月年周次%";

/// Reads one time from the left; fails by giving false and leaves no trace in that case.
class TimeReader final
{
public:
    TimeReader(QStringView text, qsizetype at)
        : m_text(text)
        , m_at(at)
    {}

    std::optional<StatedTime> read();

private:
    struct Digits
    {
        int value = 0;
        qsizetype length = 0;
    };

    Digits digits(qsizetype at) const;
    bool readYear();
    bool readMonthAndDay();
    bool readChineseDate();
    bool readEnglishDate();
    bool readClock();
    bool isClean(bool isShort) const;

    QStringView m_text;
    qsizetype m_at;
    StatedTime m_time;
};

TimeReader::Digits TimeReader::digits(qsizetype at) const
{
    Digits read;
    while (read.length < 5 && isAsciiDigit(characterAt(m_text, at + read.length))) {
        read.value = read.value * 10 + (m_text[at + read.length].unicode() - u'0');
        ++read.length;
    }
    return read;
}

bool isMonthAndDay(int month, int day)
{
    return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

bool TimeReader::readYear()
{
    const Digits year = digits(m_at);
    const char16_t sign = characterAt(m_text, m_at + 4);
    if (year.length != 4 || year.value < 2000 || year.value > 2099
            || (sign != u'-' && sign != u'/' && sign != u'年'))
        return false;
    const Digits month = digits(m_at + 5);
    const char16_t next = characterAt(m_text, m_at + 5 + month.length);
    if (month.length == 0 || month.length > 2 || next != (sign == u'年' ? u'月' : sign))
        return false;
    m_time.year = year.value;
    m_at += 5;
    return true;
}

bool TimeReader::readMonthAndDay()
{
    const Digits month = digits(m_at);
    const char16_t sign = characterAt(m_text, m_at + month.length);
    if (month.length == 0 || month.length > 2 || !(sign == u'-' || (sign == u'/' && m_time.year)))
        return false;
    const Digits day = digits(m_at + month.length + 1);
    if (day.length == 0 || day.length > 2 || !isMonthAndDay(month.value, day.value))
        return false;
    m_time.month = month.value;
    m_time.day = day.value;
    m_at += month.length + 1 + day.length;
    return true;
}

bool TimeReader::readChineseDate()
{
    const Digits month = digits(m_at);
    if (month.length == 0 || month.length > 2 || characterAt(m_text, m_at + month.length) != u'月')
        return false;
    const qsizetype at = m_at + month.length + 1;
    const Digits day = digits(at);
    const char16_t sign = characterAt(m_text, at + day.length);
    if (day.length == 0 || day.length > 2 || !isMonthAndDay(month.value, day.value)
            || (sign != u'日' && sign != u'号'))
        return false;
    m_time.month = month.value;
    m_time.day = day.value;
    m_at = at + day.length + 1;
    return true;
}

/// "Sep 18", "September 18, 2026".
bool TimeReader::readEnglishDate()
{
    qsizetype end = m_at;
    while (isAsciiLetter(characterAt(m_text, end)))
        ++end;
    const QStringView word = m_text.sliced(m_at, end - m_at);
    const auto month = std::ranges::find_if(months, [word](QLatin1StringView name) {
        return word.size() >= 3 && word.size() <= name.size() && isWord(word, name.first(word.size()));
    });
    if (month == months.end())
        return false;
    if (characterAt(m_text, end) == u'.')
        ++end;
    const Digits day = digits(end + 1);
    const int index = static_cast<int>(month - months.begin()) + 1;
    if (!isBlank(characterAt(m_text, end)) || day.length == 0 || day.length > 2
            || !isMonthAndDay(index, day.value))
        return false;
    m_time.month = index;
    m_time.day = day.value;
    m_at = end + 1 + day.length;
    if (characterAt(m_text, m_at) == u',' && digits(m_at + 2).length == 4) {
        m_time.year = digits(m_at + 2).value;
        m_at += 6;
    }
    return true;
}

bool TimeReader::readClock()
{
    qsizetype at = m_at;
    if (m_time.month) {
        const char16_t sign = characterAt(m_text, at);
        if (sign != u'T' && !isBlank(sign))
            return false;
        ++at;
    }
    const Digits hour = digits(at);
    const Digits minute = digits(at + hour.length + 1);
    if (hour.length == 0 || hour.length > 2 || characterAt(m_text, at + hour.length) != u':'
            || minute.length != 2 || hour.value > 23 || minute.value > 59)
        return false;
    at += hour.length + 3;
    const Digits second = digits(at + 1);
    const bool hasSecond = characterAt(m_text, at) == u':' && second.length == 2 && second.value <= 60;
    if (characterAt(m_text, at) == u':' && !hasSecond)
        return false;
    m_time.hour = hour.value;
    m_time.minute = minute.value;
    if (hasSecond)
        m_time.second = second.value;
    m_at = hasSecond ? at + 3 : at;
    return true;
}

/// Whether what stands behind lets it be a time.
bool TimeReader::isClean(bool isShort) const
{
    const char16_t next = characterAt(m_text, m_at);
    const char16_t second = characterAt(m_text, m_at + 1);
    if (isWordCharacter(next)
            || ((next == u'-' || next == u'.' || next == u'/' || next == u':') && isAsciiDigit(second)))
        return false;
    qsizetype at = m_at;
    while (isBlank(characterAt(m_text, at)))
        ++at;
    return !isShort || !unitStarts.contains(QChar(characterAt(m_text, at))) || at == m_text.size();
}

std::optional<StatedTime> TimeReader::read()
{
    m_time.begin = m_at;
    const bool isLetter = isAsciiLetter(characterAt(m_text, m_at));
    const bool hasYear = !isLetter && readYear();
    const bool hasDate = isLetter ? readEnglishDate() : readMonthAndDay() || readChineseDate();
    if (hasYear && !hasDate)
        return std::nullopt;
    const bool hasClock = !(isLetter && !hasDate) && readClock();
    m_time.end = m_at;
    if ((!hasDate && !hasClock) || !isClean(!hasYear && !hasClock))
        return std::nullopt;
    return m_time;
}

} // namespace

std::optional<int> monthNamed(QStringView word)
{
    const auto month =
            std::ranges::find_if(months, [word](QLatin1StringView name) { return isWord(word, name); });
    return month == months.end() ? std::nullopt : std::optional(static_cast<int>(month - months.begin()) + 1);
}

std::optional<StatedTime> timeAt(QStringView folded, qsizetype at)
{
    const char16_t c = folded[at].unicode();
    const char16_t previous = characterAt(folded, at - 1);
    if (!isAsciiDigit(c) && !isAsciiLetter(c))
        return std::nullopt;
    if (isWordCharacter(previous)
            || ((previous == u'.' || previous == u'-' || previous == u'/' || previous == u':')
                    && isAsciiDigit(characterAt(folded, at - 2)))
            || previous == u'#' || previous == u'!')
        return std::nullopt;
    return TimeReader(folded, at).read();
}

} // namespace Winnow
