// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/articlerecord.h"

namespace Winnow {

/// The record of an instalment of @p rows rows, ten to a repository: texts in both languages, themes of eight, a guide
/// line a row, references, as many drops as rows, and timings and traps as assess() finds them. The same every time.
ArticleRecord makeSampleInstalment(int rows);

} // namespace Winnow
