// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "timelinerows.h"

#include <algorithm>
#include <cmath>

namespace Winnow {

namespace {

constexpr double edge = 4;
constexpr double leastLane = 22;
constexpr double mostLane = 36;
constexpr double captionFrom = 150; ///< A lower picture needs its height for the lanes.

} // namespace

TimelineRows timelineRows(double height, qsizetype lanes, double labelHeight)
{
    TimelineRows rows;
    rows.labelHeight = labelHeight;
    rows.hasCaption = height >= captionFrom;
    rows.bracketTop = edge;
    rows.bracketLine = edge + labelHeight + 4;
    rows.lanesTop = rows.bracketLine + 4;
    const double caption = rows.hasCaption ? labelHeight + 2 * edge : 0;
    rows.captionTop = height - caption;
    rows.datesTop = rows.captionTop - labelHeight - edge;
    rows.axis = rows.datesTop - labelHeight / 2 - 3;
    rows.lanesBottom = std::max(rows.lanesTop + leastLane, rows.axis - labelHeight / 2 - 2);
    const double room = rows.lanesBottom - rows.lanesTop;
    const double count = static_cast<double>(std::max<qsizetype>(1, lanes));
    rows.laneHeight = std::floor(std::clamp(room / count, leastLane, mostLane));
    rows.lanesHeight = rows.laneHeight * count;
    // Few lanes in a high picture stand together in the middle, not under the top edge.
    if (rows.lanesHeight < room)
        rows.lanesTop += std::floor((room - rows.lanesHeight) / 2);
    return rows;
}

double fullTimelineHeight(qsizetype lanes, double labelHeight)
{
    const double frame = 3 * labelHeight + 6 * edge + 10 + labelHeight;
    return std::max(captionFrom, frame + static_cast<double>(std::max<qsizetype>(1, lanes)) * 30);
}

qsizetype markAt(const TimelineLayout &layout, const TimelineRows &rows, QPointF position, double reach)
{
    qsizetype found = -1;
    double nearest = reach;
    for (qsizetype i = 0; i < layout.marks.size(); ++i) {
        const TimelineMark &mark = layout.marks[i];
        const double across = std::abs(position.x() - mark.x);
        const double down = std::abs(position.y() - rows.laneMiddle(mark.lane));
        const double distance = std::max(across, down);
        if (distance <= nearest) {
            nearest = distance;
            found = i;
        }
    }
    return found;
}

} // namespace Winnow
