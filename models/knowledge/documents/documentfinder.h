// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "documentkind.h"
#include "documentreport.h"
#include "documentsource.h"

#include <functional>
#include <stop_token>

namespace Winnow {

/// A file to be read.
struct FoundFile
{
    QString path; ///< To open; links are followed already.
    QString shown; ///< For people, see DocumentSource::path.
    QString relative; ///< In its source, '/' between folders; empty where the source is the file.
    qsizetype source = 0; ///< Index of it.
    qint64 size = 0;
    std::optional<DocumentKind> kind; ///< Nothing where only the content can tell.
};

struct FoundFiles
{
    QList<FoundFile> files; ///< Source by source, in each by path; what symbolic links lead to comes last.
    qint64 bytes = 0;
};

/// Finds the files below @p sources. Each is found once, whatever links and overlapping folders lead to it, by its own place
/// rather than a link's. Folders named .git are passed over. Files of other kinds are counted in @p report, and
/// what cannot be read is left out there; of files named by the caller and of those without an ending, the content tells.
/// @p found hears how many there are, now and then. Stopped, it gives what it has found.
FoundFiles findDocuments(const QList<DocumentSource> &sources, DocumentReport &report,
        const std::function<void(qint64)> &found = {}, const std::stop_token &stop = {});

/// Puts @p file on the list of @p report. @p id: the document's or, ending with '/', the folder's, of whose nodes nothing is
/// known now; null where it is known that it has none.
void leaveOut(DocumentReport &report, const LeftOutFile &file, const QString &id);

} // namespace Winnow
