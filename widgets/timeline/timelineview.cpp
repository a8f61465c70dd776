// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "timelineview.h"

#include "theme/spacing.h"
#include "theme/theme.h"
#include "timelineaccessible.h"
#include "timelinecopies.h"

#include <QAccessible>
#include <QClipboard>
#include <QEvent>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr double mostZoom = 64;
constexpr double zoomStep = 1.4;
constexpr double widestGutter = 170;

} // namespace

TimelineView::TimelineView(QWidget *parent)
    : QAbstractScrollArea(parent)
{
    installTimelineAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(
            Qt::ScrollBarAlwaysOff); // It would take a lane's height; keys and wheel move.
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    retranslate();
}

void TimelineView::showTimeline(const QList<TimelineEntry> &entries, const Assessment &assessment)
{
    const bool sameIssue = m_assessment.issue == assessment.issue;
    const bool same = sameIssue && m_picture.entries == entries && m_assessment == assessment;
    if (same)
        return;
    m_assessment = assessment;
    m_picture.entries = entries;
    m_hovered = -1;
    if (!sameIssue || m_picture.current >= entries.size()) {
        m_picture.current = -1;
        m_zoom = 1;
    }
    layOut();
    if (!sameIssue)
        horizontalScrollBar()->setValue(0);
    retranslate();
    noteTimelineChanged(this);
}

void TimelineView::clear()
{
    showTimeline({}, {});
}

void TimelineView::setTimeZone(const QTimeZone &zone)
{
    m_zone = zone;
    layOut();
}

void TimelineView::setTextLanguage(TextLanguage language)
{
    m_language = language;
    layOut();
    retranslate();
}

void TimelineView::setCurrentEntry(qsizetype index)
{
    index = std::clamp<qsizetype>(index, -1, m_picture.entries.size() - 1);
    const bool changed = index != m_picture.current;
    m_picture.current = index;
    if (index >= 0) {
        const TimelineMark &mark = m_picture.layout.marks[m_picture.layout.markOfEntry[index]];
        const int page = horizontalScrollBar()->pageStep();
        const int margin = std::min(40, page / 4);
        const int left = horizontalScrollBar()->value();
        const int x = static_cast<int>(std::lround(mark.x));
        if (x < left + margin)
            horizontalScrollBar()->setValue(x - margin);
        else if (x > left + page - margin)
            horizontalScrollBar()->setValue(x - page + margin);
        const double laneTop = static_cast<double>(mark.lane) * m_picture.rows.laneHeight;
        const double seen = m_picture.rows.lanesBottom - m_picture.rows.lanesTop;
        verticalScrollBar()->setValue(static_cast<int>(
                std::clamp(m_picture.scrollY, laneTop + m_picture.rows.laneHeight - seen, laneTop)));
    }
    updateCaption();
    if (!changed)
        return;
    noteTimelineFocus(this);
    emit currentEntryChanged(index);
}

void TimelineView::setZoom(double zoom)
{
    const qsizetype anchor =
            m_picture.current >= 0 ? m_picture.current : nearestEntry(viewport()->width() / 2.0);
    zoomAround(zoom / m_zoom, anchor);
}

void TimelineView::zoomIn()
{
    setZoom(m_zoom * zoomStep);
}

void TimelineView::zoomOut()
{
    setZoom(m_zoom / zoomStep);
}

void TimelineView::zoomToFit()
{
    setZoom(1);
}

QString TimelineView::toText() const
{
    return timelineText(m_picture.entries, m_assessment, m_zone, m_language);
}

QByteArray TimelineView::toSvg() const
{
    return timelineSvg(m_picture.entries, m_assessment, {m_zone, m_language, font()});
}

void TimelineView::copyText() const
{
    QGuiApplication::clipboard()->setText(toText());
}

void TimelineView::copySvg() const
{
    QGuiApplication::clipboard()->setMimeData(svgMimeData(toSvg()));
}

QString TimelineView::entryName(qsizetype index) const
{
    return entryText(m_picture.entries.at(index), m_assessment.issue.repo, m_zone, m_language);
}

QString TimelineView::entryDescription(qsizetype index) const
{
    return trapSentences(m_picture.entries.at(index), m_assessment, m_zone, m_language).join(u'\n');
}

QRect TimelineView::entryRect(qsizetype index) const
{
    const TimelineMark &mark = m_picture.layout.marks[m_picture.layout.markOfEntry.at(index)];
    const double half = m_picture.markSize / 2 + 2;
    const QPointF centre(mark.x + m_picture.gutter - m_picture.scrollX,
            m_picture.rows.laneMiddle(mark.lane) - m_picture.scrollY);
    return QRectF(centre - QPointF(half, half), QSizeF(2 * half, 2 * half)).toAlignedRect();
}

qsizetype TimelineView::entryAt(QPoint position) const
{
    const TimelineRows &rows = m_picture.rows;
    if (position.x() < m_picture.gutter || position.y() < rows.lanesTop || position.y() > rows.lanesBottom)
        return -1;
    const QPointF unscrolled(
            position.x() - m_picture.gutter + m_picture.scrollX, position.y() + m_picture.scrollY);
    const qsizetype found = markAt(m_picture.layout, rows, unscrolled, m_picture.markSize / 2 + 3);
    return found < 0 ? -1 : m_picture.layout.marks[found].shown;
}

QSize TimelineView::sizeHint() const
{
    return {640, 170};
}

QSize TimelineView::minimumSizeHint() const
{
    return {240, 110};
}

void TimelineView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    paintTimeline(painter, m_picture, themeColours(palette()));
}

TimelineFrame TimelineView::frameFor(double axisWidth) const
{
    const QFontMetricsF metrics(m_picture.labelFont);
    return timelineFrame(axisWidth, m_zone, m_language,
            [metrics](const QString &text) { return std::ceil(metrics.horizontalAdvance(text)); });
}

/// As wide as the lanes' names, within reason.
double TimelineView::gutterWidth(double width) const
{
    return timelineGutter(m_picture.layout, m_picture.labelFont, std::min(widestGutter, width * 0.28));
}

void TimelineView::layOut()
{
    m_picture.font = font();
    m_picture.labelFont = smallFont(font());
    m_picture.width = viewport()->width();
    m_picture.height = viewport()->height();
    // Twice where the gutter was made for other lanes: the second time it fits.
    for (int round = 0; round < 2; ++round) {
        const double axis = std::max(60.0, m_picture.width - m_picture.gutter) * m_zoom;
        m_picture.layout = layOutTimeline(m_picture.entries, m_assessment, frameFor(axis));
        const double gutter = gutterWidth(m_picture.width);
        if (gutter == m_picture.gutter)
            break;
        m_picture.gutter = gutter;
    }
    m_picture.rows = timelineRows(m_picture.height, m_picture.layout.lanes.size(),
            std::ceil(QFontMetricsF(m_picture.labelFont).height()));
    updateScrollBars();
    updateCaption();
    viewport()->update();
}

void TimelineView::updateScrollBars()
{
    const int page = static_cast<int>(m_picture.width - m_picture.gutter);
    horizontalScrollBar()->setPageStep(std::max(1, page));
    horizontalScrollBar()->setSingleStep(40);
    horizontalScrollBar()->setRange(0, std::max(0, static_cast<int>(m_picture.layout.width) - page));
    verticalScrollBar()->setPageStep(
            std::max(1, static_cast<int>(m_picture.rows.lanesBottom - m_picture.rows.lanesTop)));
    verticalScrollBar()->setSingleStep(static_cast<int>(m_picture.rows.laneHeight));
    verticalScrollBar()->setRange(0, static_cast<int>(std::ceil(m_picture.rows.scrollRange())));
    m_picture.scrollX = horizontalScrollBar()->value();
    m_picture.scrollY = verticalScrollBar()->value();
}

void TimelineView::updateCaption()
{
    const qsizetype told = m_hovered >= 0 ? m_hovered : m_picture.current;
    m_picture.caption = told >= 0 ? entryName(told) : QString();
    if (told >= 0 && !m_picture.entries[told].traps.isEmpty())
        m_picture.caption += u"   \u26a0 "_s + entryDescription(told).replace(u'\n', u"   "_s);
    m_picture.legend = m_picture.entries.isEmpty() ? tr("Nothing with a time is known of this issue.")
                                                   : legendText(m_language);
    viewport()->update();
}

/// Entry @p anchor stays where it is.
void TimelineView::zoomAround(double factor, qsizetype anchor)
{
    const double zoom = std::clamp(m_zoom * factor, 1.0, mostZoom);
    if (zoom == m_zoom)
        return;
    const auto place = [&] { return m_picture.layout.marks[m_picture.layout.markOfEntry[anchor]].x; };
    const double before = anchor >= 0 ? place() - m_picture.scrollX : 0;
    m_zoom = zoom;
    layOut();
    if (anchor >= 0)
        horizontalScrollBar()->setValue(static_cast<int>(std::lround(place() - before)));
    emit zoomChanged(zoom);
}

qsizetype TimelineView::nearestEntry(double viewportX) const
{
    const double x = viewportX - m_picture.gutter + m_picture.scrollX;
    const auto distance = [x](const TimelineMark &mark) { return std::abs(mark.x - x); };
    const auto nearest = std::ranges::min_element(m_picture.layout.marks, {}, distance);
    return nearest == m_picture.layout.marks.end() ? -1 : nearest->shown;
}

void TimelineView::activate(qsizetype index)
{
    if (index < 0)
        return;
    setCurrentEntry(index);
    emit eventActivated(m_picture.entries.at(index));
}

void TimelineView::setHovered(qsizetype index)
{
    if (m_hovered == index)
        return;
    m_hovered = index;
    viewport()->setCursor(index >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    updateCaption();
}

void TimelineView::retranslate()
{
    setAccessibleName(m_assessment.issue.number.isEmpty()
                    ? tr("Timeline")
                    : tr("Timeline of %1").arg(formatIssueRef(m_assessment.issue)));
    updateCaption();
}

} // namespace Winnow
