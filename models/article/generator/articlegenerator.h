// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"
#include "article/articlerecord.h"

namespace Winnow {

/// The article of an instalment in @p language, as it follows from @p record. Pure and total: what the record does not
/// hold yet is empty or left out, and missingPieces() tells it.
///
/// Parts stand in the order of article.md. Sections that the record does not give are made from the rows'
/// repositories, a guide it does not give from the rows' own symptoms and first actions; members of themes and cases
/// of the guide that are no rows are left out.
Article generateArticle(const ArticleRecord &record, TextLanguage language);

/// The title of an instalment: "series（十八）·batch" in Chinese, "series (18) · batch" in English. The series' id
/// stands in where it has no title in @p language.
QString instalmentTitle(const ArticleRecord &record, TextLanguage language);

/// The sections of @p record as they stand in its article: the given ones that have rows, then one for each
/// repository that has rows and no section.
QList<SectionRecord> articleSections(const ArticleRecord &record);

} // namespace Winnow
