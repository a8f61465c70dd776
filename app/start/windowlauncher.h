// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace Winnow {

/// Loads the window's library, which lies beside the program or in ../lib/winnow, and runs it with the program's
/// arguments. Gives the exit code: the window's, or 2 with a line on standard error where it is not installed.
int openWindow(int argc, char **argv);

} // namespace Winnow
