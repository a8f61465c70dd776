// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "claimchecks.h"

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

bool isAt(const RecordMoment &moment, const StatedTime &stated)
{
    const LocalTime &local = moment.local;
    const auto fits = [](const std::optional<int> &said, int is) { return !said || *said == is; };
    return fits(stated.year, local.year) && fits(stated.month, local.month) && fits(stated.day, local.day)
            && fits(stated.hour, local.hour) && fits(stated.minute, local.minute)
            && fits(stated.second, local.second);
}

QString localText(const LocalTime &time)
{
    const auto two = [](int value) { return QString::number(value).rightJustified(2, u'0'); };
    return u"%1-%2-%3 %4:%5:%6"_s.arg(time.year).arg(
            two(time.month), two(time.day), two(time.hour), two(time.minute), two(time.second));
}

/// Checks the times of one text.
class TimeCheck final
{
public:
    explicit TimeCheck(const ClaimContext &context)
        : m_context(context)
    {}

    std::optional<TextProblem> check(const StatedTime &stated) const;

private:
    QList<RecordMoment> candidates(const StatedTime &stated) const;
    bool isKnown(const StatedTime &stated) const;
    std::optional<TextProblem> unplaced(const StatedTime &stated) const;

    const ClaimContext &m_context;
};

/// The moments that the words may mean: merges of the changes they name, else all of the kind.
QList<RecordMoment> TimeCheck::candidates(const StatedTime &stated) const
{
    const bool namesChange = std::ranges::any_of(stated.changes,
            [this](const QString &number) { return m_context.record.change(number) != nullptr; });
    QList<RecordMoment> moments;
    for (const RecordMoment &moment : m_context.record.moments) {
        if (!stated.kinds.testFlag(moment.kind))
            continue;
        if (moment.kind != EventKind::Merged || !namesChange || stated.changes.contains(moment.change))
            moments.append(moment);
    }
    return moments;
}

/// Whether the record is loaded as far as the time's event needs it.
bool TimeCheck::isKnown(const StatedTime &stated) const
{
    const bool needsEvents =
            stated.kinds.testFlag(EventKind::Answered) || stated.kinds.testFlag(EventKind::Labelled);
    if ((needsEvents && !m_context.record.eventsLoaded)
            || (stated.kinds.testFlag(EventKind::Merged) && !m_context.record.changesLoaded))
        return false;
    const bool onlyMerge = stated.kinds == EventKinds(EventKind::Merged);
    return !onlyMerge || stated.changes.isEmpty()
            || std::ranges::any_of(stated.changes,
                    [this](const QString &number) { return m_context.record.change(number) != nullptr; });
}

/// A time to the second that no words place: a hint where nothing in the record took place then.
std::optional<TextProblem> TimeCheck::unplaced(const StatedTime &stated) const
{
    const bool isExact = stated.month && stated.second;
    const bool isThere = std::ranges::any_of(
            m_context.record.moments, [&](const RecordMoment &moment) { return isAt(moment, stated); });
    if (!isExact || isThere || !m_context.record.eventsLoaded)
        return std::nullopt;
    TextProblem problem =
            problemAt(LintCode::ClaimTime, LintSeverity::Hint, m_context.text, stated.begin, stated.end);
    problem.message.zh += u"：记录中没有这一时刻的事件。"_s;
    problem.message.en += u": the record holds no event at that time."_s;
    return problem;
}

std::optional<TextProblem> TimeCheck::check(const StatedTime &stated) const
{
    const bool isOfAnother = std::ranges::any_of(
            stated.issues, [this](const QString &number) { return number != m_context.record.issue.number; });
    if (isOfAnother)
        return std::nullopt;
    if (stated.kinds.toInt() == 0)
        return unplaced(stated);
    const QList<RecordMoment> moments = candidates(stated);
    const bool agrees =
            std::ranges::any_of(moments, [&](const RecordMoment &moment) { return isAt(moment, stated); });
    if (agrees || !isKnown(stated))
        return std::nullopt;
    // Answers may have been given elsewhere, and robots tell of a label in a comment.
    const bool isSure =
            !stated.kinds.testFlag(EventKind::Answered) && !stated.kinds.testFlag(EventKind::Labelled);
    TextProblem problem = problemAt(LintCode::ClaimTime, isSure ? LintSeverity::Error : LintSeverity::Warning,
            m_context.text, stated.begin, stated.end);
    if (moments.isEmpty()) {
        problem.message.zh += u"没有依据：记录中没有这样的事件。"_s;
        problem.message.en += u" has no ground: the record holds no such event."_s;
        return problem;
    }
    const RecordMoment &shown = moments.last();
    const QString at = localText(shown.local);
    problem.message.zh +=
            u"与记录不符："_s + eventName(shown.kind, TextLanguage::Chinese) + u"于 "_s + at + u'。';
    problem.message.en += u" disagrees with the record: "_s + eventName(shown.kind, TextLanguage::English)
            + u' ' + at + u'.';
    return problem;
}

} // namespace

QList<TextProblem> checkTimes(const ClaimContext &context)
{
    const TimeCheck check(context);
    QList<TextProblem> problems;
    for (const StatedTime &stated : context.claims.times) {
        if (auto problem = check.check(stated))
            problems.append(*problem);
    }
    return problems;
}

} // namespace Winnow
