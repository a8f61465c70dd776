// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"

/// Short ways to say what a test is about; what a test does not name stays "not given".
namespace Winnow {

/// The issue or change named `org/repo#N`.
inline IssueRef ref(QStringView text)
{
    const auto parsed = parseIssueRef(text);
    if (!parsed)
        qFatal("not an issue: %s", qPrintable(text.toString()));
    return *parsed;
}

/// The moment named as in a bundle.
inline Timestamp at(QStringView text)
{
    const auto parsed = parseTimestamp(text);
    if (!parsed)
        qFatal("not a time: %s", qPrintable(text.toString()));
    return *parsed;
}

/// Minute @p count of the day all short test histories happen on.
inline Timestamp minute(int count)
{
    return at(u"2026-09-18T08:00:00Z") + std::chrono::minutes(count);
}

/// A closed issue.
inline IssueRecord anIssue(
        QStringView name, const QString &title = QStringLiteral("a title"), int closedMinute = 0)
{
    IssueRecord issue;
    issue.ref = ref(name);
    issue.title = title;
    issue.state = QStringLiteral("closed");
    issue.closedAt = minute(closedMinute);
    return issue;
}

inline EventRecord aComment(QStringView issue, const QString &id, const QString &text, int atMinute = 0)
{
    EventRecord comment;
    comment.subject = ref(issue);
    comment.id = id;
    comment.kind = QStringLiteral("comment");
    comment.at = minute(atMinute);
    comment.text = text;
    return comment;
}

inline ChangeRecord aChange(QStringView name, const QString &title = QStringLiteral("a change"))
{
    ChangeRecord change;
    change.ref = ref(name);
    change.title = title;
    change.state = QStringLiteral("merged");
    return change;
}

inline LinkRecord aLink(
        QStringView issue, QStringView change, const QString &basis = QStringLiteral("closing-keyword"))
{
    return {ref(issue), ref(change), basis, {}};
}

inline KgRefRecord aKgRef(QStringView issue, const QString &node)
{
    KgRefRecord kgRef;
    kgRef.issue = ref(issue);
    kgRef.nodeId = node;
    return kgRef;
}

inline ProposalRecord aProposal(
        QStringView issue, const QString &by, const QString &verdict, std::optional<double> value = {})
{
    return {ref(issue), by, verdict, {}, {}, value};
}

/// An editor's decision as it comes in with a bundle; its id is @p id, or the digest where that is null.
inline Decision aDecision(
        QStringView issue, Verdict verdict, const QString &by, int atMinute, const QString &id = {})
{
    Decision decision;
    decision.issue = ref(issue);
    decision.verdict = verdict;
    decision.by = by;
    decision.at = minute(atMinute);
    decision.id = id;
    return decision;
}

inline BatchRecord aBatch(const QString &series, int ordinal, std::optional<Timestamp> until = {})
{
    BatchRecord batch;
    batch.batch = {series, ordinal};
    batch.until = until;
    return batch;
}

} // namespace Winnow
