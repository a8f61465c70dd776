// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "eventwords.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace Winnow {

struct ClaimText;

/// A date, a clock time or both, as a text states them in the series' time zone.
struct StatedTime
{
    std::optional<int> year;
    std::optional<int> month; ///< With `day`; nothing where only a clock time stands there.
    std::optional<int> day;
    std::optional<int> hour; ///< With `minute`.
    std::optional<int> minute;
    std::optional<int> second;
    EventKinds kinds; ///< Events that the words beside it name: one of them is said to be at that time.
    QStringList changes; ///< Numbers of the changes that the clause names.
    QStringList issues; ///< Numbers of issues that it names: the time may be another's.
    qsizetype begin = 0;
    qsizetype end = 0;
};

/// The times in @p text: 2026-09-17 17:12, 09-18 16:38:20, 9-15, 09-18T15:16:51, 9月18日, Sep 18, 15:10. Versions, ranges of
/// numbers and lengths of time are none.
QList<StatedTime> findStatedTimes(const ClaimText &text);

/// The time that begins at @p at of @p folded, without what the words around say.
std::optional<StatedTime> timeAt(QStringView folded, qsizetype at);

/// The month, from 1, that the English @p word names in full.
std::optional<int> monthNamed(QStringView word);

} // namespace Winnow
