// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "derivedcheck.h"

namespace Winnow {

/// Compares the tables, indexes and triggers of @p workspace, which must have the newest schema, with those that the
/// schema's steps make: a damaged column name, or a trigger taken away, SQLite itself has nothing against.
WorkspaceResult<void> checkSchema(const Workspace &workspace, const ProblemSink &report);

} // namespace Winnow
