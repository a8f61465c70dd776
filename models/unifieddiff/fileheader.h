// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "diff.h"
#include "linescanner.h"

#include <optional>

namespace Winnow::DiffHeader {

/// A file's header as far as it was whole.
struct Read
{
    DiffFile file;
    bool isNamed = false; ///< Without a name there is no file.
    std::optional<DiffProblem> problem;
};

/// Whether a file's header begins at the line of @p scanner: `diff --git`, `diff --cc`, `diff --combined`.
bool isGitHeader(const LineScanner &scanner);

/// Whether `---`, `+++` and a hunk's head stand there, as `diff -u` writes them: all three, because a message may hold
/// a line that looks like the first.
bool isPlainHeader(LineScanner scanner);

/// Reads a header that isGitHeader() found, up to its hunks or whatever else comes next.
Read readGitHeader(LineScanner &scanner);

/// Reads a header that isPlainHeader() found.
Read readPlainHeader(LineScanner &scanner);

} // namespace Winnow::DiffHeader
