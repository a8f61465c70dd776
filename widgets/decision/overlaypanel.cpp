// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "overlaypanel.h"

#include "theme/themecolours.h"

#include <QPainter>

namespace Winnow {

void OverlayPanel::paintEvent(QPaintEvent *)
{
    const ThemeColours &colours = themeColours(palette());
    QPainter painter(this);
    painter.setPen(colours.control);
    painter.setBrush(colours.base);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace Winnow
