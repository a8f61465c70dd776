// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "glyphicon.h"

#include "themecolours.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>

#include <algorithm>

namespace Winnow {

namespace {

constexpr double gridSide = 16;

class GlyphEngine final : public QIconEngine
{
public:
    explicit GlyphEngine(GlyphPainter paint)
        : m_paint(std::move(paint))
    {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const QPalette palette = QGuiApplication::palette();
        m_paint(*painter, rect, themeColours(palette), mode == QIcon::Disabled);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect({}, size), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new GlyphEngine(m_paint); }

private:
    GlyphPainter m_paint;
};

} // namespace

QIcon glyphIcon(GlyphPainter paint)
{
    return QIcon(new GlyphEngine(std::move(paint)));
}

void paintGlyphPath(
        QPainter &painter, const QRectF &area, const QPainterPath &path, const QPen &pen, const QBrush &brush)
{
    const double side = std::min(area.width(), area.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(area.center() - QPointF(side, side) / 2);
    painter.scale(side / gridSide, side / gridSide);
    painter.setPen(pen);
    painter.setBrush(brush);
    painter.drawPath(path);
    painter.restore();
}

} // namespace Winnow
