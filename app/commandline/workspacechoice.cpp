// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "workspacechoice.h"

#include "text.h"

#include <QRegularExpression>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Copies that Workspace::open() makes before it brings an older schema up to date.
bool isSafetyCopy(const QString &name)
{
    static const QRegularExpression pattern(uR"(\.schema-\d+\.backup(-\d+)?\.winnow$)"_s);
    return pattern.match(name).hasMatch();
}

} // namespace

std::expected<QString, QString> chooseWorkspace(
        const QString &given, const QString &environment, const QDir &folder)
{
    if (!given.isEmpty())
        return given;
    if (!environment.isEmpty())
        return environment;
    QStringList names = folder.entryList({u"*.winnow"_s}, QDir::Files, QDir::Name);
    names.removeIf(isSafetyCopy);
    if (names.size() == 1)
        return names.constFirst();
    if (names.isEmpty())
        return std::unexpected(
                Text::tr("There is no workspace in this folder. Name one with -w FILE.winnow or "
                         "WINNOW_WORKSPACE, or make one with: winnow init"));
    return std::unexpected(Text::tr("There are several workspaces in this folder (%1). Name one with -w.")
                    .arg(names.join(u", "_s)));
}

} // namespace Winnow
