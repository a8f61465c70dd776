// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "evidence/timeline.h"
#include "theme/themecolours.h"

#include <QPointF>

class QPainter;

namespace Winnow {

/// The colour of whoever did it; grey where that is not known.
QColor roleColour(const QString &role, const ThemeColours &colours);

/// Draws @p entry as a mark of @p size around @p centre. The outline tells who did it (a diamond a
/// maintainer, a square a robot, a circle a user, a hexagon where it is not known), the sign inside what
/// happened; what closes or merges is filled.
void paintTimelineMark(QPainter &painter, QPointF centre, double size, const TimelineEntry &entry,
        const ThemeColours &colours);

/// The outline alone, in the pen and brush of @p painter, for focus and for marks that stand for several.
void paintMarkOutline(QPainter &painter, QPointF centre, double size, const QString &role);

/// Draws the sign of a trap, a triangle with an exclamation mark, of @p size around @p centre.
void paintTrapSign(QPainter &painter, QPointF centre, double size, const ThemeColours &colours);

} // namespace Winnow
