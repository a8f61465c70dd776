// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"
#include "workspaceerror.h"

namespace Winnow {

class Workspace;

/// What proposing references did.
struct ProposedReferences
{
    QList<KgRefRecord> added; ///< Those that were new, as they stand now.
    QList<qint64> issueIds; ///< Rows that look different now.
};

/// Adds @p references, found by a search or by hand, as proposals, in one step; time (where not given) and state are
/// filled in. A reference of the row to the same node stays as it is, and whatever a bundle says of such a reference later
/// takes the place of what is said here. Nothing is ever accepted by this. InvalidArgument where a reference names no node or
/// its score is outside 0 to 1, NotFound where the workspace does not hold an issue; nothing is added then.
WorkspaceResult<ProposedReferences> recordProposedReferences(
        Workspace &workspace, const QList<KgRefRecord> &references);

} // namespace Winnow
