// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sweeplogmodel.h"

#include <algorithm>

namespace Winnow {

void SweepLogModel::clear()
{
    beginResetModel();
    m_entries.clear();
    endResetModel();
}

void SweepLogModel::append(const QList<SweepLogEntry> &entries)
{
    if (entries.isEmpty())
        return;
    const auto first = static_cast<int>(m_entries.size());
    beginInsertRows({}, first, first + static_cast<int>(entries.size()) - 1);
    m_entries.append(entries);
    endInsertRows();
}

void SweepLogModel::setLanguage(TextLanguage language)
{
    if (language == m_language)
        return;
    m_language = language;
    if (!m_entries.isEmpty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

qsizetype SweepLogModel::countOf(SweepLogKind kind) const
{
    return std::ranges::count(m_entries, kind, &SweepLogEntry::kind);
}

int SweepLogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant SweepLogModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SweepLogEntry &entry = m_entries.at(index.row());
    if (role == KindRole)
        return static_cast<int>(entry.kind);
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return formatLogEntry(entry, m_language == TextLanguage::Chinese);
    return {};
}

} // namespace Winnow
