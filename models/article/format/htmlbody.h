// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "html/htmldocument.h"

namespace Winnow {

/// The element of @p document that holds the article: where blogs put it (`#content_views`, `<article>`…), among several
/// the one with most of an article's tables; else the smallest one that holds all of those tables; without any the body.
const GumboNode *findArticleBody(const HtmlDocument &document);

} // namespace Winnow
