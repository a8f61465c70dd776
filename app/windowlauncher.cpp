// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "windowlauncher.h"

#include "commandline/commandline.h"
#include "commandline/console.h"
#include "commandline/exitcode.h"
#include "commandline/text.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibrary>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

using WindowEntry = int (*)(int, char **);

/// The window makes an application object of its own kind, so the one that knows the folder lives only here.
QDir programFolder(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    return QDir(QCoreApplication::applicationDirPath());
}

} // namespace

int openWindow(int argc, char **argv)
{
    const QDir folder = programFolder(argc, argv);
    QString error;
    for (const QString &place : {u"."_s, u"../lib/winnow"_s}) {
        QLibrary library(QDir::cleanPath(folder.filePath(place)) + u"/winnow-window"_s);
        // Symbols are shared with plugins of the window (styles, icon engines), which look for Qt's own.
        library.setLoadHints(QLibrary::ExportExternalSymbolsHint);
        if (const auto entry = reinterpret_cast<WindowEntry>(library.resolve("winnowOpenWindow")))
            return entry(argc, argv);
        // "No such file" of the second place says less than why the file in the first could not be loaded.
        if (error.isEmpty() || library.isLoaded())
            error = library.errorString();
    }
    const QCoreApplication application(argc, argv);
    const Translations translations;
    Console::printMessage(
            Text::tr("The window is not installed (%1). The verbs work without it: winnow --help lists them.")
                    .arg(error));
    return static_cast<int>(ExitCode::BadInput);
}

} // namespace Winnow
