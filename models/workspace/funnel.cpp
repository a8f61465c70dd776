// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "funnel.h"

#include "batches.h"
#include "batchmembers.h"
#include "derivedstate.h"
#include "enumcolumn.h"
#include "journalscan.h"
#include "workspace.h"

namespace Winnow {

namespace {

WorkspaceResult<Funnel> fromDerivedColumns(const Workspace &workspace)
{
    auto query = workspace.database().prepare("SELECT verdict, stage, reason, COUNT(*) FROM issue WHERE "
                                              "present = 1 GROUP BY verdict, stage, reason");
    if (!query)
        return std::unexpected(std::move(query.error()));
    Funnel funnel;
    while (true) {
        const auto row = query->step();
        if (!row)
            return std::unexpected(row.error());
        if (!*row)
            return funnel;
        funnel.add(EnumColumn::verdict(*query, 0), EnumColumn::stage(*query, 1), query->text(2),
                query->integer(3));
    }
}

} // namespace

WorkspaceResult<Funnel> computeFunnel(const Workspace &workspace, const BatchRef &batch)
{
    return currentBatch(workspace).and_then([&](const BatchRef &current) {
        return batch == current ? fromDerivedColumns(workspace) : computeFunnelFromJournal(workspace, batch);
    });
}

WorkspaceResult<Funnel> computeFunnelFromJournal(const Workspace &workspace, const BatchRef &batch)
{
    const Sqlite::Database &database = workspace.database();
    const auto members = BatchMembers::of(workspace, batch);
    if (!members)
        return std::unexpected(members.error());
    auto issues = database.prepare("SELECT id, state, closed_at FROM issue WHERE present = 1 ORDER BY id");
    if (!issues)
        return std::unexpected(std::move(issues.error()));
    auto scan = JournalScan::begin(database);
    if (!scan)
        return std::unexpected(std::move(scan.error()));
    Funnel funnel;
    while (true) {
        const auto row = issues->step();
        if (!row)
            return std::unexpected(row.error());
        if (!*row)
            return funnel;
        auto journal = scan->entriesOf(issues->integer(0));
        if (!journal)
            return std::unexpected(std::move(journal.error()));
        const QList<Decision> entries = decisionsForBatch(std::move(*journal), batch);
        if (!members->has(entries, issues->text(1), issues->optionalInteger(2).transform(fromMilliseconds)))
            continue;
        const DecisionState state = deriveDecisionState(entries);
        funnel.add(state.verdict, state.stage, state.reason, 1);
    }
}

} // namespace Winnow
