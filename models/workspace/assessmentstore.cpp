// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "assessmentstore.h"

#include "batches.h"
#include "workspace.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr auto putSql =
        "REPLACE INTO assessment (issue_id, tier, resolution, set_resolution, traps, delta_s, answer_s, "
        "landing_id, links, closed_at, closed_by, title_key, fingerprint) "
        "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)";
constexpr auto showSql =
        "UPDATE issue SET tier = ?2, resolution = ?3, traps = ?4, changes = ?5 WHERE id = ?1 "
        "AND (tier IS NOT ?2 OR resolution IS NOT ?3 OR traps <> ?4 OR changes <> ?5)";
constexpr auto waitWithLandingSql =
        "INSERT OR IGNORE INTO assessment_pending SELECT issue_id FROM assessment "
        "WHERE landing_id = ?1 AND issue_id <> ?2";
constexpr auto sharesLandingSql =
        "SELECT EXISTS (SELECT 1 FROM assessment WHERE landing_id = ?1 AND issue_id <> ?2)";

template <typename Code>
std::optional<qint64> numberOf(const std::optional<Code> &code)
{
    return code.transform([](Code known) { return static_cast<qint64>(known); });
}

std::optional<qint64> landingId(const Assessment &assessment, const IssueEvidence &evidence)
{
    if (!assessment.landing)
        return std::nullopt;
    for (qsizetype i = 0; i < evidence.facts.changes.size(); ++i) {
        if (evidence.facts.changes.at(i).change.ref == assessment.landing->change)
            return evidence.changeIds[static_cast<size_t>(i)];
    }
    return std::nullopt;
}

/// An empty text is no name of anybody.
QString nameOrNull(const QString &name)
{
    return name.isEmpty() ? QString() : name;
}

} // namespace

StoredAssessment storedForm(const Assessment &assessment, const IssueEvidence &evidence)
{
    StoredAssessment stored;
    stored.tier = numberOf(assessment.tier);
    stored.resolution = static_cast<qint64>(assessment.resolution);
    if (assessment.editorResolution)
        stored.setResolution = static_cast<qint64>(assessment.editorResolution->resolution);
    for (const Trap &trap : assessment.traps)
        stored.traps |= trapBit(trap.code);
    stored.deltaSeconds = assessment.deltaSeconds;
    stored.answerSeconds = assessment.answerSeconds;
    stored.landingId = landingId(assessment, evidence);
    stored.links = std::ranges::count(assessment.links, false, &Link::rejected);
    stored.closedAt = assessment.closedAt.transform(toMilliseconds);
    stored.closedBy = nameOrNull(assessment.closedBy);
    stored.titleKey = evidence.titleKey;
    stored.fingerprint = assessment.fingerprint;
    return stored;
}

StoredAssessment storedAssessmentFromRow(const Sqlite::Statement &row)
{
    return {row.optionalInteger(0), row.integer(1), row.optionalInteger(2), row.integer(3),
            row.optionalInteger(4), row.optionalInteger(5), row.optionalInteger(6), row.integer(7),
            row.optionalInteger(8), row.text(9), row.integer(10), row.text(11)};
}

AssessmentStore::AssessmentStore(Sqlite::Database &database, DerivedState derived, Statements statements)
    : m_database(&database)
    , m_derived(std::move(derived))
    , m_statements(std::move(statements))
{}

WorkspaceResult<AssessmentStore> AssessmentStore::prepare(Workspace &workspace)
{
    Sqlite::Database &database = workspace.database();
    auto derived = currentBatch(workspace).and_then(
            [&database](const BatchRef &batch) { return DerivedState::prepare(database, batch); });
    if (!derived)
        return std::unexpected(std::move(derived.error()));
    std::vector<Sqlite::Statement> made;
    for (const QByteArray &sql :
            {QByteArray("SELECT ") + storedAssessmentColumns + " FROM assessment AS a WHERE a.issue_id = ?1",
                    QByteArray(putSql), QByteArray(showSql),
                    "DELETE FROM assessment_pending WHERE issue_id = ?1"_ba,
                    "INSERT OR IGNORE INTO assessment_pending (issue_id) VALUES (?1)"_ba,
                    QByteArray(waitWithLandingSql), QByteArray(sharesLandingSql),
                    "DELETE FROM candidate_change WHERE issue_id = ?1"_ba,
                    "INSERT INTO candidate_change (issue_id, change_id) VALUES (?1, ?2)"_ba,
                    "DELETE FROM change_mention WHERE issue_id = ?1"_ba,
                    "INSERT INTO change_mention (issue_id, change_key) VALUES (?1, ?2)"_ba}) {
        auto statement = database.prepare(sql);
        if (!statement)
            return std::unexpected(std::move(statement.error()));
        made.push_back(std::move(*statement));
    }
    size_t next = 0;
    const auto take = [&]() -> Sqlite::Statement { return std::move(made[next++]); };
    // Braces evaluate in order, so the members take the statements in the order above.
    return AssessmentStore(database, std::move(*derived),
            Statements{
                    take(), take(), take(), take(), take(), take(), take(), take(), take(), take(), take()});
}

WorkspaceResult<AssessmentStore::Put> AssessmentStore::put(
        const IssueEvidence &evidence, const Assessment &assessment)
{
    const StoredAssessment stored = storedForm(assessment, evidence);
    const auto before = find(evidence.issueId);
    if (!before)
        return std::unexpected(before.error());
    Put put;
    put.closeMoved = *before
            ? (*before)->closedAt != stored.closedAt || (*before)->closedBy != stored.closedBy
            : stored.closedAt.has_value();
    WorkspaceResult<void> done = takeFromPending(evidence.issueId);
    if (done && *before != stored)
        done = write(evidence.issueId, stored);
    if (done)
        done = writeLists(evidence, before->has_value());
    if (done)
        done = touchSharers(evidence.issueId, *before, stored);
    if (!done)
        return std::unexpected(std::move(done.error()));
    return show(evidence, stored).transform([&put](bool shows) {
        put.shows = shows;
        return put;
    });
}

WorkspaceResult<std::optional<StoredAssessment>> AssessmentStore::find(qint64 issueId)
{
    m_statements.find.bind(1, issueId);
    const auto row = m_statements.find.step();
    if (!row)
        return std::unexpected(row.error());
    std::optional<StoredAssessment> found;
    if (*row)
        found = storedAssessmentFromRow(m_statements.find);
    m_statements.find.reset();
    return found;
}

WorkspaceResult<void> AssessmentStore::write(qint64 issueId, const StoredAssessment &stored)
{
    const std::optional<qint64> titleKey =
            stored.titleKey == 0 ? std::nullopt : std::optional(stored.titleKey);
    m_statements.put.bindAll(issueId, stored.tier, stored.resolution, stored.setResolution, stored.traps,
            stored.deltaSeconds, stored.answerSeconds, stored.landingId, stored.links, stored.closedAt,
            stored.closedBy, titleKey, stored.fingerprint);
    return m_statements.put.run();
}

/// What the issue's assessment looked at, so that a change that comes or moves finds the issues it touches.
WorkspaceResult<void> AssessmentStore::writeLists(const IssueEvidence &evidence, bool hadSome)
{
    WorkspaceResult<void> done;
    if (hadSome) {
        m_statements.clearCandidates.bind(1, evidence.issueId);
        m_statements.clearNamed.bind(1, evidence.issueId);
        done = m_statements.clearCandidates.run().and_then([this] { return m_statements.clearNamed.run(); });
    }
    for (const qint64 changeId : evidence.changeIds) {
        if (done)
            done = m_statements.addCandidate.bindAll(evidence.issueId, changeId).run();
    }
    for (const qint64 key : evidence.namedChanges) {
        if (done)
            done = m_statements.addNamed.bindAll(evidence.issueId, key).run();
    }
    return done;
}

/// The trap one-change-many-issues hangs on other issues' landing changes. This issue itself waits again where it was
/// read before one of them was written.
WorkspaceResult<void> AssessmentStore::touchSharers(
        qint64 issueId, const std::optional<StoredAssessment> &before, const StoredAssessment &now)
{
    const std::optional<qint64> old = before ? before->landingId : std::nullopt;
    if (old != now.landingId) {
        for (const auto &landing : {old, now.landingId}) {
            if (!landing)
                continue;
            if (auto done = m_statements.waitWithLanding.bindAll(*landing, issueId).run(); !done)
                return done;
        }
    }
    bool shares = false;
    if (now.landingId) {
        const auto row = m_statements.sharesLanding.bindAll(*now.landingId, issueId).step();
        if (!row)
            return std::unexpected(row.error());
        shares = m_statements.sharesLanding.integer(0) != 0;
        m_statements.sharesLanding.reset();
    }
    const bool saysSo = (now.traps & trapBit(TrapCode::OneChangeManyIssues)) != 0;
    if (shares == saysSo)
        return {};
    m_statements.wait.bind(1, issueId);
    return m_statements.wait.run();
}

WorkspaceResult<bool> AssessmentStore::show(const IssueEvidence &evidence, const StoredAssessment &stored)
{
    qint64 traps = stored.traps;
    if (evidence.isDecided) {
        const auto changed = m_derived.isChangedSinceDecided(evidence.issueId, stored.fingerprint);
        if (!changed)
            return std::unexpected(changed.error());
        if (*changed)
            traps |= trapBit(TrapCode::ChangedSinceDecided);
    }
    m_statements.show.bindAll(evidence.issueId, stored.tier, stored.setResolution.value_or(stored.resolution),
            traps, stored.links);
    return m_statements.show.run().transform([this] { return m_database->changedRows() > 0; });
}

WorkspaceResult<void> AssessmentStore::takeFromPending(qint64 issueId)
{
    m_statements.done.bind(1, issueId);
    return m_statements.done.run();
}

} // namespace Winnow
