// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "recentworkspaces.h"

#include "windowsettings.h"

#include <QFileInfo>

namespace Winnow {

QStringList RecentWorkspaces::paths() const
{
    return m_settings->value(WindowSetting::Recent).toStringList();
}

void RecentWorkspaces::add(const QString &path)
{
    const QString full = QFileInfo(path).absoluteFilePath();
    QStringList all = paths();
    all.removeAll(full);
    all.prepend(full);
    m_settings->setValue(WindowSetting::Recent, all.first(std::min(all.size(), mostKept)));
}

void RecentWorkspaces::remove(const QString &path)
{
    QStringList all = paths();
    all.removeAll(path);
    m_settings->setValue(WindowSetting::Recent, all);
}

} // namespace Winnow
