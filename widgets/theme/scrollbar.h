// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStyle>

class QPainter;
class QStyleOptionSlider;

namespace Winnow {

/// Width of a scroll bar, in pixels.
inline constexpr int scrollBarExtent = 12;

/// Where @p part of a scroll bar without arrows lies, for CalmStyle.
QRect scrollBarPart(const QStyleOptionSlider &bar, QStyle::SubControl part);

/// Draws a scroll bar as a slim rounded slider on nothing.
void drawScrollBar(QPainter &painter, const QStyleOptionSlider &bar);

} // namespace Winnow
