// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/publication.h"
#include "export.h"

#include <QDir>

#include <expected>

namespace Winnow {

/// Why files of an export were not written.
struct ExportFolderError
{
    enum class Code : quint8 {
        BadPath, ///< A file's path leads out of the folder.
        Foreign, ///< A file is there that was not written by us.
        Failed, ///< The disk said no.
    };

    Code code = Code::Failed;
    QString path;
    QString detail; ///< In the system's words.

    friend bool operator==(const ExportFolderError &, const ExportFolderError &) = default;
};

/// Writes the files of @p made below @p folder, which is made where it is missing; their paths below it. All are written
/// beside their places first and moved there together, so that an error leaves what was there before. A file that is
/// there is replaced only where @p history tells that it is as we wrote it, where it is the same, or @p mayOverwrite.
std::expected<QStringList, ExportFolderError> writeExport(
        const Export &made, const QDir &folder, const QList<PublicationRecord> &history, bool mayOverwrite);

} // namespace Winnow
