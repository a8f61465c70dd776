// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "evidencefacts.h"
#include "factview.h"

#include <QList>

namespace Winnow {

/// A change that takes another one back, with what it says of that one.
struct RevertClaim
{
    const ChangeFacts *change = nullptr;
    QString foldedTitle; ///< Of the change it names by title, or empty.
    QString number; ///< Of the change that its branch names, or null.
    QList<IssueRef> named; ///< The first change that its body names.
};

/// What a change says it takes back; the first of these that is given is meant.
struct RevertTarget
{
    QString number; ///< Of a change of the same repository, by the forge's own revert branch.
    IssueRef named; ///< The first change that its body names.
    QString foldedTitle; ///< foldTitle() of the change that its title quotes.
};

/// Nothing where @p change takes none back. @p forge is that of its repository.
std::optional<RevertTarget> revertTargetOf(const ChangeRecord &change, const QString &forge);

/// The merged changes of the facts that take others back (evidence.md, reverted).
class Reverts final
{
public:
    explicit Reverts(const FactView &view);

    /// The merged change that takes @p change back for good: merged later, on the same base, and not taken
    /// back itself. The first of several; null where there is none.
    const ChangeFacts *standingRevertOf(const ChangeFacts &change) const;

    /// Whether @p change does nothing but take @p other back.
    bool isRevertOf(const ChangeFacts &change, const ChangeFacts &other) const;

    bool isEmpty() const { return m_claims.isEmpty(); }

private:
    bool claims(const RevertClaim &claim, const ChangeFacts &other) const;

    const FactView &m_view;
    QList<RevertClaim> m_claims; ///< By time of the merge, then reference.
};

} // namespace Winnow
