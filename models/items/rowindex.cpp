// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "rowindex.h"

#include <algorithm>

namespace Winnow {

RowIndex::RowIndex(std::span<const qint64> ids)
{
    if (ids.empty())
        return;
    // Ids are row ids of one table, so a large selection fills most of the range: an array is then four times
    // as small as a hash and built in a few milliseconds for a million rows.
    const qint64 highest = std::ranges::max(ids);
    const bool dense = std::ranges::min(ids) >= 0 && highest < 16 * std::ssize(ids) + 1024;
    if (dense)
        m_dense.assign(static_cast<size_t>(highest) + 1, -1);
    else
        m_sparse.reserve(std::ssize(ids));
    for (qint32 row = 0; const qint64 id : ids) {
        if (dense)
            m_dense[static_cast<size_t>(id)] = row;
        else
            m_sparse.insert(id, row);
        ++row;
    }
}

int RowIndex::rowOf(qint64 id) const
{
    if (m_dense.empty())
        return m_sparse.value(id, -1);
    return id >= 0 && id < std::ssize(m_dense) ? m_dense[static_cast<size_t>(id)] : -1;
}

RowMapping::RowMapping(IssueIds oldIds, IssueIds newIds, std::shared_ptr<const RowIndex> newRows)
    : m_oldIds(std::move(oldIds))
    , m_newIds(std::move(newIds))
    , m_newRows(std::move(newRows))
{}

int RowMapping::newRow(int oldRow) const
{
    if (oldRow < 0 || oldRow >= std::ssize(*m_oldIds))
        return -1;
    return m_newRows->rowOf((*m_oldIds)[static_cast<size_t>(oldRow)]);
}

int RowMapping::nearestNewRow(int oldRow) const
{
    const int oldCount = static_cast<int>(m_oldIds->size());
    if (oldRow < 0 || oldRow >= oldCount)
        return -1;
    for (int row = oldRow; row < oldCount; ++row) {
        if (const int found = newRow(row); found >= 0)
            return found;
    }
    for (int row = oldRow - 1; row >= 0; --row) {
        if (const int found = newRow(row); found >= 0)
            return found;
    }
    return -1;
}

bool RowMapping::sharesAny() const
{
    return std::ranges::any_of(*m_oldIds, [this](qint64 id) { return m_newRows->rowOf(id) >= 0; });
}

} // namespace Winnow
