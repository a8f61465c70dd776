// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <optional>

namespace Winnow {

/// What the method section speaks of, in its order.
enum class DisclosureTopic : quint8 {
    Counting, ///< Window, funnel, lengths.
    Knowledge, ///< References to the knowledge graph and how far they were checked.
    MergeRule, ///< What counts as merged; landing changes and resolutions.
    Tiers, ///< Cases by timing, and gaps in the evidence.
    Traps, ///< Cases by trap, with their facts.
    Drops, ///< What was left out, with reasons.
    Leftovers, ///< What the next instalment begins with.
};
inline constexpr int disclosureTopicCount = 7;

/// "counting", "knowledge", "merge-rule", "tiers", "traps", "drops", "leftovers": the names of DisclosureNote.
QString disclosureTopicName(DisclosureTopic topic);

/// The other way round; nothing for any other word.
std::optional<DisclosureTopic> disclosureTopicFromName(QStringView name);

} // namespace Winnow
