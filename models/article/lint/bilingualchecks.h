// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "articletexts.h"
#include "drifttokens.h"
#include "textproblem.h"

namespace Winnow {

/// What differs between two texts that say the same.
struct Drift
{
    QList<TextProblem> zh; ///< Placed in the Chinese text.
    QList<TextProblem> en;
};

/// bilingual-drift: numbers, versions, code, addresses, numbers of changes and issues, flags that only one of the two
/// texts has. A number may be spelled in the other (七案, seven cases; 9-18, Sep 18; 3 万, 30,000).
Drift findDrift(const DriftTokens &zh, const DriftTokens &en);

/// bilingual-missing: the texts that only one of two articles has, @p zh and @p en being all of them.
QList<LintProblem> checkMissing(const QList<ArticleText> &zh, const QList<ArticleText> &en);

} // namespace Winnow
