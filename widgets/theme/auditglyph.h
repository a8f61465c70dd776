// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "items/auditmark.h"

#include <QIcon>
#include <QRectF>

class QPainter;

namespace Winnow {

struct ThemeColours;

/// Draws the sign of @p mark as lines, centred in @p area: ring, tick, cross and half discs as for decisions
/// (verdictglyph.h), two arrows for a replacement, a struck-out ring for a row left empty, a dash for one without a
/// reference. Told apart by shape alone.
void paintAuditGlyph(QPainter &painter, const QRectF &area, AuditMark mark, const QColor &colour);

/// The colour of the sign and word of @p mark.
QColor auditColour(const ThemeColours &colours, AuditMark mark);

/// The sign as an icon in any size, in the colours of the palette that is current when it is drawn.
QIcon auditIcon(AuditMark mark);

} // namespace Winnow
