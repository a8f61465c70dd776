// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "kgaudit.h"
#include "localizedtext.h"

namespace Winnow {

/// A ground for rejecting a reference: its code in data, its label for people.
struct AuditReason
{
    QString code;
    LocalizedText label;
};

/// All of them, in the order in which a picker deals its digits.
const QList<AuditReason> &auditReasons();

/// The label of @p code in the language @p chinese asks for; the code itself where it is none of auditReasons().
QString auditReasonLabel(const QString &code, bool chinese);

/// Why @p entry cannot be recorded, or null: an issue and a batch are always needed, a node for all but LeaveEmpty, a
/// reason for Reject, a note for the reason `other` and for Note, another node for Replace. English, for the error's
/// detail.
QString missingForAudit(const AuditEntry &entry);

} // namespace Winnow
