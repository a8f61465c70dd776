// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "pageblock.h"

namespace Winnow {

/// The whole element of @p block as a page with @p columns holds it, UTF-8. Its id and frame are the block's; each
/// language's part carries `lang`. @p content: of a frame, the elements that it holds.
QByteArray elementHtml(const PageBlock &block, PageColumns columns, const QByteArray &content = {});

/// The row of heads of a table, with its `<thead>`; empty where it has none.
QByteArray tableHead(const PageBlock &table, PageColumns columns);

/// The elements of all of @p page, each frame with what it holds.
QByteArray elementsHtml(const QList<PageBlock> &page, PageColumns columns);

/// "zh-CN", "en", as elements carry them.
const char *languageTag(TextLanguage language);

} // namespace Winnow
