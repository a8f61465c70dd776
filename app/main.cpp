// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "commandline/exitcode.h"
#include "start/quicknumstat.h"
#include "start/startmode.h"
#include "start/verblauncher.h"
#include "start/windowlauncher.h"

int main(int argc, char **argv)
{
    using namespace Winnow;
    const std::vector<std::string_view> arguments(argv + 1, argv + argc);
    if (printQuickNumstat(arguments))
        return static_cast<int>(ExitCode::Done);
    return startMode(arguments) == StartMode::Window ? openWindow(argc, argv) : runVerb(argc, argv);
}
