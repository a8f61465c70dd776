// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "verblauncher.h"

#include "commandline/exitcode.h"
#include "commandline/verbsentry.h"
#include "programlibrary.h"

#include <cstdio>

namespace Winnow {

namespace {

std::expected<void *, std::string> loadFromVerbs(const char *call, const char *function)
{
    return loadFunction(call, "winnow-verbs", SymbolScope::Own, function);
}

/// Without the verbs there is nothing that could translate.
int complain(const char *what, const std::string &reason)
{
    std::fprintf(stderr, "winnow: %s (%s).\n", what, reason.c_str());
    return static_cast<int>(ExitCode::BadInput);
}

} // namespace

int runVerb(int argc, char **argv)
{
    const auto run = loadFromVerbs(argv[0], "winnowRunVerb");
    if (!run)
        return complain("The verbs are not installed", run.error());
    return reinterpret_cast<decltype(&winnowRunVerb)>(*run)(argc, argv);
}

int sayWindowIsMissing(int argc, char **argv, const std::string &reason)
{
    const auto say = loadFromVerbs(argv[0], "winnowSayWindowIsMissing");
    if (!say)
        return complain("The window is not installed", reason);
    return reinterpret_cast<decltype(&winnowSayWindowIsMissing)>(*say)(argc, argv, reason.c_str());
}

} // namespace Winnow
