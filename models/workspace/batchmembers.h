// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/decision.h"
#include "prefilter/prefilter.h"
#include "workspaceerror.h"

namespace Winnow {

class Workspace;

/// Which issues of a workspace that holds several instalments count for one that is not the current: those closed in its
/// window and those that somebody, or a rule, said something of for it. What was swept later for another one does not make
/// its numbers wrong.
class BatchMembers final
{
public:
    /// For the current batch, and for one whose window is not known, every issue counts.
    static WorkspaceResult<BatchMembers> of(const Workspace &workspace, const BatchRef &batch);

    /// @p entries: what counts of the journal for the batch (decisionsForBatch()).
    bool has(const QList<Decision> &entries, const QString &state, std::optional<Timestamp> closedAt) const;

private:
    BatchMembers(bool countsAll, PrefilterWindow window)
        : m_countsAll(countsAll)
        , m_window(window)
    {}

    bool m_countsAll;
    PrefilterWindow m_window;
};

} // namespace Winnow
