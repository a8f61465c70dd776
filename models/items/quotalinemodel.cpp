// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "quotalinemodel.h"

#include <algorithm>

namespace Winnow {

QuotaLineModel::QuotaLineModel(QObject *parent)
    : QAbstractTableModel(parent)
{}

int QuotaLineModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int QuotaLineModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : candidateColumnCount;
}

QVariant QuotaLineModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    return m_text.data(m_rows.at(index.row()), static_cast<CandidateColumn>(index.column()), role);
}

QVariant QuotaLineModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool named = orientation == Qt::Horizontal && section >= 0 && section < candidateColumnCount;
    if (!named || role != Qt::DisplayRole)
        return {};
    return candidateColumnTitle(static_cast<CandidateColumn>(section));
}

int QuotaLineModel::rowOf(qint64 id) const
{
    const auto found = std::ranges::find(m_rows, id, &IssueSummary::id);
    return found == m_rows.cend() ? -1 : static_cast<int>(found - m_rows.cbegin());
}

void QuotaLineModel::setRows(const QList<IssueSummary> &rows)
{
    if (rows == m_rows)
        return;
    emit layoutAboutToBeChanged();
    const QList<IssueSummary> oldRows = std::exchange(m_rows, rows);
    const QModelIndexList from = persistentIndexList();
    QModelIndexList to;
    for (const QModelIndex &index : from) {
        const int row = rowOf(oldRows.at(index.row()).id);
        to.append(row < 0 ? QModelIndex() : this->index(row, index.column()));
    }
    changePersistentIndexList(from, to);
    emit layoutChanged();
}

void QuotaLineModel::setLocale(const QLocale &locale)
{
    m_text.setLocale(locale);
    if (!m_rows.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, candidateColumnCount - 1));
}

} // namespace Winnow
