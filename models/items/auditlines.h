// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "auditmark.h"
#include "auditscore.h"
#include "domain/textlanguage.h"

#include <QStringList>

#include <array>

/// The audit's queue as the lines that a reviewer goes through. Pure.
namespace Winnow {

/// What is judged: a reference of a row, or the row itself where it has none.
struct AuditSubject
{
    IssueRef issue;
    QString nodeId; ///< Null: the row.

    bool isNull() const { return issue.number.isEmpty(); }
    friend bool operator==(const AuditSubject &, const AuditSubject &) = default;
    friend size_t qHash(const AuditSubject &subject, size_t seed = 0)
    {
        return qHashMulti(seed, subject.issue, subject.nodeId);
    }
};

/// Which lines a queue shows.
enum class AuditShow : quint8 {
    All,
    Unaudited, ///< Without a word, as the reviewer may see it; see isUnaudited().
    Low,
    Disputed,
    Changed, ///< The node says something else since it was judged, or is gone.
    Empty ///< Rows without a reference.
};
inline constexpr size_t auditShowCount = 6;

/// "all", "unaudited", "low", "disputed", "changed", "empty", for the settings.
QString auditShowName(AuditShow show);
std::optional<AuditShow> auditShowFromName(QStringView name);

struct AuditFilter
{
    AuditShow show = AuditShow::All;
    QString repo; ///< Null: all.
    QString words; ///< All of them must occur in the row's texts, its issue or the node's title, query or id.

    friend bool operator==(const AuditFilter &, const AuditFilter &) = default;
};

/// One line: a heading over a row's references, a reference, or that there is none.
struct AuditLine
{
    enum class Kind : quint8 { Heading, Reference, Empty };

    Kind kind = Kind::Heading;
    qsizetype row = 0; ///< Into AuditQueue::rows.
    qsizetype reference = -1; ///< Into AuditQueueRow::references.
    AuditSubject subject;

    bool isSubject() const { return kind != Kind::Heading; }
    /// Same thing, wherever it stands.
    friend bool operator==(const AuditLine &a, const AuditLine &b)
    {
        return a.kind == b.kind && a.subject == b.subject;
    }
};

/// Whether reference number @p reference of @p row waits for a first word of @p reviewer: nobody has judged it, or, while
/// @p queue is blind and not open, not the reviewer.
bool isUnaudited(
        const AuditQueue &queue, const AuditQueueRow &row, qsizetype reference, const QString &reviewer);

/// Whether it wants a look: it is unaudited, disputed, or its node changed since.
bool wantsLook(
        const AuditQueue &queue, const AuditQueueRow &row, qsizetype reference, const QString &reviewer);

/// The lines of @p queue, as @p reviewer may see it (queueSeenBy()), that @p filter lets through; a heading over each row
/// that has one.
QList<AuditLine> auditLines(const AuditQueue &queue, const AuditFilter &filter, const QString &reviewer);

/// How many lines, headings not counted, each AuditShow would give with the rest of @p filter.
std::array<int, auditShowCount> auditLineCounts(
        const AuditQueue &queue, const AuditFilter &filter, const QString &reviewer);

/// Repositories with a row, in the order of the rows.
QStringList auditRepositories(const AuditQueue &queue);

struct AuditProgress
{
    int audited = 0; ///< References that do not wait for a first word.
    int references = 0;
    int disputed = 0;

    friend bool operator==(const AuditProgress &, const AuditProgress &) = default;
};

AuditProgress auditProgress(const AuditQueue &queue, const QString &reviewer);

/// The row's problem in @p language, else in the other, as it is read; the issue's title where neither is written.
QString rowTitle(const AuditQueueRow &row, TextLanguage language);

/// "kernel-forge#427": the issue without its organisation.
QString shortIssueName(const IssueRef &issue);

} // namespace Winnow
