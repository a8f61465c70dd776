// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "items/candidatecolumn.h"

#include <QHeaderView>

namespace Winnow {

/// Width that shows what @p column holds as a rule, in pixels of @p metrics.
int usualColumnWidth(CandidateColumn column, const QFontMetrics &metrics);

/// The heading of the candidate table: columns that move, resize and hide and are saved by name, a title
/// column that takes the room the others leave, and clicks that ask for an order instead of sorting.
class CandidateHeader final : public QHeaderView
{
    Q_OBJECT

public:
    explicit CandidateHeader(QWidget *parent);

    /// Gives every column its first width and place. Needs the model.
    void resetColumns();

    void setOrder(PoolOrder order);
    PoolOrder order() const { return m_order; }

    QByteArray saveColumns() const;
    bool restoreColumns(const QByteArray &state);

    bool isColumnShown(CandidateColumn column) const;
    void showColumn(CandidateColumn column, bool shown);

    /// Gives the title the width that is left of @p width, as long as the user has not set it by hand.
    void fitTitle(int width);

signals:
    void orderRequested(Winnow::PoolOrder order);
    void columnsChanged();

private:
    void requestOrder(int section);
    void noteResize(int section);
    int firstWidth(CandidateColumn column) const;
    PoolOrder m_order;
    bool m_titleFits = true; ///< The title's width follows the room that is left.
    bool m_fitting = false;
};

} // namespace Winnow
