// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "unifieddiff/diff.h"

#include <QAbstractListModel>

#include <functional>

namespace Winnow {

/// The files of a diff, one a row.
class DiffFilesModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        PathRole = Qt::UserRole, ///< QString, as DiffText::path().
        AddedRole, ///< qint64
        RemovedRole,
        BinaryRole, ///< bool
        LookedAtRole ///< bool
    };

    using QAbstractListModel::QAbstractListModel;

    void setDiff(SharedDiff diff);
    /// @p isLookedAt says so of a row; asked whenever that row is drawn.
    void setLookedAt(std::function<bool(int)> isLookedAt) { m_isLookedAt = std::move(isLookedAt); }
    /// The marks have changed.
    void refreshLookedAt();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    SharedDiff m_diff;
    std::function<bool(int)> m_isLookedAt;
};

} // namespace Winnow
