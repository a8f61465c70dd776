// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "diffcolours.h"
#include "shownline.h"
#include "syntaxcolours.h"

#include <QTextLayout>

#include <memory>

namespace Winnow {

/// How code is set.
struct CodeMetrics
{
    QFont font;
    qreal characterWidth = 0; ///< Of a Latin letter.
    qreal tabWidth = 0;
    qreal ascent = 0; ///< From the top of a row to the base line of its text.
    int rowHeight = 0;

    explicit CodeMetrics(const QFont &font = QFont());
};

/// One line set in type. A long line is set in pieces, and only those that are looked at.
class LineLayout final
{
public:
    /// Keeps references to @p metrics and @p colours.
    LineLayout(ShownLine line, const CodeMetrics &metrics, const DiffColours &colours);

    const ShownLine &line() const { return m_line; }

    /// Gives the line its colours; the next drawing sets it anew.
    void setSyntax(const QList<SyntaxSpan> &spans);
    bool hasSyntax() const { return m_hasSyntax; }

    /// Distance from the line's start to the place before the character @p source of the line.
    qreal xOf(qsizetype source);
    /// Distance to a place in what is drawn.
    qreal xOfShown(qsizetype shown);
    /// The place nearest to @p x, in the line itself.
    qsizetype positionAt(qreal x);

    /// Draws what lies between @p left and @p right of the line, whose start is at @p origin.
    void draw(QPainter &painter, QPointF origin, qreal left, qreal right);

private:
    struct Piece
    {
        qsizetype start = 0;
        qsizetype length = 0;
        qreal x = -1; ///< -1: not known yet.
        qreal width = -1;
        std::unique_ptr<QTextLayout> layout;
    };

    void split();
    void setPiece(Piece &piece) const;
    qreal widthOf(Piece &piece) const;
    /// Places all pieces up to the first that satisfies @p isReached; gives it.
    template <typename Reached>
    Piece &placeUntil(const Reached &isReached);
    QList<QTextLayout::FormatRange> formats(const Piece &piece) const;
    qreal inPiece(Piece &piece, qsizetype shown) const;

    ShownLine m_line;
    const CodeMetrics &m_metrics;
    const DiffColours &m_colours;
    QList<SyntaxSpan> m_syntax;
    bool m_hasSyntax = false;
    std::vector<Piece> m_pieces;
};

} // namespace Winnow
