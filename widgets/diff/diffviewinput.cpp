// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "diffview.h"

#include "diff/hiddencharacters.h"
#include "difftext.h"
#include "theme/spacing.h"

#include <QContextMenuEvent>
#include <QFontMetrics>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>
#include <QStyle>
#include <QToolTip>

#include <algorithm>

namespace Winnow {

void DiffView::keyPressEvent(QKeyEvent *event)
{
    if (handleMotion(event) || handleCommand(event)) {
        event->accept();
        return;
    }
    event->ignore();
}

bool DiffView::handleMotion(const QKeyEvent *event)
{
    const bool selects = event->modifiers().testFlag(Qt::ShiftModifier);
    const bool isControl = event->modifiers().testFlag(Qt::ControlModifier);
    const bool isAlt = event->modifiers().testFlag(Qt::AltModifier);
    const qsizetype page = std::max(1, viewport()->height() / rowHeight() - 1);
    Place place = m_caret;
    switch (event->key()) {
    case Qt::Key_Up:
        moveRows(-1, selects);
        return true;
    case Qt::Key_Down:
        moveRows(1, selects);
        return true;
    case Qt::Key_PageUp:
        moveRows(-page, selects);
        return true;
    case Qt::Key_PageDown:
        moveRows(page, selects);
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (isAlt) {
            place.side = event->key() == Qt::Key_Left ? Side::Old : Side::New;
            moveCaret(place, false);
        } else {
            moveColumns(event->key() == Qt::Key_Left ? -1 : 1, selects);
        }
        return true;
    case Qt::Key_Home:
    case Qt::Key_End:
        if (isControl)
            place.row = event->key() == Qt::Key_Home ? 0 : m_rows.rowCount() - 1;
        place.column = event->key() == Qt::Key_Home ? 0 : lengthOf(place.row, place.side);
        moveCaret(place, selects);
        m_wantedColumn = m_caret.column;
        ensureVisible(m_caret);
        return true;
    default:
        return false;
    }
}

bool DiffView::handleCommand(const QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        copy();
        return true;
    }
    if (event->matches(QKeySequence::SelectAll)) {
        selectAll();
        return true;
    }
    if (event->matches(QKeySequence::Find)) {
        emit findRequested();
        return true;
    }
    const bool isShift = event->modifiers().testFlag(Qt::ShiftModifier);
    if (event->key() == Qt::Key_F3) {
        isShift ? findPrevious() : findNext();
        return true;
    }
    if (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier))
        return false;
    switch (event->key()) {
    case Qt::Key_N:
        isShift ? goToNextFile() : goToNextHunk();
        return true;
    case Qt::Key_P:
        isShift ? goToPreviousFile() : goToPreviousHunk();
        return true;
    case Qt::Key_V:
        if (currentFile() >= 0)
            markLookedAt(currentFile(), !isLookedAt(currentFile()));
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        activateRow(m_caret.row);
        return true;
    case Qt::Key_Slash:
        emit findRequested();
        return true;
    case Qt::Key_Escape:
        if (hasSelection())
            moveCaret(m_caret, false);
        else
            emit leaveRequested();
        return true;
    default:
        return false;
    }
}

/// Opens or folds what @p row stands for.
void DiffView::activateRow(qsizetype row)
{
    if (row < 0 || row >= m_rows.rowCount())
        return;
    const DiffRow shown = m_rows.row(row);
    const DiffFile &file = m_rows.diff()->files()[static_cast<size_t>(shown.file)];
    const FoldReason reason = m_rows.foldReason(shown.file);
    if (shown.kind == DiffRowKind::Fold)
        changeRows([this, row] { m_rows.openFold(row); });
    else if (DiffText::canOpen(file, reason) && shown.kind != DiffRowKind::Line)
        setFolded(shown.file, false);
    else if (shown.kind == DiffRowKind::FileHead && reason == FoldReason::None && file.hunkCount > 0)
        setFolded(shown.file, true);
}

QRect DiffView::markBox(qsizetype row) const
{
    const QRect head = rowRect(row);
    const int width = fontMetrics().horizontalAdvance(DiffText::lookedAt())
            + style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, this) + 2 * space;
    return {head.right() - width - space, head.top(), width, 2 * head.height()};
}

bool DiffView::isMarkBox(QPoint at, qsizetype row) const
{
    const DiffRow shown = m_rows.row(row);
    return shown.kind == DiffRowKind::FileHead && markBox(row - shown.part).contains(at);
}

DiffView::Place DiffView::placeAt(QPoint at) const
{
    Place place;
    place.row = std::clamp<qsizetype>((at.y() + verticalScrollBar()->value()) / rowHeight(), 0,
            std::max<qsizetype>(0, m_rows.rowCount() - 1));
    place.side = layoutMode() == DiffLayout::SideBySide && at.x() < columns().numbers[1].left() ? Side::Old
                                                                                                : Side::New;
    return place;
}

void DiffView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || m_rows.rowCount() == 0)
        return;
    const QPoint at = event->position().toPoint();
    Place place = placeAt(at);
    if ((at.y() + verticalScrollBar()->value()) / rowHeight() >= m_rows.rowCount())
        return;
    const DiffRow row = m_rows.row(place.row);
    if (row.kind != DiffRowKind::Line) {
        place.row -= row.part;
        const bool isMark = isMarkBox(at, place.row);
        moveCaret(place, false);
        if (isMark)
            markLookedAt(row.file, !isLookedAt(row.file));
        else
            activateRow(place.row);
        return;
    }
    const qsizetype line = lineOf(row, place.side);
    if (line >= 0) {
        place.column =
                layoutOf(row, line).positionAt(at.x() - textRect(place.row, place.side).left() + scrolledX());
    }
    m_isSelecting = true;
    const bool selects = event->modifiers().testFlag(Qt::ShiftModifier);
    if (selects)
        place.side = m_anchor.side;
    moveCaret(place, selects);
    m_wantedColumn = m_caret.column;
}

void DiffView::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    if (!m_isSelecting || m_rows.rowCount() == 0) {
        const bool isLine = m_rows.rowCount() > 0 && m_rows.row(placeAt(at).row).kind == DiffRowKind::Line;
        viewport()->setCursor(isLine ? Qt::IBeamCursor : Qt::PointingHandCursor);
        return;
    }
    Place place = placeAt(at);
    place.side = m_anchor.side;
    const DiffRow row = m_rows.row(place.row);
    if (const qsizetype line = lineOf(row, place.side); line >= 0)
        place.column =
                layoutOf(row, line).positionAt(at.x() - textRect(place.row, place.side).left() + scrolledX());
    moveCaret(place, true);
    ensureVisible(m_caret);
}

void DiffView::mouseReleaseEvent(QMouseEvent *)
{
    m_isSelecting = false;
}

void DiffView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && lineAt(m_caret.row, m_caret.side) >= 0)
        selectWord();
}

void DiffView::contextMenuEvent(QContextMenuEvent *event)
{
    if (m_rows.rowCount() == 0)
        return;
    QMenu menu(this);
    menu.addAction(tr("Copy"), this, &DiffView::copy)->setEnabled(!currentText().isEmpty() || hasSelection());
    menu.addAction(tr("Copy the old lines"), this, [this] {
            copySide(Side::Old);
        })->setEnabled(!sideText(Side::Old).isEmpty());
    menu.addAction(tr("Copy the new lines"), this, [this] {
            copySide(Side::New);
        })->setEnabled(!sideText(Side::New).isEmpty());
    menu.addSeparator();
    menu.addAction(tr("Select all"), this, &DiffView::selectAll);
    menu.exec(event->globalPos());
}

bool DiffView::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto *const help = static_cast<QHelpEvent *>(event);
    QString text;
    if (m_rows.rowCount() > 0) {
        const Place place = placeAt(help->pos());
        const DiffRow row = m_rows.row(place.row);
        const qsizetype line = lineOf(row, place.side);
        if (row.kind == DiffRowKind::FileHead) {
            text = DiffText::path(m_rows.diff()->files()[static_cast<size_t>(row.file)]).toHtmlEscaped();
        } else if (line >= 0) {
            LineLayout &layout = layoutOf(row, line);
            const qreal x = help->pos().x() - textRect(place.row, place.side).left() + scrolledX();
            for (const HiddenCharacter &hidden : hiddenCharacters(layout.line().source())) {
                if (x >= layout.xOf(hidden.position) && x < layout.xOf(hidden.position + hidden.length)) {
                    text = hidden.turnsDirection
                            ? tr("%1 changes the direction in which the text after it is shown.")
                                      .arg(hidden.shown)
                            : tr("%1 cannot be seen in the file itself.").arg(hidden.shown);
                }
            }
        }
    }
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), text, viewport());
    return true;
}

void DiffView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void DiffView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace Winnow
