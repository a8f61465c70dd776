// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "difffilesmodel.h"

#include "difftext.h"

#include <QLocale>

namespace Winnow {

void DiffFilesModel::setDiff(SharedDiff diff)
{
    beginResetModel();
    m_diff = std::move(diff);
    endResetModel();
}

void DiffFilesModel::refreshLookedAt()
{
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1), {LookedAtRole, Qt::AccessibleTextRole});
}

int DiffFilesModel::rowCount(const QModelIndex &parent) const
{
    return m_diff && !parent.isValid() ? static_cast<int>(m_diff->files().size()) : 0;
}

QVariant DiffFilesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const DiffFile &file = m_diff->files()[static_cast<size_t>(index.row())];
    const bool isLookedAt = m_isLookedAt && m_isLookedAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
    case PathRole:
        return DiffText::path(file);
    case AddedRole:
        return qint64{file.added};
    case RemovedRole:
        return qint64{file.removed};
    case BinaryRole:
        return file.isBinary;
    case LookedAtRole:
        return isLookedAt;
    case Qt::AccessibleTextRole: {
        const QLocale locale;
        const QString added = locale.toString(file.added);
        const QString removed = locale.toString(file.removed);
        return isLookedAt ? tr("%1, %2, %3 lines added, %4 removed, looked at")
                                    .arg(DiffText::path(file), DiffText::status(file), added, removed)
                          : tr("%1, %2, %3 lines added, %4 removed")
                                    .arg(DiffText::path(file), DiffText::status(file), added, removed);
    }
    default:
        return {};
    }
}

} // namespace Winnow
