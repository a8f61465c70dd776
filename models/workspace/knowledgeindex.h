// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "workspaceerror.h"

#include <functional>
#include <stop_token>

namespace Winnow {

class Workspace;

/// Nodes of the knowledge graph whose texts are not searchable yet, or no longer there.
WorkspaceResult<qint64> pendingKnowledgeCount(const Workspace &workspace);

/// Brings the knowledge index in step with the nodes, in transactions of a few thousand, so that it can be stopped and
/// goes on where it was. Gives the number done. @p progress hears (done, total). Where terms are made by other rules now
/// than when the index was made (termRules()), all nodes are indexed anew.
WorkspaceResult<qint64> indexPendingKnowledge(Workspace &workspace,
        const std::function<void(qint64, qint64)> &progress = {}, const std::stop_token &stop = {});

} // namespace Winnow
