// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "samplebatch.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace Winnow {

using namespace Qt::StringLiterals;

SampleBatch::SampleBatch()
    : SampleBatch(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/winnow"_s)
{}

SampleBatch::SampleBatch(const QString &folder)
    : m_folder(folder)
{}

QString SampleBatch::path() const
{
    return m_folder + u"/sample.winnow"_s;
}

QStringList SampleBatch::bundles()
{
    const QDir folder(u":/winnow/sample"_s);
    QStringList files;
    for (const QString &name : folder.entryList({u"*.ndjson"_s}, QDir::Files, QDir::Name))
        files.append(folder.filePath(name));
    return files;
}

bool SampleBatch::isUnfinished() const
{
    return QFileInfo(path()).size() == 0 || QFile::exists(markPath());
}

bool SampleBatch::begin() const
{
    // An empty file, as a full disk leaves it, holds nothing that could be lost, and is in the way.
    if (QFileInfo(path()).size() == 0)
        QFile::remove(path());
    QFile mark(markPath());
    return QDir().mkpath(m_folder) && mark.open(QIODevice::WriteOnly);
}

void SampleBatch::finish() const
{
    QFile::remove(markPath());
}

QString SampleBatch::markPath() const
{
    return path() + u".filling"_s; // not ".unfinished": Workspace::create() builds the file under that name
}

} // namespace Winnow
