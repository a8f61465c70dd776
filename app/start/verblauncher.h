// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

namespace Winnow {

/// Loads the library of the verbs and runs it with the program's arguments. Gives the exit code: the verb's, or 2 with
/// a line on standard error where the library is missing.
int runVerb(int argc, char **argv);

/// Says that the window is not installed, and @p reason, in the reader's language where the verbs are there to translate
/// it. Gives the exit code.
int sayWindowIsMissing(int argc, char **argv, const std::string &reason);

} // namespace Winnow
