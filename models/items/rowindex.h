// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHash>

#include <memory>
#include <span>
#include <vector>

namespace Winnow {

using IssueIds = std::shared_ptr<const std::vector<qint64>>;

/// Finds the row of an issue.
class RowIndex final
{
public:
    RowIndex() = default;
    explicit RowIndex(std::span<const qint64> ids);

    /// The row of issue @p id, -1 where it has none.
    int rowOf(qint64 id) const;

private:
    std::vector<qint32> m_dense; ///< Index id; used where the ids lie close together.
    QHash<qint64, qint32> m_sparse;
};

/// Where the rows of one selection went in the next one.
class RowMapping final
{
public:
    /// @p newRows finds rows in the new selection.
    RowMapping(IssueIds oldIds, IssueIds newIds, std::shared_ptr<const RowIndex> newRows);

    /// The new row of the issue at @p oldRow, -1 where it is gone.
    int newRow(int oldRow) const;

    /// The new row of the issue at @p oldRow or, where it is gone, of the next one below that is still there,
    /// else of the next one above; -1 where none is left.
    int nearestNewRow(int oldRow) const;

    /// Whether any issue is in both selections.
    bool sharesAny() const;

private:
    IssueIds m_oldIds;
    IssueIds m_newIds;
    std::shared_ptr<const RowIndex> m_newRows;
};

} // namespace Winnow
