// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "madeinstalment.h"

#include "article/lintproblem.h"

#include <functional>

namespace Winnow {

/// A way to make a true instalment wrong in one place.
struct LintMutation
{
    QString name;
    LintCode code; ///< What the lint must say.
    /// Breaks the @p turn th place (from 0); gives false where there are no more places.
    std::function<bool(MadeInstalment &made, int turn)> apply;
};

/// Every way, of the claims about single cases and of all else.
QList<LintMutation> claimMutations();
QList<LintMutation> articleMutations();
QList<LintMutation> recordMutations();

} // namespace Winnow
