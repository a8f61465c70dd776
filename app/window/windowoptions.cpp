// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "windowoptions.h"

#include "languages.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("Winnow::WindowOptions", text);
}

std::optional<QSize> sizeFromText(const QString &text)
{
    const QStringList parts = text.split(u'x');
    if (parts.size() != 2)
        return std::nullopt;
    const QSize size(parts.first().toInt(), parts.last().toInt());
    const bool sensible =
            size.width() >= 320 && size.height() >= 240 && size.width() <= 16384 && size.height() <= 16384;
    return sensible ? std::optional(size) : std::nullopt;
}

} // namespace

const QStringList &deskNames()
{
    static const QStringList names{u"triage"_s, u"article"_s, u"audit"_s, u"publish"_s};
    return names;
}

std::expected<WindowOptions, QString> parseWindowOptions(const QStringList &arguments)
{
    QCommandLineParser parser;
    const QCommandLineOption sample(u"sample"_s);
    const QCommandLineOption screenshot(u"screenshot"_s, {}, u"FILE"_s);
    const QCommandLineOption size(u"size"_s, {}, u"WxH"_s);
    const QCommandLineOption theme(u"theme"_s, {}, u"NAME"_s);
    const QCommandLineOption language(u"language"_s, {}, u"CODE"_s);
    const QCommandLineOption desk(u"desk"_s, {}, u"NAME"_s);
    parser.addOptions({sample, screenshot, size, theme, language, desk});
    if (!parser.parse(arguments))
        return std::unexpected(parser.errorText());
    if (parser.positionalArguments().size() > 1)
        return std::unexpected(translated(
                QT_TRANSLATE_NOOP("Winnow::WindowOptions", "the window opens one workspace, not several")));

    WindowOptions options;
    options.workspace = parser.positionalArguments().value(0);
    options.sample = parser.isSet(sample);
    options.screenshot = parser.value(screenshot);
    options.theme = parser.value(theme);
    options.language = parser.value(language);
    options.desk = parser.value(desk);
    if (parser.isSet(size)) {
        options.size = sizeFromText(parser.value(size));
        if (!options.size)
            return std::unexpected(
                    translated(QT_TRANSLATE_NOOP("Winnow::WindowOptions",
                                       "--size wants a width and a height such as 1366x768, not '%1'"))
                            .arg(parser.value(size)));
    }
    if (!options.theme.isEmpty() && options.theme != "light"_L1 && options.theme != "dark"_L1)
        return std::unexpected(translated(
                QT_TRANSLATE_NOOP("Winnow::WindowOptions", "--theme wants light or dark, not '%1'"))
                        .arg(options.theme));
    if (!options.desk.isEmpty() && !deskNames().contains(options.desk))
        return std::unexpected(translated(QT_TRANSLATE_NOOP("Winnow::WindowOptions",
                                                  "--desk wants triage, article, audit or publish, not '%1'"))
                        .arg(options.desk));
    if (!options.language.isEmpty() && !Languages::available().contains(options.language))
        return std::unexpected(translated(
                QT_TRANSLATE_NOOP("Winnow::WindowOptions", "--language wants zh_CN or en, not '%1'"))
                        .arg(options.language));
    return options;
}

} // namespace Winnow
