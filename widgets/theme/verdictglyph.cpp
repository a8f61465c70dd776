// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "verdictglyph.h"

#include "themecolours.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>

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

class GlyphEngine final : public QIconEngine
{
public:
    explicit GlyphEngine(VerdictMark mark)
        : m_mark(mark)
    {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const QPalette palette = QGuiApplication::palette();
        const ThemeColours &colours = themeColours(palette);
        const bool faded = mode == QIcon::Disabled;
        paintVerdictGlyph(*painter, rect, m_mark, faded ? colours.control : colours.markColour(m_mark));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect({}, size), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new GlyphEngine(m_mark); }

private:
    VerdictMark m_mark;
};

} // namespace

void paintVerdictGlyph(QPainter &painter, const QRectF &area, VerdictMark mark, const QColor &colour)
{
    const double side = std::min(area.width(), area.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(area.center() - QPointF(side, side) / 2);
    painter.scale(side / 16, side / 16);
    const bool faint = mark == VerdictMark::Undecided || mark == VerdictMark::Filtered;
    painter.setPen(QPen(colour, faint ? 1.4 : 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(mark == VerdictMark::Conflict ? QBrush(colour) : QBrush(Qt::NoBrush));
    if (mark == VerdictMark::Conflict)
        painter.setPen(Qt::NoPen);
    painter.drawPath(glyphPath(mark));
    painter.restore();
}

QIcon verdictIcon(VerdictMark mark)
{
    return QIcon(new GlyphEngine(mark));
}

} // namespace Winnow
