// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "decision.h"
#include "issueref.h"
#include "timestamp.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace Winnow {

/// What a reviewer says of a reference from a row to a node of the knowledge graph.
enum class AuditVerdict : quint8 {
    Accept, ///< The node says what the row says.
    Reject, ///< It does not, for a reason (auditreason.h).
    Replace, ///< Another node says it: AuditEntry::replacement.
    LeaveEmpty, ///< No node says it, and the row goes without on purpose. Of the row, not of one reference.
    Note ///< Only a note; the verdict that stands still does.
};

/// A node as a reference names it, with how it was found.
struct CitedNode
{
    QString id;
    QString title;
    QString url;
    QString kind;
    QString query;
    std::optional<double> score; ///< 0 to 1
    QString excerpt;

    bool isNull() const { return id.isNull(); }
    friend bool operator==(const CitedNode &, const CitedNode &) = default;
};

/// One entry of the append-only journal of the audit. A null string means "not given".
struct AuditEntry
{
    BatchRef batch;
    IssueRef issue;
    QString nodeId; ///< Null for LeaveEmpty.
    AuditVerdict verdict = AuditVerdict::Accept;
    QString reason; ///< Reject: a code of auditReasons(). LeaveEmpty: may have one, too.
    QString note;
    CitedNode replacement; ///< Replace only.
    /// Digest of what the node said then (nodeContent()), for Replace of what the replacement said: when it says something
    /// else, look again. Null where the workspace did not hold the node.
    QString content;
    bool isBlind = false; ///< Made without sight of other reviewers' verdicts.
    QString by;
    std::optional<Timestamp> at;
    QString id; ///< Identity across workspaces; see auditEntryId().
    QString undoes; ///< The entry that this one takes back, by id.
    QStringList
            supersedes; ///< Other people's entries it was made in view of: where they differ, this one settles it.
    QString step; ///< Entries of one act share it and are undone together.

    friend bool operator==(const AuditEntry &, const AuditEntry &) = default;
};

/// "accept", "reject", "replace", "leave-empty", "note".
QString auditVerdictName(AuditVerdict verdict);
std::optional<AuditVerdict> auditVerdictFromName(QStringView name);

/// @p entry's own id where it has one, else one made from all it says, so that the same entry coming in twice is one.
QString auditEntryId(const AuditEntry &entry);

/// Digest (lower-case hex) of what a node says: its title, address and text.
QString nodeContent(const QString &title, const QString &url, const QString &text);

/// Whether @p a was made before @p b: by time, then id, so that every order of arrival gives the same.
bool isEarlierAudit(const AuditEntry &a, const AuditEntry &b);

/// Entries of @p journal that no standing entry takes back and that take back nothing themselves, by time, then id.
QList<AuditEntry> standingAudits(QList<AuditEntry> journal);

} // namespace Winnow
