// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "htmldocument.h"

namespace Winnow {

/// What a page says that its text's title is, outside of the body of that text.
struct PageTitle
{
    const GumboNode *node = nullptr; ///< Null where the page says nothing.
    QString text; ///< As read, without the blog's name.
};

/// A heading of level 1 outside of @p body, the one that blogs mark as the title before others; else the page's `<title>`.
PageTitle findPageTitle(const HtmlDocument &document, const GumboNode *body);

} // namespace Winnow
