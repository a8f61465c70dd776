// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "casedirectory.h"

#include "article/articlerecord.h"
#include "article/lintproblem.h"

namespace Winnow {

/// ref-unknown, ref-alias: every `alias#N` of the case lines and the guide names a row and uses the alias of its
/// repository (the record's; without one the one that the article uses most); every row is a kept case of @p record, and
/// every kept case has a row. @p record and @p index may be null.
QList<LintProblem> checkReferences(const Article &article, const CaseDirectory &directory,
        const ArticleRecord *record, const RecordIndex *index);

/// guide-missing: the rows that no line of the guide cites, where there is one.
QList<LintProblem> checkGuide(const Article &article, const CaseDirectory &directory);

} // namespace Winnow
