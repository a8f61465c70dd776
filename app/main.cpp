// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "commandline/commandline.h"
#include "commandline/startmode.h"
#include "windowlauncher.h"

int main(int argc, char **argv)
{
    using namespace Winnow;
    return startMode({argv + 1, argv + argc}) == StartMode::Window ? openWindow(argc, argv)
                                                                   : runCommandLine(argc, argv);
}
