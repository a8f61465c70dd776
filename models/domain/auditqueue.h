// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "auditsettings.h"
#include "auditstate.h"

/// What a reviewer goes through: every row of an instalment with the references it proposes, as plain values.
namespace Winnow {

struct AuditQueueRow
{
    IssueRef issue;
    QString title; ///< Of the issue.
    QString url; ///< Its page.
    LocalizedText problem; ///< As the article has it, inline Markdown.
    LocalizedText answer;
    LocalizedText symptom; ///< Known beside the article; what is looked for may be said there only.
    LocalizedText action;
    QList<KgRefRecord> references; ///< As they came in, the best score first.
    QList<AuditEntry> journal; ///< All entries on the row in this batch, in no order that means anything.
    RowAudit audit; ///< What they come to; `references` of the same order.
};

struct AuditQueue
{
    BatchRef batch;
    AuditSettings settings;
    QList<AuditQueueRow> rows; ///< Kept issues in the order of the article's rows.
    QHash<QString, KgNodeRecord>
            nodes; ///< Those named by references and replacements that the workspace holds, by id.
    NodeContents contents; ///< What they say now: nodeContent() by id.
    bool isOpen = true; ///< Everybody may see everything (isAuditOpen()).
};

/// The row of @p issue; null where it is none.
AuditQueueRow *rowOf(AuditQueue &queue, const IssueRef &issue);

/// Derives all that follows from the journals of @p queue anew: the rows' states, and whether it is open.
void deriveQueue(AuditQueue &queue);

/// Adds @p entries of the queue's batch, each once, to the rows they are of, and derives anew what follows.
void addAudits(AuditQueue &queue, const QList<AuditEntry> &entries);

/// @p queue as @p reviewer may see it: where it is not open, with their own entries only, and the states that follow from
/// those.
AuditQueue queueSeenBy(AuditQueue queue, const QString &reviewer);

} // namespace Winnow
