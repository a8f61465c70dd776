// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/lintproblem.h"
#include "domain/textlanguage.h"

namespace Winnow {

/// @p problem on one line: severity, code, place, and what was found, in @p reader's language.
QString lintLine(const LintProblem &problem, TextLanguage reader);

} // namespace Winnow
