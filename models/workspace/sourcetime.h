// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/timestamp.h"
#include "workspaceerror.h"

#include <optional>

namespace Winnow {

class Workspace;

/// When the newest bundle that came in was made; an export says the same of itself, so that equal workspaces give
/// equal bundles. Nothing where no bundle said.
WorkspaceResult<std::optional<Timestamp>> newestSourceTime(const Workspace &workspace);

/// Remembers @p sourceAt (ms since 1970) where it is newer than what is known.
WorkspaceResult<void> noteSourceTime(Workspace &workspace, qint64 sourceAt);

} // namespace Winnow
