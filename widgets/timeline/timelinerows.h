// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "timelinelayout.h"

#include <QPointF>

namespace Winnow {

/// The vertical places of the picture, from top to bottom. Lanes that find no room scroll between what stands
/// above and below them.
struct TimelineRows
{
    double bracketTop = 0;
    double bracketLine = 0; ///< The bracket's stroke; its label stands above it.
    double lanesTop = 0;
    double lanesBottom = 0; ///< Of what is seen of them.
    double laneHeight = 0;
    double lanesHeight = 0; ///< Of all of them.
    double axis = 0; ///< The axis' stroke, with the gaps' labels on it.
    double datesTop = 0;
    double captionTop = 0;
    double labelHeight = 0;
    bool hasCaption = false; ///< There is room for a line on the entry under the keyboard or the mouse.

    /// How far the lanes can scroll.
    double scrollRange() const { return std::max(0.0, lanesHeight - (lanesBottom - lanesTop)); }
    /// The middle of @p lane while nothing is scrolled.
    double laneMiddle(qsizetype lane) const
    {
        return lanesTop + (static_cast<double>(lane) + 0.5) * laneHeight;
    }
};

/// Shares @p height among @p lanes and what frames them, with labels of @p labelHeight.
TimelineRows timelineRows(double height, qsizetype lanes, double labelHeight);

/// The height at which all @p lanes show and have room.
double fullTimelineHeight(qsizetype lanes, double labelHeight);

/// The mark at @p position of the unscrolled picture, the nearest within @p reach; -1 for none.
qsizetype markAt(const TimelineLayout &layout, const TimelineRows &rows, QPointF position, double reach);

} // namespace Winnow
