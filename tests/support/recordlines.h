// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "bundle/bundlewriter.h"
#include "must.h"
#include "workspace/recordreader.h"

namespace Winnow {

/// @p records as bundle lines: unlike the values these tell "not given" from empty, and print well where
/// they differ.
inline QByteArrayList linesOf(const QList<Record> &records)
{
    QByteArrayList lines;
    for (const Record &record : records)
        lines.append(writeBundleLine(record));
    return lines;
}

/// All that @p workspace holds, as an export gives it, but for the header.
inline QByteArrayList recordLines(const Workspace &workspace)
{
    QByteArrayList lines;
    must(readRecords(workspace, [&lines](const Record &record) {
        if (!std::holds_alternative<BundleHeader>(record))
            lines.append(writeBundleLine(record));
        return true;
    }));
    return lines;
}

} // namespace Winnow
