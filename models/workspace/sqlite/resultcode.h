// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "workspace/workspaceerror.h"

namespace Winnow::Sqlite {

/// The WorkspaceError for SQLite's extended result @p code.
WorkspaceError errorFromResultCode(int code, const QString &path, const QString &message);

} // namespace Winnow::Sqlite
