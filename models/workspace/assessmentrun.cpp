// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "assessmentrun.h"

#include "assessmentstore.h"
#include "changedigestrun.h"
#include "pendingids.h"
#include "poolstorms.h"
#include "readahead.h"

#include <QSet>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Beyond this many a listener is better off reading everything anew.
constexpr qsizetype mostListed = 50'000;

/// Raised when the rules say something else of the same facts, so that kept assessments are computed anew.
const QString rulesVersion = u"1"_s;
const QString rulesSetting = u"assessment_rules"_s;

struct AssessedChunk
{
    std::vector<qint64> ids; ///< All that were asked for.
    std::vector<IssueEvidence> evidence; ///< Of those that are there.
    std::vector<Assessment> assessments;
};

/// Reads evidence and judges it.
class Assessor final
{
public:
    static WorkspaceResult<Assessor> prepare(const Sqlite::Database &database)
    {
        return EvidenceReader::prepare(database, EvidenceReader::Texts::Needed)
                .transform([](EvidenceReader &&reader) { return Assessor(std::move(reader)); });
    }

    WorkspaceResult<AssessedChunk> read(std::span<const qint64> ids)
    {
        auto evidence = m_reader.read(ids);
        if (!evidence)
            return std::unexpected(std::move(evidence.error()));
        AssessedChunk chunk{{ids.begin(), ids.end()}, std::move(*evidence), {}};
        chunk.assessments.reserve(chunk.evidence.size());
        for (const IssueEvidence &issue : chunk.evidence)
            chunk.assessments.push_back(assess(issue.facts));
        return chunk;
    }

private:
    explicit Assessor(EvidenceReader reader)
        : m_reader(std::move(reader))
    {}

    EvidenceReader m_reader;
};

WorkspaceResult<void> writeChunk(
        Workspace &workspace, AssessmentStore &store, const AssessedChunk &chunk, QSet<qint64> &changed)
{
    bool closeMoved = false;
    // First those that are not there, since writing one may make another wait.
    for (const qint64 id : chunk.ids) {
        if (auto done = store.takeFromPending(id); !done)
            return done;
    }
    for (size_t i = 0; i < chunk.evidence.size(); ++i) {
        const auto put = store.put(chunk.evidence[i], chunk.assessments[i]);
        if (!put)
            return std::unexpected(put.error());
        closeMoved = closeMoved || put->closeMoved;
        if (put->shows)
            changed.insert(chunk.evidence[i].issueId);
    }
    return closeMoved ? noteStormsDue(workspace) : WorkspaceResult<void>();
}

/// Assesses what waits now; what that makes wait is left.
WorkspaceResult<qint64> assessOnce(Workspace &workspace, QSet<qint64> &changed,
        const std::function<void(qint64, qint64)> &progress, const std::stop_token &stop)
{
    const auto ids =
            pendingIds(workspace.database(), "SELECT issue_id FROM assessment_pending ORDER BY 1"_ba);
    if (!ids)
        return std::unexpected(ids.error());
    if (ids->empty())
        return 0;
    auto store = AssessmentStore::prepare(workspace);
    if (!store)
        return std::unexpected(std::move(store.error()));
    return ReadAhead<Assessor, AssessedChunk>::run(
            workspace, *ids, [](const Sqlite::Database &database) { return Assessor::prepare(database); },
            [&](const AssessedChunk &chunk) { return writeChunk(workspace, *store, chunk, changed); }, stop,
            progress)
            .transform([&ids] { return std::ssize(*ids); });
}

/// Where an older program kept assessments, all wait anew.
WorkspaceResult<void> obeyPresentRules(Workspace &workspace)
{
    const auto version = workspace.setting(rulesSetting);
    if (!version)
        return std::unexpected(version.error());
    if (*version == rulesVersion)
        return {};
    auto transaction = Sqlite::Transaction::begin(workspace.database());
    if (!transaction)
        return std::unexpected(std::move(transaction.error()));
    return workspace.database()
            .execute("INSERT OR IGNORE INTO change_pending SELECT id FROM code_change WHERE present = 1;"
                     "INSERT OR IGNORE INTO assessment_pending SELECT id FROM issue WHERE present = 1"_ba)
            .and_then([&] { return workspace.setSetting(rulesSetting, rulesVersion); })
            .and_then([&] { return transaction->commit(); });
}

/// Until nothing waits any more. That comes to an end: closes and landing changes hang on facts alone, and only they
/// make other issues wait.
WorkspaceResult<qint64> assessAll(Workspace &workspace, QSet<qint64> &changed,
        const std::function<void(qint64, qint64)> &progress, const std::stop_token &stop)
{
    qint64 assessed = 0;
    while (!stop.stop_requested()) {
        if (auto done = digestPendingChanges(workspace, stop); !done)
            return std::unexpected(std::move(done.error()));
        const auto count = assessOnce(workspace, changed, progress, stop);
        if (!count)
            return count;
        assessed += *count;
        if (*count > 0)
            continue;
        const auto due = areStormsDue(workspace);
        if (!due)
            return std::unexpected(due.error());
        if (!*due)
            break;
        if (auto done = refreshPoolStorms(workspace); !done)
            return std::unexpected(std::move(done.error()));
    }
    return assessed;
}

} // namespace

WorkspaceResult<qint64> pendingAssessmentCount(const Workspace &workspace)
{
    return workspace.database().queryInteger(
            "SELECT (SELECT COUNT(*) FROM assessment_pending) + (SELECT COUNT(*) FROM change_pending)"_ba);
}

WorkspaceResult<AssessmentRun> assessPending(Workspace &workspace,
        const std::function<void(qint64, qint64)> &progress, const std::stop_token &stop)
{
    if (auto done = obeyPresentRules(workspace); !done)
        return std::unexpected(std::move(done.error()));
    QSet<qint64> changed;
    return assessAll(workspace, changed, progress, stop).transform([&changed](qint64 assessed) {
        AssessmentRun run{.assessed = assessed, .changed = {}, .everything = changed.size() > mostListed};
        if (!run.everything)
            run.changed = QList<qint64>(changed.cbegin(), changed.cend());
        std::ranges::sort(run.changed);
        return run;
    });
}

} // namespace Winnow
