// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "htmldocument.h"

namespace Winnow {

/// How surely @p node is where a site puts the text that a page is for: 3 where one blog alone names it so, 2 for classes
/// that many use, 1 for `<article>` and `<main>`; 0 for any other element.
int contentRank(const GumboNode *node);

/// The element of @p document with the text that the page is for: the one of highest contentRank(), the innermost of several,
/// that holds at least half of what people read on the page; else the body.
const GumboNode *findMainContent(const HtmlDocument &document);

} // namespace Winnow
