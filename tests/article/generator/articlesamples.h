// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"

namespace Winnow {

/// An article with everything that a document can hold and a generated one does not: rows and guide lines that are not
/// split, links, text and headings that were not understood, tables without heads, parts without headings, a disclosure
/// in paragraphs, and texts that Markdown would take for lists, headings and cells.
Article oddArticle(TextLanguage language);

} // namespace Winnow
