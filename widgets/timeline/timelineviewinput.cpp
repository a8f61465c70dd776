// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "timelineview.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

#include <cmath>

namespace Winnow {

using namespace Qt::StringLiterals;

void TimelineView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

void TimelineView::scrollContentsBy(int, int)
{
    m_picture.scrollX = horizontalScrollBar()->value();
    m_picture.scrollY = verticalScrollBar()->value();
    viewport()->update();
}

void TimelineView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layOut();
    else if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        viewport()->update();
}

bool TimelineView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const qsizetype index = entryAt(help->pos());
        if (index < 0) {
            QToolTip::hideText();
            return true;
        }
        QStringList lines;
        const TimelineMark &mark = m_picture.layout.marks[m_picture.layout.markOfEntry[index]];
        for (const qsizetype entry : mark.entries.first(std::min<qsizetype>(12, mark.entries.size()))) {
            lines.append(entryName(entry).toHtmlEscaped());
            if (const QString traps = entryDescription(entry); !traps.isEmpty())
                lines.append(u"\u26a0 "_s + traps.toHtmlEscaped().replace(u'\n', u"<br>\u26a0 "_s));
        }
        if (mark.entries.size() > 12)
            lines.append(tr("and %n more", nullptr, static_cast<int>(mark.entries.size() - 12)));
        QToolTip::showText(
                help->globalPos(), u"<qt>%1</qt>"_s.arg(lines.join(u"<br>"_s)), viewport(), entryRect(index));
        return true;
    }
    if (event->type() == QEvent::Leave)
        setHovered(-1);
    return QAbstractScrollArea::viewportEvent(event);
}

bool TimelineView::moveByKey(int key)
{
    const qsizetype last = m_picture.entries.size() - 1;
    const qsizetype current = m_picture.current;
    switch (key) {
    case Qt::Key_Left:
        setCurrentEntry(current < 0 ? last : std::max<qsizetype>(0, current - 1));
        return true;
    case Qt::Key_Right:
        setCurrentEntry(std::min(last, current + 1));
        return true;
    case Qt::Key_Home:
        setCurrentEntry(0);
        return true;
    case Qt::Key_End:
        setCurrentEntry(last);
        return true;
    default:
        return false;
    }
}

void TimelineView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        copyText();
        return;
    }
    if (event->key() == Qt::Key_C && event->modifiers() == (Qt::ControlModifier | Qt::ShiftModifier)) {
        copySvg();
        return;
    }
    const Qt::KeyboardModifiers modifiers =
            event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier | Qt::ControlModifier);
    if (modifiers != Qt::NoModifier) {
        QAbstractScrollArea::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn();
        return;
    case Qt::Key_Minus:
        zoomOut();
        return;
    case Qt::Key_0:
        zoomToFit();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        activate(m_picture.current);
        return;
    case Qt::Key_Escape:
        emit leaveRequested();
        return;
    default:
        break;
    }
    const bool plain = event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::KeypadModifier;
    // Other keys belong to the desk: they must go up, not be eaten by the scroll area.
    if (!plain || !moveByKey(event->key()))
        event->ignore();
}

void TimelineView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_pressed = event->position().toPoint();
    m_pressedScroll = horizontalScrollBar()->value();
    m_isDragged = false;
}

void TimelineView::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint position = event->position().toPoint();
    if (!(event->buttons() & Qt::LeftButton)) {
        setHovered(entryAt(position));
        return;
    }
    const int moved = position.x() - m_pressed.x();
    m_isDragged |= std::abs(moved) >= QApplication::startDragDistance();
    if (!m_isDragged)
        return;
    viewport()->setCursor(Qt::ClosedHandCursor);
    horizontalScrollBar()->setValue(m_pressedScroll - moved);
}

void TimelineView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const qsizetype index = entryAt(event->position().toPoint());
    viewport()->setCursor(index >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (!m_isDragged)
        activate(index);
}

void TimelineView::wheelEvent(QWheelEvent *event)
{
    const QPoint delta = event->angleDelta();
    const int steps = delta.y() != 0 ? delta.y() : delta.x();
    if (event->modifiers() & Qt::ControlModifier) {
        zoomAround(std::pow(1.4, steps / 120.0), nearestEntry(event->position().x()));
        event->accept();
        return;
    }
    const bool along = event->modifiers() & Qt::ShiftModifier || std::abs(delta.x()) > std::abs(delta.y());
    QScrollBar *bar = along ? horizontalScrollBar() : verticalScrollBar();
    const int before = bar->value();
    bar->setValue(before - steps / 2);
    event->setAccepted(bar->value() != before);
}

void TimelineView::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu menu(this);
    menu.addAction(tr("Copy as text") + u"\tCtrl+C"_s, this, &TimelineView::copyText);
    menu.addAction(tr("Copy as SVG") + u"\tCtrl+Shift+C"_s, this, &TimelineView::copySvg);
    menu.addSeparator();
    menu.addAction(tr("Zoom in") + u"\t+"_s, this, &TimelineView::zoomIn);
    menu.addAction(tr("Zoom out") + u"\t-"_s, this, &TimelineView::zoomOut);
    menu.addAction(tr("Show all") + u"\t0"_s, this, &TimelineView::zoomToFit);
    menu.exec(event->globalPos());
}

void TimelineView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    m_picture.focused = true;
    // A visible place for the keyboard from the first moment.
    if (m_picture.current < 0 && event->reason() != Qt::MouseFocusReason && !m_picture.entries.isEmpty())
        setCurrentEntry(0);
    viewport()->update();
}

void TimelineView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    m_picture.focused = false;
    viewport()->update();
}

} // namespace Winnow
