// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "auditglyph.h"

#include "glyphicon.h"
#include "themecolours.h"
#include "verdictglyph.h"

#include <QPainter>

namespace Winnow {

namespace {

/// The decision that has the same sign and colour; nothing for signs of the audit's own.
std::optional<VerdictMark> sharedMark(AuditMark mark)
{
    switch (mark) {
    case AuditMark::Unaudited:
        return VerdictMark::Undecided;
    case AuditMark::Accepted:
        return VerdictMark::Keep;
    case AuditMark::Rejected:
        return VerdictMark::Drop;
    case AuditMark::Disputed:
        return VerdictMark::Conflict;
    case AuditMark::Replaced:
    case AuditMark::LeftEmpty:
    case AuditMark::NoReference:
        break;
    }
    return std::nullopt;
}

/// In a square of 16 by 16, as lines to be drawn.
QPainterPath ownPath(AuditMark mark)
{
    QPainterPath path;
    switch (mark) {
    case AuditMark::Replaced:
        path.moveTo(2.5, 5.5);
        path.lineTo(12.5, 5.5);
        path.moveTo(9.8, 2.8);
        path.lineTo(12.5, 5.5);
        path.moveTo(13.5, 10.5);
        path.lineTo(3.5, 10.5);
        path.moveTo(6.2, 13.2);
        path.lineTo(3.5, 10.5);
        break;
    case AuditMark::LeftEmpty:
        path.addEllipse(QRectF(3.5, 3.5, 9, 9));
        path.moveTo(3, 13);
        path.lineTo(13, 3);
        break;
    default:
        path.moveTo(4, 8);
        path.lineTo(12, 8);
        break;
    }
    return path;
}

} // namespace

void paintAuditGlyph(QPainter &painter, const QRectF &area, AuditMark mark, const QColor &colour)
{
    if (const auto shared = sharedMark(mark)) {
        paintVerdictGlyph(painter, area, *shared, colour);
        return;
    }
    paintGlyphPath(painter, area, ownPath(mark),
            QPen(colour, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin), Qt::NoBrush);
}

QColor auditColour(const ThemeColours &colours, AuditMark mark)
{
    if (const auto shared = sharedMark(mark))
        return colours.markColour(*shared);
    return mark == AuditMark::Replaced ? colours.accent : colours.hold;
}

QIcon auditIcon(AuditMark mark)
{
    return glyphIcon([mark](QPainter &painter, const QRectF &area, const ThemeColours &colours,
                             bool isDisabled) {
        paintAuditGlyph(painter, area, mark, isDisabled ? colours.control : auditColour(colours, mark));
    });
}

} // namespace Winnow
