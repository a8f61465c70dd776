// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "auditwords.h"

#include "domain/auditreason.h"
#include "evidence/timetext.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

bool isChinese(const QLocale &locale)
{
    return locale.language() == QLocale::Chinese;
}

QString momentText(const std::optional<Timestamp> &at, const QTimeZone &zone)
{
    return at ? formatMoment(*at, zone) : QString();
}

QString titleOf(const CitedNode &node)
{
    return node.title.isEmpty() ? node.id : node.title;
}

} // namespace

QString AuditWords::verdict(const AuditEntry &entry, const QLocale &locale)
{
    switch (entry.verdict) {
    case AuditVerdict::Accept:
        return tr("Accepted");
    case AuditVerdict::Reject:
        return entry.reason.isEmpty()
                ? tr("Rejected")
                : tr("Rejected as “%1”").arg(auditReasonLabel(entry.reason, isChinese(locale)));
    case AuditVerdict::Replace:
        return tr("Replaced by “%1”").arg(titleOf(entry.replacement));
    case AuditVerdict::LeaveEmpty:
        return tr("Row left empty on purpose");
    case AuditVerdict::Note:
        break;
    }
    return tr("Note");
}

QString AuditWords::recordState(const KgRefRecord &record, const QTimeZone &zone)
{
    const QString when = momentText(record.at, zone);
    if (record.state == "accepted"_L1)
        return tr("Came in as accepted by %1 on %2; not judged here").arg(record.by, when);
    if (record.state == "rejected"_L1)
        return tr("Came in as rejected by %1 on %2; not judged here").arg(record.by, when);
    if (record.state == "replaced"_L1)
        return tr("Came in as replaced by %1 on %2; not judged here").arg(record.by, when);
    return record.by.isEmpty() ? tr("Nobody has judged this reference yet.")
                               : tr("Proposed by %1; nobody has judged it yet.").arg(record.by);
}

QString AuditWords::referenceState(const KgRefRecord &record, const ReferenceAudit &audit, bool isBlind,
        const QLocale &locale, const QTimeZone &zone)
{
    if (!audit.ruling)
        return isBlind ? tr("You have not judged this reference yet.") : recordState(record, zone);
    if (audit.state == ReferenceState::Disputed)
        return tr("Disputed: the reviewers differ. Your word settles it.");
    // A verdict on another reference may be what holds here: it replaces that one by this.
    const QString said = audit.ruling->nodeId != audit.nodeId && audit.state == ReferenceState::Accepted
            ? tr("Accepted in place of another reference")
            : verdict(*audit.ruling, locale);
    //: %1 a verdict, %2 a name, %3 a time
    return tr("%1 by %2 on %3").arg(said, audit.ruling->by, momentText(audit.ruling->at, zone));
}

QString AuditWords::rowState(const RowAudit &audit, const QTimeZone &zone)
{
    if (!audit.leftEmpty)
        return tr("This row has no reference. Find one, or leave it empty on purpose.");
    return tr("Left empty on purpose by %1 on %2")
            .arg(audit.leftEmpty->by, momentText(audit.leftEmpty->at, zone));
}

QString AuditWords::nodeChange(const ReferenceAudit &audit, const QTimeZone &zone)
{
    if (audit.change == NodeChange::None || !audit.ruling)
        return {};
    const QString when = momentText(audit.ruling->at, zone);
    return audit.change == NodeChange::Changed
            ? tr("This page reads differently since %1 judged it on %2. Look again.")
                      .arg(audit.ruling->by, when)
            : tr("The workspace no longer holds this page, which %1 judged on %2.")
                      .arg(audit.ruling->by, when);
}

AuditWord AuditWords::word(const AuditEntry &entry, const QLocale &locale, const QTimeZone &zone)
{
    return {.who = entry.by,
            .mark = auditMark(entry.verdict),
            .isNote = entry.verdict == AuditVerdict::Note,
            .text = verdict(entry, locale),
            .note = entry.note,
            .when = momentText(entry.at, zone)};
}

QList<AuditWord> AuditWords::words(const ReferenceAudit &audit, const QLocale &locale, const QTimeZone &zone)
{
    QList<AuditEntry> entries = audit.lastWords + audit.notes;
    std::ranges::stable_sort(entries, isEarlierAudit);
    QList<AuditWord> words;
    for (const AuditEntry &entry : std::as_const(entries))
        words.append(word(entry, locale, zone));
    return words;
}

QList<AuditWord> AuditWords::words(const RowAudit &audit, const QLocale &locale, const QTimeZone &zone)
{
    QList<AuditWord> words;
    if (audit.leftEmpty)
        words.append(word(*audit.leftEmpty, locale, zone));
    for (const AuditEntry &entry : audit.notes)
        words.append(word(entry, locale, zone));
    return words;
}

} // namespace Winnow
