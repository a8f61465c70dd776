// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

// The door of the library that the program loads only to open the window.

#include "languages.h"
#include "mainwindow.h"
#include "theme/theme.h"
#include "windowoptions.h"
#include "windowsettings.h"

#include <QApplication>
#include <QIcon>
#include <QTimer>

#include <cstdio>

namespace {

using namespace Winnow;
using namespace Qt::StringLiterals;

constexpr int done = 0;
constexpr int found = 1;
constexpr int badArguments = 2;

int complain(const QString &sentence, int code)
{
    std::fprintf(stderr, "winnow: %s\n", qUtf8Printable(sentence));
    return code;
}

Qt::ColorScheme schemeNamed(const QString &name)
{
    return name == "light"_L1   ? Qt::ColorScheme::Light
            : name == "dark"_L1 ? Qt::ColorScheme::Dark
                                : Qt::ColorScheme::Unknown;
}

/// Qt has FreeType thicken the stems of fonts like Noto Sans CJK, which on dark ground looks like bold: a third of it
/// looks like the Latin beside it on both grounds. Heard only before the first font is loaded; who has set it keeps it.
void softenChineseStems()
{
    constexpr auto variable = "FREETYPE_PROPERTIES";
    if (qEnvironmentVariableIsEmpty(variable))
        qputenv(variable, "cff:darkening-parameters=500,130,1000,90,1667,90,2333,0");
}

void openAsAsked(MainWindow &window, const WindowOptions &options)
{
    if (!options.workspace.isEmpty())
        window.openWorkspace(options.workspace);
    else if (options.sample)
        window.openSample();
    else if (options.screenshot.isEmpty())
        window.openLast();
    else
        window.showWelcome();
}

/// Saves a picture as soon as the window shows what it was asked to, and ends the program.
void takePicture(MainWindow &window, const QString &file)
{
    window.setStoresState(false);
    QObject::connect(&window, &MainWindow::openFailed, &window, [](const WorkspaceError &error) {
        QCoreApplication::exit(complain(describe(error), badArguments));
    });
    QObject::connect(&window, &MainWindow::ready, &window, [&window, file] {
        // What ready() made dirty is laid out and painted first.
        QTimer::singleShot(0, &window, [&window, file] {
            const bool saved = window.grab().save(file);
            QCoreApplication::exit(saved ? done
                                         : complain(QCoreApplication::translate("Winnow::WindowOptions",
                                                            "%1 could not be written")
                                                            .arg(file),
                                                   found));
        });
    });
}

} // namespace

extern "C" Q_DECL_EXPORT int winnowOpenWindow(int argc, char **argv)
{
    softenChineseStems();
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"winnow"_s);
    QApplication::setApplicationDisplayName(u"Winnow"_s);
    QApplication::setDesktopFileName(u"winnow"_s);
    QApplication::setWindowIcon(QIcon::fromTheme(u"winnow"_s, QIcon(u":/winnow/icons/winnow.svg"_s)));

    const auto options = parseWindowOptions(QApplication::arguments());
    if (!options)
        return complain(options.error(), badArguments);

    WindowSettings settings;
    Languages languages;
    languages.apply(options->language.isEmpty() ? settings.value(WindowSetting::Language).toString()
                                                : options->language);
    applyTheme(application,
            schemeNamed(options->theme.isEmpty() ? settings.value(WindowSetting::Theme).toString()
                                                 : options->theme));

    MainWindow window(settings, languages);
    if (!options->desk.isEmpty())
        window.setFirstDesk(static_cast<int>(deskNames().indexOf(options->desk)));
    if (options->size)
        window.resize(*options->size);
    if (!options->screenshot.isEmpty())
        takePicture(window, options->screenshot);
    window.show();
    // Behind the first turn of the event loop: an answer that comes at once must find it running.
    QTimer::singleShot(0, &window, [&] { openAsAsked(window, *options); });
    return QApplication::exec();
}
