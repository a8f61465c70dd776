// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "auditreason.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QString missingForNode(const AuditEntry &entry)
{
    const bool isOfRow = entry.verdict == AuditVerdict::LeaveEmpty;
    // A note may be about the row.
    if (!isOfRow && entry.verdict != AuditVerdict::Note && entry.nodeId.isEmpty())
        return u"verdict '%1' needs the node of the reference"_s.arg(auditVerdictName(entry.verdict));
    if (isOfRow && !entry.nodeId.isEmpty())
        return u"verdict 'leave-empty' is of the row and takes no node"_s;
    return {};
}

QString missingForReplacement(const AuditEntry &entry)
{
    if (entry.verdict != AuditVerdict::Replace) {
        return entry.replacement.isNull()
                ? QString()
                : u"verdict '%1' takes no replacement"_s.arg(auditVerdictName(entry.verdict));
    }
    if (entry.replacement.id.isEmpty())
        return u"verdict 'replace' needs the other node"_s;
    if (entry.replacement.id == entry.nodeId)
        return u"a node cannot replace itself"_s;
    return {};
}

} // namespace

const QList<AuditReason> &auditReasons()
{
    static const QList<AuditReason> reasons{
            {u"does-not-say"_s, {u"节点未说此事"_s, u"Does not say so"_s}},
            {u"off-topic"_s, {u"主题不符"_s, u"Off topic"_s}},
            {u"too-general"_s, {u"过于笼统"_s, u"Too general"_s}},
            {u"outdated"_s, {u"内容过时"_s, u"Outdated"_s}},
            {u"contradicts"_s, {u"与行文矛盾"_s, u"Contradicts the row"_s}},
            {u"duplicate"_s, {u"与另一引用重复"_s, u"Same as another reference"_s}},
            {u"unreachable"_s, {u"打不开"_s, u"Cannot be reached"_s}},
            {u"other"_s, {u"其他（需备注）"_s, u"Other (note needed)"_s}},
    };
    return reasons;
}

QString auditReasonLabel(const QString &code, bool chinese)
{
    const auto found = std::ranges::find(auditReasons(), code, &AuditReason::code);
    if (found == auditReasons().end())
        return code;
    return chinese ? found->label.zh : found->label.en;
}

QString missingForAudit(const AuditEntry &entry)
{
    if (entry.batch.series.isEmpty())
        return u"an audit entry needs its batch"_s;
    if (entry.issue.repo.isEmpty() || entry.issue.number.isEmpty())
        return u"an audit entry needs its issue"_s;
    if (QString missing = missingForNode(entry); !missing.isNull())
        return missing;
    if (QString missing = missingForReplacement(entry); !missing.isNull())
        return missing;
    const bool hasNote = !entry.note.trimmed().isEmpty();
    if (entry.verdict == AuditVerdict::Reject && entry.reason.isEmpty())
        return u"verdict 'reject' needs a reason"_s;
    if (entry.reason == u"other" && !hasNote)
        return u"reason 'other' needs a note"_s;
    if (entry.verdict == AuditVerdict::Note && !hasNote)
        return u"a note needs its text"_s;
    return {};
}

} // namespace Winnow
