// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "reverts.h"

#include "links.h"
#include "referencefinder.h"
#include "titles.h"

#include <algorithm>
#include <tuple>

namespace Winnow {

namespace {

auto mergeOrder(const ChangeFacts &change)
{
    return std::tuple(change.change.mergedAt.value_or(Timestamp{}), change.change.ref);
}

/// A base that is not known could be any.
bool mayShareBase(const ChangeFacts &a, const ChangeFacts &b)
{
    return a.change.base.isEmpty() || b.change.base.isEmpty() || a.change.base == b.change.base;
}

std::optional<RevertClaim> revertClaim(const FactView &view, const ChangeFacts &change)
{
    auto target = revertTargetOf(change.change, view.forgeOf(change.change));
    if (!target)
        return std::nullopt;
    RevertClaim claim{&change, std::move(target->foldedTitle), std::move(target->number), {}};
    if (!target->named.number.isNull())
        claim.named.append(std::move(target->named));
    return claim;
}

} // namespace

std::optional<RevertTarget> revertTargetOf(const ChangeRecord &change, const QString &forge)
{
    const auto title = revertTitle(change.title);
    const QString number = revertedNumberOfBranch(change.head);
    if (!title && number.isNull())
        return std::nullopt;
    RevertTarget target{number, {}, title ? title->foldedTarget : QString()};
    for (const Reference &reference : findReferences(change.body, {change.ref.repo, forge})) {
        if (reference.kind != ReferenceKind::Issue && !reference.closes) {
            target.named = reference.target; // "Reverts !12, which broke !15"
            break;
        }
    }
    return target;
}

Reverts::Reverts(const FactView &view)
    : m_view(view)
{
    for (const ChangeFacts *change : view.changes()) {
        if (!isMerged(*change))
            continue;
        if (auto claim = revertClaim(view, *change))
            m_claims.append(*std::move(claim));
    }
    std::ranges::sort(m_claims, {}, [](const RevertClaim &claim) { return mergeOrder(*claim.change); });
}

bool Reverts::claims(const RevertClaim &claim, const ChangeFacts &other) const
{
    const ChangeRecord &taken = other.change;
    if (claim.change == &other || !m_view.isSameRepo(claim.change->change.ref.repo, taken.ref.repo)
            || !mayShareBase(*claim.change, other) || mergeOrder(*claim.change) <= mergeOrder(other))
        return false;
    if (!claim.number.isNull())
        return claim.number == taken.ref.number;
    if (!claim.named.isEmpty())
        return m_view.isSameRef(claim.named.first(), taken.ref);
    return !claim.foldedTitle.isEmpty() && claim.foldedTitle == foldTitle(taken.title);
}

bool Reverts::isRevertOf(const ChangeFacts &change, const ChangeFacts &other) const
{
    return std::ranges::any_of(m_claims,
            [&](const RevertClaim &claim) { return claim.change == &change && claims(claim, other); });
}

/// Only later merges can take a merge back, so this comes to an end.
const ChangeFacts *Reverts::standingRevertOf(const ChangeFacts &change) const
{
    for (const RevertClaim &claim : m_claims) {
        if (claims(claim, change) && !standingRevertOf(*claim.change))
            return claim.change;
    }
    return nullptr;
}

} // namespace Winnow
