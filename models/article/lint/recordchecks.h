// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/articlerecord.h"
#include "article/lintproblem.h"

namespace Winnow {

/// funnel-sum: every number of the funnel follows from the others, and from the lists of cases, drops and leftovers.
QList<LintProblem> checkFunnel(const ArticleRecord &record);

/// drop-reason: a drop without a reason, `other` without a note, `duplicate` or `same-topic` without the issue it yields to.
QList<LintProblem> checkDrops(const ArticleRecord &record);

/// repeat: a kept issue that another instalment has printed.
QList<LintProblem> checkRepeats(const ArticleRecord &record);

} // namespace Winnow
