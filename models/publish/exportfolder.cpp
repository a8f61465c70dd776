// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "exportfolder.h"

#include "publicationstate.h"

#include <QFileInfo>
#include <QSaveFile>

#include <memory>
#include <vector>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

using Failure = std::optional<ExportFolderError>;

Failure checkPlace(const ExportFile &file, PublishTarget target, const QDir &folder,
        const QList<PublicationRecord> &history, bool mayOverwrite)
{
    const bool leadsOut = QDir::isAbsolutePath(file.path) || file.path.split(u'/').contains(u".."_s);
    if (leadsOut || file.path.isEmpty())
        return ExportFolderError{ExportFolderError::Code::BadPath, file.path, {}};
    QFile there(folder.filePath(file.path));
    if (mayOverwrite || !there.exists())
        return std::nullopt;
    if (!there.open(QIODevice::ReadOnly))
        return ExportFolderError{ExportFolderError::Code::Failed, there.fileName(), there.errorString()};
    const QByteArray bytes = there.readAll();
    if (bytes == file.bytes || wasWrittenByUs(history, target, file.path, checksum(bytes)))
        return std::nullopt;
    return ExportFolderError{ExportFolderError::Code::Foreign, there.fileName(), {}};
}

} // namespace

std::expected<QStringList, ExportFolderError> writeExport(
        const Export &made, const QDir &folder, const QList<PublicationRecord> &history, bool mayOverwrite)
{
    for (const ExportFile &file : made.files) {
        if (const Failure failure = checkPlace(file, made.target, folder, history, mayOverwrite))
            return std::unexpected(*failure);
    }
    std::vector<std::unique_ptr<QSaveFile>> files;
    QStringList paths;
    for (const ExportFile &file : made.files) {
        const QString path = folder.filePath(file.path);
        auto save = std::make_unique<QSaveFile>(path);
        const bool isWritten = QDir().mkpath(QFileInfo(path).path()) && save->open(QIODevice::WriteOnly)
                && save->write(file.bytes) == file.bytes.size() && save->flush();
        if (!isWritten)
            return std::unexpected(
                    ExportFolderError{ExportFolderError::Code::Failed, path, save->errorString()});
        files.push_back(std::move(save));
        paths.append(file.path);
    }
    for (const auto &save : files) {
        if (!save->commit())
            return std::unexpected(ExportFolderError{
                    ExportFolderError::Code::Failed, save->fileName(), save->errorString()});
    }
    return paths;
}

} // namespace Winnow
