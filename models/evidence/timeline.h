// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "assessment.h"

namespace Winnow {

/// What happened at a point of the timeline.
enum class TimelineKind : quint8 {
    Opened,
    Closed,
    Reopened,
    Comment,
    Label,
    Unlabel,
    Reference,
    ChangeOpened,
    ChangeMerged,
    ChangeClosed,
    Review,
    Push,
    Other, ///< assign, milestone, rename and what forges may add; `eventKind` has the word.
};

/// One point on the common axis of an issue and its changes.
struct TimelineEntry
{
    Timestamp at{};
    TimelineKind kind = TimelineKind::Other;
    QString eventKind; ///< The event's own word; null where the point comes from a record's time.
    QString eventId; ///< Null likewise.
    QString actor;
    QString actorRole; ///< user, maintainer, bot, or null.
    QString text; ///< A comment's text, a label's name, a change's title.
    IssueRef ref; ///< The issue or the change it happened to.
    SubjectKind on = SubjectKind::Issue;
    QList<TrapCode> traps; ///< Those whose facts this point shows.

    friend bool operator==(const TimelineEntry &, const TimelineEntry &) = default;
};

/// "opened", "closed", "reopened", "comment", "change-merged" …; for Other the event's own word.
QString timelineKindName(const TimelineEntry &entry);

/// The points of the issue and its linked changes by time; at the same time causes stand before effects
/// (opened, merged, closed), then by reference and id. A close or merge that both a record and an event tell
/// is one point. Rejected links and events without a time are left out.
QList<TimelineEntry> buildTimeline(
        const EvidenceFacts &facts, const Assessment &assessment, const AssessmentSettings &settings = {});

} // namespace Winnow
