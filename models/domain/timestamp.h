// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QStringView>

#include <chrono>
#include <optional>

namespace Winnow {

/// A moment in UTC with millisecond precision; what every record and journal entry carries.
using Timestamp = std::chrono::sys_time<std::chrono::milliseconds>;

/// Reads an ISO 8601 time with an offset or `Z` (bundle.md, Rules): `2026-09-18T16:38:20+08:00`,
/// `2026-09-18T08:38:20.125Z`. Fractions beyond milliseconds are cut off. A time without an offset, a day
/// that the calendar lacks, or anything else gives nothing.
std::optional<Timestamp> parseTimestamp(QStringView text);

/// Writes @p at in UTC: `2026-09-18T08:38:20Z`, with three decimals only where they are not zero.
QString formatTimestamp(Timestamp at);

/// The present moment, cut to milliseconds.
Timestamp currentTimestamp();

/// Milliseconds since 1970-01-01T00:00:00Z.
constexpr qint64 toMilliseconds(Timestamp at) noexcept
{
    return at.time_since_epoch().count();
}

constexpr Timestamp fromMilliseconds(qint64 milliseconds) noexcept
{
    return Timestamp{std::chrono::milliseconds{milliseconds}};
}

} // namespace Winnow
