// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "candidatetable.h"

#include "candidatedelegate.h"
#include "candidateheader.h"
#include "tablenotice.h"
#include "theme/spacing.h"

#include <QEvent>
#include <QMenu>
#include <QScrollBar>

#include <algorithm>

namespace Winnow {

namespace {

/// Rows that stay in sight above and below the current one.
constexpr int rowsAround = 2;

} // namespace

CandidateTable::CandidateTable(CandidateModel &model, QWidget *parent)
    : QTableView(parent)
    , m_model(&model)
    , m_header(new CandidateHeader(this))
    , m_delegate(new CandidateDelegate(this))
    , m_notice(new TableNotice(viewport()))
{
    setHorizontalHeader(m_header);
    m_header->setSortIndicatorShown(true); // Qt takes it away from a table that does not sort by itself.
    setItemDelegate(m_delegate);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    setFrameShape(NoFrame);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    fitRowHeight();

    // Before the view hears of it: what is on the screen has to be noted while it still is.
    connect(m_model, &QAbstractItemModel::layoutAboutToBeChanged, this, &CandidateTable::noteAnchor);
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, &CandidateTable::noteAnchor);
    setModel(m_model);
    // A table without an editor has nothing to compose: keys are keys, with an input method on, too.
    setAttribute(Qt::WA_InputMethodEnabled, false);
    connect(m_model, &CandidateModel::selectionReplaced, this, &CandidateTable::restoreAnchor);
    connect(m_model, &CandidateModel::selectionArrived, this, &CandidateTable::showArrivedSelection);
    connect(m_model, &QAbstractItemModel::modelReset, this, &CandidateTable::updateNotice);

    m_header->resetColumns();
    connect(m_header, &CandidateHeader::orderRequested, this, &CandidateTable::orderRequested);
    connect(m_header, &CandidateHeader::columnsChanged, this, [this] {
        m_delegate->setChipsShown(!m_header->isColumnShown(CandidateColumn::Labels));
        viewport()->update();
        emit columnsChanged();
    });
    connect(m_header, &QWidget::customContextMenuRequested, this, [this](const QPoint &position) {
        QMenu *menu = createColumnsMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->popup(m_header->viewport()->mapToGlobal(position));
    });
    connect(this, &QAbstractItemView::doubleClicked, this,
            [this](const QModelIndex &index) { emit issueActivated(m_model->idAt(index.row())); });
    connect(m_notice, &TableNotice::actionRequested, this, &CandidateTable::clearFilterRequested);
    retranslate();
    updateNotice();
}

CandidateTable::~CandidateTable() = default;

qint64 CandidateTable::currentId() const
{
    return m_model->idAt(currentIndex().row());
}

bool CandidateTable::setCurrentId(qint64 id)
{
    const int row = m_model->rowOf(id);
    if (row < 0)
        return false;
    selectRow(row, false);
    return true;
}

QList<qint64> CandidateTable::selectedIds() const
{
    QList<std::pair<int, int>> ranges;
    for (const QItemSelectionRange &range : selectionModel()->selection())
        ranges.append({range.top(), range.bottom()});
    std::ranges::sort(ranges);
    QList<qint64> ids;
    int next = 0;
    for (const auto &[top, bottom] : std::as_const(ranges)) {
        for (int row = std::max(top, next); row <= bottom; ++row)
            ids.append(m_model->idAt(row));
        next = std::max(next, bottom + 1);
    }
    if (ids.isEmpty() && currentId() != 0)
        ids.append(currentId());
    return ids;
}

int CandidateTable::selectedCount() const
{
    int count = 0;
    for (const QItemSelectionRange &range : selectionModel()->selection())
        count += range.height();
    return count == 0 && currentIndex().isValid() ? 1 : count;
}

int CandidateTable::rowY(int row) const
{
    return rowViewportPosition(row);
}

bool CandidateTable::hasVisibleCurrent() const
{
    if (!currentIndex().isValid() || !isVisible())
        return false;
    const int y = rowY(currentIndex().row());
    return y + verticalHeader()->defaultSectionSize() > 0 && y < viewport()->height();
}

void CandidateTable::setOrder(PoolOrder order)
{
    m_header->setOrder(order);
}

QByteArray CandidateTable::saveColumns() const
{
    return m_header->saveColumns();
}

bool CandidateTable::restoreColumns(const QByteArray &state)
{
    const bool restored = m_header->restoreColumns(state);
    m_delegate->setChipsShown(!m_header->isColumnShown(CandidateColumn::Labels));
    return restored;
}

QMenu *CandidateTable::createColumnsMenu(QWidget *parent)
{
    auto *menu = new QMenu(tr("Columns"), parent);
    fillColumnsMenu(menu);
    // Columns change by other ways, too, and so does the language.
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillColumnsMenu(menu); });
    return menu;
}

void CandidateTable::fillColumnsMenu(QMenu *menu)
{
    menu->clear();
    menu->setTitle(tr("Columns"));
    for (const CandidateColumn column : allCandidateColumns) {
        QAction *action = menu->addAction(candidateColumnTitle(column));
        action->setCheckable(true);
        action->setChecked(m_header->isColumnShown(column));
        // Without its title a row says nothing.
        action->setEnabled(column != CandidateColumn::Title);
        connect(action, &QAction::toggled, m_header,
                [this, column](bool shown) { m_header->showColumn(column, shown); });
    }
    menu->addSeparator();
    connect(menu->addAction(tr("Columns as at first")), &QAction::triggered, m_header, [this] {
        m_header->resetColumns();
        emit m_header->columnsChanged();
    });
}

void CandidateTable::setFilterState(bool filtered, qint64 candidatesInAll)
{
    m_filtered = filtered;
    m_candidatesInAll = candidatesInAll;
    updateNotice();
}

QSize CandidateTable::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 110, verticalHeader()->defaultSectionSize() * 12};
}

void CandidateTable::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    if (!index.isValid())
        return;
    const int rowHeight = verticalHeader()->defaultSectionSize();
    const int height = viewport()->height();
    const int around = std::clamp((height - rowHeight) / 2, 0, rowsAround * rowHeight);
    const int y = rowY(index.row());
    int shift = 0;
    if (hint == PositionAtCenter)
        shift = y - (height - rowHeight) / 2;
    else if (hint == PositionAtTop || y < around)
        shift = hint == PositionAtTop ? y : y - around;
    else if (hint == PositionAtBottom || y + rowHeight > height - around)
        shift = y + rowHeight - height + (hint == PositionAtBottom ? 0 : around);
    if (shift != 0)
        verticalScrollBar()->setValue(verticalScrollBar()->value() + shift);
}

void CandidateTable::noteAnchor()
{
    m_replacing = true;
    m_currentRow = currentIndex().row();
    const int top = rowAt(0);
    m_anchorRow = hasVisibleCurrent() || top < 0 ? m_currentRow : top;
    m_anchorY = m_anchorRow < 0 ? 0 : rowY(m_anchorRow);
}

void CandidateTable::restoreAnchor(const RowMapping &mapping, CandidateModel::Place place)
{
    executeDelayedItemsLayout();
    m_extendFrom = -1;
    const bool isKept = place == CandidateModel::Place::Kept;
    const int anchor = isKept ? mapping.nearestNewRow(m_anchorRow) : -1;
    if (anchor >= 0)
        verticalScrollBar()->setValue(verticalScrollBar()->value() + rowY(anchor) - m_anchorY);
    else
        verticalScrollBar()->setValue(0);
    if (isKept && !currentIndex().isValid()) {
        const int row = mapping.nearestNewRow(m_currentRow);
        if (row >= 0)
            selectRow(row, false);
    }
    m_replacing = false;
    showArrivedSelection();
}

void CandidateTable::showArrivedSelection()
{
    m_replacing = false;
    if (!currentIndex().isValid() && m_model->rowCount() > 0)
        selectRow(0, false);
    announceCurrent();
    updateNotice();
    requestVisibleRows();
    viewport()->update();
}

void CandidateTable::announceCurrent()
{
    const qint64 id = currentId();
    if (m_replacing || id == m_lastCurrentId)
        return;
    m_lastCurrentId = id;
    emit currentIssueChanged(id);
}

void CandidateTable::requestVisibleRows()
{
    const int first = rowAt(0);
    if (first < 0 || m_replacing)
        return;
    const int last = rowAt(viewport()->height() - 1);
    m_model->ensureLoaded(first, last < 0 ? m_model->rowCount() - 1 : last);
}

void CandidateTable::fitRowHeight()
{
    const int height = m_delegate->lineHeight();
    verticalHeader()->setMinimumSectionSize(height);
    verticalHeader()->setDefaultSectionSize(height);
    verticalScrollBar()->setSingleStep(height);
}

void CandidateTable::updateNotice()
{
    const bool empty = m_model->rowCount() == 0 && m_model->hasSelection();
    m_notice->setVisible(empty);
    if (!empty)
        return;
    if (m_model->total() == 0)
        m_notice->setTexts(tr("There are no issues yet. Import a bundle to fill the pool."), {});
    else if (!m_filtered)
        m_notice->setTexts(
                tr("There are no candidates: the rules have dropped every issue of the pool."), {});
    else if (m_candidatesInAll >= 0)
        m_notice->setTexts(tr("No candidate matches. Clear the filter to see all %n.", nullptr,
                                   static_cast<int>(m_candidatesInAll)),
                tr("Clear the filter"));
    else
        m_notice->setTexts(
                tr("No candidate matches. Clear the filter to see all of them."), tr("Clear the filter"));
    m_notice->setGeometry(viewport()->rect());
}

void CandidateTable::retranslate()
{
    setAccessibleName(tr("Candidates"));
    setAccessibleDescription(tr("One issue a row. Arrow keys move, Shift with them selects several."));
    updateNotice();
}

void CandidateTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    m_header->fitTitle(viewport()->width());
    m_notice->setGeometry(viewport()->rect());
    requestVisibleRows();
}

void CandidateTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitRowHeight();
    else if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CandidateTable::scrollContentsBy(int dx, int dy)
{
    QTableView::scrollContentsBy(dx, dy);
    if (dx != 0)
        viewport()->update(); // The current row's bar stays at the left edge.
    requestVisibleRows();
}

void CandidateTable::updateGeometries()
{
    QTableView::updateGeometries();
    verticalScrollBar()->setSingleStep(verticalHeader()->defaultSectionSize());
    requestVisibleRows();
}

void CandidateTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    m_extendFrom = -1;
    viewport()->update(); // The whole row is marked, not the cell.
    announceCurrent();
}

void CandidateTable::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QTableView::selectionChanged(selected, deselected);
    emit selectedCountChanged(selectedCount());
}

void CandidateTable::focusInEvent(QFocusEvent *event)
{
    QTableView::focusInEvent(event);
    viewport()->update();
}

void CandidateTable::focusOutEvent(QFocusEvent *event)
{
    QTableView::focusOutEvent(event);
    viewport()->update();
}

} // namespace Winnow
