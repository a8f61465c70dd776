// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "documentreport.h"
#include "documentsource.h"

#include "domain/records.h"

#include <functional>
#include <stop_token>

namespace Winnow {

/// How far reading documents is.
struct DocumentProgress
{
    bool isFinding = true; ///< Still looking for files: only filesFound counts.
    qint64 filesFound = 0;
    qint64 filesDone = 0;
    qint64 bytesFound = 0;
    qint64 bytesDone = 0;
    qint64 nodes = 0;
    /// Behind the reading, nodes are made searchable; none to index while files are still read.
    qint64 nodesToIndex = 0;
    qint64 nodesIndexed = 0;
};

/// One file's nodes.
struct ReadDocument
{
    QString file; ///< As reports name it.
    QString id; ///< All ids of its nodes are this, or this with `#` and more behind it.
    QList<KgNodeRecord> nodes; ///< None where the file is empty now.
};

struct DocumentReadOptions
{
    /// Larger files are left out, in bytes.
    qint64 largestFile = 64LL * 1024 * 1024;
    /// Hears how far it is, after each file and now and then before the first; not limited in number.
    std::function<void(const DocumentProgress &)> progress = {};
    /// Ends the reading behind the file at hand.
    std::stop_token stop = {};
};

/// Reads all documents of @p sources, which lie on the disk; nothing is fetched. Each gives its nodes to @p take, in an order
/// that depends on names alone; where that gives false, the reading ends. Memory grows with the largest file, not with their
/// number. What cannot be read is left out and told in the report. Blocking; the callbacks are called on the calling thread.
DocumentReport readDocuments(const QList<DocumentSource> &sources, const DocumentReadOptions &options,
        const std::function<bool(const ReadDocument &)> &take);

} // namespace Winnow
