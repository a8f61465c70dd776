// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "articledraft.h"

#include "tablekind.h"

namespace Winnow {

/// A table's row whose cells ran together in copying, and where it stands in the draft.
struct RunTogetherRow
{
    TableKind kind = TableKind::Issues;
    qsizetype part = 0;
    qsizetype row = 0;
    QString text; ///< As the source has it.
};

/// Takes @p rows apart as far as the rest of the article makes it certain: a row's number by the cases cited, a count by the
/// section's rows, a repository by the sections' names, cases by the aliases of the themes' lines.
void splitRunTogetherRows(ArticleDraft &draft, const QList<RunTogetherRow> &rows);

} // namespace Winnow
