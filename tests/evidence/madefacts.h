// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "evidence/assessment.h"

#include <QString>

namespace Winnow {

/// The moment of tests: 2026-11-18T10:00:00+08:00, plus @p seconds.
inline Timestamp moment(qint64 seconds = 0)
{
    return *parseTimestamp(u"2026-11-18T10:00:00+08:00") + std::chrono::seconds{seconds};
}

/// An issue of org/repo, number 12, opened ten days before moment() and closed @p closed seconds after it by
/// a maintainer.
inline EvidenceFacts closedIssue(qint64 closed = 0)
{
    EvidenceFacts facts;
    facts.forge = QStringLiteral("gitcode");
    facts.issue.ref = {QStringLiteral("org/repo"), QStringLiteral("12")};
    facts.issue.title = QStringLiteral("It crashes");
    facts.issue.state = QStringLiteral("closed");
    facts.issue.createdAt = moment(-864'000);
    facts.issue.closedAt = moment(closed);
    facts.issue.closedBy = QStringLiteral("maintainer");
    facts.issue.closedByRole = QStringLiteral("maintainer");
    return facts;
}

/// A change of org/repo that closes issue 12, opened a day before moment() and merged into master @p merged
/// seconds after it, touching one source file.
inline ChangeFacts mergedChange(const QString &number, qint64 merged = 0)
{
    ChangeFacts facts;
    facts.change.ref = {QStringLiteral("org/repo"), number};
    facts.change.title = QStringLiteral("change ") + number;
    facts.change.body = QStringLiteral("Fixes #12");
    facts.change.state = QStringLiteral("merged");
    facts.change.base = QStringLiteral("master");
    facts.change.createdAt = moment(-86'400);
    facts.change.mergedAt = moment(merged);
    facts.files = QStringList{QStringLiteral("src/a.cpp")};
    return facts;
}

/// The same change, open or closed and not merged.
inline ChangeFacts unmergedChange(const QString &number, const QString &state)
{
    ChangeFacts facts = mergedChange(number);
    facts.change.state = state;
    facts.change.mergedAt.reset();
    return facts;
}

/// An event on the issue @p at seconds after moment().
inline EventRecord issueEvent(const QString &id, const QString &kind, qint64 at, const QString &role = {})
{
    EventRecord event;
    event.subject = {QStringLiteral("org/repo"), QStringLiteral("12")};
    event.id = id;
    event.kind = kind;
    event.at = moment(at);
    event.actor = role.isEmpty() ? QStringLiteral("somebody") : role;
    event.actorRole = role;
    return event;
}

inline EventRecord comment(const QString &id, qint64 at, const QString &role, const QString &text)
{
    EventRecord event = issueEvent(id, QStringLiteral("comment"), at, role);
    event.text = text;
    return event;
}

inline QStringList trapNames(const Assessment &assessment)
{
    QStringList names;
    for (const Trap &trap : assessment.traps)
        names.append(trapName(trap.code));
    return names;
}

} // namespace Winnow
