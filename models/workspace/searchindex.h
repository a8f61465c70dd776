// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "sqlite/database.h"

#include <functional>
#include <stop_token>

namespace Winnow {

class Workspace;

/// Issues whose texts are not searchable yet.
WorkspaceResult<qint64> pendingSearchCount(const Workspace &workspace);

/// Makes the texts of pending issues searchable, in transactions of a few thousand, so that it can be stopped and
/// goes on where it was. Gives the number done. @p progress hears (done, total).
WorkspaceResult<qint64> indexPending(Workspace &workspace,
        const std::function<void(qint64, qint64)> &progress = {}, const std::stop_token &stop = {});

} // namespace Winnow
