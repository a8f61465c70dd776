// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/auditqueue.h"
#include "makerecords.h"

/// Short ways to make a queue of the audit for tests.
namespace Winnow {

/// A row of issue @p name with a reference for each of @p nodes, best score first from 0.9 down in steps of 0.1.
inline AuditQueueRow aRow(QStringView name, const QStringList &nodes, const QString &problem = {})
{
    AuditQueueRow row;
    row.issue = ref(name);
    row.title = QStringLiteral("title of ") + row.issue.number;
    row.url = QStringLiteral("https://example.org/issues/") + row.issue.number;
    row.problem.zh = problem;
    double score = 0.9;
    for (const QString &node : nodes) {
        KgRefRecord record = aKgRef(name, node);
        record.nodeTitle = QStringLiteral("node ") + node;
        record.score = score;
        score -= 0.1;
        row.references.append(record);
    }
    return row;
}

inline AuditQueue aQueue(const QList<AuditQueueRow> &rows, int reviewers = 1)
{
    AuditQueue queue;
    queue.batch = {QStringLiteral("picks"), 7};
    queue.settings.reviewers = reviewers;
    queue.rows = rows;
    deriveQueue(queue);
    return queue;
}

/// What @p by says of @p node in row @p issue; reason off-topic for a rejection.
inline AuditEntry aWord(QStringView issue, const QString &node, AuditVerdict verdict, const QString &by,
        int atMinute = 0, const QString &content = {})
{
    AuditEntry entry;
    entry.batch = {QStringLiteral("picks"), 7};
    entry.issue = ref(issue);
    entry.nodeId = node;
    entry.verdict = verdict;
    if (verdict == AuditVerdict::Reject)
        entry.reason = QStringLiteral("off-topic");
    entry.content = content;
    entry.by = by;
    entry.at = minute(atMinute);
    return entry;
}

} // namespace Winnow
