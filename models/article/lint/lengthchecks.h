// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "articletexts.h"
#include "textproblem.h"

#include "article/articlerecord.h"

namespace Winnow {

/// len-problem, len-answer: whether a row's text, as read, has more characters (Unicode code points) than @p limits allow
/// in its language.
QList<TextProblem> checkLength(const ArticleText &text, const LengthLimits &limits);

/// table-bad: what would break a cell's table: a line break or tab (a warning, with its fix), and a bar (a hint: the
/// exporters escape it, but no way of escaping is read alike by all platforms).
QList<TextProblem> checkCell(const QString &markdown);

} // namespace Winnow
