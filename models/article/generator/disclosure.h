// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"
#include "article/articlerecord.h"

/// The method section as it follows from the record. Nobody types a figure of it: an editor's own sentences
/// (DisclosureNote) stand around the computed ones.
namespace Winnow {

/// What the section speaks of, in its order.
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

/// The computed statements of @p topic in @p language, a bullet each, as inline Markdown. Empty where the record holds
/// nothing to speak of. Times are in the zone of the series.
QStringList disclosureStatements(const ArticleRecord &record, DisclosureTopic topic, TextLanguage language);

/// The whole section: each topic's computed statements, with the editor's notes before and after them. A note on a
/// topic that does not exist stands at the end.
DisclosurePart makeDisclosure(const ArticleRecord &record, TextLanguage language);

} // namespace Winnow
