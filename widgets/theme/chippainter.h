// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QRect>
#include <QString>

class QColor;
class QFont;
class QPainter;

namespace Winnow {

/// Width and height of a chip that says @p text in @p font.
QSize chipSize(const QString &text, const QFont &font);

/// Draws a chip that fills @p area; a text that does not fit is cut with an ellipsis.
void paintChip(QPainter &painter, const QRect &area, const QString &text, const QFont &font,
        const QColor &background, const QColor &textColour);

} // namespace Winnow
