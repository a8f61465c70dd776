// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "timelinescale.h"
#include "timelinetext.h"

#include <functional>

namespace Winnow {

/// One row of the picture: the issue, or a change.
struct TimelineLane
{
    IssueRef ref;
    SubjectKind on = SubjectKind::Issue;
    QString label; ///< "#421", "PR 938", with the repository where it is another one.
    bool landing = false;
};

/// One mark: an entry, or several that lie too close in their lane to be told apart at this zoom.
struct TimelineMark
{
    QList<qsizetype> entries; ///< In the order of time.
    qsizetype shown = 0; ///< Which of them is drawn: the weightiest.
    qsizetype lane = 0;
    double x = 0;
    bool trapped = false; ///< One of them shows a trap.
    QString label; ///< What happened, as far as there is room beside the mark.
    double labelLeft = 0;
    double labelWidth = 0;
};

/// The time between two neighbouring moments.
struct TimelineGap
{
    double left = 0;
    double right = 0;
    qint64 seconds = 0;
    bool cut = false;
    QString label; ///< Its length, as exactly as there is room for; empty where there is none.
};

/// A moment written under the axis.
struct TimelineDate
{
    double x = 0; ///< The moment.
    double left = 0; ///< The text.
    double width = 0;
    QString text;
};

/// The distance from the merge, or else the maintainer's last answer, to the close.
struct TimelineBracket
{
    double left = 0;
    double right = 0;
    qsizetype fromLane = 0;
    qsizetype toLane = 0;
    double fromX = 0; ///< The merge or answer.
    double toX = 0; ///< The close.
    bool isAnswer = false;
    QString label;
    double labelWidth = 0;
};

/// What a layout is made from besides the entries.
struct TimelineFrame
{
    double width = 0; ///< Of the whole axis, zoom included.
    double markSize = 15;
    double leastDistance = 18; ///< Between the middles of two marks of a lane.
    double margin = 20; ///< Free at both ends.
    QTimeZone zone = QTimeZone::utc();
    TextLanguage language = TextLanguage::English;
    std::function<double(const QString &)> textWidth; ///< In the font of labels.
};

/// Where everything lies along the axis. The vertical places follow from the lanes (timelinerows.h).
struct TimelineLayout
{
    QList<TimelineLane> lanes; ///< The issue, the landing change, the other changes as they come.
    QList<TimelineMark> marks; ///< Lane by lane, from left to right.
    QList<TimelineGap> gaps;
    QList<TimelineDate> dates;
    std::optional<TimelineBracket> bracket;
    QList<qsizetype> markOfEntry;
    double width = 0;
};

/// Lays @p entries, which are in the order of time, out along one axis. Moments of the same second share a
/// place; in one lane they stand side by side.
TimelineLayout layOutTimeline(
        const QList<TimelineEntry> &entries, const Assessment &assessment, const TimelineFrame &frame);

/// Where the bracket's label begins, so that it is in sight and by its bracket when the part of the axis from
/// @p left to @p right is.
double bracketLabelLeft(const TimelineBracket &bracket, double left, double right);

} // namespace Winnow
