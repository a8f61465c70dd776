// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "linelayout.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Longer lines are set in pieces of that many characters.
constexpr qsizetype pieceLength = 512;

constexpr int tabColumns = 4;

QTextOption codeOption(qreal tabWidth)
{
    QTextOption option;
    option.setWrapMode(QTextOption::NoWrap);
    option.setTextDirection(Qt::LeftToRight);
    option.setTabStopDistance(tabWidth);
    return option;
}

bool isPlain(QStringView text)
{
    return std::ranges::all_of(text, [](QChar c) { return c >= u' ' && c <= u'~'; });
}

/// Whether a piece may begin at @p at: no surrogate pair and no accent is torn off.
bool isBorder(QStringView text, qsizetype at)
{
    return at >= text.size() || !(text[at].isLowSurrogate() || text[at].isMark());
}

} // namespace

CodeMetrics::CodeMetrics(const QFont &code)
    : font(code)
{
    const QFontMetricsF metrics(font);
    characterWidth = metrics.horizontalAdvance(u'0');
    tabWidth = characterWidth * tabColumns;
    // Chinese letters come from another font, which is higher; rows must fit both.
    QTextLayout sample(u"Ag中文"_s, font);
    sample.beginLayout();
    QTextLine line = sample.createLine();
    line.setLineWidth(1000);
    sample.endLayout();
    rowHeight = static_cast<int>(std::ceil(std::max(line.height(), metrics.height()))) + 2;
    ascent = std::max(line.ascent(), metrics.ascent()) + 1;
}

LineLayout::LineLayout(ShownLine line, const CodeMetrics &metrics, const DiffColours &colours)
    : m_line(std::move(line))
    , m_metrics(metrics)
    , m_colours(colours)
{
    split();
}

void LineLayout::split()
{
    const QStringView text = m_line.text();
    qsizetype start = 0;
    do {
        qsizetype end =
                std::min(start + (text.size() <= 2 * pieceLength ? text.size() : pieceLength), text.size());
        while (!isBorder(text, end))
            ++end;
        m_pieces.push_back({start, end - start, -1, -1, nullptr});
        start = end;
    } while (start < text.size());
}

void LineLayout::setSyntax(const QList<SyntaxSpan> &spans)
{
    m_hasSyntax = true;
    if (spans.isEmpty())
        return;
    m_syntax = spans;
    for (Piece &piece : m_pieces)
        piece.layout.reset();
}

QList<QTextLayout::FormatRange> LineLayout::formats(const Piece &piece) const
{
    QList<QTextLayout::FormatRange> ranges;
    const auto add = [&](qsizetype start, qsizetype end, const QTextCharFormat &format) {
        start = std::max(start, piece.start);
        end = std::min(end, piece.start + piece.length);
        if (start < end)
            ranges.append({static_cast<int>(start - piece.start), static_cast<int>(end - start), format});
    };
    for (const SyntaxSpan &span : m_syntax) {
        QTextCharFormat format;
        if (span.colour.isValid())
            format.setForeground(span.colour);
        if (span.isBold)
            format.setFontWeight(QFont::Bold);
        format.setFontItalic(span.isItalic);
        add(m_line.toShown(span.start), m_line.toShown(span.start + span.length), format);
    }
    for (const HiddenSpan &hidden : m_line.hiddenSpans()) {
        QTextCharFormat format;
        format.setForeground(hidden.turnsDirection ? m_colours.turningText : m_colours.hiddenText);
        if (hidden.turnsDirection)
            format.setFontWeight(QFont::Bold);
        add(hidden.span.start, hidden.span.end(), format);
    }
    return ranges;
}

void LineLayout::setPiece(Piece &piece) const
{
    if (piece.layout)
        return;
    piece.layout =
            std::make_unique<QTextLayout>(m_line.text().sliced(piece.start, piece.length), m_metrics.font);
    piece.layout->setCacheEnabled(true);
    piece.layout->setTextOption(codeOption(m_metrics.tabWidth));
    piece.layout->setFormats(formats(piece));
    piece.layout->beginLayout();
    QTextLine line = piece.layout->createLine();
    if (line.isValid()) {
        line.setLineWidth(1e7);
        line.setPosition({0, m_metrics.ascent - line.ascent()});
    }
    piece.layout->endLayout();
    if (line.isValid())
        piece.width = line.naturalTextWidth();
    else
        piece.width = 0;
}

/// The width of a piece of plain letters is known without setting it.
qreal LineLayout::widthOf(Piece &piece) const
{
    if (piece.width >= 0)
        return piece.width;
    if (isPlain(QStringView(m_line.text()).sliced(piece.start, piece.length)))
        piece.width = static_cast<qreal>(piece.length) * m_metrics.characterWidth;
    else
        setPiece(piece);
    return piece.width;
}

template <typename Reached>
LineLayout::Piece &LineLayout::placeUntil(const Reached &isReached)
{
    qreal x = 0;
    for (Piece &piece : m_pieces) {
        piece.x = x;
        if (&piece == &m_pieces.back() || isReached(piece))
            return piece;
        x += widthOf(piece);
    }
    return m_pieces.back();
}

qreal LineLayout::inPiece(Piece &piece, qsizetype shown) const
{
    setPiece(piece);
    if (piece.layout->lineCount() == 0)
        return piece.x;
    return piece.x + piece.layout->lineAt(0).cursorToX(static_cast<int>(shown - piece.start));
}

qreal LineLayout::xOf(qsizetype source)
{
    return xOfShown(m_line.toShown(source));
}

qreal LineLayout::xOfShown(qsizetype shown)
{
    Piece &piece = placeUntil(
            [shown](const Piece &candidate) { return shown < candidate.start + candidate.length; });
    return inPiece(piece, std::min(shown, piece.start + piece.length));
}

qsizetype LineLayout::positionAt(qreal x)
{
    Piece &piece = placeUntil([this, x](Piece &candidate) { return x < candidate.x + widthOf(candidate); });
    setPiece(piece);
    if (piece.layout->lineCount() == 0)
        return 0;
    return m_line.toSource(piece.start + piece.layout->lineAt(0).xToCursor(x - piece.x));
}

void LineLayout::draw(QPainter &painter, QPointF origin, qreal left, qreal right)
{
    qreal x = 0;
    for (Piece &piece : m_pieces) {
        piece.x = x;
        if (x > right)
            break;
        x += widthOf(piece);
        if (x < left)
            continue;
        setPiece(piece);
        piece.layout->draw(&painter, origin + QPointF(piece.x, 0));
    }
}

} // namespace Winnow
