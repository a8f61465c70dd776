// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "articletexts.h"

namespace Winnow {

/// Sorts @p problems by place, in the order of @p texts; within a place Chinese before English, then by field, offset and
/// code. What lies in no text comes last.
void sortByPlace(QList<LintProblem> &problems, const QList<const ArticleText *> &texts);

} // namespace Winnow
