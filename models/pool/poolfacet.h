// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace Winnow {

/// The sides from which the pool can be narrowed. Their words in queries and JSON: facetName().
enum class Facet : quint8 {
    Repo,
    Verdict, ///< undecided, keep, drop, hold, filtered (dropped by a rule), conflict
    Reason,
    Label, ///< An issue may have several.
    Proposal, ///< none, keep, drop, disputed
    Change, ///< yes, no
    KgRef, ///< yes, no
    Tier, ///< evidence.md's tiers, and none: open or not assessed.
    Resolution, ///< evidence.md's resolutions; none where not assessed, too.
    Trap ///< evidence.md's traps; an issue may have several.
};

inline constexpr std::array allFacets{Facet::Repo, Facet::Verdict, Facet::Reason, Facet::Label,
        Facet::Proposal, Facet::Change, Facet::KgRef, Facet::Tier, Facet::Resolution, Facet::Trap};
inline constexpr size_t facetCount = allFacets.size();

/// Codes of Facet::Verdict beyond those of the enumeration Verdict.
namespace VerdictCode {
inline constexpr quint16 Filtered = 4; ///< Dropped by a rule.
inline constexpr quint16 Conflict =
        5; ///< Counted beside the verdict that shows; no row has it as its own code.
} // namespace VerdictCode

/// Whether an issue may have several values of @p facet, or none.
constexpr bool hasManyValues(Facet facet)
{
    return facet == Facet::Label || facet == Facet::Trap;
}

/// "repo", "verdict", "reason", "label", "proposal", "change", "kg", "tier", "resolution", "trap".
QString facetName(Facet facet);
std::optional<Facet> facetFromName(QStringView name);

/// The values of a facet whose values are fixed; empty for Repo, Reason and Label.
QStringList fixedFacetValues(Facet facet);

} // namespace Winnow
