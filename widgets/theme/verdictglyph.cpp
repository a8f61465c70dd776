// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "verdictglyph.h"

#include "glyphicon.h"
#include "themecolours.h"

#include <QPainter>

namespace Winnow {

namespace {

/// The sign in a square of 16 by 16, as lines to be drawn.
QPainterPath glyphPath(VerdictMark mark)
{
    QPainterPath path;
    switch (mark) {
    case VerdictMark::Undecided:
        path.addEllipse(QRectF(3.5, 3.5, 9, 9));
        break;
    case VerdictMark::Keep:
        path.moveTo(2.5, 8.5);
        path.lineTo(6.3, 12.3);
        path.lineTo(13.5, 4);
        break;
    case VerdictMark::Drop:
        path.moveTo(4, 4);
        path.lineTo(12, 12);
        path.moveTo(12, 4);
        path.lineTo(4, 12);
        break;
    case VerdictMark::Hold:
        path.moveTo(5.5, 4);
        path.lineTo(5.5, 12);
        path.moveTo(10.5, 4);
        path.lineTo(10.5, 12);
        break;
    case VerdictMark::Filtered:
        path.moveTo(2.5, 4);
        path.lineTo(13.5, 4);
        path.lineTo(9.3, 9);
        path.lineTo(9.3, 13);
        path.lineTo(6.7, 11.5);
        path.lineTo(6.7, 9);
        path.closeSubpath();
        break;
    case VerdictMark::Conflict:
        path.moveTo(6.3, 3);
        path.arcTo(QRectF(1.3, 3, 10, 10), 90, 180);
        path.closeSubpath();
        path.moveTo(9.7, 13);
        path.arcTo(QRectF(4.7, 3, 10, 10), -90, 180);
        path.closeSubpath();
        break;
    }
    return path;
}

} // namespace

void paintVerdictGlyph(QPainter &painter, const QRectF &area, VerdictMark mark, const QColor &colour)
{
    const bool isFaint = mark == VerdictMark::Undecided || mark == VerdictMark::Filtered;
    const bool isSolid = mark == VerdictMark::Conflict;
    const QPen lines(colour, isFaint ? 1.4 : 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    paintGlyphPath(painter, area, glyphPath(mark), isSolid ? QPen(Qt::NoPen) : lines,
            isSolid ? QBrush(colour) : QBrush(Qt::NoBrush));
}

QIcon verdictIcon(VerdictMark mark)
{
    return glyphIcon([mark](QPainter &painter, const QRectF &area, const ThemeColours &colours,
                             bool isDisabled) {
        paintVerdictGlyph(painter, area, mark, isDisabled ? colours.control : colours.markColour(mark));
    });
}

} // namespace Winnow
