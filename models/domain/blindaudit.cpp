// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "blindaudit.h"

#include "agreement.h"

#include <QSet>

#include <algorithm>

namespace Winnow {

bool hasJudgedAll(const QList<RowAudit> &rows, const QString &reviewer)
{
    return std::ranges::all_of(rows, [&reviewer](const RowAudit &row) {
        return std::ranges::all_of(row.references, [&reviewer](const ReferenceAudit &reference) {
            return std::ranges::contains(reference.lastWords, reviewer, &AuditEntry::by);
        });
    });
}

bool isAuditOpen(const QList<RowAudit> &rows, const AuditSettings &settings)
{
    if (!settings.isBlind())
        return true;
    const auto done = std::ranges::count_if(
            reviewersOf(rows), [&rows](const QString &reviewer) { return hasJudgedAll(rows, reviewer); });
    return done >= settings.reviewers;
}

QList<AuditEntry> ownAudits(const QList<AuditEntry> &journal, const QString &reviewer)
{
    QSet<QString> visible;
    const auto mayBeSeen = [&](const AuditEntry &entry) {
        const bool isOfOwn = entry.undoes.isEmpty() ? entry.by == reviewer : visible.contains(entry.undoes);
        return isOfOwn && !visible.contains(auditEntryId(entry));
    };
    // An undo is seen with what it takes back, an undo of that with it, and so on.
    for (bool found = true; found;) {
        found = false;
        for (const AuditEntry &entry : journal) {
            if (mayBeSeen(entry)) {
                visible.insert(auditEntryId(entry));
                found = true;
            }
        }
    }
    QList<AuditEntry> own;
    std::ranges::copy_if(journal, std::back_inserter(own),
            [&visible](const AuditEntry &entry) { return visible.contains(auditEntryId(entry)); });
    return own;
}

} // namespace Winnow
