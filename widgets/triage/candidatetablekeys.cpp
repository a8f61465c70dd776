// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

// How the keyboard moves through the candidate table.

#include "candidatetable.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>

namespace Winnow {

void CandidateTable::selectRow(int row, bool extend)
{
    const QModelIndex index = m_model->index(row, std::max(0, currentIndex().column()));
    const auto mode = extend ? QItemSelectionModel::SelectCurrent : QItemSelectionModel::ClearAndSelect;
    selectionModel()->setCurrentIndex(index, mode | QItemSelectionModel::Rows);
}

void CandidateTable::moveCurrent(int rows, bool extend)
{
    const int count = m_model->rowCount();
    if (count == 0)
        return;
    const int from = currentIndex().row();
    const int to = from < 0 ? 0 : std::clamp(from + rows, 0, count - 1);
    if (!extend) {
        selectRow(to, false);
        return;
    }
    // As Qt does with Shift: from where the selection began to where it has come.
    if (m_extendFrom < 0 || m_extendFrom >= count)
        m_extendFrom = std::max(0, from);
    const QItemSelection range(m_model->index(std::min(m_extendFrom, to), 0),
            m_model->index(std::max(m_extendFrom, to), candidateColumnCount - 1));
    const int start = std::exchange(m_extendFrom, -1);
    selectionModel()->select(range, QItemSelectionModel::ClearAndSelect);
    selectionModel()->setCurrentIndex(
            m_model->index(to, std::max(0, currentIndex().column())), QItemSelectionModel::NoUpdate);
    m_extendFrom = start;
}

bool CandidateTable::goToNextUndecided()
{
    const int row = m_model->nextUndecidedRow(currentIndex().row());
    if (row < 0)
        return false;
    selectRow(row, false);
    return true;
}

void CandidateTable::keyPressEvent(QKeyEvent *event)
{
    const bool extend = event->modifiers() & Qt::ShiftModifier;
    const bool plain = !(event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    const int page = std::max(1, viewport()->height() / verticalHeader()->defaultSectionSize() - 1);
    const int all = m_model->rowCount();
    int rows = 0;
    switch (plain ? event->key() : 0) {
    case Qt::Key_J:
        rows = m_letterKeys ? 1 : 0;
        break;
    case Qt::Key_K:
        rows = m_letterKeys ? -1 : 0;
        break;
    case Qt::Key_Down:
        rows = 1;
        break;
    case Qt::Key_Up:
        rows = -1;
        break;
    case Qt::Key_PageDown:
        rows = page;
        break;
    case Qt::Key_PageUp:
        rows = -page;
        break;
    case Qt::Key_End:
        rows = all;
        break;
    case Qt::Key_Home:
        rows = -all;
        break;
    case Qt::Key_Left:
    case Qt::Key_Right:
        horizontalScrollBar()->triggerAction(event->key() == Qt::Key_Left
                        ? QAbstractSlider::SliderSingleStepSub
                        : QAbstractSlider::SliderSingleStepAdd);
        return;
    case Qt::Key_Escape:
        if (selectedCount() <= 1)
            return event->ignore();
        return selectRow(currentIndex().row(), false);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit issueActivated(currentId());
        return;
    default:
        break;
    }
    if (rows != 0)
        moveCurrent(rows, extend);
    else if (event->matches(QKeySequence::SelectAll))
        selectAll();
    else if (event->matches(QKeySequence::MoveToStartOfDocument)
            || event->matches(QKeySequence::MoveToEndOfDocument))
        moveCurrent(event->key() == Qt::Key_Home ? -all : all);
    else
        event->ignore(); // Letters are shortcuts of the window, not a search among a million titles.
}

} // namespace Winnow
