// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "closingevent.h"

#include "operatelog.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::seconds tolerance{2};

EventRecord *newestNear(QList<EventRecord> &events, QLatin1StringView kind, Timestamp at)
{
    EventRecord *newest = nullptr;
    for (EventRecord &event : events) {
        const bool fits = event.kind == kind && event.at && std::chrono::abs(*event.at - at) <= tolerance;
        if (fits && (!newest || *newest->at <= *event.at))
            newest = &event;
    }
    return newest;
}

} // namespace

QString settleClosing(QList<EventRecord> &events, std::optional<Timestamp> closedAt)
{
    const QLatin1StringView stateKind(OperateLog::stateKind);
    QString closer;
    if (closedAt) {
        EventRecord *closing = newestNear(events, "close"_L1, *closedAt);
        if (!closing)
            closing = newestNear(events, stateKind, *closedAt);
        if (closing) {
            closing->kind = u"close"_s;
            closer = closing->actor;
        }
    }
    events.removeIf([stateKind](const EventRecord &event) { return event.kind == stateKind; });
    return closer;
}

void settleReferences(QList<EventRecord> &events, const QList<IssueRef> &changes)
{
    for (EventRecord &event : events) {
        if (!event.target || !event.target->repo.isEmpty())
            continue;
        QList<IssueRef> fitting;
        std::ranges::copy_if(changes, std::back_inserter(fitting),
                [&event](const IssueRef &change) { return change.number == event.target->number; });
        if (fitting.size() == 1)
            event.target = fitting.constFirst();
        else
            event.target.reset();
    }
}

} // namespace Winnow
