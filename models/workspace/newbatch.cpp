// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "newbatch.h"

#include "batches.h"
#include "batchmembers.h"
#include "derivedstate.h"
#include "earlierinstalments.h"
#include "journalscan.h"
#include "recordwriter.h"
#include "rowvisit.h"
#include "workspace.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;
using Sqlite::Statement;

namespace {

/// Where an issue that @p entries carried into a batch came from first: their notes begin with it.
BatchRef originOf(const QList<Decision> &entries, const BatchRef &batch)
{
    for (const Decision &entry : entries) {
        if (entry.reason != QLatin1StringView(carriedReason))
            continue;
        const QString name = entry.note.section(u' ', 0, 0);
        const qsizetype slash = name.lastIndexOf(u'/');
        if (slash > 0)
            return {name.first(slash), name.sliced(slash + 1).toInt()};
    }
    return batch;
}

/// The last thing that people said of an issue in a batch; its carrying where that is all there is.
const Decision *lastWord(const QList<Decision> &entries)
{
    const auto people = [](const Decision &entry) { return entry.stage != Stage::Prefilter; };
    const auto found = std::ranges::find_last_if(entries, people);
    return found.empty() ? nullptr : &found.front();
}

Leftover leftoverFrom(const Statement &row, const QList<Decision> &entries, const BatchRef &batch)
{
    const DecisionState state = deriveDecisionState(entries);
    const QList<Decision> standing = standingDecisions(entries);
    Leftover leftover;
    leftover.issue = {row.text(1), row.text(2)};
    leftover.title = row.text(3);
    leftover.closedAt = row.optionalInteger(5).transform(fromMilliseconds);
    leftover.from = originOf(standing, batch);
    leftover.verdict = state.verdict;
    leftover.until = state.until;
    if (const Decision *word = lastWord(standing)) {
        leftover.reason = word->reason;
        leftover.note = word->note;
        leftover.by = word->by;
        leftover.at = word->at;
    }
    return leftover;
}

/// What the journal keeps of where a leftover comes from: "picks/7 hold by ada: wait for the release".
QString carriedNote(const Leftover &leftover)
{
    QString note = formatBatchRef(leftover.from);
    if (leftover.by.isEmpty())
        return note;
    note += u' ' + verdictName(leftover.verdict) + u" by "_s + leftover.by;
    const QString why = leftover.note.isEmpty() ? leftover.reason : leftover.note;
    return why.isEmpty() ? note : note + u": "_s + why;
}

Decision carrying(const Leftover &leftover, const BatchRef &batch, Timestamp now)
{
    Decision entry;
    entry.issue = leftover.issue;
    entry.batch = batch;
    entry.verdict = leftover.verdict;
    entry.stage = Stage::Prefilter;
    entry.reason = QString::fromLatin1(carriedReason);
    entry.note = carriedNote(leftover);
    entry.by = QString::fromLatin1(prefilterAuthor);
    entry.at = now;
    entry.until = leftover.until;
    entry.id = decisionId(entry);
    return entry;
}

WorkspaceResult<BatchRef> lastOf(const Workspace &workspace, const QString &series)
{
    return batches(workspace).transform([&series](const QList<BatchRef> &all) {
        BatchRef last;
        for (const BatchRef &batch : all) {
            if (batch.series == series && (last.isNull() || batch.ordinal > last.ordinal))
                last = batch;
        }
        return last;
    });
}

WorkspaceResult<void> writeBatch(
        Workspace &workspace, const BatchRecord &record, const QList<Leftover> &leftovers)
{
    auto writer = RecordWriter::begin(workspace);
    if (!writer)
        return std::unexpected(std::move(writer.error()));
    if (const auto done = writer->write(record); !done)
        return std::unexpected(done.error());
    const Timestamp now = currentTimestamp();
    for (const Leftover &leftover : leftovers) {
        if (const auto done = writer->write(carrying(leftover, record.batch, now)); !done)
            return std::unexpected(done.error());
    }
    return setCurrentBatch(workspace, record.batch).and_then([&] { return writer->commit(); });
}

} // namespace

WorkspaceResult<QList<Leftover>> leftoversOf(const Workspace &workspace, const BatchRef &batch)
{
    const auto members = BatchMembers::of(workspace, batch);
    if (!members)
        return std::unexpected(members.error());
    auto scan = JournalScan::begin(workspace.database());
    if (!scan)
        return std::unexpected(std::move(scan.error()));
    QList<Leftover> leftovers;
    WorkspaceResult<void> failure;
    return RowVisit::all(workspace.database(),
            "SELECT i.id, r.name, i.number, t.title, i.state, i.closed_at FROM issue AS i JOIN repo AS r ON "
            "r.id = i.repo_id LEFT JOIN issue_text AS t ON t.issue_id = i.id WHERE i.present = 1 ORDER BY i.id"_ba,
            [&](const Statement &row) {
                auto journal = scan->entriesOf(row.integer(0));
                if (!journal) {
                    failure = std::unexpected(std::move(journal.error()));
                    return;
                }
                const QList<Decision> entries = decisionsForBatch(std::move(*journal), batch);
                const Verdict verdict = deriveDecisionState(entries).verdict;
                const bool isOpen = verdict == Verdict::Undecided || verdict == Verdict::Hold;
                const auto closedAt = row.optionalInteger(5).transform(fromMilliseconds);
                if (isOpen && members->has(entries, row.text(4), closedAt))
                    leftovers.append(leftoverFrom(row, entries, batch));
            })
            .and_then([&] { return failure; })
            .transform([&] {
                std::ranges::stable_sort(leftovers, std::greater(), &Leftover::closedAt);
                return std::move(leftovers);
            });
}

WorkspaceResult<NewBatch> makeNewBatch(Workspace &workspace, const NewBatchRequest &request)
{
    if (request.series.isEmpty()) {
        return std::unexpected(WorkspaceError{
                WorkspaceErrorCode::InvalidArgument, workspace.path(), u"a series needs a name"_s});
    }
    const auto previous = lastOf(workspace, request.series);
    if (!previous)
        return std::unexpected(previous.error());
    NewBatch made{{request.series, previous->ordinal + 1}, *previous, {}, {}};
    BatchRecord record{made.batch, request.title, request.since, request.until, request.quota, request.orgs};
    if (!previous->isNull()) {
        auto leftovers = leftoversOf(workspace, *previous);
        if (!leftovers)
            return std::unexpected(std::move(leftovers.error()));
        made.leftovers = std::move(*leftovers);
        const auto before = batchRecord(workspace, *previous);
        if (!before)
            return std::unexpected(before.error());
        if (!record.since)
            record.since = before->until;
    }
    return writeBatch(workspace, record, made.leftovers)
            .and_then([&] { return runPrefilter(workspace, made.batch); })
            .transform([&made](PrefilterRun run) {
                made.prefilter = std::move(run);
                return std::move(made);
            });
}

} // namespace Winnow
