// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/funnel.h"
#include "workspaceerror.h"

namespace Winnow {

class Workspace;

/// Counts for @p batch: for the current one from the derived columns, for another from the journal, as far as issues belong
/// to it (batchmembers.h). Changes nothing.
WorkspaceResult<Funnel> computeFunnel(const Workspace &workspace, const BatchRef &batch);

/// Counts for @p batch from the journal alone; what checks compare the derived columns with.
WorkspaceResult<Funnel> computeFunnelFromJournal(const Workspace &workspace, const BatchRef &batch);

} // namespace Winnow
