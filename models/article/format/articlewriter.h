// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"

namespace Winnow {

/// @p article as it is copied from a blog: no marks, cells parted by tabs, a blank line between blocks, a line feed at the
/// end. A line break in a cell becomes a blank. readArticle() reads it back.
QString writeText(const Article &article);

/// @p article in GitHub's Markdown. readArticle() reads it back as it was, with the lines of this text.
QString writeMarkdown(const Article &article);

} // namespace Winnow
