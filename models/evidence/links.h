// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/issueref.h"
#include "domain/timestamp.h"
#include "evidencecodes.h"

#include <QList>

#include <optional>

namespace Winnow {

class FactView;
struct ChangeFacts;

/// A change that belongs to the issue on the grounds given (evidence.md, Links).
struct Link
{
    IssueRef change;
    QString state; ///< open, closed, merged as the forge says; null where the change is not loaded.
    std::optional<Timestamp> mergedAt;
    QList<LinkBasis> bases; ///< The strongest first, each once.
    bool rejected = false; ///< By an editor: kept for the record, belongs to nothing.

    /// Merged only if the state says so and the time is there (evidence.md, Is a change merged?).
    bool isMerged() const { return mergedAt && state == QLatin1StringView("merged"); }

    friend bool operator==(const Link &, const Link &) = default;
};

/// Merged by the same rule.
bool isMerged(const ChangeFacts &change);

/// The links of an issue.
struct FoundLinks
{
    QList<Link> links; ///< By strongest basis, then reference; rejected ones last.
    QList<IssueRef> unloaded; ///< Changes that comments and records name but the facts do not hold.
    QList<IssueRef> unknownBases; ///< Changes whose recorded basis is none of evidence.md's.
};

/// Finds all links by all bases. A link found in several ways keeps them all.
FoundLinks findLinks(const FactView &view);

} // namespace Winnow
