// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"

namespace Winnow {

/// @p article with all of its source lines 0, to compare one read here with one read there.
Article withoutLines(Article article);

} // namespace Winnow
