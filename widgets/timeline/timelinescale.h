// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>

namespace Winnow {

/// How wide a gap of time is drawn.
struct ScaledGap
{
    qint64 seconds = 0;
    double width = 0;
    bool cut = false; ///< Drawn shorter than the scale of its neighbours asks for.

    friend bool operator==(const ScaledGap &, const ScaledGap &) = default;
};

/// Shares @p width among the gaps of @p seconds (none below 0). One linear scale holds for all gaps but those
/// that would vanish, which are widened, and those that would squeeze out the rest, which are cut. A longer
/// gap is never drawn shorter than a shorter one. The widths add up to @p width.
QList<ScaledGap> scaleGaps(const QList<qint64> &seconds, double width);

} // namespace Winnow
