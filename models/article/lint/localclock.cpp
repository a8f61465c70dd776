// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "localclock.h"

#include <QDateTime>

namespace Winnow {

namespace {

using namespace std::chrono;

/// Forges are younger than this.
constexpr Timestamp earliest{sys_days{year{2000} / January / 1}};
constexpr Timestamp latest{sys_days{year{2100} / January / 1}};

} // namespace

LocalClock::LocalClock(const QTimeZone &zone)
    : m_zone(zone.isValid() ? zone : QTimeZone::utc())
{
    const QDateTime begin = QDateTime::fromMSecsSinceEpoch(toMilliseconds(earliest), QTimeZone::utc());
    const QDateTime end = QDateTime::fromMSecsSinceEpoch(toMilliseconds(latest), QTimeZone::utc());
    if (!m_zone.hasTransitions() || m_zone.transitions(begin, end).isEmpty())
        m_offset = m_zone.offsetFromUtc(begin);
}

LocalTime LocalClock::at(Timestamp moment) const
{
    const int offset = m_offset
            ? *m_offset
            : m_zone.offsetFromUtc(QDateTime::fromMSecsSinceEpoch(toMilliseconds(moment), QTimeZone::utc()));
    const auto local = floor<seconds>(moment) + seconds{offset};
    const auto day = floor<days>(local);
    const year_month_day date{day};
    const hh_mm_ss clock{local - day};
    return {static_cast<int>(date.year()), static_cast<int>(static_cast<unsigned>(date.month())),
            static_cast<int>(static_cast<unsigned>(date.day())), static_cast<int>(clock.hours().count()),
            static_cast<int>(clock.minutes().count()), static_cast<int>(clock.seconds().count()),
            day.time_since_epoch().count()};
}

} // namespace Winnow
