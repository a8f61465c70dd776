// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"
#include "workspaceerror.h"

#include <functional>

namespace Winnow {

class Workspace;

/// Reads the whole workspace, as of one moment, as records in the order of bundle.md's table (a header first), each
/// natural key once, in an order that depends on the contents alone. @p visit returns false to stop early
/// (the result is then Interrupted). Memory does not grow with the workspace.
WorkspaceResult<void> readRecords(
        const Workspace &workspace, const std::function<bool(const Record &)> &visit);

/// Rows that readRecords() will give, for progress.
WorkspaceResult<qint64> countRecords(const Workspace &workspace);

} // namespace Winnow
