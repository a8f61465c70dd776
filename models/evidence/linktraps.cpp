// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "traps.h"

#include "claims.h"
#include "links.h"
#include "referencefinder.h"
#include "titles.h"

#include <algorithm>
#include <map>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

Fact fact(FactKind kind, const IssueRef &ref = {}, const QString &text = {})
{
    return {.kind = kind, .at = {}, .ref = ref, .actor = {}, .text = text, .eventId = {}};
}

/// Linked merged changes that count as landings of their own: not rejected, no reverts of each other, and
/// held by more than the moment.
QList<const ChangeFacts *> landedChanges(const TrapContext &context)
{
    QList<const ChangeFacts *> landed;
    for (const Link &link : context.assessment.links) {
        const bool momentOnly = link.bases.size() == 1 && link.bases.first() == LinkBasis::SameMoment;
        if (!link.rejected && link.isMerged() && !momentOnly) {
            if (const ChangeFacts *change = context.view.change(link.change))
                landed.append(change);
        }
    }
    const QList<const ChangeFacts *> all = landed;
    landed.removeIf([&](const ChangeFacts *change) {
        return std::ranges::any_of(
                all, [&](const ChangeFacts *other) { return context.reverts.isRevertOf(*change, *other); });
    });
    std::ranges::sort(landed, {}, [](const ChangeFacts *change) {
        return std::tuple(*change->change.mergedAt, change->change.ref);
    });
    return landed;
}

void findUnlanded(const TrapContext &context, QList<Trap> &traps)
{
    if (context.assessment.resolution != Resolution::Unlanded)
        return;
    Trap trap{TrapCode::Unlanded, {closedFact(context.view)}};
    for (const Link &link : context.assessment.links) {
        if (!link.rejected && !link.state.isNull() && !link.isMerged())
            trap.facts.append(fact(FactKind::ChangeNotMerged, link.change, link.state));
    }
    if (context.reverted) {
        if (const ChangeFacts *revert = context.reverts.standingRevertOf(*context.reverted)) {
            trap.facts.append(fact(FactKind::ChangeReverted, revert->change.ref));
            trap.facts.last().at = revert->change.mergedAt;
        }
    }
    traps.append(std::move(trap));
}

void findPlatformOnly(const TrapContext &context, QList<Trap> &traps)
{
    const auto &landing = context.assessment.landing;
    if (landing && landing->bases.size() == 1 && landing->bases.first() == LinkBasis::Platform)
        traps.append({TrapCode::PlatformOnly,
                {fact(FactKind::OnlyBasis, landing->change, linkBasisName(LinkBasis::Platform))}});
}

/// The linked changes that @p text names and that are not merged.
QList<const Link *> unmergedNamed(const TrapContext &context, QStringView text, bool &namesAny)
{
    QList<const Link *> unmerged;
    const FactView &view = context.view;
    for (const Reference &reference : findReferences(text, {view.issue().ref.repo, view.forge()})) {
        if (reference.kind == ReferenceKind::Issue)
            continue;
        namesAny = namesAny || reference.kind == ReferenceKind::Change;
        for (const Link &link : context.assessment.links) {
            if (view.isSameRef(link.change, reference.target)) {
                namesAny = true;
                if (!link.state.isNull() && link.state != "merged"_L1 && !unmerged.contains(&link))
                    unmerged.append(&link);
            }
        }
    }
    return unmerged;
}

/// A claim of a merge that names no change is about the linked ones, if none of them is merged.
QList<const Link *> allUnmerged(const TrapContext &context)
{
    QList<const Link *> unmerged;
    for (const Link &link : context.assessment.links) {
        if (link.rejected || link.state.isNull())
            continue;
        if (link.state == "merged"_L1)
            return {};
        unmerged.append(&link);
    }
    return unmerged;
}

QList<const Link *> falselyClaimed(const TrapContext &context, const EventRecord &comment)
{
    for (const MergeClaim &claim : findMergeClaims(comment.text)) {
        bool namesAny = false;
        QList<const Link *> unmerged = unmergedNamed(context, claim.sentence, namesAny);
        if (!namesAny)
            unmerged = unmergedNamed(context, comment.text, namesAny);
        if (!namesAny && claim.ofMerge)
            unmerged = allUnmerged(context);
        if (!unmerged.isEmpty())
            return unmerged;
    }
    return {};
}

void findClaimedMerge(const TrapContext &context, QList<Trap> &traps)
{
    const bool anyUnmerged = std::ranges::any_of(context.assessment.links,
            [](const Link &link) { return !link.state.isNull() && link.state != "merged"_L1; });
    if (!anyUnmerged)
        return;
    Trap trap{TrapCode::ClaimedMerge, {}};
    for (const EventRecord *event : context.view.events()) {
        if (event->kind != "comment"_L1)
            continue;
        for (const Link *link : falselyClaimed(context, *event)) {
            trap.facts.append(commentFact(*event));
            trap.facts.append(fact(FactKind::ChangeNotMerged, link->change, link->state));
        }
    }
    if (!trap.facts.isEmpty())
        traps.append(std::move(trap));
}

void findManyIssues(const TrapContext &context, QList<Trap> &traps)
{
    if (!context.landing)
        return;
    QList<IssueRef> others = context.landing->landedIssues;
    std::ranges::sort(others);
    others.erase(std::ranges::unique(others).begin(), others.end());
    others.removeIf(
            [&](const IssueRef &ref) { return context.view.isSameRef(ref, context.assessment.issue); });
    if (others.isEmpty())
        return;
    Trap trap{TrapCode::OneChangeManyIssues, {mergedFact(context.landing->change)}};
    for (const IssueRef &other : others)
        trap.facts.append(fact(FactKind::LandsIssue, other));
    traps.append(std::move(trap));
}

void appendMerges(Trap &trap, const QList<const ChangeFacts *> &changes)
{
    for (const ChangeFacts *change : changes)
        trap.facts.append(mergedFact(change->change));
}

/// The same change, by its title, on several bases.
void findBackport(const QList<const ChangeFacts *> &landed, QList<Trap> &traps)
{
    std::map<QString, QList<const ChangeFacts *>> byTitle;
    for (const ChangeFacts *change : landed) {
        const QString title = foldTitle(change->change.title);
        if (!title.isEmpty() && !change->change.base.isEmpty())
            byTitle[title].append(change);
    }
    Trap trap{TrapCode::Backport, {}};
    for (const auto &[title, changes] : byTitle) {
        const bool differ = std::ranges::any_of(changes, [&](const ChangeFacts *change) {
            return change->change.base != changes.first()->change.base;
        });
        if (differ)
            appendMerges(trap, changes);
    }
    if (!trap.facts.isEmpty())
        traps.append(std::move(trap));
}

void findChain(const QList<const ChangeFacts *> &landed, QList<Trap> &traps)
{
    std::map<std::pair<QString, QString>, QList<const ChangeFacts *>> byBase;
    for (const ChangeFacts *change : landed) {
        if (!change->change.base.isEmpty())
            byBase[{change->change.ref.repo, change->change.base}].append(change);
    }
    Trap trap{TrapCode::Chain, {}};
    for (const auto &[base, changes] : byBase) {
        if (changes.size() >= 2)
            appendMerges(trap, changes);
    }
    if (!trap.facts.isEmpty())
        traps.append(std::move(trap));
}

void findCrossRepo(const TrapContext &context, QList<Trap> &traps)
{
    if (context.landing
            && !context.view.isSameRepo(context.landing->change.ref.repo, context.assessment.issue.repo))
        traps.append({TrapCode::CrossRepo,
                {fact(FactKind::Repository, {}, context.landing->change.ref.repo),
                        mergedFact(context.landing->change)}});
}

void findReverted(const TrapContext &context, QList<Trap> &traps)
{
    if (!context.reverted)
        return;
    const ChangeFacts *revert = context.reverts.standingRevertOf(*context.reverted);
    if (!revert)
        return;
    Fact takenBack = fact(FactKind::ChangeReverted, revert->change.ref);
    takenBack.at = revert->change.mergedAt;
    traps.append({TrapCode::Reverted, {mergedFact(context.reverted->change), takenBack}});
}

} // namespace

void findLinkTraps(const TrapContext &context, QList<Trap> &traps)
{
    findUnlanded(context, traps);
    findPlatformOnly(context, traps);
    findClaimedMerge(context, traps);
    findManyIssues(context, traps);
    if (const QList<const ChangeFacts *> landed = landedChanges(context); landed.size() >= 2) {
        findBackport(landed, traps);
        findChain(landed, traps);
    }
    findCrossRepo(context, traps);
    findReverted(context, traps);
}

} // namespace Winnow
