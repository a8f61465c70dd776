// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "gitrepository.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

namespace Winnow {

using namespace Qt::StringLiterals;

bool GitRepository::isAvailable()
{
    return !QStandardPaths::findExecutable(u"git"_s).isEmpty();
}

GitRepository::GitRepository()
{
    git({u"init"_s, u"--quiet"_s, u"--initial-branch=main"_s});
}

QByteArray GitRepository::git(const QStringList &arguments, bool mayFail) const
{
    QProcess process;
    QProcessEnvironment environment;
    environment.insert(u"PATH"_s, qEnvironmentVariable("PATH"));
    environment.insert(u"HOME"_s, path());
    environment.insert(u"GIT_CONFIG_NOSYSTEM"_s, u"1"_s);
    for (const QString &who : {u"AUTHOR"_s, u"COMMITTER"_s}) {
        environment.insert(u"GIT_"_s + who + u"_NAME"_s, u"Editor"_s);
        environment.insert(u"GIT_"_s + who + u"_EMAIL"_s, u"editor@example.org"_s);
        environment.insert(u"GIT_"_s + who + u"_DATE"_s, u"2026-09-17T17:12:00+08:00"_s);
    }
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(path());
    process.start(u"git"_s, arguments);
    const bool isDone = process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit;
    if (!isDone || (!mayFail && process.exitCode() != 0)) {
        qWarning("git %s: %s", qPrintable(arguments.join(u' ')), process.readAllStandardError().constData());
        return {};
    }
    return process.readAllStandardOutput();
}

void GitRepository::write(const QString &path, const QByteArray &contents) const
{
    const QString full = QDir(m_folder.path()).filePath(path);
    QDir().mkpath(QFileInfo(full).path());
    QFile file(full);
    if (!file.open(QIODevice::WriteOnly) || file.write(contents) != contents.size())
        qWarning("cannot write %s", qPrintable(full));
}

void GitRepository::remove(const QString &path) const
{
    if (!QFile::remove(QDir(m_folder.path()).filePath(path)))
        qWarning("cannot remove %s", qPrintable(path));
}

void GitRepository::link(const QString &path, const QString &target) const
{
    if (!QFile::link(target, QDir(m_folder.path()).filePath(path)))
        qWarning("cannot link %s", qPrintable(path));
}

void GitRepository::makeExecutable(const QString &path) const
{
    QFile file(QDir(m_folder.path()).filePath(path));
    file.setPermissions(file.permissions() | QFileDevice::ExeOwner | QFileDevice::ExeUser);
}

void GitRepository::commit() const
{
    git({u"add"_s, u"--all"_s});
    git({u"commit"_s, u"--quiet"_s, u"--allow-empty"_s, u"--message=步骤 step"_s});
}

} // namespace Winnow
