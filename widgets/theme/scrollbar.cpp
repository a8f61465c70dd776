// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "scrollbar.h"

#include "themecolours.h"

#include <QPainter>
#include <QStyleOptionSlider>

#include <algorithm>

namespace Winnow {

namespace {

/// Start and length of the slider along the bar.
std::pair<int, int> sliderSpan(const QStyleOptionSlider &bar, int length)
{
    const qint64 range = qint64{bar.maximum} - bar.minimum;
    if (range <= 0)
        return {0, length};
    const auto proportional = static_cast<int>(qint64{bar.pageStep} * length / (range + bar.pageStep));
    const int slider = std::clamp(proportional, std::min(3 * scrollBarExtent, length), length);
    const int start = QStyle::sliderPositionFromValue(
            bar.minimum, bar.maximum, bar.sliderPosition, length - slider, bar.upsideDown);
    return {start, slider};
}

} // namespace

QRect scrollBarPart(const QStyleOptionSlider &bar, QStyle::SubControl part)
{
    const bool horizontal = bar.orientation == Qt::Horizontal;
    const QRect all = bar.rect;
    const auto span = [&](int from, int to) {
        return horizontal ? QRect(all.left() + from, all.top(), to - from, all.height())
                          : QRect(all.left(), all.top() + from, all.width(), to - from);
    };
    const int length = horizontal ? all.width() : all.height();
    const auto [start, slider] = sliderSpan(bar, length);
    switch (part) {
    case QStyle::SC_ScrollBarGroove:
        return all;
    case QStyle::SC_ScrollBarSlider:
        return span(start, start + slider);
    case QStyle::SC_ScrollBarSubPage:
        return span(0, start);
    case QStyle::SC_ScrollBarAddPage:
        return span(start + slider, length);
    default:
        return {};
    }
}

void drawScrollBar(QPainter &painter, const QStyleOptionSlider &bar)
{
    const ThemeColours &colours = themeColours(bar.palette);
    const bool grabbed = bar.state & QStyle::State_Sunken;
    const bool hovered = bar.activeSubControls & QStyle::SC_ScrollBarSlider;
    const bool idle = bar.maximum <= bar.minimum || !(bar.state & QStyle::State_Enabled);
    painter.fillRect(bar.rect, bar.palette.color(QPalette::Window));
    if (idle)
        return;
    const QRectF slider =
            QRectF(scrollBarPart(bar, QStyle::SC_ScrollBarSlider)).adjusted(2.5, 2.5, -2.5, -2.5);
    const double radius = std::min(slider.width(), slider.height()) / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    QColor colour = colours.control;
    colour.setAlphaF(grabbed ? 1.0F : hovered ? 0.85F : 0.6F);
    painter.setBrush(colour);
    painter.drawRoundedRect(slider, radius, radius);
    painter.restore();
}

} // namespace Winnow
