// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "boundedqueue.h"
#include "bundleline.h"
#include "sourceerror.h"

#include <thread>
#include <vector>

namespace Winnow {

/// A line of a bundle file as the reading thread hands it over. Damage of the file itself comes as an error
/// of the line it hit. Blank lines do not come.
struct ReadLine
{
    qint64 number = 0;
    std::expected<ParsedLine, LineError> parsed;
};

/// Some hundred lines of one file.
struct ReadBatch
{
    qsizetype file = 0; ///< Index of the file.
    std::vector<ReadLine> lines;
    qint64 bytesDone = 0; ///< Of all files, up to the end of this batch.
};

/// Reads and parses bundle files, one after the other, on a thread of its own, a little ahead of who takes
/// the lines; that thread ends with this object.
class BundleReader final
{
public:
    explicit BundleReader(QStringList files);
    ~BundleReader();

    /// The next lines, in order; nothing at the end of the last file. Waits for them.
    std::optional<ReadBatch> next() { return m_queue.pop(); }

private:
    void readAll();
    bool readFile(qsizetype file, BundleLineParser &parser);

    const QStringList m_files;
    BoundedQueue<ReadBatch> m_queue;
    qint64 m_bytesBefore = 0; ///< Of the files read to their end; the reading thread's.
    std::jthread m_thread; ///< Last, so that it starts when all else is there.
};

} // namespace Winnow
