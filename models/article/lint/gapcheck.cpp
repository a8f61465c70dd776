// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "claimchecks.h"

#include "evidence/evidencetext.h"

#include <algorithm>
#include <cmath>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr double minute = 60;
constexpr double hour = 3'600;
constexpr double day = 86'400;

/// "秒级" says seconds; up to the end of the automatic close chain it is loose talk, beyond it is wrong.
constexpr qint64 secondsAtMost = 59;
constexpr qint64 looseSecondsAtMost = 200;

enum class Agreement : quint8 { Agrees, Loosely, Differs };

/// Two events of the record and the time between.
struct RecordedGap
{
    qint64 seconds = 0; ///< Later minus earlier.
    qint64 days = 0; ///< By the calendar.
    bool hasFraction = false;
    RecordMoment later;
    RecordMoment earlier;
};

struct GapEnds
{
    EventKinds later;
    EventKinds earlier;
};

EventKinds usualPartners(EventKinds kinds)
{
    if (kinds.testFlag(EventKind::Closed))
        return EventKind::Merged | EventKind::Answered;
    if (kinds.testFlag(EventKind::Merged))
        return EventKind::Closed | EventKind::Opened | EventKind::Answered;
    if (kinds.testFlag(EventKind::Answered))
        return EventKind::Closed | EventKind::Opened;
    return EventKind::Closed | EventKind::Merged | EventKind::Answered;
}

/// Which events a gap may lie between, by its words.
GapEnds endsOf(const StatedGap &gap)
{
    GapEnds ends{gap.later, gap.earlier};
    if (gap.isDirected) {
        if (ends.later.toInt() == 0 && ends.earlier.toInt() == 0)
            ends.later = EventKind::Closed;
        if (ends.later.toInt() == 0)
            ends.later = ends.earlier.testFlag(EventKind::Closed) ? usualPartners(ends.earlier)
                                                                  : EventKind::Closed;
        if (ends.earlier.toInt() == 0)
            ends.earlier = usualPartners(ends.later);
        return ends;
    }
    EventKinds kinds = gap.ends;
    kinds.setFlag(EventKind::Labelled, false);
    if (kinds.toInt() == 0)
        kinds = EventKind::Closed;
    for (const EventKind kind :
            {EventKind::Closed, EventKind::Merged, EventKind::Answered, EventKind::Opened}) {
        if (!kinds.testFlag(kind))
            continue;
        const EventKinds others = kinds & ~EventKinds(kind);
        return {kind, others.toInt() == 0 ? usualPartners(kind) : others};
    }
    return ends;
}

/// Comments are many: over hours and days any number could be had from one of them. Those of maintainers and the last
/// one are what people count from.
bool counts(const RecordMoment &moment, const StatedGap &gap)
{
    return moment.kind != EventKind::Answered || gap.unit < hour || moment.isMaintainer
            || moment.isLastAnswer;
}

QList<RecordedGap> recordedGaps(const CaseRecord &record, const StatedGap &gap)
{
    const GapEnds ends = endsOf(gap);
    QList<RecordedGap> gaps;
    for (const RecordMoment &later : record.moments) {
        if (!ends.later.testFlag(later.kind) || !counts(later, gap))
            continue;
        for (const RecordMoment &earlier : record.moments) {
            if (!ends.earlier.testFlag(earlier.kind) || &later == &earlier || !counts(earlier, gap))
                continue;
            if (earlier.kind == EventKind::Answered && later.kind == EventKind::Closed
                    && earlier.seconds > later.seconds)
                continue;
            gaps.append({later.seconds - earlier.seconds, later.local.dayNumber - earlier.local.dayNumber,
                    later.hasFraction || earlier.hasFraction, later, earlier});
        }
    }
    return gaps;
}

Agreement lengthAgrees(const StatedGap &stated, const RecordedGap &recorded)
{
    const double actual =
            static_cast<double>(stated.isDirected ? recorded.seconds : std::abs(recorded.seconds));
    const double difference = std::abs(actual - stated.seconds);
    if (stated.unit <= 1)
        return difference == 0 || (recorded.hasFraction && difference <= 1) ? Agreement::Agrees
                                                                            : Agreement::Differs;
    // Cut, rounded or, in days, counted by the calendar: all of these are how people tell a length.
    const double most = stated.isAbout ? 2 * stated.unit : stated.unit;
    const double byCalendar =
            static_cast<double>(stated.isDirected ? recorded.days : std::abs(recorded.days)) * day;
    const bool agrees = difference < most || (stated.unit == day && byCalendar == stated.seconds);
    return agrees ? Agreement::Agrees : Agreement::Differs;
}

Agreement below(double actual, double bound)
{
    return actual < bound ? Agreement::Agrees : Agreement::Differs;
}

Agreement agreement(const StatedGap &stated, const RecordedGap &recorded)
{
    const auto actual = static_cast<double>(std::abs(recorded.seconds));
    switch (stated.form) {
    case GapForm::SameSecond:
        return recorded.seconds == 0 ? Agreement::Agrees : Agreement::Differs;
    case GapForm::Seconds:
        if (actual <= secondsAtMost)
            return Agreement::Agrees;
        return actual <= looseSecondsAtMost ? Agreement::Loosely : Agreement::Differs;
    case GapForm::Minutes:
        return below(actual, hour);
    case GapForm::Hours:
        return below(actual, day);
    case GapForm::Days:
        return actual >= 0.8 * day ? Agreement::Agrees : Agreement::Differs;
    case GapForm::AtLeast:
        // A month is not always 30 days long.
        return actual >= 0.9 * stated.seconds && actual < 2 * stated.seconds + stated.unit
                ? Agreement::Agrees
                : Agreement::Differs;
    case GapForm::AtMost:
        return below(actual, stated.seconds + std::min(stated.unit, minute));
    case GapForm::Length:
        break;
    }
    return lengthAgrees(stated, recorded);
}

QString endName(const RecordMoment &moment, const QString &home, TextLanguage language)
{
    QString name = eventName(moment.kind, language);
    if (!moment.change.isNull())
        name = changeText({home, moment.change}, home) + u' ' + name;
    return name;
}

QString told(const RecordedGap &gap, const QString &home, TextLanguage language)
{
    const bool zh = language == TextLanguage::Chinese;
    const QString later = endName(gap.later, home, language);
    const QString earlier = endName(gap.earlier, home, language);
    const QString span = spanText(gap.seconds, language);
    if (zh)
        return later + (gap.seconds < 0 ? u"早于"_s : u"晚于"_s) + earlier + u' ' + span;
    return later + u' ' + span + (gap.seconds < 0 ? u" before "_s : u" after "_s) + earlier;
}

TextProblem differing(const ClaimContext &context, const StatedGap &gap, const RecordedGap *nearest)
{
    TextProblem problem =
            problemAt(LintCode::ClaimDelta, LintSeverity::Error, context.text, gap.begin, gap.end);
    const QString &home = context.record.issue.repo;
    if (nearest) {
        problem.message.zh += u"与记录不符："_s + told(*nearest, home, TextLanguage::Chinese) + u'。';
        problem.message.en +=
                u" disagrees with the record: "_s + told(*nearest, home, TextLanguage::English) + u'.';
    } else {
        problem.message.zh += u"没有依据：记录中没有这样的两个事件。"_s;
        problem.message.en += u" has no ground: the record holds no two such events."_s;
    }
    return problem;
}

std::optional<TextProblem> checkGap(const ClaimContext &context, const StatedGap &gap)
{
    const bool isOfAnother = std::ranges::any_of(
            gap.issues, [&](const QString &number) { return number != context.record.issue.number; });
    if (isOfAnother)
        return std::nullopt;
    const QList<RecordedGap> gaps = recordedGaps(context.record, gap);
    const RecordedGap *nearest = nullptr;
    Agreement best = Agreement::Differs;
    for (const RecordedGap &recorded : gaps) {
        best = std::min(best, agreement(gap, recorded));
        const auto distance = [&](const RecordedGap &one) {
            return std::abs(static_cast<double>(one.seconds) - gap.seconds);
        };
        if (!nearest || distance(recorded) < distance(*nearest))
            nearest = &recorded;
    }
    if (best == Agreement::Agrees)
        return std::nullopt;
    const bool isFullyKnown = context.record.eventsLoaded && context.record.changesLoaded;
    if (!nearest && !isFullyKnown)
        return std::nullopt;
    TextProblem problem = differing(context, gap, nearest);
    if (best == Agreement::Loosely || !gap.isSure || !isFullyKnown)
        problem.severity = LintSeverity::Warning;
    return problem;
}

} // namespace

TextProblem problemAt(
        LintCode code, LintSeverity severity, const ReadableText &text, qsizetype begin, qsizetype end)
{
    TextProblem problem;
    problem.code = code;
    problem.severity = severity;
    problem.start = text.sourceOffset(begin);
    problem.end = text.sourceOffset(end - 1) + 1;
    const QString quoted = text.read().sliced(begin, end - begin).toString();
    problem.message = {u'“' + quoted + u'”', u'“' + quoted + u'”'};
    return problem;
}

QString eventName(EventKind kind, TextLanguage language)
{
    const bool zh = language == TextLanguage::Chinese;
    switch (kind) {
    case EventKind::Opened:
        return zh ? u"建单"_s : u"opened"_s;
    case EventKind::Closed:
        return zh ? u"关单"_s : u"closed"_s;
    case EventKind::Merged:
        return zh ? u"合入"_s : u"merged"_s;
    case EventKind::Answered:
        return zh ? u"评论"_s : u"comment"_s;
    case EventKind::Labelled:
        return zh ? u"标签变动"_s : u"label"_s;
    }
    return {};
}

QList<TextProblem> checkGaps(const ClaimContext &context)
{
    QList<TextProblem> problems;
    for (const StatedGap &gap : context.claims.gaps) {
        if (auto problem = checkGap(context, gap))
            problems.append(*problem);
    }
    return problems;
}

} // namespace Winnow
