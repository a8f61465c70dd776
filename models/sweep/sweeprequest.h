// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/decision.h"
#include "forge/forgesettings.h"

#include <QStringList>

namespace Winnow {

/// What to sweep.
struct SweepRequest
{
    ForgeSettings forge;
    QStringList orgs; ///< All repositories of these,
    QStringList repos; ///< and these, org/name.
    Timestamp closedSince{};
    std::optional<Timestamp> closedUntil; ///< Exclusive.
    BatchRef batch; ///< Whose series' rules say for which issues details are fetched.
    bool allPatches = false; ///< Fetch the diffs of all changes now, not when they are first looked at.
    /// Read only as much as is needed to say how long all of it takes; what is read is kept.
    bool measureOnly = false;
    /// Fetch nothing but the diff of this change, which somebody looks at.
    std::optional<IssueRef> patchOf = {};

    /// Whether it is for the pool, and not only to measure or for one diff.
    bool isWhole() const { return !measureOnly && !patchOf; }
};

/// What makes two requests the same sweep, so that one goes on where the other stopped: all but the right to ask, the rules
/// and how much is done of it at once.
QString sweepKey(const SweepRequest &request);

} // namespace Winnow
