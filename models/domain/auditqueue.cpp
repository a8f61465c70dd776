// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "auditqueue.h"

#include "blindaudit.h"

#include <QSet>

#include <algorithm>

namespace Winnow {

namespace {

void deriveRow(AuditQueueRow &row, const NodeContents &contents)
{
    row.audit = deriveRowAudit(row.references, row.journal, contents);
}

void deriveOpenness(AuditQueue &queue)
{
    QList<RowAudit> audits;
    for (const AuditQueueRow &row : std::as_const(queue.rows))
        audits.append(row.audit);
    queue.isOpen = isAuditOpen(audits, queue.settings);
}

} // namespace

AuditQueueRow *rowOf(AuditQueue &queue, const IssueRef &issue)
{
    const auto found = std::ranges::find(queue.rows, issue, &AuditQueueRow::issue);
    return found == queue.rows.end() ? nullptr : &*found;
}

void deriveQueue(AuditQueue &queue)
{
    for (AuditQueueRow &row : queue.rows)
        deriveRow(row, queue.contents);
    deriveOpenness(queue);
}

void addAudits(AuditQueue &queue, const QList<AuditEntry> &entries)
{
    QSet<IssueRef> touched;
    for (const AuditEntry &entry : entries) {
        AuditQueueRow *row = entry.batch == queue.batch ? rowOf(queue, entry.issue) : nullptr;
        if (!row || std::ranges::contains(row->journal, auditEntryId(entry), auditEntryId))
            continue;
        row->journal.append(entry);
        touched.insert(entry.issue);
    }
    for (const IssueRef &issue : std::as_const(touched))
        deriveRow(*rowOf(queue, issue), queue.contents);
    deriveOpenness(queue);
}

AuditQueue queueSeenBy(AuditQueue queue, const QString &reviewer)
{
    if (queue.isOpen)
        return queue;
    for (AuditQueueRow &row : queue.rows) {
        row.journal = ownAudits(row.journal, reviewer);
        deriveRow(row, queue.contents);
    }
    return queue;
}

} // namespace Winnow
