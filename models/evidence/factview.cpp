// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "factview.h"

#include "forgeaddress.h"

#include <algorithm>
#include <tuple>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Events by time, then id, then all else, so that the order of input never shows; no time sorts last.
bool earlierEvent(const EventRecord *a, const EventRecord *b)
{
    const auto key = [](const EventRecord &event) {
        return std::tuple(!event.at, event.at.value_or(Timestamp{}), QStringView(event.id));
    };
    const auto keyA = key(*a);
    const auto keyB = key(*b);
    if (keyA != keyB)
        return keyA < keyB;
    const auto rest = [](const EventRecord &event) {
        return std::tie(event.kind, event.actor, event.actorRole, event.text, event.label);
    };
    return rest(*a) != rest(*b) ? rest(*a) < rest(*b)
                                : a->target.value_or(IssueRef{}) < b->target.value_or(IssueRef{});
}

bool isSameEvent(const EventRecord *a, const EventRecord *b)
{
    return a->id == b->id && a->kind == b->kind && a->at == b->at && (!a->id.isEmpty() || *a == *b);
}

/// Changes by reference; of doubles that differ the merged one first, then by all that rules look at.
bool earlierChange(const ChangeFacts *a, const ChangeFacts *b)
{
    if (a->change.ref != b->change.ref)
        return a->change.ref < b->change.ref;
    const auto key = [](const ChangeFacts &each) {
        const ChangeRecord &change = each.change;
        return std::tuple(change.state != "merged"_L1, !change.mergedAt,
                change.mergedAt.value_or(Timestamp{}), QStringView(change.state), QStringView(change.base),
                QStringView(change.title), QStringView(change.body), QStringView(change.head),
                !each.files.has_value());
    };
    return key(*a) < key(*b);
}

bool isSameWord(const QString &a, QStringView b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

/// Lines that all begin with a slash and a letter speak to robots.
bool isCommandsOnly(QStringView text)
{
    bool any = false;
    for (const QStringView line : text.tokenize(u'\n')) {
        const QStringView trimmed = line.trimmed();
        if (trimmed.isEmpty())
            continue;
        if (trimmed.front() != u'/' || trimmed.size() < 2 || !trimmed[1].isLetter() || trimmed.size() > 80)
            return false;
        any = true;
    }
    return any;
}

} // namespace

FactView::FactView(const EvidenceFacts &facts, const AssessmentSettings &settings)
    : m_facts(facts)
    , m_settings(settings)
    , m_forge(forgeOfAddress(facts.issue.url))
{
    if (m_forge.isNull())
        m_forge = facts.forge;
    sortEvents();
    sortChanges();
    findClose();
}

void FactView::sortEvents()
{
    m_events.reserve(m_facts.events.size());
    for (const EventRecord &event : m_facts.events)
        m_events.append(&event);
    std::ranges::sort(m_events, earlierEvent);
    m_events.erase(std::unique(m_events.begin(), m_events.end(), isSameEvent), m_events.end());
}

void FactView::sortChanges()
{
    m_changes.reserve(m_facts.changes.size());
    for (const ChangeFacts &change : m_facts.changes)
        m_changes.append(&change);
    std::ranges::sort(m_changes, earlierChange);
    const auto sameRef = [](const ChangeFacts *a, const ChangeFacts *b) {
        return a->change.ref == b->change.ref;
    };
    m_changes.erase(std::unique(m_changes.begin(), m_changes.end(), sameRef), m_changes.end());
}

/// The record's closing time, unless the timeline shows that the issue was reopened after it and closed
/// again.
void FactView::findClose()
{
    const EventRecord *lastClose = nullptr;
    const EventRecord *lastReopen = nullptr;
    for (const EventRecord *event : m_events) {
        if (event->at && event->kind == "close"_L1)
            lastClose = event;
        else if (event->at && event->kind == "reopen"_L1)
            lastReopen = event;
    }
    const bool reopened = lastReopen && (!lastClose || *lastReopen->at > *lastClose->at);
    const QString &state = m_facts.issue.state;
    const std::optional<Timestamp> &recorded = m_facts.issue.closedAt;
    m_close.closed = state.isNull() ? (recorded || lastClose) && !reopened : state == "closed"_L1;
    if (!m_close.closed)
        return;
    const bool closedAgain = lastClose && lastReopen && recorded && *lastReopen->at > *recorded
            && *lastClose->at > *lastReopen->at;
    m_close.at = recorded && !closedAgain ? recorded : lastClose ? lastClose->at : std::nullopt;
    if (!closedAgain) {
        m_close.actor = m_facts.issue.closedBy;
        m_close.actorRole = m_facts.issue.closedByRole;
    }
    if (!lastClose)
        return;
    m_close.eventId = lastClose->id;
    if (m_close.actor.isEmpty())
        m_close.actor = lastClose->actor;
    if (m_close.actorRole.isEmpty() && m_close.actor == lastClose->actor)
        m_close.actorRole = lastClose->actorRole;
}

const ChangeFacts *FactView::change(const IssueRef &ref) const
{
    for (const ChangeFacts *change : m_changes) {
        if (isSameRef(change->change.ref, ref))
            return change;
    }
    return nullptr;
}

QString FactView::presentRepo(const QString &repo) const
{
    return m_settings.movedRepos.value(repo.toLower(), repo);
}

bool FactView::isSameRepo(const QString &a, const QString &b) const
{
    if (a == b || isSameWord(a, b))
        return true;
    return !m_settings.movedRepos.isEmpty() && isSameWord(presentRepo(a), presentRepo(b));
}

bool FactView::isSameRef(const IssueRef &a, const IssueRef &b) const
{
    return a.number == b.number && isSameRepo(a.repo, b.repo);
}

bool FactView::isMaintainer(const QString &name, const QString &role) const
{
    return role == "maintainer"_L1
            || (role.isEmpty() && !name.isEmpty() && m_settings.maintainers.contains(name));
}

bool FactView::isMaintainerComment(const EventRecord &event) const
{
    return event.kind == "comment"_L1 && isMaintainer(event.actor, event.actorRole)
            && !isCommandsOnly(event.text);
}

bool FactView::isRobot(const QString &name, const QString &role) const
{
    if (!role.isEmpty())
        return role == "bot"_L1;
    return name.endsWith("[bot]"_L1, Qt::CaseInsensitive)
            || (!name.isEmpty() && m_settings.robots.contains(name));
}

QString FactView::forgeOf(const ChangeRecord &change) const
{
    const QString forge = forgeOfAddress(change.url);
    if (!forge.isNull())
        return forge;
    return isSameRepo(change.ref.repo, m_facts.issue.ref.repo) ? m_forge : QString();
}

} // namespace Winnow
