// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "workspaceerror.h"

namespace Winnow {

/// Looks at the first bytes of @p path without opening it as a database: NotFound, NoPermission, NotAWorkspace
/// (no SQLite file, or another program's), Damaged (shorter than its own header says).
WorkspaceResult<void> inspectFileHeader(const QString &path);

} // namespace Winnow
