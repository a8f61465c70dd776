// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"

#include <QByteArray>

namespace Winnow {

/// How a page of an article looks. Csdn and WeChat come close to how these sites show one; they are not exact.
enum class PageLook : quint8 { Light, Dark, Csdn, WeChat };

/// "light", "dark", "csdn", "wechat", as in `data-look` and on the command line.
QString pageLookName(PageLook look);

/// A whole page, UTF-8, that needs nothing but itself: with its style, its language and no script. With both @p zh and
/// @p en their parts stand beside each other; one of them may be null.
QByteArray articlePage(const Article *zh, const Article *en, PageLook look);

/// A page without an article, for elements to be put into its `<main>`: may show pictures of the web and loads nothing
/// else, whatever is put in.
QByteArray emptyPreviewPage(PageLook look);

} // namespace Winnow
