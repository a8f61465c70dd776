// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/lintproblem.h"

#include <QList>

namespace Winnow {

/// A lint problem of one text, before it is known in which part that text stands. Offsets are those of the source.
struct TextProblem
{
    LintCode code = LintCode::Typography;
    LintSeverity severity = LintSeverity::Error;
    qsizetype start = 0;
    qsizetype end = 0; ///< start == end: the whole text.
    LocalizedText message;
    std::optional<LintFix> fix{};
};

} // namespace Winnow
