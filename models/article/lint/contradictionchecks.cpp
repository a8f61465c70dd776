// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "contradictionchecks.h"

#include "claimchecks.h"

#include <algorithm>
#include <limits>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr double minute = 60;
constexpr double hour = 3'600;
constexpr double day = 86'400;
constexpr double endless = std::numeric_limits<double>::max();

/// The lengths that a wording allows, in seconds.
struct Lengths
{
    double least = 0;
    double most = 0;
};

Lengths lengthsOf(const StatedGap &gap)
{
    switch (gap.form) {
    case GapForm::SameSecond:
        return {0, 0};
    case GapForm::Seconds:
        return {0, 200};
    case GapForm::Minutes:
        return {0, hour};
    case GapForm::Hours:
        return {0, day};
    case GapForm::Days:
        return {0.8 * day, endless};
    case GapForm::AtLeast:
        return {0.9 * gap.seconds, endless};
    case GapForm::AtMost:
        return {0, gap.seconds + std::min(gap.unit, minute)};
    case GapForm::Length:
        break;
    }
    const double slack = gap.unit <= 1 ? 0 : gap.unit * (gap.isAbout ? 2 : 1);
    return {gap.seconds - slack, gap.seconds + slack};
}

EventKinds kindsOf(const StatedGap &gap)
{
    return gap.later | gap.earlier | gap.ends;
}

bool isOfCase(const QStringList &issues, const QString &number)
{
    return std::ranges::all_of(issues, [&](const QString &issue) { return issue == number; });
}

/// The only gap to the close that @p claims state; null where there are none or several.
const StatedGap *onlyGap(const QList<const TextClaims *> &claims, const QString &number)
{
    const StatedGap *only = nullptr;
    for (const TextClaims *one : claims) {
        for (const StatedGap &gap : one->gaps) {
            const bool isToClose = kindsOf(gap).toInt() == 0 || kindsOf(gap).testFlag(EventKind::Closed)
                    || (gap.isDirected && gap.later.toInt() == 0);
            if (!isToClose || !gap.isSure || !isOfCase(gap.issues, number))
                continue;
            if (only)
                return nullptr;
            only = &gap;
        }
    }
    return only;
}

/// Whether both may start from the same event.
bool isSameGap(const StatedGap &a, const StatedGap &b)
{
    const auto from = [](const StatedGap &gap) {
        return kindsOf(gap) & (EventKind::Merged | EventKind::Answered | EventKind::Opened);
    };
    return from(a).toInt() == 0 || from(b).toInt() == 0 || (from(a) & from(b)).toInt() != 0;
}

/// The only date of an event of @p kind; null where there are none or several.
const StatedTime *onlyTime(const QList<const TextClaims *> &claims, EventKind kind, const QString &number)
{
    const StatedTime *only = nullptr;
    for (const TextClaims *one : claims) {
        for (const StatedTime &time : one->times) {
            if (!time.kinds.testFlag(kind) || !isOfCase(time.issues, number))
                continue;
            if (only || !time.month || time.kinds != EventKinds(kind))
                return nullptr;
            only = &time;
        }
    }
    return only;
}

bool differ(const StatedTime &a, const StatedTime &b)
{
    const auto differs = [](const std::optional<int> &x, const std::optional<int> &y) {
        return x && y && *x != *y;
    };
    return differs(a.year, b.year) || differs(a.month, b.month) || differs(a.day, b.day)
            || differs(a.hour, b.hour) || differs(a.minute, b.minute) || differs(a.second, b.second);
}

bool isOfOtherChange(const StatedTime &a, const StatedTime &b)
{
    return !a.changes.isEmpty() && !b.changes.isEmpty()
            && std::ranges::none_of(
                    a.changes, [&](const QString &change) { return b.changes.contains(change); });
}

} // namespace

QList<TextProblem> checkContradictions(const QList<const TextClaims *> &row, const TextClaims &line,
        const ReadableText &lineText, const QString &number)
{
    QList<TextProblem> problems;
    const StatedGap *ofRow = onlyGap(row, number);
    const StatedGap *ofLine = onlyGap({&line}, number);
    if (ofRow && ofLine && isSameGap(*ofRow, *ofLine)) {
        const Lengths a = lengthsOf(*ofRow);
        const Lengths b = lengthsOf(*ofLine);
        if (a.most < b.least || b.most < a.least) {
            problems.append(problemAt(
                    LintCode::ClaimDelta, LintSeverity::Error, lineText, ofLine->begin, ofLine->end));
            problems.last().message.zh += u"与本案正文所说的间隔不符。"_s;
            problems.last().message.en += u" contradicts the gap that the row of this case states."_s;
        }
    }
    for (const EventKind kind : {EventKind::Merged, EventKind::Closed, EventKind::Opened}) {
        const StatedTime *first = onlyTime(row, kind, number);
        const StatedTime *second = onlyTime({&line}, kind, number);
        if (!first || !second || !differ(*first, *second) || isOfOtherChange(*first, *second))
            continue;
        problems.append(
                problemAt(LintCode::ClaimTime, LintSeverity::Error, lineText, second->begin, second->end));
        problems.last().message.zh += u"与本案正文所说的时间不符。"_s;
        problems.last().message.en += u" contradicts the time that the row of this case states."_s;
    }
    return problems;
}

} // namespace Winnow
