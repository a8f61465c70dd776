// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "diffview.h"
#include "theme/themecolours.h"

class QPainter;

namespace Winnow {

/// Draws rows of a DiffView; made for one paint event.
class DiffViewPainter final
{
public:
    DiffViewPainter(const DiffView &view, QPainter &painter);

    void drawRow(qsizetype row);

private:
    void drawHead(const DiffRow &row, const QRect &head);
    void drawMark(int file, const QRect &box);
    void drawNote(const QString &text, const QRect &area, bool isLink);
    void drawLine(qsizetype index, const DiffRow &row, const QRect &area);
    void drawSide(qsizetype index, const DiffRow &row, DiffView::Side side, int column, const QRect &area);
    void drawNumber(qint64 number, const QRect &area, bool isCurrent);
    void drawSpans(LineLayout &layout, const std::vector<TextSpan> &spans, const QColor &colour,
            QPointF origin, const QRect &clip);
    void drawMatches(
            LineLayout &layout, const DiffRow &row, qsizetype line, QPointF origin, const QRect &clip);
    void drawTabs(LineLayout &layout, QPointF origin, const QRect &clip);
    void drawSelection(
            LineLayout &layout, qsizetype index, DiffView::Side side, QPointF origin, const QRect &clip);
    void drawCaret(
            LineLayout &layout, qsizetype index, DiffView::Side side, QPointF origin, const QRect &clip);
    void drawTail(LineLayout &layout, qsizetype line, QPointF origin);
    void fillSpan(qreal from, qreal to, QPointF origin, const QRect &clip, const QColor &colour);
    bool isCurrent(qsizetype index, DiffView::Side side) const;

    const DiffView &m_view;
    QPainter &m_painter;
    const ThemeColours &m_theme;
    DiffView::Columns m_columns;
    QFont m_textFont;
    QFont m_smallFont;
    int m_drawnHead = -1; ///< The file whose head was drawn last.
};

} // namespace Winnow
