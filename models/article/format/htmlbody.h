// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "htmldocument.h"

namespace Winnow {

/// The element of @p document that holds the article: where blogs put it (`#content_views`, `<article>`…), among several
/// the one with most of an article's tables; else the smallest one that holds all of those tables; without any the body.
const GumboNode *findArticleBody(const HtmlDocument &document);

/// What a page says that its article's title is, outside of @p body.
struct PageTitle
{
    const GumboNode *node = nullptr; ///< Null where the page says nothing.
    QString text; ///< As read, without the blog's name.
};

PageTitle findPageTitle(const HtmlDocument &document, const GumboNode *body);

} // namespace Winnow
