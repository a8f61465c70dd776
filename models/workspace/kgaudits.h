// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/kgaudit.h"
#include "journal.h"

namespace Winnow {

/// Records what a reviewer says of references as one step: durable when the call returns, and undone as a whole by
/// Journal::undo(). Filled in are time and id; the step where the first entry names none; whether it is blind, by the
/// batch's settings; which words of others it was made in view of, none of them while the audit is blind; and what the
/// judged (for Replace: the replacing) node says, where the workspace holds it and the entry does not know better.
/// InvalidArgument where an entry lacks what it needs (missingForAudit()), NotFound where the workspace does not hold an
/// issue; nothing is recorded then.
WorkspaceResult<RecordedStep> recordAudits(Workspace &workspace, QList<AuditEntry> entries);

/// All entries on @p batch, in no order that means anything.
WorkspaceResult<QList<AuditEntry>> auditsOf(const Workspace &workspace, const BatchRef &batch);

/// The entries of the step @p step that was made here.
WorkspaceResult<QList<AuditEntry>> auditsOfStep(const Workspace &workspace, const QString &step);

} // namespace Winnow
