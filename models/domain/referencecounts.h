// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "auditstate.h"

namespace Winnow {

/// References by what their audit makes of them, each counted once but for `changed`.
struct ReferenceCounts
{
    qint64 proposed = 0; ///< Nobody has judged them; a state that nobody knows counts here, too.
    qint64 disputed = 0;
    qint64 accepted = 0;
    qint64 rejected = 0;
    qint64 replaced = 0;
    qint64 changed = 0; ///< Cited nodes that do not say what they said when they were accepted.

    /// Those that a row rests on, or would.
    qint64 cited() const { return accepted + proposed + disputed; }

    ReferenceCounts &operator+=(const ReferenceCounts &other);
    friend bool operator==(const ReferenceCounts &, const ReferenceCounts &) = default;
};

/// Counts the references of one row: @p effective are effectiveReferences() by @p audit.
ReferenceCounts countReferences(const QList<KgRefRecord> &effective, const RowAudit &audit);

} // namespace Winnow
