// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "importreport.h"
#include "workspace/recordwriter.h"

#include <functional>
#include <stop_token>

namespace Winnow {

class Workspace;

/// How far an import is.
struct ImportProgress
{
    enum class Phase : quint8 {
        Checking, ///< Strict: a first pass over the files.
        Writing,
        Indexing, ///< Making the texts searchable; counts issues.
        Assessing ///< Reading what closed the touched issues; counts issues.
    };

    Phase phase = Phase::Writing;
    qint64 bytesDone = 0;
    qint64 bytesTotal = 0; ///< As the files lie on the disk; 0 where unknown (pipes).
    qint64 lines = 0;
    qint64 issuesDone = 0;
    qint64 issuesTotal = 0;
};

struct BundleImportOptions
{
    /// One refused line refuses all files.
    bool strict = false;
    /// Hears how far it is, at most 20 times a second and at the end of each phase.
    std::function<void(const ImportProgress &)> progress = {};
    /// Hears which issues look different now, each time a step is durable.
    std::function<void(const RecordWriter::Touched &)> touched = {};
    /// Ends the import after the lines at hand.
    std::stop_token stop = {};
};

using BundleImportResult = WorkspaceResult<BundleImportReport>;

/// Takes bundle @p files, plain or gzip, into @p workspace in steps of some 20,000 records; memory does not
/// grow with the files. Bad lines are left out and reported. The callbacks are called on the calling thread.
///
/// Cancelling keeps the lines taken in so far (strict: nothing) and gives a report that says so. The error is
/// for what stops everything: a file that cannot be opened (found before anything is written), or the
/// workspace (what earlier steps wrote is kept; strict: nothing).
BundleImportResult importBundles(
        Workspace &workspace, const QStringList &files, const BundleImportOptions &options = {});

} // namespace Winnow
