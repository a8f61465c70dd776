// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "disclosuretopic.h"

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<QLatin1StringView, disclosureTopicCount> names{
        "counting"_L1, "knowledge"_L1, "merge-rule"_L1, "tiers"_L1, "traps"_L1, "drops"_L1, "leftovers"_L1};

} // namespace

QString disclosureTopicName(DisclosureTopic topic)
{
    return names.at(static_cast<size_t>(topic));
}

std::optional<DisclosureTopic> disclosureTopicFromName(QStringView name)
{
    const auto found = std::ranges::find_if(names, [name](QLatin1StringView known) { return known == name; });
    if (found == names.cend())
        return std::nullopt;
    return static_cast<DisclosureTopic>(found - names.cbegin());
}

} // namespace Winnow
