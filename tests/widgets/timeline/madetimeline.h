// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "evidence/madefacts.h"
#include "evidence/timeline.h"

namespace Winnow {

/// An entry @p at seconds after moment(), of issue 12 or, for kinds of changes, of change @p number.
inline TimelineEntry entryAt(
        qint64 at, TimelineKind kind, const QString &number = {}, const QString &role = {})
{
    TimelineEntry entry;
    entry.at = moment(at);
    entry.kind = kind;
    entry.actor = role;
    entry.actorRole = role;
    entry.on = number.isEmpty() ? SubjectKind::Issue : SubjectKind::Change;
    entry.ref = {QStringLiteral("org/repo"), number.isEmpty() ? QStringLiteral("12") : number};
    return entry;
}

/// An issue of two weeks, its change merged @p gap seconds before the close, a robot's comment in between.
struct MadeTimeline
{
    Assessment assessment;
    QList<TimelineEntry> entries;

    explicit MadeTimeline(qint64 gap = 1)
    {
        assessment.issue = {QStringLiteral("org/repo"), QStringLiteral("12")};
        assessment.createdAt = moment(-14 * 86'400);
        assessment.closedAt = moment();
        assessment.landing = Landing{.change = {QStringLiteral("org/repo"), QStringLiteral("20")},
                .mergedAt = moment(-gap),
                .base = {},
                .bases = {LinkBasis::ClosingKeyword}};
        assessment.deltaSeconds = gap;
        assessment.tier = Tier::AutoClose;
        entries = {entryAt(-14 * 86'400, TimelineKind::Opened, {}, QStringLiteral("user")),
                entryAt(-13 * 86'400, TimelineKind::Comment, {}, QStringLiteral("bot")),
                entryAt(-86'400, TimelineKind::ChangeOpened, QStringLiteral("20")),
                entryAt(-gap, TimelineKind::ChangeMerged, QStringLiteral("20")),
                entryAt(0, TimelineKind::Closed, {}, QStringLiteral("maintainer"))};
        entries[1].text = QStringLiteral("please <b>add</b> logs");
        entries[1].eventId = QStringLiteral("c1");
    }
};

} // namespace Winnow
