// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "benchdata.h"

#include "bundle/bundleimport.h"
#include "workspace/workspace.h"

#include <QDir>
#include <QFile>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// To be raised when the generator changes, so that old files are not taken for new ones.
constexpr int generatorVersion = 1;

QString shapeName(const PoolShape &shape)
{
    return u"pool-%1-%2-%3-%4-v%5"_s.arg(shape.issues)
            .arg(shape.eventsPerIssue)
            .arg(shape.changesPerIssue)
            .arg(shape.bodySentences)
            .arg(generatorVersion);
}

void removeWorkspace(const QString &path)
{
    for (const QString &ending : {u""_s, u"-wal"_s, u"-shm"_s, u".lock"_s})
        QFile::remove(path + ending);
}

} // namespace

BenchData::BenchData(QString folder)
    : m_folder(std::move(folder))
{
    QDir().mkpath(m_folder);
}

QString BenchData::scratch(const QString &name) const
{
    const QString path = QDir(m_folder).filePath(name);
    removeWorkspace(path);
    return path;
}

QString BenchData::bundle(const PoolShape &shape) const
{
    const QString path = QDir(m_folder).filePath(shapeName(shape) + u".ndjson"_s);
    if (QFile::exists(path))
        return path;
    const QString unfinished = scratch(u"unfinished.ndjson"_s);
    return writePoolBundle(shape, unfinished) && QFile::rename(unfinished, path) ? path : QString();
}

QString BenchData::workspace(const PoolShape &shape) const
{
    const QString path = QDir(m_folder).filePath(
            u"%1-schema%2.winnow"_s.arg(shapeName(shape)).arg(Workspace::newestSchema()));
    if (QFile::exists(path))
        return path;
    std::fprintf(stderr, "making %s …\n", qPrintable(path));
    const QString source = bundle(shape);
    const QString unfinished = scratch(u"unfinished.winnow"_s);
    {
        auto made = Workspace::create(unfinished);
        if (!made || source.isEmpty() || !importBundles(*made, {source}))
            return {};
    }
    QFile::remove(source);
    return QFile::rename(unfinished, path) ? path : QString();
}

} // namespace Winnow
