// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "fileheader.h"

#include "workspace.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

// The places of these fields are fixed by SQLite's file format, section 1.3.
constexpr qsizetype headerSize = 100;
constexpr QByteArrayView magic("SQLite format 3\0", 16);
constexpr qsizetype pageSizeOffset = 16;
constexpr qsizetype pageCountOffset = 28;
constexpr qsizetype applicationIdOffset = 68;

std::unexpected<WorkspaceError> fail(WorkspaceErrorCode code, const QString &path, const QString &detail = {})
{
    return std::unexpected(WorkspaceError{code, path, detail});
}

bool hasWriteAheadLog(const QString &path)
{
    const QFileInfo log(path + u"-wal"_s);
    return log.exists() && log.size() > 0;
}

} // namespace

WorkspaceResult<void> inspectFileHeader(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return fail(WorkspaceErrorCode::NotFound, path);
    if (!info.isFile())
        return fail(WorkspaceErrorCode::NotAWorkspace, path, u"not a file"_s);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(WorkspaceErrorCode::NoPermission, path, file.errorString());
    const QByteArray header = file.read(headerSize);
    if (header.isEmpty())
        return fail(WorkspaceErrorCode::NotAWorkspace, path, u"the file is empty"_s);
    if (!header.startsWith(magic))
        return fail(WorkspaceErrorCode::NotAWorkspace, path, u"no SQLite file"_s);
    if (header.size() < headerSize)
        return fail(WorkspaceErrorCode::Damaged, path, u"cut off after %1 bytes"_s.arg(header.size()));
    if (qFromBigEndian<quint32>(header.constData() + applicationIdOffset) != Workspace::applicationId)
        return fail(WorkspaceErrorCode::NotAWorkspace, path, u"another program's SQLite file"_s);

    // With a log beside it the file may lag behind its header until SQLite has recovered it.
    const quint16 storedPageSize = qFromBigEndian<quint16>(header.constData() + pageSizeOffset);
    const qint64 pageSize = storedPageSize == 1 ? 65536 : storedPageSize;
    const qint64 wanted = pageSize * qFromBigEndian<quint32>(header.constData() + pageCountOffset);
    if (!hasWriteAheadLog(path) && file.size() < wanted)
        return fail(WorkspaceErrorCode::Damaged, path,
                u"%1 of %2 bytes are there"_s.arg(file.size()).arg(wanted));
    return {};
}

} // namespace Winnow
