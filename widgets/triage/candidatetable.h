// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "items/candidatemodel.h"

#include <QTableView>

class QMenu;

namespace Winnow {

class CandidateDelegate;
class CandidateHeader;
class TableNotice;

/// The candidate table as the editor works it: one line an issue, the current row always plain to see,
/// sorting asked for and not done here, columns that move, hide and come back. Keys of its own: arrows, Page
/// Up/Down, Home/End, Shift with them to select several, Ctrl+A, and J/K as arrows. Shortcuts of the window
/// go first; setLetterKeys(false) leaves J and K to them altogether.
class CandidateTable final : public QTableView
{
    Q_OBJECT

public:
    /// @p model must outlive the table.
    explicit CandidateTable(CandidateModel &model, QWidget *parent = nullptr);
    ~CandidateTable() override;

    /// The issue of the current row, 0 where there is none.
    qint64 currentId() const;
    /// Makes @p id the current row and the only selected one, if it is there. The view moves only as far as
    /// it must.
    bool setCurrentId(qint64 id);

    /// The selected issues in table order; the current one where nothing else is selected.
    QList<qint64> selectedIds() const;
    int selectedCount() const;

    /// Whether a decision may be made: there is a current row and it is in view.
    bool hasVisibleCurrent() const;

    /// Moves the current row by @p rows, at most to the ends; @p extend keeps what is selected and adds to
    /// it.
    void moveCurrent(int rows, bool extend = false);
    /// Goes on to the next undecided issue below, else from the top. Returns whether there was one.
    bool goToNextUndecided();

    void setLetterKeys(bool on) { m_letterKeys = on; }

    /// Shows which order the rows have.
    void setOrder(PoolOrder order);

    /// Columns as the user arranged them, for the settings. restoreColumns() refuses what it did not write.
    QByteArray saveColumns() const;
    bool restoreColumns(const QByteArray &state);

    /// A menu that shows and hides columns; also the context menu of the heading. Owned by @p parent.
    QMenu *createColumnsMenu(QWidget *parent);

    /// What the empty table says: whether a filter is set, and how many candidates there are without it (-1:
    /// unknown).
    void setFilterState(bool filtered, qint64 candidatesInAll);

    QSize sizeHint() const override;
    void keyboardSearch(const QString &) override {}
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;

signals:
    /// A heading was clicked; the session sorts, setOrder() then shows it.
    void orderRequested(Winnow::PoolOrder order);
    /// 0 where no row is current.
    void currentIssueChanged(qint64 id);
    void selectedCountChanged(int count);
    void columnsChanged();
    /// The button of the empty table that clears the filter was pressed.
    void clearFilterRequested();
    /// The row was double-clicked or Enter was pressed on it.
    void issueActivated(qint64 id);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void updateGeometries() override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void noteAnchor();
    void restoreAnchor(const RowMapping &mapping, CandidateModel::Place place);
    void requestVisibleRows();
    void fitRowHeight();
    void showArrivedSelection();
    void announceCurrent();
    void updateNotice();
    void fillColumnsMenu(QMenu *menu);
    void retranslate();
    void selectRow(int row, bool extend);
    int rowY(int row) const;

    CandidateModel *m_model;
    CandidateHeader *m_header;
    CandidateDelegate *m_delegate;
    TableNotice *m_notice;
    int m_anchorRow = -1; ///< The row that keeps its place on the screen while the rows change.
    int m_anchorY = 0; ///< Its place in the viewport, in pixels.
    int m_currentRow = -1; ///< Where the current row was before the rows changed.
    int m_extendFrom = -1; ///< Where a selection being extended began.
    qint64 m_lastCurrentId = 0;
    qint64 m_candidatesInAll = -1;
    bool m_filtered = false;
    bool m_letterKeys = true;
    bool m_replacing = false; ///< Rows are being replaced: current rows that pass by are not announced.
};

} // namespace Winnow
