// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "diff.h"

#include <optional>

namespace Winnow {

/// `@@ -1,2 +3,4 @@`, or with one more `@` and one more old range for each further parent.
struct HunkHead
{
    std::vector<DiffRange> oldRanges;
    DiffRange newRange;
};

/// Reads the head of a hunk, whatever follows its second mark. A count that is left out is 1.
std::optional<HunkHead> readHunkHead(std::string_view line);

} // namespace Winnow
