// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "caserecord.h"

#include "recordnumbers.h"

#include "evidence/evidencecodes.h"

#include <QHashFunctions>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

std::optional<EventKind> kindOf(const EventRecord &event)
{
    if (event.kind == "comment"_L1 || event.kind == "review"_L1)
        return EventKind::Answered;
    if (event.kind == "label"_L1 || event.kind == "unlabel"_L1)
        return EventKind::Labelled;
    if (event.kind == "close"_L1 && event.on == SubjectKind::Issue)
        return EventKind::Closed;
    return std::nullopt;
}

/// Reads one case.
class CaseReader final
{
public:
    CaseReader(const ArticleRecord &record, const ArticleCase &one, const LocalClock &clock)
        : m_record(record)
        , m_case(one)
        , m_clock(clock)
    {}

    CaseRecord read();

private:
    void add(EventKind kind, const std::optional<Timestamp> &at, const QString &change = {},
            bool maintainer = false);
    void readMoments();
    void readChanges();
    void readNumbers();
    void markLastAnswer();

    const ArticleRecord &m_record;
    const ArticleCase &m_case;
    const LocalClock &m_clock;
    CaseRecord m_read;
};

void CaseReader::add(
        EventKind kind, const std::optional<Timestamp> &at, const QString &change, bool maintainer)
{
    if (!at)
        return;
    const auto seconds = std::chrono::floor<std::chrono::seconds>(*at);
    RecordMoment moment;
    moment.kind = kind;
    moment.seconds = seconds.time_since_epoch().count();
    moment.hasFraction = seconds != *at;
    moment.local = m_clock.at(*at);
    moment.change = change;
    moment.isMaintainer = maintainer;
    const bool isKnown = kind != EventKind::Answered
            && std::ranges::any_of(m_read.moments, [&](const RecordMoment &known) {
                   return known.kind == kind && known.seconds == moment.seconds && known.change == change;
               });
    if (!isKnown)
        m_read.moments.append(moment);
}

void CaseReader::readMoments()
{
    const EvidenceFacts &facts = m_case.facts;
    add(EventKind::Opened, facts.issue.createdAt ? facts.issue.createdAt : m_case.assessment.createdAt);
    add(EventKind::Closed, m_case.assessment.closedAt);
    add(EventKind::Closed, facts.issue.closedAt);
    for (const EventRecord &event : facts.events) {
        if (const auto kind = kindOf(event))
            add(*kind, event.at, {}, event.actorRole == "maintainer"_L1);
    }
    for (const ChangeFacts &facts : facts.changes) {
        const ChangeRecord &change = facts.change;
        if (change.state == "merged"_L1)
            add(EventKind::Merged, change.mergedAt, change.ref.number);
        for (const EventRecord &event : facts.events) {
            if (event.kind == "comment"_L1)
                add(EventKind::Answered, event.at, change.ref.number, event.actorRole == "maintainer"_L1);
        }
    }
    for (const Link &link : m_case.assessment.links) {
        if (link.isMerged())
            add(EventKind::Merged, link.mergedAt, link.change.number);
    }
    markLastAnswer();
}

void CaseReader::markLastAnswer()
{
    RecordMoment *last = nullptr;
    qint64 closed = std::numeric_limits<qint64>::max();
    for (const RecordMoment &moment : std::as_const(m_read.moments)) {
        if (moment.kind == EventKind::Closed)
            closed = moment.seconds;
    }
    for (RecordMoment &moment : m_read.moments) {
        const bool isAnswer =
                moment.kind == EventKind::Answered && moment.change.isNull() && moment.seconds <= closed;
        if (isAnswer && (!last || last->seconds <= moment.seconds))
            last = &moment;
    }
    if (last)
        last->isLastAnswer = true;
}

void CaseReader::readChanges()
{
    for (const ChangeFacts &facts : m_case.facts.changes) {
        const ChangeRecord &change = facts.change;
        m_read.changes.append({change.ref.number, change.state,
                change.state == "merged"_L1 && change.mergedAt.has_value(), false, false});
    }
    for (const Link &link : m_case.assessment.links) {
        auto known = std::ranges::find(m_read.changes, link.change.number, &RecordedChange::number);
        if (known == m_read.changes.end()) {
            m_read.changes.append({link.change.number, link.state, link.isMerged(), false, false});
            known = std::prev(m_read.changes.end());
        }
        known->isLinked = known->isLinked || !link.rejected;
        known->isRejected = link.rejected;
    }
}

void CaseReader::readNumbers()
{
    const EvidenceFacts &facts = m_case.facts;
    QSet<QString> &numbers = m_read.numbers;
    numbers.insert(m_case.issue.number);
    for (const RecordedChange &change : std::as_const(m_read.changes))
        numbers.insert(change.number);
    for (const LinkRecord &link : facts.recordedLinks)
        numbers.insert(link.change.number);
    for (const EditorLink &link : facts.editorLinks)
        numbers.insert(link.change.number);
    addRecordNumbers(facts.issue.title, numbers);
    addRecordNumbers(facts.issue.body, numbers);
    const auto addEvents = [&numbers](const QList<EventRecord> &events) {
        for (const EventRecord &event : events) {
            addRecordNumbers(event.text, numbers);
            if (event.target)
                numbers.insert(event.target->number);
        }
    };
    addEvents(facts.events);
    for (const ChangeFacts &change : facts.changes) {
        addRecordNumbers(change.change.title, numbers);
        addRecordNumbers(change.change.body, numbers);
        addRecordNumbers(change.change.head, numbers);
        addEvents(change.events);
        for (const Commit &commit : change.change.commits.value_or(QList<Commit>())) {
            addRecordNumbers(commit.title, numbers);
            addRecordNumbers(commit.message, numbers);
        }
        for (const IssueRef &issue : change.landedIssues)
            numbers.insert(issue.number);
    }
}

CaseRecord CaseReader::read()
{
    m_read.issue = m_case.issue;
    m_read.alias = caseAlias(m_record, m_case.issue.repo);
    m_read.eventsLoaded = m_case.facts.eventsLoaded;
    m_read.changesLoaded = m_case.facts.changesLoaded;
    readChanges();
    readMoments();
    readNumbers();
    return m_read;
}

quint64 mixed(quint64 key, quint64 value)
{
    return (key ^ value) * 0x9E3779B97F4A7C15ULL + (key >> 29);
}

quint64 mixed(quint64 key, const std::optional<Timestamp> &at)
{
    return mixed(key, at ? static_cast<quint64>(toMilliseconds(*at)) : 1);
}

quint64 mixed(quint64 key, const QString &text)
{
    return mixed(key, static_cast<quint64>(qHash(text, 17)));
}

quint64 mixed(quint64 key, const QList<EventRecord> &events)
{
    for (const EventRecord &event : events)
        key = mixed(mixed(mixed(mixed(key, event.at), event.kind), event.text), event.actorRole);
    return key;
}

} // namespace

const RecordedChange *CaseRecord::change(const QString &number) const
{
    const RecordedChange *found = nullptr;
    for (const RecordedChange &change : changes) {
        // Of two repositories' changes of one number the one that belongs to the case is meant.
        if (change.number == number && (!found || (change.isLinked && !found->isLinked)))
            found = &change;
    }
    return found;
}

quint64 caseKey(const ArticleRecord &record, const ArticleCase &one)
{
    const EvidenceFacts &facts = one.facts;
    quint64 key = mixed(mixed(1, one.issue.repo), one.issue.number);
    key = mixed(mixed(key, caseAlias(record, one.issue.repo)), one.assessment.fingerprint);
    key = mixed(mixed(key, one.assessment.closedAt), one.assessment.createdAt);
    key = mixed(mixed(key, facts.issue.title), facts.issue.body);
    key = mixed(mixed(mixed(key, facts.issue.createdAt), facts.issue.closedAt), facts.events);
    for (const ChangeFacts &change : facts.changes) {
        key = mixed(mixed(mixed(key, change.change.ref.number), change.change.state), change.change.mergedAt);
        key = mixed(mixed(mixed(key, change.change.title), change.change.body), change.events);
    }
    for (const Link &link : one.assessment.links)
        key = mixed(mixed(key, link.change.number), static_cast<quint64>(link.rejected ? 2 : 1));
    return mixed(key,
            static_cast<quint64>(facts.recordedLinks.size() * 4 + (facts.eventsLoaded ? 2 : 0)
                    + (facts.changesLoaded ? 1 : 0)));
}

CaseRecord readCase(const ArticleRecord &record, const ArticleCase &one, const LocalClock &clock)
{
    return CaseReader(record, one, clock).read();
}

} // namespace Winnow
