// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sweepstore.h"

#include "forge/closingevent.h"
#include "workspace/assessmentrun.h"
#include "workspace/batches.h"
#include "workspace/prefilterrules.h"
#include "workspace/searchindex.h"
#include "workspace/workspace.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostTouchedListed = 50'000;
constexpr qsizetype mostRuleHitsLogged = 1'000;
constexpr std::chrono::seconds settlingTime{2};
/// Longer than any limit's period.
constexpr std::chrono::hours requestMemory{2};

/// Writes @p record and tells whether that changed anything.
WorkspaceResult<bool> put(RecordWriter &writer, Record record)
{
    return writer.write(std::move(record)).transform([](WriteOutcome outcome) {
        return outcome != WriteOutcome::Unchanged;
    });
}

QString rulesSeries(const Workspace &workspace, const BatchRef &batch)
{
    if (!batch.isNull())
        return batch.series;
    const auto current = currentBatch(workspace);
    return current ? current->series : QString();
}

PrefilterSubject subjectOf(const IssueRecord &issue)
{
    return {issue.title, issue.body, issue.state, issue.author, issue.authorRole,
            issue.labels.value_or(QStringList{}), issue.closedAt};
}

} // namespace

SweepStore::SweepStore(Workspace &workspace, const Forge &forge, const WaitClock &clock,
        const SweepRequest &request, SweepRunState run, SweepState state, QList<PrefilterRule> rules)
    : m_workspace(&workspace)
    , m_forge(&forge)
    , m_clock(&clock)
    , m_request(request)
    , m_run(run)
    , m_state(std::move(state))
    , m_rules(std::move(rules))
    , m_rulesNeedBodies(std::ranges::any_of(
              m_rules, [](const PrefilterRule &rule) { return rule.field == PrefilterField::Body; }))
{}

WorkspaceResult<SweepStore> SweepStore::open(
        Workspace &workspace, const Forge &forge, const WaitClock &clock, const SweepRequest &request)
{
    auto state = SweepState::prepare(workspace, baseUrlOf(request.forge).toString());
    if (!state)
        return std::unexpected(std::move(state.error()));
    auto rules = prefilterRules(workspace, rulesSeries(workspace, request.batch));
    if (!rules)
        return std::unexpected(std::move(rules.error()));
    auto transaction = Sqlite::Transaction::begin(workspace.database());
    if (!transaction)
        return std::unexpected(std::move(transaction.error()));
    const auto run = state->openRun(sweepKey(request), clock.now());
    if (!run)
        return std::unexpected(run.error());
    if (auto done = transaction->commit(); !done)
        return std::unexpected(std::move(done.error()));
    return SweepStore(workspace, forge, clock, request, *run, std::move(*state), std::move(*rules));
}

/// Runs @p write(writer) and makes its work durable, with the requests that led to it.
template <typename Write>
WorkspaceResult<void> SweepStore::inOneStep(const QList<Timestamp> &answeredAt, Write write)
{
    auto writer = RecordWriter::begin(*m_workspace);
    if (!writer)
        return std::unexpected(std::move(writer.error()));
    // Ranks what carries no time of its own, and what was changed twice in one second.
    const auto header = writer->write(BundleHeader{1, m_clock->now(), u"winnow"_s});
    if (!header)
        return std::unexpected(header.error());
    auto done = write(*writer);
    if (done && !answeredAt.isEmpty())
        done = m_state.addRequests(answeredAt, answeredAt.constLast() - requestMemory);
    if (done)
        done = writer->commit();
    if (done)
        noteTouched(writer->takeTouched());
    return done;
}

void SweepStore::noteTouched(const RecordWriter::Touched &touched)
{
    if (touched.everything || m_touched.everything
            || m_touched.issues.size() + touched.issues.size() > mostTouchedListed)
        m_touched = {{}, true};
    else
        m_touched.issues.append(touched.issues);
}

RecordWriter::Touched SweepStore::takeTouched()
{
    return std::exchange(m_touched, {});
}

WorkspaceResult<void> SweepStore::addRepos(
        const QList<ForgeRepo> &repos, bool isLast, const QList<Timestamp> &answeredAt)
{
    return inOneStep(answeredAt, [&](RecordWriter &writer) -> WorkspaceResult<void> {
        for (const ForgeRepo &repo : repos) {
            if (auto done = put(writer, repo.record); !done)
                return std::unexpected(std::move(done.error()));
            if (auto done = m_state.addToPlan(m_run.id, repo.record.repo); !done)
                return done;
        }
        return isLast ? m_state.setListed(m_run.id, m_clock->now()) : WorkspaceResult<void>();
    });
}

WorkspaceResult<SweepCursor> SweepStore::cursorOf(const QString &repo)
{
    return m_state.cursor(repo).transform([this](const std::optional<SweepCursor> &known) {
        return cursorFor(known, m_request.closedSince, m_request.closedUntil);
    });
}

bool SweepStore::isInWindow(const IssueRecord &issue) const
{
    if (issue.state != "closed"_L1)
        return false;
    // Closed without a time: no later than its last update, which is all one can say.
    const Timestamp closed = issue.closedAt.value_or(issue.updatedAt.value_or(Timestamp{}));
    return closed >= m_request.closedSince && (!m_request.closedUntil || closed < *m_request.closedUntil);
}

std::optional<PrefilterHit> SweepStore::ruleAgainst(const PrefilterSubject &subject) const
{
    return evaluatePrefilter(m_rules, subject, {m_request.closedSince, m_request.closedUntil});
}

WorkspaceResult<PageOutcome> SweepStore::addPage(const QString &repo, const ForgeList<ForgeIssue> &page,
        const SweepCursor &cursor, Timestamp askedAt, const QList<Timestamp> &answeredAt)
{
    PageOutcome outcome;
    for (const JsonFault &fault : page.faults)
        outcome.log.append(SweepLog::badItem(repo, fault));
    auto done = inOneStep(answeredAt, [&](RecordWriter &writer) -> WorkspaceResult<void> {
        for (const ForgeIssue &issue : page.items) {
            if (auto taken = takeIssue(writer, issue, askedAt, outcome); !taken)
                return taken;
        }
        return m_state.setCursor(repo, cursor);
    });
    m_issuesTaken += outcome.taken;
    return done.transform([&outcome] { return std::move(outcome); });
}

WorkspaceResult<void> SweepStore::takeIssue(
        RecordWriter &writer, const ForgeIssue &issue, Timestamp askedAt, PageOutcome &outcome)
{
    const IssueRecord &record = issue.record;
    if (issue.isChange)
        return {};
    if (!issue.isPublic) {
        if (isInWindow(record))
            outcome.log.append(SweepLog::confidential(record.ref));
        return {};
    }
    const auto mark = m_state.issueMark(record.ref);
    if (!mark)
        return std::unexpected(mark.error());
    // One that is here is kept up to date, also where it is open again.
    const bool isWanted = isInWindow(record) || mark->isPresent;
    if (!isWanted || mark->listedAt == record.updatedAt)
        return {};
    if (auto done = put(writer, record); !done)
        return std::unexpected(std::move(done.error()));
    ++outcome.taken;
    if (record.state == "closed"_L1 && !record.closedAt)
        outcome.log.append(SweepLog::noClosingTime(record.ref));
    if (!ruleAgainst(subjectOf(record))) {
        ++outcome.candidates;
        outcome.detailRequests += m_forge->issueParts(issue.comments).size();
    }
    // Forges tell updates to the second: in the present one there may be another, which would look the same.
    const bool isSettled = *record.updatedAt < askedAt - settlingTime;
    const Timestamp version =
            isSettled ? *record.updatedAt : *record.updatedAt - std::chrono::milliseconds(1);
    return m_state.setListed(record.ref, version, issue.comments);
}

WorkspaceResult<QList<SweepIssueTask>> SweepStore::issueTasks(QList<SweepLogEntry> &log)
{
    QList<SweepIssueTask> tasks;
    qsizetype hits = 0;
    return m_state
            .visitIssueTasks(m_run.id, m_rulesNeedBodies,
                    [&](SweepIssueTask task) {
                        // What has details is kept up to date, whatever became of it.
                        const auto hit = task.wasFetched ? std::nullopt : ruleAgainst(task.subject);
                        if (!hit)
                            tasks.append(std::move(task));
                        else if (++hits <= mostRuleHitsLogged)
                            log.append(SweepLog::byRule(task.issue, hit->note));
                    })
            .transform([&] {
                if (hits > mostRuleHitsLogged)
                    log.append(SweepLog::furtherByRules(hits - mostRuleHitsLogged));
                return std::move(tasks);
            });
}

WorkspaceResult<void> SweepStore::addDetails(IssueFindings findings, const QList<Timestamp> &answeredAt)
{
    QList<IssueRef> changes;
    for (const ForgeChange &change : std::as_const(findings.changes))
        changes.append(change.record.ref);
    settleReferences(findings.events, changes);
    return inOneStep(answeredAt, [&](RecordWriter &writer) -> WorkspaceResult<void> {
        const IssueRef &issue = findings.task.issue;
        const QString closer = settleClosing(findings.events, findings.task.subject.closedAt);
        if (!closer.isNull()) {
            IssueRecord record;
            record.ref = issue;
            record.state = findings.task.subject.state;
            record.closedAt = findings.task.subject.closedAt;
            record.closedBy = closer;
            // As new as what the list said, or it would not count beside that.
            record.updatedAt = findings.task.updatedAt;
            if (auto done = put(writer, record); !done)
                return std::unexpected(std::move(done.error()));
        }
        return writeFindings(writer, findings);
    });
}

WorkspaceResult<void> SweepStore::writeFindings(RecordWriter &writer, const IssueFindings &findings)
{
    const IssueRef &issue = findings.task.issue;
    for (const EventRecord &event : findings.events) {
        if (auto done = put(writer, event); !done)
            return std::unexpected(std::move(done.error()));
    }
    for (const ForgeChange &change : findings.changes) {
        if (auto done = writeChange(writer, change.record); !done)
            return done;
        if (auto done = m_state.noteChange(change.record.ref, change.updatedAt.value_or(m_run.startedAt));
                !done)
            return done;
        if (!findings.changesAreLinked)
            continue;
        if (auto done = put(writer, LinkRecord{issue, change.record.ref, u"platform"_s, {}}); !done)
            return std::unexpected(std::move(done.error()));
    }
    return addGaps(findings.gaps).and_then([&] {
        return findings.isComplete ? m_state.setFetched(issue, findings.task.listedAt)
                                   : WorkspaceResult<void>();
    });
}

WorkspaceResult<void> SweepStore::writeChange(RecordWriter &writer, const ChangeRecord &record)
{
    return put(writer, record).transform([this](bool isNew) { m_changesTaken += isNew ? 1 : 0; });
}

WorkspaceResult<void> SweepStore::addChange(
        const ChangeFindings &findings, const QList<Timestamp> &answeredAt)
{
    return inOneStep(answeredAt, [&](RecordWriter &writer) -> WorkspaceResult<void> {
        Timestamp version = findings.task.seenAt;
        if (findings.change) {
            ChangeRecord record = findings.change->record;
            // It answers to the name it was asked by; one that moved keeps the record it has.
            record.ref = findings.task.change;
            record.commits = findings.commits;
            if (auto done = put(writer, record); !done)
                return std::unexpected(std::move(done.error()));
            version = std::max(version, findings.change->updatedAt.value_or(version));
        }
        return addGaps(findings.gaps).and_then([&] {
            return m_state.setChangeFetched(m_run.id, findings.task.change, version);
        });
    });
}

WorkspaceResult<void> SweepStore::addPatch(const PatchFindings &findings, const QList<Timestamp> &answeredAt)
{
    return inOneStep(answeredAt, [&](RecordWriter &writer) -> WorkspaceResult<void> {
        const PatchPage &patch = findings.patch;
        if (findings.isGiven) {
            const QString text = patch.text.isNull() ? joinFilePatches(patch.files) : patch.text;
            if (auto done = put(writer, PatchRecord{findings.task.change, text}); !done)
                return std::unexpected(std::move(done.error()));
        }
        if (findings.isGiven && !patch.files.isEmpty()) {
            ChangeRecord counts;
            counts.ref = findings.task.change;
            counts.additions = patch.additions;
            counts.deletions = patch.deletions;
            counts.changedFiles = patch.files.size();
            if (auto done = put(writer, counts); !done)
                return std::unexpected(std::move(done.error()));
        }
        return addGaps(findings.gaps).and_then([&] {
            return m_state.setPatchFetched(findings.task.change, findings.task.seenAt);
        });
    });
}

WorkspaceResult<void> SweepStore::addGaps(const QList<SweepGap> &gaps)
{
    for (const SweepGap &gap : gaps) {
        if (auto done = m_state.addGap(gap); !done)
            return done;
    }
    return {};
}

WorkspaceResult<void> SweepStore::makeUseful(const std::stop_token &stop)
{
    const auto stopped = [](const WorkspaceError &error) {
        return error.code == WorkspaceErrorCode::Interrupted;
    };
    if (const auto indexed = indexPending(*m_workspace, {}, stop); !indexed)
        return stopped(indexed.error()) ? WorkspaceResult<void>() : std::unexpected(indexed.error());
    const auto assessed = assessPending(*m_workspace, {}, stop);
    if (!assessed)
        return stopped(assessed.error()) ? WorkspaceResult<void>() : std::unexpected(assessed.error());
    noteTouched({assessed->changed, assessed->everything});
    return {};
}

WorkspaceResult<void> SweepStore::close(bool isFinished, const QList<Timestamp> &answeredAt)
{
    const Timestamp now = m_clock->now();
    auto transaction = Sqlite::Transaction::begin(m_workspace->database());
    if (!transaction)
        return std::unexpected(std::move(transaction.error()));
    return m_state.addRequests(answeredAt, now - requestMemory)
            .and_then([&] { return m_state.closeRun(m_run.id, now, isFinished); })
            .and_then([&] { return transaction->commit(); });
}

} // namespace Winnow
