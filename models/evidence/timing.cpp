// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "timing.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

bool isSameLabel(const QString &a, const QString &b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

/// Whether @p label was on at the close by its own events; nothing where there are none.
std::optional<bool> wasOnByEvents(const FactView &view, const QString &label)
{
    std::optional<bool> on;
    for (const EventRecord *event : view.events()) {
        const bool put = event->kind == "label"_L1;
        if (!event->at || (!put && event->kind != "unlabel"_L1) || !isSameLabel(event->label, label))
            continue;
        if (toSeconds(*event->at) <= toSeconds(*view.close().at))
            on = put;
        else if (!on)
            on = !put; // first put on after the close, or taken off after it
    }
    return on;
}

} // namespace

bool isClosedByRobot(const FactView &view)
{
    return view.close().closed && view.isRobot(view.close().actor, view.close().actorRole);
}

QString staleLabelAtClose(const FactView &view)
{
    if (!view.close().at)
        return {};
    for (const QString &label : view.settings().staleLabels) {
        const QStringList carried = view.issue().labels.value_or(QStringList());
        const bool now =
                std::ranges::any_of(carried, [&](const QString &each) { return isSameLabel(each, label); });
        if (wasOnByEvents(view, label).value_or(now))
            return label;
    }
    return {};
}

const EventRecord *lastAnswer(const FactView &view)
{
    const EventRecord *answer = nullptr;
    if (!view.close().at)
        return answer;
    for (const EventRecord *event : view.events()) {
        if (event->at && toSeconds(*event->at) <= toSeconds(*view.close().at)
                && view.isMaintainerComment(*event))
            answer = event;
    }
    return answer;
}

Tier tierOfDelta(qint64 deltaSeconds, bool stale, const AssessmentSettings &settings)
{
    if (deltaSeconds < 0)
        return Tier::Reversed;
    if (deltaSeconds == 0)
        return Tier::SameSecond;
    if (deltaSeconds <= settings.autoCloseAtMost)
        return Tier::AutoClose;
    if (deltaSeconds < settings.minutesBelow)
        return Tier::Minutes;
    if (deltaSeconds < settings.hoursBelow)
        return Tier::Hours;
    return stale ? Tier::Stale : Tier::Days;
}

Tier tierOfAnswer(std::optional<qint64> answerSeconds, const AssessmentSettings &settings)
{
    if (!answerSeconds)
        return Tier::Unexplained;
    if (*answerSeconds < settings.answerSecondsBelow)
        return Tier::AnswerSeconds;
    if (*answerSeconds < settings.answerMinutesBelow)
        return Tier::AnswerMinutes;
    return *answerSeconds < settings.answerHoursBelow ? Tier::AnswerHours : Tier::AnswerDays;
}

} // namespace Winnow
