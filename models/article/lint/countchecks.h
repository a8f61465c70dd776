// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "casedirectory.h"

#include "article/articlerecord.h"
#include "article/lintproblem.h"

namespace Winnow {

/// count-total, count-repo: the rows against the quota of @p record (null: what the overview adds up to) and the number in
/// the heading of the themes; each count of the overview against its section.
QList<LintProblem> checkCounts(
        const Article &article, const CaseDirectory &directory, const ArticleRecord *record);

/// theme-once, theme-count: each row in exactly one theme, where themes have case lines; the count that a theme's title
/// states against its case lines.
QList<LintProblem> checkThemes(const Article &article, const CaseDirectory &directory);

} // namespace Winnow
