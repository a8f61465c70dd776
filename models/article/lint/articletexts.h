// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "casedirectory.h"

#include "article/lintproblem.h"

namespace Winnow {

/// What two texts have in common that say the same in two languages.
struct TextSlot
{
    ArticlePartKind part = ArticlePartKind::Text;
    ArticleField field = ArticleField::Whole;
    QString repo;
    QString cases; ///< Number of the row or case line; all references of a guide line.
    int index = -1; ///< Of what has no name of its own.

    friend bool operator==(const TextSlot &, const TextSlot &) = default;
};

size_t qHash(const TextSlot &slot, size_t seed = 0);

/// One text of an article with its place.
struct ArticleText
{
    LintPlace place;
    TextSlot slot;
    QString text;
    bool isCell = false; ///< Of a table.
    bool isComputed = false; ///< Made from the record and not by a person.
    FoundRow row; ///< The case that the text is about; null where it is about none.
};

/// All texts of @p article that people read, in the order in which they stand; numbers of rows and counts of the overview
/// are none.
QList<ArticleText> articleTexts(const Article &article, const CaseDirectory &directory);

} // namespace Winnow
