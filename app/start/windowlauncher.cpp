// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "windowlauncher.h"

#include "programlibrary.h"
#include "verblauncher.h"

namespace Winnow {

int openWindow(int argc, char **argv)
{
    using WindowEntry = int (*)(int, char **);
    // Symbols are shared with plugins of the window (styles, icon engines), which look for Qt's own.
    const auto open = loadFunction(argv[0], "winnow-window", SymbolScope::Global, "winnowOpenWindow");
    return open ? reinterpret_cast<WindowEntry>(*open)(argc, argv)
                : sayWindowIsMissing(argc, argv, open.error());
}

} // namespace Winnow
