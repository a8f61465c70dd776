// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"

#include <QSet>
#include <QVariantHash>

namespace Winnow {

/// @p article as templates see it: `title`, `language` ("zh", "en") and `parts`. A part holds what its struct in article.h
/// does, and one of `isTagline`, `isOverview`, `isSection`, `isReading`, `isGuide`, `isDisclosure`, `isFooter`, `isText`
/// that is true. Texts are Markdown and fit for where they stand: headings on one line (a section's `heading` with its
/// subtitle), paragraphs that begin no list by accident, `item` for a list. What stands in tables has `cell` beside, with
/// the same texts fit for a cell, and their parts have `heads`, the columns.
QVariantHash articleValues(const Article &article);

/// Every name that occurs in articleValues().
const QSet<QString> &articleValueNames();

} // namespace Winnow
