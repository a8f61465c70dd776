// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article.h"
#include "articlerecord.h"

namespace Winnow {

/// Puts @p value in the place of the text @p field (TextEdit::field) of @p row; nothing for another name.
void setRowText(ArticleCase &row, const QString &field, TextLanguage language, const QString &value);

/// Puts the texts of @p row into @p article, which was made from @p record before: its row and its line in a theme. What
/// else a row's text feeds (guide, method) waits for the next making of the whole. For one key of typing, where making
/// everything anew would be wasted.
void showRowTexts(Article &article, const ArticleRecord &record, const ArticleCase &row);

} // namespace Winnow
