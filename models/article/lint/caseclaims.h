// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "claims.h"

#include "article/article.h"

namespace Winnow {

/// What a text about many cases says of one of them.
struct CaseClaims
{
    CaseReference reference;
    TextClaims claims; ///< Gaps and times alone.
};

/// The gaps and times of @p claims whose clause names exactly one case by its alias, by case. Those of a clause that names
/// none or several are nobody's.
QList<CaseClaims> claimsByCase(const TextClaims &claims);

} // namespace Winnow
