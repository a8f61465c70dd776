// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "kgaudit.h"
#include "records.h"

#include <QHash>

/// What the audit of a row's references comes to. Everything here is pure and does not depend on the order of entries, so
/// that journals of reviewers who worked apart give the same state however they are merged.
namespace Winnow {

enum class ReferenceState : quint8 {
    Unaudited, ///< Proposed, and nobody has judged it.
    Accepted,
    Rejected, ///< Or the row was left empty with it there.
    Replaced,
    Disputed ///< Two reviewers' last words differ, and neither knew the other's.
};

/// Whether a node still says what it said when it was judged.
enum class NodeChange : quint8 {
    None, ///< It does, or nobody kept what it said.
    Changed,
    Gone ///< The workspace no longer holds it.
};

/// What one reference comes to.
struct ReferenceAudit
{
    QString nodeId;
    ReferenceState state = ReferenceState::Unaudited;
    /// The word that holds: the latest of those that are not answered by another's; of a dispute the latest. Nothing where
    /// the record's own state counts, because no entry speaks of the reference. It may be a LeaveEmpty of the row, or the
    /// replacing of another reference by this one.
    std::optional<AuditEntry> ruling;
    QList<AuditEntry> lastWords; ///< Of each reviewer who judged it, by name.
    /// Likewise, the last that was made without sight of anybody else's; agreement is measured by these.
    QList<AuditEntry> ownWords;
    QList<AuditEntry> notes; ///< Standing ones on it, by time.
    NodeChange change = NodeChange::None; ///< Of the node that is cited: for Replaced the replacement.

    /// Of a Replaced one; null where only the record says that it was.
    const CitedNode *replacement() const;

    friend bool operator==(const ReferenceAudit &, const ReferenceAudit &) = default;
};

/// What a row's references come to.
struct RowAudit
{
    QList<ReferenceAudit> references; ///< In the order of the records.
    /// The word by which the row goes without a reference on purpose; nothing where it does not, or cites one after all.
    std::optional<AuditEntry> leftEmpty;
    QList<AuditEntry> notes; ///< Standing ones on the row itself, by time.

    const ReferenceAudit *find(const QString &nodeId) const;

    friend bool operator==(const RowAudit &, const RowAudit &) = default;
};

/// What nodes say at present: nodeContent() by id. A node that is not held is not in it.
using NodeContents = QHash<QString, QString>;

/// What @p entry says of the reference @p record: its verdict; Reject for a LeaveEmpty of the row, unless the reference was
/// proposed after it; Accept for a Replace of another reference by this one. Nothing where it says nothing of it, as a
/// Note does.
std::optional<AuditVerdict> verdictOn(const AuditEntry &entry, const KgRefRecord &record);

/// What the references of one row come to. @p journal holds all entries on the row in one batch, in any order, those taken
/// back and those that take back included. Of each reviewer the latest standing word on a reference counts. Words that
/// somebody else's last word was made in view of (`supersedes`, directly or through entries in between) are answered by
/// it; where those left over differ in verdict or replacement, the reference is disputed. Reasons may differ.
/// Where no entry speaks, the record's own state does (what upstream workers accepted is accepted).
RowAudit deriveRowAudit(
        const QList<KgRefRecord> &references, const QList<AuditEntry> &journal, const NodeContents &contents);

/// @p references, of one row, with the states, authors, times and notes that @p audit gives them: "proposed" for what is
/// unaudited or disputed. Behind them a further accepted one for each replacement that is not a reference of the row
/// already.
QList<KgRefRecord> effectiveReferences(const QList<KgRefRecord> &references, const RowAudit &audit);

} // namespace Winnow
