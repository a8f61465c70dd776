// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"

#include <QByteArray>

namespace Winnow {

/// How a page writes what may be written in several ways.
struct PageStyle
{
    QString body; ///< The beginning tag of the element around the article.
    bool hasTitleOutside = true; ///< The title is the page's, not the article's first line.
    bool hasHeadings = true; ///< Parts have `<h2>`; else paragraphs in bold.
    bool hasTableHeads = true; ///< `<thead>` and `<th>`; else all rows are the same.
    bool hasThemesInLists = false; ///< `<ol>`; else paragraphs.
};

/// @p article as a blog's page has it, with all that blogs put around one.
QByteArray madePage(const Article &article, const PageStyle &style);

/// Words that stand around the article in madePage() and nowhere in it.
inline constexpr const char *pageSurroundings[] = {"登录注册", "猜你喜欢", "举报反馈", "沙发一枚"};

} // namespace Winnow
