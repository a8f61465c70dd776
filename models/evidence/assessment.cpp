// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "assessment.h"

#include "factview.h"
#include "fingerprint.h"
#include "resolution.h"
#include "reverts.h"
#include "timing.h"
#include "traps.h"

#include <algorithm>
#include <tuple>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Takes the steps of an assessment in their order; each rests on those before.
class Assessor final
{
public:
    Assessor(const EvidenceFacts &facts, const AssessmentSettings &settings)
        : m_view(facts, settings)
        , m_reverts(m_view)
    {}

    Assessment assess();

private:
    void takeTimes();
    void takeLinks();
    void takeLanding();
    void takeTier();
    void takeTraps();
    void takeMissing();
    void miss(MissingKind kind, const IssueRef &ref = {}, qint64 count = 0);
    bool revertsALinkedChange(const ChangeFacts &change) const;
    qint64 distance(const Link &link) const;

    const FactView m_view;
    const Reverts m_reverts;
    Assessment m_result;
    const ChangeFacts *m_landing = nullptr;
    const ChangeFacts *m_reverted = nullptr;
};

void Assessor::miss(MissingKind kind, const IssueRef &ref, qint64 count)
{
    m_result.missing.append({kind, ref, count});
}

void Assessor::takeTimes()
{
    m_result.issue = m_view.issue().ref;
    m_result.createdAt = m_view.issue().createdAt;
    m_result.closedAt = m_view.close().at;
    m_result.closedBy = m_view.close().actor;
    m_result.closedByRobot = isClosedByRobot(m_view);
    if (const EventRecord *answer = lastAnswer(m_view)) {
        m_result.answerSeconds = toSeconds(*m_result.closedAt) - toSeconds(*answer->at);
        m_result.answerEventId = answer->id;
    }
    m_result.editorResolution = m_view.facts().editorResolution;
}

void Assessor::takeLinks()
{
    FoundLinks found = findLinks(m_view);
    m_result.links = std::move(found.links);
    for (const IssueRef &change : found.unloaded)
        miss(MissingKind::Change, change);
    for (const IssueRef &change : found.unknownBases)
        miss(MissingKind::Basis, change);
}

/// A change that takes another linked one back is no landing of its own, however it names the issue.
bool Assessor::revertsALinkedChange(const ChangeFacts &change) const
{
    return !m_reverts.isEmpty() && std::ranges::any_of(m_result.links, [&](const Link &link) {
        const ChangeFacts *other = link.rejected || !link.isMerged() ? nullptr : m_view.change(link.change);
        return other && m_reverts.isRevertOf(change, *other);
    });
}

/// Seconds between merge and close. Without a close the latest merge is nearest.
qint64 Assessor::distance(const Link &link) const
{
    const qint64 merged = toSeconds(*link.mergedAt);
    return m_result.closedAt ? std::abs(toSeconds(*m_result.closedAt) - merged) : -merged;
}

/// Strongest basis first, then the smallest distance (evidence.md, Landing change); what was reverted has not
/// landed.
void Assessor::takeLanding()
{
    QVarLengthArray<const Link *, 8> merged;
    for (const Link &link : m_result.links) {
        if (!link.rejected && link.isMerged())
            merged.append(&link);
    }
    std::ranges::sort(merged, {}, [this](const Link *link) {
        return std::tuple(link->bases.value(0, LinkBasis::SameMoment), distance(*link), link->change);
    });
    for (const Link *link : merged) {
        const ChangeFacts *change = m_view.change(link->change);
        if (!change || revertsALinkedChange(*change))
            continue;
        if (m_reverts.standingRevertOf(*change)) {
            if (!m_reverted)
                m_reverted = change;
            continue;
        }
        m_landing = change;
        m_result.landing = Landing{link->change, *link->mergedAt, change->change.base, link->bases};
        return;
    }
}

void Assessor::takeTier()
{
    if (!m_result.closedAt)
        return;
    if (!m_result.landing) {
        m_result.tier = tierOfAnswer(m_result.answerSeconds, m_view.settings());
        return;
    }
    m_result.deltaSeconds = toSeconds(*m_result.closedAt) - toSeconds(m_result.landing->mergedAt);
    const bool stale = m_result.closedByRobot || !staleLabelAtClose(m_view).isNull();
    m_result.tier = tierOfDelta(*m_result.deltaSeconds, stale, m_view.settings());
}

void Assessor::takeTraps()
{
    const TrapContext context{m_view, m_result, m_reverts, m_landing, m_reverted};
    QList<Trap> traps;
    findTimeTraps(context, traps);
    findLinkTraps(context, traps);
    std::ranges::sort(traps, {}, &Trap::code);
    m_result.traps = std::move(traps);
}

void Assessor::takeMissing()
{
    if (!m_result.createdAt)
        miss(MissingKind::CreatedAt);
    if (m_view.close().closed && !m_result.closedAt)
        miss(MissingKind::ClosedAt);
    if (!m_view.facts().eventsLoaded && m_view.events().isEmpty())
        miss(MissingKind::Events);
    if (!m_view.facts().changesLoaded && m_view.changes().isEmpty())
        miss(MissingKind::Changes);
    for (const Link &link : m_result.links) {
        if (link.rejected || link.state != "merged"_L1)
            continue;
        const ChangeFacts *change = m_view.change(link.change);
        if (!link.mergedAt)
            miss(MissingKind::MergedAt, link.change);
        else if (change && change->change.base.isEmpty())
            miss(MissingKind::Base, link.change);
    }
    if (m_landing && !m_landing->files && m_view.isSameRepo(m_landing->change.ref.repo, m_result.issue.repo))
        miss(MissingKind::Files, m_landing->change.ref);
    const qint64 timeless =
            std::ranges::count_if(m_view.events(), [](const EventRecord *event) { return !event->at; });
    if (timeless > 0)
        miss(MissingKind::EventTime, {}, timeless);
    std::ranges::sort(m_result.missing, {},
            [](const MissingFact &missing) { return std::tuple(missing.kind, missing.ref); });
}

Assessment Assessor::assess()
{
    takeTimes();
    takeLinks();
    takeLanding();
    takeTier();
    m_result.resolution = computeResolution(m_view, m_result);
    takeTraps();
    takeMissing();
    m_result.fingerprint = fingerprintOf(m_view, m_result);
    return std::move(m_result);
}

} // namespace

const Trap *Assessment::trap(TrapCode code) const
{
    const auto found = std::ranges::find(traps, code, &Trap::code);
    return found == traps.cend() ? nullptr : &*found;
}

Assessment assess(const EvidenceFacts &facts, const AssessmentSettings &settings)
{
    return Assessor(facts, settings).assess();
}

std::optional<Trap> changedSinceDecided(const QString &storedFingerprint, const Assessment &now)
{
    if (storedFingerprint.isEmpty() || storedFingerprint == now.fingerprint)
        return std::nullopt;
    const auto fact = [](const QString &fingerprint) {
        return Fact{.kind = FactKind::Fingerprint,
                .at = {},
                .ref = {},
                .actor = {},
                .text = fingerprint,
                .eventId = {}};
    };
    return Trap{TrapCode::ChangedSinceDecided, {fact(storedFingerprint), fact(now.fingerprint)}};
}

} // namespace Winnow
