// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

// The door of the library that the program loads for all it does without a window.

#include "verbsentry.h"

#include "commandline.h"
#include "console.h"
#include "exitcode.h"
#include "text.h"

extern "C" Q_DECL_EXPORT int winnowRunVerb(int argc, char **argv)
{
    return Winnow::runCommandLine(argc, argv);
}

extern "C" Q_DECL_EXPORT int winnowSayWindowIsMissing(int argc, char **argv, const char *reason)
{
    using namespace Winnow;
    const QCoreApplication application(argc, argv);
    const Translations translations;
    Console::printMessage(
            Text::tr("The window is not installed (%1). The verbs work without it: winnow --help lists them.")
                    .arg(QString::fromLocal8Bit(reason)));
    return static_cast<int>(ExitCode::BadInput);
}
