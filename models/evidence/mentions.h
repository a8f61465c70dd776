// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"
#include "evidencecodes.h"

#include <QList>

namespace Winnow {

/// That a change names an issue, and how.
struct IssueMention
{
    IssueRef issue; ///< As written: case and old repository names are not folded.
    QString forge; ///< Of the issue, null where it is not known.
    LinkBasis basis = LinkBasis::BodyReference; ///< The strongest of ClosingKeyword to BranchName.

    friend bool operator==(const IssueMention &, const IssueMention &) = default;
};

/// The issues that @p change names in its title, body, commit messages and branch (evidence.md, Links), each
/// once with each basis, the strongest first. @p forge is the forge of the change's repository. A workspace
/// may keep the answer: it depends on nothing else.
QList<IssueMention> findIssueMentions(const ChangeRecord &change, const QString &forge);

} // namespace Winnow
