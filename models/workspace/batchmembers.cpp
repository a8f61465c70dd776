// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "batchmembers.h"

#include "batches.h"
#include "workspace.h"

namespace Winnow {

WorkspaceResult<BatchMembers> BatchMembers::of(const Workspace &workspace, const BatchRef &batch)
{
    const auto current = currentBatch(workspace);
    if (!current)
        return std::unexpected(current.error());
    if (batch.isNull() || batch == *current)
        return BatchMembers(true, {});
    const auto record = batchRecord(workspace, batch);
    if (!record && record.error().code != WorkspaceErrorCode::NotFound)
        return std::unexpected(record.error());
    if (!record || (!record->since && !record->until))
        return BatchMembers(true, {});
    return BatchMembers(false, {record->since, record->until});
}

bool BatchMembers::has(
        const QList<Decision> &entries, const QString &state, std::optional<Timestamp> closedAt) const
{
    if (m_countsAll || !entries.isEmpty())
        return true;
    PrefilterSubject subject;
    subject.state = state;
    subject.closedAt = closedAt;
    return windowPlace(subject, m_window) == WindowPlace::Inside;
}

} // namespace Winnow
