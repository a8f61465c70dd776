// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "document.h"

#include <optional>

namespace Winnow {

/// A page that lists a blog's posts, as text copied from it: the blog's name, then for each post a mark (原创 original, 转载
/// reprinted, 翻译 translated), its title behind the mark or in the next line, and what its text begins with, which may be
/// missing. Nothing where @p text is no such page: it has less than two posts, or more than a listing's head before them.
/// Each post is a section; the mark is its kind: "original-post", "reprinted-post", "translated-post".
std::optional<Document> readBlogListing(QStringView text);

} // namespace Winnow
