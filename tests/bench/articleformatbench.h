// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "benchdata.h"

namespace Winnow {

/// Reading an article of 50 rows as text, as Markdown and as a blog's page, and writing it.
bool benchArticleFormat(const BenchData &data);

} // namespace Winnow
