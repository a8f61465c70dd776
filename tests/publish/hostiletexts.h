// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"

#include <QStringList>

namespace Winnow::Testing {

/// Texts, as read, that engines of Markdown, HTML, templates and typographers are known to spoil.
const QStringList &hostileTexts();

/// As hostileTexts(), as contents of code.
const QStringList &hostileCodes();

/// An article whose every text is one of them, in order and again; @p rows rows in sections of four.
Article hostileArticle(TextLanguage language, int rows);

} // namespace Winnow::Testing
