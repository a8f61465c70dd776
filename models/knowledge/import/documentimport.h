// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "documents/documentreader.h"
#include "sourcenames.h"
#include "workspace/workspaceerror.h"

namespace Winnow {

class Workspace;

struct DocumentImportOptions
{
    SourceNaming naming = {};
    /// Larger files are left out, in bytes.
    qint64 largestFile = DocumentReadOptions().largestFile;
    /// Hears how far it is, at most 20 times a second and at the end.
    std::function<void(const DocumentProgress &)> progress = {};
    /// Ends the import behind the file at hand, or the indexing behind it.
    std::stop_token stop = {};
};

/// What an import of documents did.
struct DocumentImportReport
{
    DocumentReport documents; ///< With bundles, which were not taken in here.
    qint64 added = 0; ///< Nodes.
    qint64 changed = 0;
    qint64 unchanged = 0;
    QStringList removed; ///< Ids of nodes of which there is no text any more.
    QStringList cited; ///< The same, but references cite them; they stay as they were.

    /// Whether any node is another than before, so that what is derived from nodes must follow.
    bool hasChanges() const { return added + changed + removed.size() > 0; }
};

/// Reads the documents at @p paths (files, folders) into nodes of @p workspace, in steps of some thousands; memory does not
/// grow with their number. What was read is the newest there is: it replaces what the nodes held, and nodes of sections
/// and files that are gone are removed, if no reference cites them. Of what cannot be read, and of everything
/// where the import is cancelled, nothing is removed. Blocking, for any thread that owns @p workspace; the callbacks are called on it.
///
/// Cancelled, it keeps what was read and says so; what of it is not searchable yet the next import makes so. The error is for what stops everything: a path where nothing is, a name
/// that another folder has (InvalidArgument; both before anything is changed), or the workspace (what earlier steps wrote is kept).
WorkspaceResult<DocumentImportReport> importDocuments(
        Workspace &workspace, const QStringList &paths, const DocumentImportOptions &options = {});

} // namespace Winnow
