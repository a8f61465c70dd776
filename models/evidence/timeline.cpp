// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "timeline.h"

#include "factview.h"
#include "links.h"

#include <algorithm>
#include <tuple>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

TimelineKind kindOfEvent(const EventRecord &event)
{
    const bool onChange = event.on == SubjectKind::Change;
    if (event.kind == "comment"_L1)
        return TimelineKind::Comment;
    if (event.kind == "close"_L1)
        return onChange ? TimelineKind::ChangeClosed : TimelineKind::Closed;
    if (event.kind == "merge"_L1)
        return TimelineKind::ChangeMerged;
    if (event.kind == "reopen"_L1)
        return TimelineKind::Reopened;
    if (event.kind == "label"_L1)
        return TimelineKind::Label;
    if (event.kind == "unlabel"_L1)
        return TimelineKind::Unlabel;
    if (event.kind == "reference"_L1)
        return TimelineKind::Reference;
    if (event.kind == "review"_L1)
        return TimelineKind::Review;
    return event.kind == "push"_L1 ? TimelineKind::Push : TimelineKind::Other;
}

/// Where causes and effects carry the same second, causes come first.
int causeRank(TimelineKind kind)
{
    switch (kind) {
    case TimelineKind::Opened:
        return 0;
    case TimelineKind::ChangeOpened:
        return 1;
    case TimelineKind::ChangeMerged:
        return 3;
    case TimelineKind::ChangeClosed:
        return 4;
    case TimelineKind::Closed:
        return 5;
    default:
        return 2;
    }
}

class TimelineBuilder final
{
public:
    TimelineBuilder(
            const EvidenceFacts &facts, const Assessment &assessment, const AssessmentSettings &settings)
        : m_view(facts, settings)
        , m_assessment(assessment)
    {}

    QList<TimelineEntry> build();

private:
    void addEvent(const EventRecord &event, const IssueRef &ref, SubjectKind on);
    void addTime(const std::optional<Timestamp> &at, TimelineKind kind, const IssueRef &ref, SubjectKind on,
            const QString &actor, const QString &role, const QString &text);
    void addChange(const ChangeFacts &facts);
    void markTraps();
    void mark(const Fact &fact, TrapCode code);

    const FactView m_view;
    const Assessment &m_assessment;
    QList<TimelineEntry> m_entries;
};

void TimelineBuilder::addEvent(const EventRecord &event, const IssueRef &ref, SubjectKind on)
{
    if (!event.at)
        return;
    TimelineEntry entry{.at = *event.at,
            .kind = kindOfEvent(event),
            .eventKind = event.kind,
            .eventId = event.id,
            .actor = event.actor,
            .actorRole = event.actorRole,
            .text = event.text,
            .ref = ref,
            .on = on,
            .traps = {}};
    if (on == SubjectKind::Change && entry.kind == TimelineKind::Closed)
        entry.kind = TimelineKind::ChangeClosed;
    if (entry.text.isEmpty())
        entry.text = !event.label.isEmpty() ? event.label
                : event.target              ? formatIssueRef(*event.target)
                                            : QString();
    m_entries.append(std::move(entry));
}

/// A time out of a record, unless an event of the same kind tells the same second.
void TimelineBuilder::addTime(const std::optional<Timestamp> &at, TimelineKind kind, const IssueRef &ref,
        SubjectKind on, const QString &actor, const QString &role, const QString &text)
{
    const auto tellsTheSame = [&](const TimelineEntry &entry) {
        return entry.kind == kind && entry.on == on && entry.ref == ref
                && toSeconds(entry.at) == toSeconds(*at);
    };
    if (at && std::ranges::none_of(m_entries, tellsTheSame))
        m_entries.append({.at = *at,
                .kind = kind,
                .eventKind = {},
                .eventId = {},
                .actor = actor,
                .actorRole = role,
                .text = text,
                .ref = ref,
                .on = on,
                .traps = {}});
}

void TimelineBuilder::addChange(const ChangeFacts &facts)
{
    const ChangeRecord &change = facts.change;
    QList<const EventRecord *> events;
    for (const EventRecord &event : facts.events)
        events.append(&event);
    std::ranges::sort(events, {},
            [](const EventRecord *event) { return std::tuple(event->at, event->id, event->kind); });
    const auto same = [](const EventRecord *a, const EventRecord *b) {
        return a->id == b->id && a->at == b->at && a->kind == b->kind;
    };
    events.erase(std::unique(events.begin(), events.end(), same), events.end());
    for (const EventRecord *event : events)
        addEvent(*event, change.ref, SubjectKind::Change);
    addTime(change.createdAt, TimelineKind::ChangeOpened, change.ref, SubjectKind::Change, change.author, {},
            change.title);
    if (isMerged(facts))
        addTime(change.mergedAt, TimelineKind::ChangeMerged, change.ref, SubjectKind::Change, {}, {},
                change.title);
    else
        addTime(change.closedAt, TimelineKind::ChangeClosed, change.ref, SubjectKind::Change, {}, {},
                change.title);
}

void TimelineBuilder::mark(const Fact &fact, TrapCode code)
{
    const auto shows = [&fact](const TimelineEntry &entry) {
        switch (fact.kind) {
        case FactKind::IssueCreated:
            return entry.kind == TimelineKind::Opened;
        case FactKind::IssueClosed:
            return entry.kind == TimelineKind::Closed && fact.at == entry.at;
        case FactKind::IssueReopened:
            return entry.kind == TimelineKind::Reopened && fact.eventId == entry.eventId
                    && entry.on == SubjectKind::Issue;
        case FactKind::Comment:
            return entry.kind == TimelineKind::Comment && fact.eventId == entry.eventId
                    && fact.at == entry.at;
        case FactKind::Label:
            return entry.kind == TimelineKind::Label && fact.eventId == entry.eventId && fact.at == entry.at;
        case FactKind::ChangeCreated:
            return entry.kind == TimelineKind::ChangeOpened && fact.ref == entry.ref;
        case FactKind::ChangeMerged:
        case FactKind::ChangeReverted:
            return entry.kind == TimelineKind::ChangeMerged && fact.ref == entry.ref;
        case FactKind::ChangeNotMerged:
            return entry.kind == TimelineKind::ChangeClosed && fact.ref == entry.ref;
        default:
            return false;
        }
    };
    for (TimelineEntry &entry : m_entries) {
        if (shows(entry) && !entry.traps.contains(code))
            entry.traps.append(code);
    }
}

/// A trap without a point of its own (storm, platform-only) is marked at the close.
void TimelineBuilder::markTraps()
{
    for (const Trap &trap : m_assessment.traps) {
        const auto marked = [&](const TimelineEntry &entry) { return entry.traps.contains(trap.code); };
        for (const Fact &fact : trap.facts)
            mark(fact, trap.code);
        if (std::ranges::any_of(m_entries, marked))
            continue;
        for (TimelineEntry &entry : m_entries) {
            if (entry.kind == TimelineKind::Closed && entry.at == m_assessment.closedAt)
                entry.traps.append(trap.code);
        }
    }
}

QList<TimelineEntry> TimelineBuilder::build()
{
    const IssueRecord &issue = m_view.issue();
    for (const EventRecord *event : m_view.events())
        addEvent(*event, issue.ref, SubjectKind::Issue);
    addTime(issue.createdAt, TimelineKind::Opened, issue.ref, SubjectKind::Issue, issue.author,
            issue.authorRole, issue.title);
    addTime(m_view.close().at, TimelineKind::Closed, issue.ref, SubjectKind::Issue, m_view.close().actor,
            m_view.close().actorRole, {});
    for (const Link &link : m_assessment.links) {
        const ChangeFacts *change = link.rejected ? nullptr : m_view.change(link.change);
        if (change)
            addChange(*change);
    }
    // A revert is no link, but the picture is wrong without it.
    for (const Trap &trap : m_assessment.traps) {
        for (const Fact &fact : trap.facts) {
            const ChangeFacts *change =
                    fact.kind == FactKind::ChangeReverted ? m_view.change(fact.ref) : nullptr;
            const auto isOf = [&](const TimelineEntry &entry) {
                return entry.on == SubjectKind::Change && entry.ref == change->change.ref;
            };
            if (change && std::ranges::none_of(m_entries, isOf))
                addChange(*change);
        }
    }
    markTraps();
    std::ranges::stable_sort(m_entries, {}, [](const TimelineEntry &entry) {
        return std::tuple(entry.at, causeRank(entry.kind), entry.on, entry.ref, entry.eventId);
    });
    return std::move(m_entries);
}

} // namespace

QString timelineKindName(const TimelineEntry &entry)
{
    switch (entry.kind) {
    case TimelineKind::Opened:
        return u"opened"_s;
    case TimelineKind::Closed:
        return u"closed"_s;
    case TimelineKind::Reopened:
        return u"reopened"_s;
    case TimelineKind::Comment:
        return u"comment"_s;
    case TimelineKind::Label:
        return u"label"_s;
    case TimelineKind::Unlabel:
        return u"unlabel"_s;
    case TimelineKind::Reference:
        return u"reference"_s;
    case TimelineKind::ChangeOpened:
        return u"change-opened"_s;
    case TimelineKind::ChangeMerged:
        return u"change-merged"_s;
    case TimelineKind::ChangeClosed:
        return u"change-closed"_s;
    case TimelineKind::Review:
        return u"review"_s;
    case TimelineKind::Push:
        return u"push"_s;
    case TimelineKind::Other:
        break;
    }
    return entry.eventKind;
}

QList<TimelineEntry> buildTimeline(
        const EvidenceFacts &facts, const Assessment &assessment, const AssessmentSettings &settings)
{
    return TimelineBuilder(facts, assessment, settings).build();
}

} // namespace Winnow
