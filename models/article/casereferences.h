// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article.h"

#include <optional>

/// Reading `alias#N` as articles write it: an alias of ASCII letters, digits, `.`, `_` and `-` that begins with a letter
/// or digit, `#` or `＃`, and the number as a forge writes it.
namespace Winnow {

/// A case found in a text.
struct FoundCase
{
    CaseReference reference; ///< Its alias as written there, possibly empty.
    qsizetype start = 0; ///< Of the alias, else of the sign.
    qsizetype end = 0; ///< One past the number.

    friend bool operator==(const FoundCase &, const FoundCase &) = default;
};

/// The case with which @p text begins; nothing where it begins with something else.
std::optional<FoundCase> caseAtStart(QStringView text);

/// All cases that @p text (as read, not Markdown) names, by place.
QList<FoundCase> findCases(QStringView text);

/// The cases of @p text, by place; one without an alias has that of the one before it (`torchair#212、#310`).
QList<CaseReference> readCaseReferences(QStringView text);

/// Whether @p text is nothing but at least one case, parted by commas, blanks, slashes and the like.
bool isCaseList(QStringView text);

/// Every case that the themes' lines and the guide of @p article cite, by place, aliases filled in.
QList<CaseReference> citedCases(const Article &article);

} // namespace Winnow
