// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "timestamp.h"

#include <array>

namespace Winnow {

namespace {

using namespace std::chrono;

constexpr Timestamp firstMoment{sys_days{year{0} / January / 1}};
constexpr Timestamp endOfTime{sys_days{year{10'000} / January / 1}};

/// Reads exactly @p count digits at the front of @p text and moves past them.
std::optional<int> takeDigits(QStringView &text, qsizetype count)
{
    if (text.size() < count)
        return std::nullopt;
    int value = 0;
    for (const QChar c : text.first(count)) {
        if (c < u'0' || c > u'9')
            return std::nullopt;
        value = value * 10 + (c.unicode() - u'0');
    }
    text = text.sliced(count);
    return value;
}

bool takeChar(QStringView &text, QChar wanted)
{
    if (text.isEmpty() || text.front() != wanted)
        return false;
    text = text.sliced(1);
    return true;
}

std::optional<sys_days> takeDate(QStringView &text)
{
    const auto y = takeDigits(text, 4);
    if (!y || !takeChar(text, u'-'))
        return std::nullopt;
    const auto m = takeDigits(text, 2);
    if (!m || !takeChar(text, u'-'))
        return std::nullopt;
    const auto d = takeDigits(text, 2);
    if (!d)
        return std::nullopt;
    const year_month_day date{year{*y}, month{static_cast<unsigned>(*m)}, day{static_cast<unsigned>(*d)}};
    if (!date.ok())
        return std::nullopt;
    return sys_days{date};
}

std::optional<milliseconds> takeFraction(QStringView &text)
{
    if (!takeChar(text, u'.') && !takeChar(text, u','))
        return milliseconds{0};
    int value = 0;
    int digits = 0;
    while (!text.isEmpty() && text.front() >= u'0' && text.front() <= u'9') {
        if (digits < 3)
            value = value * 10 + (text.front().unicode() - u'0');
        ++digits;
        text = text.sliced(1);
    }
    if (digits == 0)
        return std::nullopt;
    for (; digits < 3; ++digits)
        value *= 10;
    return milliseconds{value};
}

std::optional<milliseconds> takeClock(QStringView &text)
{
    const auto h = takeDigits(text, 2);
    if (!h || *h > 23 || !takeChar(text, u':'))
        return std::nullopt;
    const auto m = takeDigits(text, 2);
    if (!m || *m > 59)
        return std::nullopt;
    milliseconds clock = hours{*h} + minutes{*m};
    if (!takeChar(text, u':'))
        return clock;
    const auto s = takeDigits(text, 2);
    if (!s || *s > 60) // 60 is a leap second; sys_time carries it over into the next minute
        return std::nullopt;
    const auto fraction = takeFraction(text);
    if (!fraction)
        return std::nullopt;
    return clock + seconds{*s} + *fraction;
}

std::optional<minutes> takeOffset(QStringView &text)
{
    if (takeChar(text, u'Z') || takeChar(text, u'z'))
        return minutes{0};
    const bool negative = !text.isEmpty() && text.front() == u'-';
    if (!negative && (text.isEmpty() || text.front() != u'+'))
        return std::nullopt;
    text = text.sliced(1);
    const auto h = takeDigits(text, 2);
    if (!h || *h > 23)
        return std::nullopt;
    const bool hoursOnly = !takeChar(text, u':') && text.isEmpty();
    const auto m = hoursOnly ? std::optional<int>{0} : takeDigits(text, 2);
    if (!m || *m > 59)
        return std::nullopt;
    const minutes offset = hours{*h} + minutes{*m};
    return negative ? -offset : offset;
}

} // namespace

std::optional<Timestamp> parseTimestamp(QStringView text)
{
    const auto date = takeDate(text);
    if (!date || !(takeChar(text, u'T') || takeChar(text, u't') || takeChar(text, u' ')))
        return std::nullopt;
    const auto clock = takeClock(text);
    if (!clock)
        return std::nullopt;
    const auto offset = takeOffset(text);
    if (!offset || !text.isEmpty())
        return std::nullopt;
    const Timestamp at{*date + *clock - *offset};
    // An offset may lead out of the years that formatTimestamp() writes and this reads.
    return at >= firstMoment && at < endOfTime ? std::optional{at} : std::nullopt;
}

QString formatTimestamp(Timestamp at)
{
    const auto days = floor<std::chrono::days>(at);
    const year_month_day date{days};
    const hh_mm_ss clock{at - days};
    std::array<char, 40> buffer{};
    int length = std::snprintf(buffer.data(), buffer.size(), "%04d-%02u-%02uT%02d:%02d:%02d",
            static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
            static_cast<unsigned>(date.day()), static_cast<int>(clock.hours().count()),
            static_cast<int>(clock.minutes().count()), static_cast<int>(clock.seconds().count()));
    const auto fraction = static_cast<int>(clock.subseconds().count());
    if (fraction != 0)
        length += std::snprintf(buffer.data() + length, buffer.size() - length, ".%03d", fraction);
    return QString::fromLatin1(buffer.data(), length) + u'Z';
}

Timestamp currentTimestamp()
{
    return floor<milliseconds>(system_clock::now());
}

} // namespace Winnow
