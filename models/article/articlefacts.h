// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "articlerecord.h"

#include <QTimeZone>

namespace Winnow {

/// What the record says of a case, worded so that a draft can take it over.
struct ArticleFact
{
    QString text; ///< Inline Markdown.

    friend bool operator==(const ArticleFact &, const ArticleFact &) = default;
};

/// The facts of @p row that a text may state, the most telling first: how the landing change and the close lie, the
/// change's number, the two times, the answer's distance where there is no landing change, each trap. Times in @p zone.
QList<ArticleFact> articleFacts(const ArticleCase &row, const QTimeZone &zone, TextLanguage language);

} // namespace Winnow
