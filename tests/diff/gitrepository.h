// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QStringList>
#include <QTemporaryDir>

namespace Winnow {

/// A small repository made by git itself, in a folder that goes with it. Knows no configuration but its own.
class GitRepository final
{
public:
    /// Whether a git can be run at all.
    static bool isAvailable();

    /// Starts an empty repository; throws (QTEST_THROW_ON_FAIL) or fails the test where git does not.
    GitRepository();

    /// What `git ARGUMENTS` prints. @p mayFail: an exit code other than 0 is no failure (merges in conflict).
    QByteArray git(const QStringList &arguments, bool mayFail = false) const;

    void write(const QString &path, const QByteArray &contents) const;
    void remove(const QString &path) const;
    void link(const QString &path, const QString &target) const;
    void makeExecutable(const QString &path) const;

    /// Commits everything there is.
    void commit() const;

    QString path() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
};

} // namespace Winnow
