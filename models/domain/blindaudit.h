// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "auditsettings.h"
#include "auditstate.h"

namespace Winnow {

/// Whether everybody may see everything: always where one reviewer is enough, else from the moment when as many reviewers
/// as @p settings ask for have each judged every reference of @p rows, all rows of the batch. A reference that is
/// proposed later closes it again until they have judged that one, too.
bool isAuditOpen(const QList<RowAudit> &rows, const AuditSettings &settings);

/// Whether @p reviewer has judged every reference of @p rows.
bool hasJudgedAll(const QList<RowAudit> &rows, const QString &reviewer);

/// Entries of @p journal that @p reviewer may see while the audit is not open: their own, and whatever takes those
/// back. In the order of @p journal.
QList<AuditEntry> ownAudits(const QList<AuditEntry> &journal, const QString &reviewer);

} // namespace Winnow
