// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/timestamp.h"

#include <QTimeZone>

namespace Winnow {

/// A moment as the calendar and the clock of a time zone show it.
struct LocalTime
{
    int year = 0;
    int month = 0;
    int day = 0;
    int hour = 0;
    int minute = 0;
    int second = 0;
    qint64 dayNumber = 0; ///< Days since 1970 in the zone.
};

/// Tells the local time of many moments; asks the zone for its offset once where that is the same all over the years.
class LocalClock final
{
public:
    explicit LocalClock(const QTimeZone &zone);

    LocalTime at(Timestamp moment) const;

private:
    QTimeZone m_zone;
    std::optional<int> m_offset; ///< Seconds; nothing where it changes.
};

} // namespace Winnow
