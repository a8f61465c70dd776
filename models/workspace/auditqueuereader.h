// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/auditqueue.h"
#include "workspaceerror.h"

namespace Winnow {

class Workspace;

/// All that is there to audit in the instalment @p batch, with everybody's entries; queueSeenBy() says what one reviewer
/// may see of it. Reads only the nodes that its references and replacements name.
WorkspaceResult<AuditQueue> readAuditQueue(const Workspace &workspace, const BatchRef &batch);

} // namespace Winnow
