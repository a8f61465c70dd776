// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "poolfacet.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<QLatin1StringView, facetCount> names{
        "repo"_L1, "verdict"_L1, "reason"_L1, "label"_L1, "proposal"_L1, "change"_L1, "kg"_L1};

} // namespace

QString facetName(Facet facet)
{
    return names.at(static_cast<size_t>(facet));
}

std::optional<Facet> facetFromName(QStringView name)
{
    for (const Facet facet : allFacets) {
        if (name == names.at(static_cast<size_t>(facet)))
            return facet;
    }
    return std::nullopt;
}

QStringList fixedFacetValues(Facet facet)
{
    switch (facet) {
    case Facet::Verdict:
        return {u"undecided"_s, u"keep"_s, u"drop"_s, u"hold"_s, u"filtered"_s, u"conflict"_s};
    case Facet::Proposal:
        return {u"none"_s, u"keep"_s, u"drop"_s, u"disputed"_s};
    case Facet::Change:
    case Facet::KgRef:
        return {u"no"_s, u"yes"_s};
    case Facet::Repo:
    case Facet::Reason:
    case Facet::Label:
        break;
    }
    return {};
}

} // namespace Winnow
