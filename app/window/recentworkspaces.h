// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

namespace Winnow {

class WindowSettings;

/// The workspace files that were open last. A file that is gone stays in the list, so that one sees what is
/// missing.
class RecentWorkspaces final
{
public:
    static constexpr qsizetype mostKept = 12;

    explicit RecentWorkspaces(WindowSettings &settings)
        : m_settings(&settings)
    {}

    QStringList paths() const;
    void add(const QString &path);
    void remove(const QString &path);

private:
    WindowSettings *m_settings;
};

} // namespace Winnow
