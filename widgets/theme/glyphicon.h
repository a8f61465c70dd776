// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QIcon>
#include <QPainterPath>

#include <functional>

class QPainter;
class QPen;
class QBrush;

namespace Winnow {

struct ThemeColours;

/// Paints a sign into an area, in the colour that @p colours have for it or, where @p isDisabled, for what is not to be
/// had.
using GlyphPainter = std::function<void(
        QPainter &painter, const QRectF &area, const ThemeColours &colours, bool isDisabled)>;

/// An icon that @p paint draws anew in every size and in the colours of the present theme.
QIcon glyphIcon(GlyphPainter paint);

/// Draws @p path, of a square of 16 by 16, as large as it fits into the middle of @p area.
void paintGlyphPath(QPainter &painter, const QRectF &area, const QPainterPath &path, const QPen &pen,
        const QBrush &brush);

} // namespace Winnow
