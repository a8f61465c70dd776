// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "prefilterrule.h"

#include <QByteArray>

#include <expected>

namespace Winnow {

/// Where a text of rules is wrong, and how.
struct PrefilterRulesError
{
    qsizetype index = -1; ///< The rule, from 0; -1 where the text as a whole is wrong.
    QString key; ///< The key in the rule; null where the rule as a whole is wrong.
    QString message; ///< What is wrong, in English.

    friend bool operator==(const PrefilterRulesError &, const PrefilterRulesError &) = default;
};

/// Reads rules as writePrefilterRules() writes them: an array of objects {name, field, pattern, reason, label}, label
/// optional, as {zh, en} or a plain zh string. Unknown keys, names given twice, and patterns that are empty or do
/// not compile are errors; an empty array is a series without rules.
std::expected<QList<PrefilterRule>, PrefilterRulesError> readPrefilterRules(const QByteArray &json);

/// @p rules as compact JSON, in their order.
QByteArray writePrefilterRules(const QList<PrefilterRule> &rules);

/// One line for people: "rules[2].pattern: missing".
QString formatPrefilterRulesError(const PrefilterRulesError &error);

} // namespace Winnow
