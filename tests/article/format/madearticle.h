// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"

#include <QRandomGenerator>

namespace Winnow {

/// An article with all parts, as copied from a blog.
QString madeText(TextLanguage language);

/// What madeText() says, without lines.
Article madeArticle(TextLanguage language);

/// An article with all parts, whose texts are random and full of signs; written as text too they can be told apart.
Article randomArticle(QRandomGenerator &random);

/// @p text without blanks at the ends of its lines, and with one blank line at most between two others.
QString withoutExtraBlanks(const QString &text);

} // namespace Winnow
