// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "poolfacet.h"

#include "evidence/evidencecodes.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<QLatin1StringView, facetCount> names{"repo"_L1, "verdict"_L1, "reason"_L1, "label"_L1,
        "proposal"_L1, "change"_L1, "kg"_L1, "tier"_L1, "resolution"_L1, "trap"_L1};

template <typename Code>
QStringList namesOfCodes(int count, QString (*name)(Code))
{
    QStringList all;
    for (int code = 0; code < count; ++code)
        all.append(name(static_cast<Code>(code)));
    return all;
}

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
    case Facet::Tier:
        return namesOfCodes(tierCount, tierName) << u"none"_s;
    case Facet::Resolution:
        return namesOfCodes(resolutionCount, resolutionName);
    case Facet::Trap:
        return namesOfCodes(trapCodeCount, trapName);
    case Facet::Repo:
    case Facet::Reason:
    case Facet::Label:
        break;
    }
    return {};
}

} // namespace Winnow
