// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"
#include "workspaceerror.h"

namespace Winnow {

class Workspace;

/// The batch that a workspace is working on: the one chosen with chooseBatch(), else the one whose window ends last,
/// else none (a null BatchRef).
WorkspaceResult<BatchRef> currentBatch(const Workspace &workspace);

/// Makes @p batch the current one and derives every issue's state for it.
WorkspaceResult<void> chooseBatch(Workspace &workspace, const BatchRef &batch);

/// The same for a caller inside a transaction that derives the states itself (RecordWriter, after a batch was written).
WorkspaceResult<void> setCurrentBatch(Workspace &workspace, const BatchRef &batch);

/// All that is known of @p batch; NotFound where nothing is.
WorkspaceResult<BatchRecord> batchRecord(const Workspace &workspace, const BatchRef &batch);

/// Series of @p id; an empty record with that id where nothing is known.
WorkspaceResult<SeriesRecord> seriesRecord(const Workspace &workspace, const QString &id);

/// Ids of all series that the workspace knows, by themselves or by a batch, in order.
WorkspaceResult<QStringList> seriesIds(const Workspace &workspace);

/// Every batch, by series and ordinal.
WorkspaceResult<QList<BatchRef>> batches(const Workspace &workspace);

/// Quota of @p batch: its own, else its series', else 50 (bundle.md, series).
WorkspaceResult<int> batchQuota(const Workspace &workspace, const BatchRef &batch);

/// Derives every issue's verdict anew for the current batch, inside the caller's transaction.
WorkspaceResult<void> rederiveVerdicts(Workspace &workspace, const BatchRef &batch);

} // namespace Winnow
