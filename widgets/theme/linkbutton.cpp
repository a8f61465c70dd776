// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "linkbutton.h"

#include "spacing.h"
#include "themecolours.h"

#include <QEvent>
#include <QPainter>

namespace Winnow {

LinkButton::LinkButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
}

QSize LinkButton::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(text()) + 2 * spaceSmall,
            fontMetrics().height() + 2 * spaceSmall};
}

void LinkButton::paintEvent(QPaintEvent *)
{
    const ThemeColours &colours = themeColours(palette());
    QPainter painter(this);
    QFont font = this->font();
    font.setUnderline(underMouse() && isEnabled());
    painter.setFont(font);
    painter.setPen(isEnabled() ? colours.accent : colours.control);
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextSingleLine,
            fontMetrics().elidedText(text(), Qt::ElideRight, width()));
    if (!hasFocus())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.accent, 1.5));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), spaceSmall, spaceSmall);
}

void LinkButton::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::EnabledChange)
        updateGeometry();
}

} // namespace Winnow
