// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "theme/themecolours.h"
#include "timelinerows.h"

#include <QFont>

class QPainter;

namespace Winnow {

/// What the painter needs, ready: it decides nothing.
struct TimelinePicture
{
    QList<TimelineEntry> entries;
    TimelineLayout layout;
    TimelineRows rows;
    QFont font; ///< Of lanes' names.
    QFont labelFont;
    double width = 0;
    double height = 0;
    double gutter = 0; ///< Width of the lanes' names, which stay while the axis moves.
    double markSize = 15;
    double scrollX = 0;
    double scrollY = 0;
    qsizetype current = -1; ///< The entry under the keyboard.
    bool focused = false;
    QString caption; ///< What is under the keyboard or the mouse.
    QString legend; ///< In the caption's place while there is none.
};

/// Draws @p picture, for the screen and for copies alike.
void paintTimeline(QPainter &painter, const TimelinePicture &picture, const ThemeColours &colours);

} // namespace Winnow
