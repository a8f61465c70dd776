// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "items/verdictmark.h"

#include <QIcon>
#include <QRectF>

class QColor;
class QPainter;

namespace Winnow {

/// Draws the sign of @p mark as lines, centred in @p area: a tick keeps, a cross drops, two bars hold, an
/// empty ring is undecided, a funnel was dropped by a rule, two half discs apart are disputed. Told apart by
/// shape alone.
void paintVerdictGlyph(QPainter &painter, const QRectF &area, VerdictMark mark, const QColor &colour);

/// The same as an icon in any size, in the colours of the palette that is current when it is drawn.
QIcon verdictIcon(VerdictMark mark);

} // namespace Winnow
