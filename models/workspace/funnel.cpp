// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "funnel.h"

#include "batches.h"
#include "derivedstate.h"
#include "enumcolumn.h"
#include "journalscan.h"
#include "workspace.h"

#include <numeric>

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

qint64 Funnel::droppedIn(Stage stage) const
{
    const QMap<QString, qint64> reasons = dropped.value(stage);
    return std::accumulate(reasons.cbegin(), reasons.cend(), qint64{0});
}

void Funnel::add(Verdict verdict, Stage stage, const QString &reason, qint64 issues)
{
    swept += issues;
    pool += issues;
    if (verdict == Verdict::Drop)
        dropped[stage][reason.isNull() ? QString::fromLatin1("") : reason] += issues;
    if (verdict == Verdict::Drop && stage == Stage::Prefilter)
        return;
    candidates += issues;
    switch (verdict) {
    case Verdict::Keep:
        kept += issues;
        break;
    case Verdict::Hold:
        held += issues;
        leftover += issues;
        break;
    case Verdict::Undecided:
        undecided += issues;
        leftover += issues;
        break;
    case Verdict::Drop:
        break;
    }
    if (verdict != Verdict::Undecided)
        analysed += issues;
}

bool Funnel::addsUp() const
{
    const qint64 droppedLater = droppedIn(Stage::Analysis) + droppedIn(Stage::Editor);
    return swept == pool && candidates == pool - droppedIn(Stage::Prefilter)
            && leftover == candidates - kept - droppedLater && leftover == held + undecided
            && analysed == candidates - undecided && pool >= candidates && candidates >= analysed
            && analysed >= kept && kept >= 0 && held >= 0 && undecided >= 0;
}

WorkspaceResult<Funnel> computeFunnel(const Workspace &workspace, const BatchRef &batch)
{
    return currentBatch(workspace).and_then([&](const BatchRef &current) {
        return batch == current ? fromDerivedColumns(workspace) : computeFunnelFromJournal(workspace, batch);
    });
}

WorkspaceResult<Funnel> computeFunnelFromJournal(const Workspace &workspace, const BatchRef &batch)
{
    const Sqlite::Database &database = workspace.database();
    auto issues = database.prepare("SELECT id FROM issue WHERE present = 1 ORDER BY id");
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
        const DecisionState state = deriveDecisionState(decisionsForBatch(std::move(*journal), batch));
        funnel.add(state.verdict, state.stage, state.reason, 1);
    }
}

} // namespace Winnow
