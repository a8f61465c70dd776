// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"

#include <optional>

namespace Winnow {

/// Reads @p text, plain or (@p isPlain false) inline Markdown, as a line about a case: `msop#94 …`, in Markdown also with
/// the reference as a link, bold or code. The case's text is as @p text writes it, without the blank before it. Nothing
/// where @p text does not begin with a case.
std::optional<CaseLine> readCaseLine(const QString &text, bool isPlain);

/// What stands between a case and its text: nothing where that goes on with punctuation.
QString blankBehindCase(const CaseLine &line);

/// A link around all of @p markdown: `[#94](https://…)`.
struct WholeLink
{
    QString label;
    QString url;
};

/// The link that @p markdown is from its beginning to its end; nothing where it is something else.
std::optional<WholeLink> wholeLink(const QString &markdown);

} // namespace Winnow
