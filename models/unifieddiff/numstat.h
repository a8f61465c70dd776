// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "diff.h"

namespace Winnow {

/// The counts as `git diff --numstat` prints them, byte for byte: added TAB deleted TAB path LF. Renames as
/// `dir/{old => new}`, paths quoted, `-` for binary files. Three things the text shows otherwise than git counts them:
/// - A file that became a link or a submodule, or was one, is two entries in the text and one line here.
/// - A combined diff counts against the first parent, as git does for merges; but of a `--cc` diff only the hunks
///   that are in it.
/// - What a submodule's own diff holds is the submodule's line.
/// A path whose bytes above 0x7f stood bare in the text was written with core.quotePath=false and stays bare.
std::string numstat(const Diff &diff);

} // namespace Winnow
