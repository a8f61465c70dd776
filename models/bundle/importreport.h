// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/issueref.h"

#include <QList>
#include <QMap>
#include <QString>

namespace Winnow {

/// A line that an import left out, and why.
struct RefusedLine
{
    QString file; ///< As it was named to the import.
    qint64 line = 0;
    QString path; ///< Empty where the line as a whole is bad.
    QString message;

    friend bool operator==(const RefusedLine &, const RefusedLine &) = default;
};

/// What an import did (cli.md, import).
struct BundleImportReport
{
    /// So many refused lines, and so many different unknown names, are kept; the others are only counted.
    static constexpr qsizetype mostListed = 1000;

    qint64 lines = 0; ///< Lines that hold anything: records, refused ones and those of unknown types.
    QMap<QString, qint64> records; ///< Records taken in, by type.
    qint64 added = 0;
    qint64 changed = 0;
    qint64 unchanged = 0;
    QList<RefusedLine> refused; ///< In the order of the files; the first mostListed.
    qint64 refusedCount = 0; ///< All of them.
    QMap<QString, qint64> unknownTypes; ///< Lines left out, by type.
    QMap<QString, qint64> unknownKeys; ///< Values left out, by `type.key`.
    QList<IssueRef> missingIssues; ///< Named by records in the workspace, but not given by any.
    QList<IssueRef> missingChanges;
    qint64 indexedIssues = 0; ///< Issues made searchable.
    bool cancelled = false;
    bool written =
            false; ///< False where nothing was put into the workspace: strict, and refused or cancelled.
};

/// "week38.ndjson:1042: issue.closed_at: not an ISO 8601 time: '2026-09-31'".
QString formatRefusedLine(const RefusedLine &refused);

} // namespace Winnow
