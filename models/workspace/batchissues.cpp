// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "batchissues.h"

#include "batches.h"
#include "batchmembers.h"
#include "batchmembers.h"
#include "derivedstate.h"
#include "enumcolumn.h"
#include "journalscan.h"
#include "rowvisit.h"
#include "workspace.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

using Sqlite::Statement;

WorkspaceResult<BatchIssues> issuesOfCurrentBatch(const Workspace &workspace)
{
    BatchIssues issues;
    return RowVisit::all(workspace.database(),
            "SELECT id, verdict, stage FROM issue WHERE present = 1 AND (verdict IN "
            "(1, 3) OR (verdict = 2 AND stage > 0)) ORDER BY id"_ba,
            [&](const Statement &row) {
                issues.add(row.integer(0), EnumColumn::verdict(row, 1), EnumColumn::stage(row, 2));
            })
            .and_then([&] {
                return RowVisit::all(workspace.database(),
                        "SELECT id FROM issue WHERE present = 1 AND verdict = 0 ORDER BY id LIMIT "
                                + QByteArray::number(mostLeftoversListed),
                        [&](const Statement &row) {
                            issues.add(row.integer(0), Verdict::Undecided, Stage::Prefilter);
                        });
            })
            .transform([&] { return issues; });
}

/// The derived columns speak of the current batch only; another's states come from the journal.
WorkspaceResult<BatchIssues> issuesFromJournal(const Workspace &workspace, const BatchRef &batch)
{
    auto scan = JournalScan::begin(workspace.database());
    if (!scan)
        return std::unexpected(std::move(scan.error()));
    const auto members = BatchMembers::of(workspace, batch);
    if (!members)
        return std::unexpected(members.error());
    BatchIssues issues;
    WorkspaceResult<void> failure;
    auto done = RowVisit::all(workspace.database(),
            "SELECT id, state, closed_at FROM issue WHERE present = 1 ORDER BY id"_ba,
            [&](const Statement &row) {
                auto journal = scan->entriesOf(row.integer(0));
                if (!journal) {
                    failure = std::unexpected(std::move(journal.error()));
                    return;
                }
                const QList<Decision> entries = decisionsForBatch(std::move(*journal), batch);
                if (!members->has(entries, row.text(1), row.optionalInteger(2).transform(fromMilliseconds)))
                    return;
                const DecisionState state = deriveDecisionState(entries);
                issues.add(row.integer(0), state.verdict, state.stage);
            });
    return done.and_then([&] { return failure; }).transform([&] { return issues; });
}

} // namespace

void BatchIssues::add(qint64 id, Verdict verdict, Stage stage)
{
    if (verdict == Verdict::Keep)
        kept.append(id);
    else if (verdict == Verdict::Drop && stage != Stage::Prefilter)
        dropped.append(id);
    else if (verdict != Verdict::Drop && leftover.size() < mostLeftoversListed)
        leftover.append(id);
}

WorkspaceResult<BatchIssues> issuesOfBatch(const Workspace &workspace, const BatchRef &batch)
{
    return currentBatch(workspace).and_then([&](const BatchRef &current) {
        return batch == current ? issuesOfCurrentBatch(workspace) : issuesFromJournal(workspace, batch);
    });
}

} // namespace Winnow
