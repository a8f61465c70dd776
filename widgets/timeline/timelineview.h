// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "timelinepainter.h"

#include <QAbstractScrollArea>

namespace Winnow {

/// An issue and its changes on one axis of time, with the distance from merge to close drawn and named. Left
/// and Right go from event to event, Enter opens the one at hand; Ctrl and the wheel, + and - zoom, 0 shows
/// all; dragging and Shift with the wheel move along the axis.
class TimelineView final : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit TimelineView(QWidget *parent = nullptr);

    /// Shows @p entries, as buildTimeline() gives them, of the issue that @p assessment is of.
    void showTimeline(const QList<TimelineEntry> &entries, const Assessment &assessment);
    void clear();

    /// In which times are written; UTC at first.
    void setTimeZone(const QTimeZone &zone);
    /// Of what stands in the picture and in copies; English at first.
    void setTextLanguage(TextLanguage language);

    const QList<TimelineEntry> &entries() const { return m_picture.entries; }
    const TimelineLayout &timelineLayout() const { return m_picture.layout; }
    /// The entry under the keyboard, -1 for none.
    qsizetype currentEntry() const { return m_picture.current; }
    /// Puts the keyboard on entry @p index and brings it into sight.
    void setCurrentEntry(qsizetype index);

    /// 1 shows everything at once.
    double zoom() const { return m_zoom; }
    void setZoom(double zoom);

    /// One line an entry.
    QString toText() const;
    /// The whole picture in light colours, as an article may show it.
    QByteArray toSvg() const;

    /// What entry @p index says, and the facts of its traps; for tooltips and screen readers.
    QString entryName(qsizetype index) const;
    QString entryDescription(qsizetype index) const;
    /// Where entry @p index is drawn, in the viewport.
    QRect entryRect(qsizetype index) const;
    /// The entry drawn at @p position of the viewport, -1 for none.
    qsizetype entryAt(QPoint position) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

public slots:
    void zoomIn();
    void zoomOut();
    void zoomToFit();
    void copyText() const;
    void copySvg() const;

signals:
    /// Enter or a click: its text, or its change, is to be shown.
    void eventActivated(const Winnow::TimelineEntry &entry);
    void currentEntryChanged(qsizetype index);
    void zoomChanged(double zoom);
    /// Esc: the keyboard is to go back where it came from.
    void leaveRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent *event) override;

private:
    TimelineFrame frameFor(double axisWidth) const;
    double gutterWidth(double width) const;
    void layOut();
    void updateScrollBars();
    void updateCaption();
    void zoomAround(double factor, qsizetype entry);
    qsizetype nearestEntry(double viewportX) const;
    bool moveByKey(int key);
    void activate(qsizetype index);
    void setHovered(qsizetype index);
    void retranslate();

    TimelinePicture m_picture;
    Assessment m_assessment;
    QTimeZone m_zone = QTimeZone::utc();
    TextLanguage m_language = TextLanguage::English;
    double m_zoom = 1;
    qsizetype m_hovered = -1;
    QPoint m_pressed;
    int m_pressedScroll = 0;
    bool m_isDragged = false;
};

} // namespace Winnow
