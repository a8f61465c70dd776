// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "shapedtexts.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace Winnow {

namespace {

/// Some fifty screens of a table.
constexpr int mostLines = 8000;

constexpr QChar ellipsis = u'\u2026';

/// One line's glyphs with the base line at y = 0.
QList<QGlyphRun> glyphsOf(const QTextLayout &layout, int length)
{
    QList<QGlyphRun> runs = layout.glyphRuns(0, length);
    const double ascent = layout.lineAt(0).ascent();
    for (QGlyphRun &run : runs) {
        QList<QPointF> positions = run.positions();
        for (QPointF &position : positions)
            position.ry() -= ascent;
        run.setPositions(positions);
    }
    return runs;
}

/// Breaks and tabs as spaces, so that one line it is.
QString inOneLine(QString text)
{
    for (QChar &c : text) {
        if (c.isSpace())
            c = QChar::Space;
    }
    return text;
}

/// Where such letters stand, the line's beginning is not its left part.
bool hasRightToLeftLetters(const QString &text)
{
    return std::ranges::any_of(
            text, [](QChar c) { return c.direction() == QChar::DirR || c.direction() == QChar::DirAL; });
}

void layOutLine(QTextLayout &layout)
{
    QTextOption option;
    option.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(option);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
}

} // namespace

ShapedTexts::ShapedTexts(const QFont &font)
    : m_font(font)
    , m_metrics(font)
    , m_lines(mostLines)
{}

void ShapedTexts::setFont(const QFont &font)
{
    if (font == m_font)
        return;
    m_font = font;
    m_metrics = QFontMetrics(font);
    m_lines.clear();
}

double ShapedTexts::width(const QString &text)
{
    return fitted(text, -1).width;
}

double ShapedTexts::draw(QPainter &painter, const QRect &area, Qt::Alignment horizontal, const QString &text)
{
    if (text.isEmpty() || area.width() <= 0)
        return 0;
    const Line &line = fitted(text, area.width());
    double left = area.left();
    if (horizontal & Qt::AlignRight)
        left = area.right() + 1 - line.width;
    else if (horizontal & Qt::AlignHCenter)
        left += (area.width() - line.width) / 2;
    const int top = area.top() + (area.height() - m_metrics.height()) / 2;
    const QPointF baseLine(left, top + m_metrics.ascent());
    for (const QGlyphRun &run : line.runs)
        painter.drawGlyphRun(baseLine, run);
    return line.width;
}

const ShapedTexts::Line &ShapedTexts::fitted(const QString &text, int room)
{
    const Line *whole = m_lines.object({text, -1});
    if (whole && (room < 0 || whole->width <= room))
        return *whole;
    if (const Line *known = m_lines.object({text, room}))
        return *known;
    auto *line = new Line(layOut(text, room));
    m_lines.insert({text, line->isCut ? room : -1}, line);
    return *line;
}

ShapedTexts::Line ShapedTexts::layOut(const QString &text, int room) const
{
    QString shown = inOneLine(text);
    if (room >= 0 && hasRightToLeftLetters(shown))
        shown = m_metrics.elidedText(shown, Qt::ElideRight, room);
    QTextLayout layout(shown, m_font);
    layOutLine(layout);
    const QTextLine line = layout.lineAt(0);
    const double width = line.horizontalAdvance();
    if (room < 0 || width <= room)
        return {glyphsOf(layout, static_cast<int>(shown.size())), width, shown != inOneLine(text)};

    QTextLayout dots(QString(ellipsis), m_font);
    layOutLine(dots);
    const double dotsWidth = dots.lineAt(0).horizontalAdvance();
    int length = line.xToCursor(std::max(0.0, room - dotsWidth), QTextLine::CursorOnCharacter);
    while (length > 0 && shown[length - 1].isSpace())
        --length;
    const double cutAt = line.cursorToX(length);
    Line result{glyphsOf(layout, length), cutAt + dotsWidth, true};
    for (QGlyphRun run : glyphsOf(dots, 1)) {
        QList<QPointF> positions = run.positions();
        for (QPointF &position : positions)
            position.rx() += cutAt;
        run.setPositions(positions);
        result.runs.append(run);
    }
    return result;
}

} // namespace Winnow
