// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/decision.h"

#include <QString>

#include <optional>

namespace Winnow {

/// What a row shows of its decision: the verdict, and the two cases an editor must tell from it at a glance.
enum class VerdictMark : quint8 {
    Undecided,
    Keep,
    Hold,
    Drop,
    Filtered, ///< Dropped by a prefilter rule.
    Conflict ///< Two people's last words differ.
};

VerdictMark verdictMark(Verdict verdict, Stage stage, bool conflict);

/// The value of Facet::Verdict that stands for @p mark: "undecided", "keep", "hold", "drop", "filtered",
/// "conflict".
QString verdictMarkName(VerdictMark mark);
std::optional<VerdictMark> verdictMarkFromName(QStringView name);

/// The word for people, in the language of the window: "Kept".
QString verdictMarkLabel(VerdictMark mark);

/// The same for narrow columns: "By rule".
QString shortVerdictMarkLabel(VerdictMark mark);

} // namespace Winnow
