// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "flattabbar.h"

#include "theme/spacing.h"
#include "theme/themecolours.h"

#include <QPainter>

namespace Winnow {

FlatTabBar::FlatTabBar(QWidget *parent)
    : QTabBar(parent)
{
    setDrawBase(false);
    setExpanding(false);
    setUsesScrollButtons(false);
    setAttribute(Qt::WA_Hover);
}

void FlatTabBar::paintEvent(QPaintEvent *)
{
    const ThemeColours &colours = themeColours(palette());
    QPainter painter(this);
    const int hovered = underMouse() ? tabAt(mapFromGlobal(QCursor::pos())) : -1;
    for (int i = 0; i < count(); ++i) {
        const QRect area = tabRect(i);
        const bool isCurrent = i == currentIndex();
        painter.setPen(isCurrent || i == hovered ? colours.text : colours.mutedText);
        painter.drawText(area, Qt::AlignCenter | Qt::TextSingleLine, tabText(i));
        const QRect line(area.left() + space, area.bottom() - 1, area.width() - 2 * space, 2);
        if (isCurrent)
            painter.fillRect(line, colours.accent);
        if (isCurrent && hasFocus()) {
            painter.setPen(QPen(colours.accent, 1, Qt::DotLine));
            painter.drawRect(area.adjusted(spaceSmall, spaceSmall, -spaceSmall - 1, -spaceSmall - 1));
        }
    }
}

QSize FlatTabBar::tabSizeHint(int index) const
{
    return {fontMetrics().horizontalAdvance(tabText(index)) + 2 * spaceLarge,
            fontMetrics().height() + 2 * space};
}

} // namespace Winnow
