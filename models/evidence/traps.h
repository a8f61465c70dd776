// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "assessment.h"
#include "factview.h"
#include "reverts.h"

namespace Winnow {

/// What the trap rules look at: the facts, and what of the assessment is already known.
struct TrapContext
{
    const FactView &view;
    const Assessment &assessment;
    const Reverts &reverts;
    const ChangeFacts *landing = nullptr;
    const ChangeFacts *reverted = nullptr; ///< The change that would have been the landing change.
};

/// Traps in times and order: stale-close, closed-before-merge, fix-predates-issue, change-predates-issue,
/// storm, reopened, edited-after.
void findTimeTraps(const TrapContext &context, QList<Trap> &traps);

/// Traps in links and changes: unlanded, platform-only, claimed-merge, one-change-many-issues, backport,
/// chain, cross-repo, reverted.
void findLinkTraps(const TrapContext &context, QList<Trap> &traps);

/// The fact that @p change was merged.
Fact mergedFact(const ChangeRecord &change);

/// The fact that the issue was closed.
Fact closedFact(const FactView &view);

/// The beginning of a comment as a fact, with white space put straight.
Fact commentFact(const EventRecord &event);

} // namespace Winnow
