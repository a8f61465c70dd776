// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace Winnow {

/// What the program says to the one who called it (cli.md).
enum class ExitCode : int {
    Done = 0,
    Found = 1, ///< Done, and something was found: refused lines, problems.
    BadInput = 2, ///< Bad arguments or input; nothing was changed.
    Cancelled = 3
};

} // namespace Winnow
