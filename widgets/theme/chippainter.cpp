// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "chippainter.h"

#include "spacing.h"

#include <QFontMetrics>
#include <QPainter>

namespace Winnow {

QSize chipSize(const QString &text, const QFont &font)
{
    const QFontMetrics metrics(font);
    return {metrics.horizontalAdvance(text) + 2 * (space - 1), metrics.height() + 2};
}

void paintChip(QPainter &painter, const QRect &area, const QString &text, const QFont &font,
        const QColor &background, const QColor &textColour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(background);
    painter.drawRoundedRect(area, spaceSmall, spaceSmall);
    painter.setFont(font);
    painter.setPen(textColour);
    const QRect inner = area.adjusted(space - 1, 0, 1 - space, 0);
    const QString shown = QFontMetrics(font).elidedText(text, Qt::ElideRight, inner.width() + 1);
    painter.drawText(inner, Qt::AlignCenter | Qt::TextSingleLine, shown);
    painter.restore();
}

} // namespace Winnow
