// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "caseclaims.h"

#include <algorithm>

namespace Winnow {

namespace {

/// The case that is called by the only one of @p numbers, with its alias; nothing where there are several, or no alias.
std::optional<CaseReference> caseOf(const QStringList &numbers, const TextClaims &claims)
{
    if (numbers.size() != 1)
        return std::nullopt;
    for (const StatedReference &reference : claims.references) {
        if (reference.kind == StatedReferenceKind::Case && reference.number == numbers.first()) {
            CaseReference found;
            found.alias = reference.name;
            found.number = reference.number;
            return found;
        }
    }
    return std::nullopt;
}

CaseClaims &claimsOf(const CaseReference &reference, QList<CaseClaims> &cases)
{
    const auto known = std::ranges::find(cases, reference, &CaseClaims::reference);
    if (known != cases.end())
        return *known;
    cases.append({reference, {}});
    return cases.last();
}

} // namespace

QList<CaseClaims> claimsByCase(const TextClaims &claims)
{
    QList<CaseClaims> cases;
    for (const StatedGap &gap : claims.gaps) {
        if (const auto reference = caseOf(gap.issues, claims))
            claimsOf(*reference, cases).claims.gaps.append(gap);
    }
    for (const StatedTime &time : claims.times) {
        if (const auto reference = caseOf(time.issues, claims))
            claimsOf(*reference, cases).claims.times.append(time);
    }
    return cases;
}

} // namespace Winnow
