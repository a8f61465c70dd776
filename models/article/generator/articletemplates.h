// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"
#include "templateerror.h"

#include <expected>

namespace Winnow {

/// @p article as Markdown by the templates of its language. A series may replace any of them: a file in
/// @p templateFolder, `zh/section.md` for one, is taken instead of the house's of that name. A null folder is the house
/// set alone, which gives the house format.
///
/// The template engine is in a library of its own, beside the program or in ../lib/winnow, that is loaded at the first
/// call. May be called from any thread.
std::expected<QString, TemplateError> renderMarkdown(
        const Article &article, const QString &templateFolder = {});

} // namespace Winnow
