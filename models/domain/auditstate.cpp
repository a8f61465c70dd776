// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "auditstate.h"

#include <QMap>
#include <QSet>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

ReferenceState stateOf(AuditVerdict verdict)
{
    switch (verdict) {
    case AuditVerdict::Accept:
        return ReferenceState::Accepted;
    case AuditVerdict::Reject:
    case AuditVerdict::LeaveEmpty:
        return ReferenceState::Rejected;
    case AuditVerdict::Replace:
        return ReferenceState::Replaced;
    case AuditVerdict::Note:
        break;
    }
    return ReferenceState::Unaudited;
}

/// The state that a record came in with.
ReferenceState stateOf(const KgRefRecord &record)
{
    if (record.state == "accepted"_L1)
        return ReferenceState::Accepted;
    if (record.state == "rejected"_L1)
        return ReferenceState::Rejected;
    if (record.state == "replaced"_L1)
        return ReferenceState::Replaced;
    return ReferenceState::Unaudited;
}

QString stateName(ReferenceState state)
{
    switch (state) {
    case ReferenceState::Accepted:
        return u"accepted"_s;
    case ReferenceState::Rejected:
        return u"rejected"_s;
    case ReferenceState::Replaced:
        return u"replaced"_s;
    case ReferenceState::Unaudited:
    case ReferenceState::Disputed:
        break;
    }
    return u"proposed"_s;
}

/// All entries on one row: which stand, and who knew of whom.
class RowJournal final
{
public:
    explicit RowJournal(const QList<AuditEntry> &journal)
        : m_standing(standingAudits(journal))
    {
        for (const AuditEntry &entry : journal)
            m_supersedes.insert(auditEntryId(entry), entry.supersedes);
    }

    /// By time.
    const QList<AuditEntry> &standing() const { return m_standing; }

    /// Whether @p entry was made in view of @p other, directly or through an entry in between.
    bool wasMadeInViewOf(const AuditEntry &entry, const AuditEntry &other) const
    {
        const QString wanted = auditEntryId(other);
        QStringList pending = entry.supersedes;
        QSet<QString> visited;
        while (!pending.isEmpty()) {
            const QString id = pending.takeLast();
            if (id == wanted)
                return true;
            if (visited.contains(id))
                continue;
            visited.insert(id);
            pending += m_supersedes.value(id);
        }
        return false;
    }

private:
    QList<AuditEntry> m_standing;
    QHash<QString, QStringList> m_supersedes;
};

/// Those of @p words, one a reviewer, that no other of them was made in view of. All, where each answers another in a
/// circle, which no honest journal has.
QList<AuditEntry> unansweredWords(const QList<AuditEntry> &words, const RowJournal &journal)
{
    QList<AuditEntry> unanswered;
    for (const AuditEntry &word : words) {
        const bool isAnswered = std::ranges::any_of(words, [&](const AuditEntry &other) {
            return other.by != word.by && journal.wasMadeInViewOf(other, word);
        });
        if (!isAnswered)
            unanswered.append(word);
    }
    return unanswered.isEmpty() ? words : unanswered;
}

bool differ(const AuditEntry &a, const AuditEntry &b, const KgRefRecord &record)
{
    const auto verdict = verdictOn(a, record);
    return verdict != verdictOn(b, record)
            || (verdict == AuditVerdict::Replace && a.replacement.id != b.replacement.id);
}

NodeChange changeSince(const AuditEntry &ruling, const QString &nodeId, const NodeContents &contents)
{
    if (ruling.content.isEmpty())
        return NodeChange::None;
    const auto present =
            contents.constFind(ruling.verdict == AuditVerdict::Replace ? ruling.replacement.id : nodeId);
    if (present == contents.cend())
        return NodeChange::Gone;
    return *present == ruling.content ? NodeChange::None : NodeChange::Changed;
}

ReferenceAudit auditOf(const KgRefRecord &record, const RowJournal &journal, const NodeContents &contents)
{
    ReferenceAudit audit;
    audit.nodeId = record.nodeId;
    audit.state = stateOf(record);
    QMap<QString, AuditEntry> lastWords;
    QMap<QString, AuditEntry> ownWords;
    for (const AuditEntry &entry : journal.standing()) {
        if (verdictOn(entry, record)) {
            lastWords.insert(entry.by, entry);
            if (entry.supersedes.isEmpty())
                ownWords.insert(entry.by, entry);
        } else if (entry.verdict == AuditVerdict::Note && entry.nodeId == record.nodeId) {
            audit.notes.append(entry);
        }
    }
    if (lastWords.isEmpty())
        return audit;
    audit.lastWords = lastWords.values();
    audit.ownWords = ownWords.values();
    const QList<AuditEntry> open = unansweredWords(audit.lastWords, journal);
    const AuditEntry &ruling = *std::ranges::max_element(open, isEarlierAudit);
    const bool isDisputed =
            std::ranges::any_of(open, [&](const AuditEntry &other) { return differ(ruling, other, record); });
    audit.state = isDisputed ? ReferenceState::Disputed : stateOf(*verdictOn(ruling, record));
    audit.change = changeSince(ruling, record.nodeId, contents);
    audit.ruling = ruling;
    return audit;
}

/// The latest LeaveEmpty that its own reviewer did not go back on by citing something.
std::optional<AuditEntry> latestLeftEmpty(const QList<AuditEntry> &standing)
{
    QMap<QString, AuditEntry> words;
    for (const AuditEntry &entry : standing) {
        if (entry.verdict == AuditVerdict::LeaveEmpty)
            words.insert(entry.by, entry);
        else if (entry.verdict == AuditVerdict::Accept || entry.verdict == AuditVerdict::Replace)
            words.remove(entry.by);
    }
    const auto latest = std::ranges::max_element(words, isEarlierAudit);
    return latest == words.end() ? std::nullopt : std::optional(*latest);
}

/// The record of the node that replaces @p replaced.
KgRefRecord replacementRecord(const KgRefRecord &replaced, const AuditEntry &ruling)
{
    const CitedNode &node = ruling.replacement;
    KgRefRecord record;
    record.issue = replaced.issue;
    record.nodeId = node.id;
    record.nodeTitle = node.title;
    record.nodeUrl = node.url;
    record.nodeKind = node.kind;
    record.query = node.query;
    record.score = node.score;
    record.excerpt = node.excerpt;
    record.state = stateName(ReferenceState::Accepted);
    record.by = ruling.by;
    record.at = ruling.at;
    record.note = ruling.note;
    return record;
}

} // namespace

const CitedNode *ReferenceAudit::replacement() const
{
    return state == ReferenceState::Replaced && ruling ? &ruling->replacement : nullptr;
}

const ReferenceAudit *RowAudit::find(const QString &nodeId) const
{
    const auto found = std::ranges::find(references, nodeId, &ReferenceAudit::nodeId);
    return found == references.end() ? nullptr : &*found;
}

std::optional<AuditVerdict> verdictOn(const AuditEntry &entry, const KgRefRecord &record)
{
    switch (entry.verdict) {
    case AuditVerdict::Note:
        return std::nullopt;
    case AuditVerdict::LeaveEmpty: {
        const bool isLater = record.at && entry.at && *record.at > *entry.at;
        return isLater ? std::nullopt : std::optional(AuditVerdict::Reject);
    }
    case AuditVerdict::Accept:
    case AuditVerdict::Reject:
    case AuditVerdict::Replace:
        break;
    }
    if (entry.nodeId == record.nodeId)
        return entry.verdict;
    if (entry.verdict == AuditVerdict::Replace && entry.replacement.id == record.nodeId)
        return AuditVerdict::Accept;
    return std::nullopt;
}

RowAudit deriveRowAudit(
        const QList<KgRefRecord> &references, const QList<AuditEntry> &journal, const NodeContents &contents)
{
    const RowJournal row(journal);
    RowAudit audit;
    bool isCited = false;
    for (const KgRefRecord &record : references) {
        audit.references.append(auditOf(record, row, contents));
        const ReferenceAudit &one = audit.references.constLast();
        isCited = isCited || one.state == ReferenceState::Accepted || one.state == ReferenceState::Disputed
                || one.replacement();
    }
    if (!isCited)
        audit.leftEmpty = latestLeftEmpty(row.standing());
    std::ranges::copy_if(row.standing(), std::back_inserter(audit.notes), [](const AuditEntry &entry) {
        return entry.verdict == AuditVerdict::Note && entry.nodeId.isEmpty();
    });
    return audit;
}

QList<KgRefRecord> effectiveReferences(const QList<KgRefRecord> &references, const RowAudit &audit)
{
    QList<KgRefRecord> effective;
    QList<KgRefRecord> replacements;
    QSet<QString> known;
    for (const KgRefRecord &record : references)
        known.insert(record.nodeId);
    for (const KgRefRecord &record : references) {
        KgRefRecord shown = record;
        const ReferenceAudit *reference = audit.find(record.nodeId);
        if (reference && reference->ruling) {
            const AuditEntry &ruling = *reference->ruling;
            shown.state = stateName(reference->state);
            shown.by = ruling.by;
            shown.at = ruling.at;
            shown.note = ruling.note;
            if (const CitedNode *node = reference->replacement(); node && !known.contains(node->id)) {
                known.insert(node->id);
                replacements.append(replacementRecord(record, ruling));
            }
        }
        effective.append(shown);
    }
    return effective + replacements;
}

} // namespace Winnow
