// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"
#include "generator/templateerror.h"

#include <expected>

namespace Winnow {

/// What renderMarkdown() of generator/articletemplates.h does, in the library that it loads.
std::expected<QString, TemplateError> renderArticle(const Article &article, const QString &templateFolder);

} // namespace Winnow
