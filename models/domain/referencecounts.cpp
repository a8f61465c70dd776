// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "referencecounts.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

bool isDisputed(const RowAudit &audit, const KgRefRecord &reference)
{
    const ReferenceAudit *found = audit.find(reference.nodeId);
    return found && found->state == ReferenceState::Disputed;
}

qint64 changedIn(const RowAudit &audit)
{
    return std::ranges::count_if(audit.references, [&audit](const ReferenceAudit &reference) {
        const CitedNode *replacement = reference.replacement();
        // A replacement that is a reference of the row itself counts as that.
        const bool isCited =
                reference.state == ReferenceState::Accepted || (replacement && !audit.find(replacement->id));
        return isCited && reference.change != NodeChange::None;
    });
}

} // namespace

ReferenceCounts &ReferenceCounts::operator+=(const ReferenceCounts &other)
{
    proposed += other.proposed;
    disputed += other.disputed;
    accepted += other.accepted;
    rejected += other.rejected;
    replaced += other.replaced;
    changed += other.changed;
    return *this;
}

ReferenceCounts countReferences(const QList<KgRefRecord> &effective, const RowAudit &audit)
{
    ReferenceCounts counts;
    for (const KgRefRecord &reference : effective) {
        const QString &state = reference.state;
        ++(isDisputed(audit, reference)          ? counts.disputed
                        : state == "accepted"_L1 ? counts.accepted
                        : state == "rejected"_L1 ? counts.rejected
                        : state == "replaced"_L1 ? counts.replaced
                                                 : counts.proposed);
    }
    counts.changed = changedIn(audit);
    return counts;
}

} // namespace Winnow
