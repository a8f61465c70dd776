// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "derivedcheck.h"
#include "workspaceerror.h"

namespace Winnow {

class Workspace;

/// Remembers, inside the caller's transaction, that some close moved, so that storms may be others.
WorkspaceResult<void> noteStormsDue(Workspace &workspace);

/// Whether that was noted since storms were found last.
WorkspaceResult<bool> areStormsDue(const Workspace &workspace);

/// Finds the storms of the whole pool by the closes that assessments read (O(n log n)) and makes the issues pending
/// whose storm is another one than before.
WorkspaceResult<void> refreshPoolStorms(Workspace &workspace);

/// Finds them anew and reports those that are kept otherwise.
WorkspaceResult<void> checkPoolStorms(const Workspace &workspace, const ProblemSink &report);

} // namespace Winnow
