// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

// What the program calls in the library of the verbs, by name. No Qt here: the program has none.

extern "C" {

/// Runs the verb that the arguments name. Gives the exit code.
int winnowRunVerb(int argc, char **argv);

/// Says that the window's library could not be loaded, and @p reason. Gives the exit code.
int winnowSayWindowIsMissing(int argc, char **argv, const char *reason);
}
