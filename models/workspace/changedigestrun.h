// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "workspaceerror.h"

#include <functional>
#include <stop_token>

namespace Winnow {

class Workspace;

/// Reads the texts and patches of the changes that wait for it (change_pending), keeps what they say and makes the
/// issues pending that they touch: now or before. Steps and @p stop as in assessPending().
WorkspaceResult<void> digestPendingChanges(Workspace &workspace, const std::stop_token &stop);

/// Digests every change anew and reports those whose kept digest says something else.
WorkspaceResult<void> checkChangeDigests(const Workspace &workspace,
        const std::function<void(const QString &table, const QString &change, const QString &what)> &report);

} // namespace Winnow
