// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "audittext.h"

#include "domain/auditreason.h"

namespace Winnow {

QString AuditText::outcome(const DecisionOutcome &outcome, const QString &title, const QLocale &locale)
{
    const AuditEntry &first = outcome.audits.constFirst();
    const QString row = shortIssueName(first.issue);
    switch (outcome.kind) {
    case DecisionOutcome::Kind::Undone:
        return first.nodeId.isNull() ? tr("Took back what was said of %1.").arg(row)
                                     : tr("Took the word on “%1” of %2 back.").arg(title, row);
    case DecisionOutcome::Kind::Redone:
        return first.nodeId.isNull() ? tr("Said the same of %1 again.").arg(row)
                                     : tr("Said the same of “%1” of %2 again.").arg(title, row);
    default:
        return recorded(first, title, locale);
    }
}

QString AuditText::recorded(const AuditEntry &entry, const QString &title, const QLocale &locale)
{
    const QString row = shortIssueName(entry.issue);
    switch (entry.verdict) {
    case AuditVerdict::Accept:
        return tr("Accepted “%1” for %2.").arg(title, row);
    case AuditVerdict::Reject:
        return tr("Rejected “%1” for %2 as “%3”.")
                .arg(title, row, auditReasonLabel(entry.reason, locale.language() == QLocale::Chinese));
    case AuditVerdict::Replace:
        return tr("Replaced “%1” by “%2” for %3.").arg(title, entry.replacement.title, row);
    case AuditVerdict::LeaveEmpty:
        return tr("Left %1 without a reference, on purpose.").arg(row);
    case AuditVerdict::Note:
        break;
    }
    return tr("Wrote a note on %1.").arg(row);
}

} // namespace Winnow
