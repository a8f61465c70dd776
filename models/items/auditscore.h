// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/auditqueue.h"

#include <QLocale>

namespace Winnow {

/// What a score does not say by itself.
struct ScoreMark
{
    bool isLow = false; ///< Below the series' threshold.
    bool isTied = false; ///< Another reference of the row has as good a one.

    friend bool operator==(const ScoreMark &, const ScoreMark &) = default;
};

/// Scores that differ by less than this are as good as each other.
inline constexpr double scoreTie = 0.02;

/// Of reference number @p position of @p row. A reference without a score is neither.
ScoreMark scoreMark(const AuditQueueRow &row, qsizetype position, const AuditSettings &settings);

/// "0.74"; null where there is no score.
QString scoreText(std::optional<double> score, const QLocale &locale);

/// "low", "tied", "low, tied"; null for neither.
QString scoreMarkText(ScoreMark mark);

} // namespace Winnow
