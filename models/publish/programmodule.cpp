// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "programmodule.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLibrary>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QDir programFolder(const char *call)
{
    if (QCoreApplication::instance())
        return QDir(QCoreApplication::applicationDirPath());
    const QString program = QFileInfo(u"/proc/self/exe"_s).symLinkTarget();
    return QFileInfo(program.isEmpty() ? QFile::decodeName(call) : program).absoluteDir();
}

} // namespace

std::expected<QFunctionPointer, QString> moduleFunction(
        const QString &library, const char *function, const char *call)
{
    const QDir folder = programFolder(call);
    QString error;
    for (const QString &place : {u"."_s, u"../lib/winnow"_s}) {
        QLibrary module(QDir::cleanPath(folder.filePath(place)) + u'/' + library);
        if (const QFunctionPointer found = module.resolve(function))
            return found;
        // "No such file" of the second place says less than why the file in the first could not be loaded.
        if (error.isEmpty() || module.isLoaded())
            error = module.errorString();
    }
    return std::unexpected(error);
}

} // namespace Winnow
