// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "timelinepainter.h"

#include "theme/spacing.h"
#include "timelineglyphs.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace Winnow {

namespace {

constexpr double markReach = 30; ///< Farther than a mark with its signs.
constexpr double bandWidth = 9; ///< Of a break through all lanes.

class TimelinePainter final
{
public:
    TimelinePainter(QPainter &painter, const TimelinePicture &picture, const ThemeColours &colours)
        : m_painter(painter)
        , m_picture(picture)
        , m_layout(picture.layout)
        , m_rows(picture.rows)
        , m_colours(colours)
        , m_offset(picture.gutter - picture.scrollX)
    {}

    void run();

private:
    double screenX(double x) const { return x + m_offset; }
    double screenY(qsizetype lane) const { return m_rows.laneMiddle(lane) - m_picture.scrollY; }
    QRectF axisArea() const;
    void drawLanes();
    void drawBreakBands();
    void drawGuides();
    void drawLabels();
    void drawMark(const TimelineMark &mark);
    void drawBracket();
    void drawAxis();
    void drawGap(const TimelineGap &gap);
    void drawGutter();
    void drawCaption();
    void drawText(const QRectF &area, Qt::Alignment alignment, const QString &text, const QColor &colour);

    QPainter &m_painter;
    const TimelinePicture &m_picture;
    const TimelineLayout &m_layout;
    const TimelineRows &m_rows;
    const ThemeColours &m_colours;
    const double m_offset;
};

QRectF TimelinePainter::axisArea() const
{
    return {m_picture.gutter, 0, m_picture.width - m_picture.gutter, m_picture.height};
}

void TimelinePainter::drawText(
        const QRectF &area, Qt::Alignment alignment, const QString &text, const QColor &colour)
{
    m_painter.setPen(colour);
    m_painter.drawText(area, static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextSingleLine, text);
}

void TimelinePainter::drawLanes()
{
    for (qsizetype lane = 0; lane < m_layout.lanes.size(); ++lane) {
        const double y = screenY(lane);
        m_painter.setPen(QPen(m_colours.hairline, 1));
        m_painter.drawLine(QPointF(m_picture.gutter, y), QPointF(m_picture.width, y));
        double first = -1;
        double last = -1;
        for (const TimelineMark &mark : m_layout.marks) {
            if (mark.lane != lane)
                continue;
            first = first < 0 ? mark.x : first;
            last = mark.x;
        }
        if (first < 0)
            continue;
        const QColor colour = m_layout.lanes[lane].landing ? m_colours.keep : m_colours.control;
        m_painter.setPen(QPen(colour, 2));
        m_painter.drawLine(QPointF(screenX(first), y), QPointF(screenX(last), y));
    }
}

/// Two torn edges through all lanes: here the scale leaves time out.
void TimelinePainter::drawBreakBands()
{
    constexpr double tooth = 4;
    for (const TimelineGap &gap : m_layout.gaps) {
        if (!gap.cut)
            continue;
        const double left = screenX((gap.left + gap.right) / 2) - bandWidth / 2;
        QPolygonF leftEdge;
        QPolygonF rightEdge;
        bool out = false;
        for (double y = m_rows.lanesTop - tooth; y <= m_rows.lanesBottom + tooth; y += tooth, out = !out) {
            leftEdge.append({left + (out ? 2.5 : 0), y});
            rightEdge.append({left + bandWidth + (out ? 2.5 : 0), y});
        }
        QPolygonF band = leftEdge;
        for (qsizetype i = rightEdge.size(); i-- > 0;)
            band.append(rightEdge[i]);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_colours.base);
        m_painter.drawPolygon(band);
        m_painter.setPen(QPen(m_colours.control, 1));
        m_painter.drawPolyline(leftEdge);
        m_painter.drawPolyline(rightEdge);
    }
}

/// From the entry under the keyboard down to the axis.
void TimelinePainter::drawGuides()
{
    if (m_picture.current < 0)
        return;
    const TimelineMark &mark = m_layout.marks[m_layout.markOfEntry[m_picture.current]];
    const double x = screenX(mark.x);
    m_painter.setPen(QPen(m_picture.focused ? m_colours.accent : m_colours.control, 1, Qt::DotLine));
    m_painter.drawLine(QPointF(x, screenY(mark.lane)), QPointF(x, m_rows.axis));
}

void TimelinePainter::drawLabels()
{
    m_painter.setFont(m_picture.labelFont);
    for (const TimelineMark &mark : m_layout.marks) {
        if (mark.label.isEmpty())
            continue;
        const QRectF area(screenX(mark.labelLeft), screenY(mark.lane) - m_rows.labelHeight / 2,
                mark.labelWidth, m_rows.labelHeight);
        m_painter.fillRect(area.adjusted(-3, 0, 3, 0), m_colours.base);
        drawText(area.adjusted(0, 0, 2, 0), Qt::AlignLeft, mark.label, m_colours.text);
    }
}

void TimelinePainter::drawMark(const TimelineMark &mark)
{
    const QPointF centre(screenX(mark.x), screenY(mark.lane));
    const double size = m_picture.markSize;
    const TimelineEntry &shown = m_picture.entries[mark.shown];
    if (mark.entries.size() > 1) {
        m_painter.setPen(QPen(m_colours.control, 1.2));
        m_painter.setBrush(m_colours.base);
        paintMarkOutline(m_painter, centre + QPointF(3, -3), size, shown.actorRole);
    }
    if (mark.entries.contains(m_picture.current)) {
        m_painter.setPen(QPen(m_picture.focused ? m_colours.accent : m_colours.control, 2));
        m_painter.setBrush(m_colours.current);
        m_painter.drawRoundedRect(
                QRectF(centre.x() - size / 2 - 4, centre.y() - size / 2 - 3, size + 8, size + 6), 5, 5);
    }
    paintTimelineMark(m_painter, centre, size, shown, m_colours);
    if (mark.trapped)
        paintTrapSign(m_painter, centre + QPointF(size / 2 + 1, -size / 2 + 1), 10, m_colours);
}

void TimelinePainter::drawBracket()
{
    if (!m_layout.bracket)
        return;
    const TimelineBracket &bracket = *m_layout.bracket;
    const QColor colour = bracket.isAnswer ? m_colours.mutedText : m_colours.accent;
    const double y = m_rows.bracketLine;
    const double from = screenX(bracket.fromX);
    const double to = screenX(bracket.toX);
    m_painter.save();
    m_painter.setClipRect(axisArea());
    m_painter.setPen(QPen(colour, 1.4, bracket.isAnswer ? Qt::DashLine : Qt::SolidLine));
    m_painter.drawLine(QPointF(from, y), QPointF(to, y));
    m_painter.drawLine(QPointF(from, y), QPointF(from, y + 5));
    m_painter.drawLine(QPointF(to, y), QPointF(to, y + 5));
    m_painter.setFont(m_picture.labelFont);
    const double left = screenX(bracketLabelLeft(
            bracket, m_picture.scrollX, m_picture.scrollX + m_picture.width - m_picture.gutter));
    drawText({left, m_rows.bracketTop, bracket.labelWidth + 2, m_rows.labelHeight}, Qt::AlignLeft,
            bracket.label, bracket.isAnswer ? m_colours.text : m_colours.accent);
    m_painter.restore();
}

/// The bracket's legs, behind the marks that they lead to.
void drawLegs(QPainter &painter, const TimelineBracket &bracket, double from, double to, double top,
        double fromY, double toY, const ThemeColours &colours)
{
    painter.setPen(QPen(bracket.isAnswer ? colours.mutedText : colours.accent, 1, Qt::DotLine));
    painter.drawLine(QPointF(from, top), QPointF(from, fromY));
    painter.drawLine(QPointF(to, top), QPointF(to, toY));
}

/// A piece of the axis: its stroke, interrupted by the gap's length and, where time is left out, a break sign.
void TimelinePainter::drawGap(const TimelineGap &gap)
{
    const double y = m_rows.axis;
    const double left = screenX(gap.left);
    const double right = screenX(gap.right);
    const double middle = (left + right) / 2;
    const double text =
            gap.label.isEmpty() ? 0 : QFontMetricsF(m_picture.labelFont).horizontalAdvance(gap.label);
    const double sign = gap.cut ? 14 : 0;
    const double hole = text + sign == 0 ? 0 : text + sign + 6;
    m_painter.setPen(QPen(m_colours.control, 1));
    m_painter.drawLine(QPointF(left, y), QPointF(middle - hole / 2, y));
    m_painter.drawLine(QPointF(middle + hole / 2, y), QPointF(right, y));
    m_painter.drawLine(QPointF(left, y - 3), QPointF(left, y + 3));
    m_painter.drawLine(QPointF(right, y - 3), QPointF(right, y + 3));
    if (gap.cut) {
        m_painter.setPen(QPen(m_colours.text, 1.4));
        const double slash = middle - hole / 2 + 4;
        for (const double x : {slash, slash + 4})
            m_painter.drawLine(QPointF(x, y + 5), QPointF(x + 4, y - 5));
    }
    const QRectF area(middle - hole / 2 + 3 + sign, y - m_rows.labelHeight / 2, text + 2, m_rows.labelHeight);
    drawText(area, Qt::AlignLeft, gap.label, m_colours.mutedText);
}

void TimelinePainter::drawAxis()
{
    m_painter.save();
    m_painter.setClipRect(axisArea());
    m_painter.setFont(m_picture.labelFont);
    for (const TimelineGap &gap : m_layout.gaps)
        drawGap(gap);
    for (const TimelineDate &date : m_layout.dates) {
        const double x = screenX(date.x);
        m_painter.setPen(QPen(m_colours.control, 1));
        m_painter.drawLine(QPointF(x, m_rows.axis - 3), QPointF(x, m_rows.axis + 5));
        drawText({screenX(date.left), m_rows.datesTop, date.width + 2, m_rows.labelHeight}, Qt::AlignLeft,
                date.text, m_colours.mutedText);
    }
    m_painter.restore();
}

void TimelinePainter::drawGutter()
{
    m_painter.fillRect(QRectF(0, 0, m_picture.gutter - 1, m_picture.height), m_colours.base);
    m_painter.save();
    m_painter.setClipRect(QRectF(0, m_rows.lanesTop, m_picture.gutter, m_rows.lanesBottom - m_rows.lanesTop));
    for (qsizetype lane = 0; lane < m_layout.lanes.size(); ++lane) {
        const TimelineLane &each = m_layout.lanes[lane];
        QFont font = m_picture.labelFont;
        font.setWeight(each.on == SubjectKind::Issue || each.landing ? QFont::DemiBold : QFont::Normal);
        m_painter.setFont(font);
        const QRectF area(space, screenY(lane) - m_rows.labelHeight / 2, m_picture.gutter - 2 * space,
                m_rows.labelHeight);
        const QString text = QFontMetricsF(font).elidedText(each.label, Qt::ElideMiddle, area.width());
        drawText(area, Qt::AlignRight, text, each.landing ? m_colours.keep : m_colours.text);
    }
    m_painter.restore();
}

void TimelinePainter::drawCaption()
{
    if (!m_rows.hasCaption)
        return;
    const QRectF strip(0, m_rows.captionTop, m_picture.width, m_picture.height - m_rows.captionTop);
    m_painter.fillRect(strip, m_colours.window);
    m_painter.setFont(m_picture.labelFont);
    const QRectF area = strip.adjusted(space, 0, -space, 0);
    const bool idle = m_picture.caption.isEmpty();
    const QString text =
            QFontMetricsF(m_picture.labelFont)
                    .elidedText(idle ? m_picture.legend : m_picture.caption, Qt::ElideRight, area.width());
    drawText(area, Qt::AlignLeft, text, idle ? m_colours.mutedText : m_colours.text);
}

void TimelinePainter::run()
{
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.fillRect(QRectF(0, 0, m_picture.width, m_picture.height), m_colours.base);
    m_painter.save();
    QRectF lanes = axisArea();
    lanes.setTop(m_rows.bracketLine);
    lanes.setBottom(m_rows.lanesBottom);
    m_painter.setClipRect(lanes);
    drawLanes();
    drawBreakBands();
    if (const auto &bracket = m_layout.bracket)
        drawLegs(m_painter, *bracket, screenX(bracket->fromX), screenX(bracket->toX), m_rows.bracketLine,
                screenY(bracket->fromLane), screenY(bracket->toLane), m_colours);
    drawGuides();
    drawLabels();
    for (const TimelineMark &mark : m_layout.marks) {
        if (screenX(mark.x) > -markReach && screenX(mark.x) < m_picture.width + markReach)
            drawMark(mark);
    }
    m_painter.restore();
    drawBracket();
    drawAxis();
    drawGutter();
    drawCaption();
}

} // namespace

void paintTimeline(QPainter &painter, const TimelinePicture &picture, const ThemeColours &colours)
{
    TimelinePainter(painter, picture, colours).run();
}

} // namespace Winnow
