// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"
#include "article/articlerecord.h"

namespace Winnow {

/// Gives the rows of @p part, made of @p rows in their order, marks for the nodes that they cite (accepted references), and
/// @p part a note for each node, numbered as they first come.
void addCitationNotes(SectionPart &part, const QList<const ArticleCase *> &rows);

/// Gives @p part a column with the nodes that its rows cite. A section that cites none gets none.
void addCitationColumn(SectionPart &part, const QList<const ArticleCase *> &rows, TextLanguage language);

} // namespace Winnow
