// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "derivedstate.h"

#include "assessmentstore.h"
#include "decisionrow.h"

#include <algorithm>

namespace Winnow {

namespace {

constexpr auto setVerdictSql = "UPDATE issue SET verdict = ?2, stage = ?3, reason = ?4, conflict = ?5, "
                               "traps = (traps & ~?6) | ?7 WHERE id = ?1";

constexpr qint64 changedBit = trapBit(TrapCode::ChangedSinceDecided);

constexpr auto setCountsSql = R"(
    UPDATE issue SET
        kg_refs   = (SELECT COUNT(*) FROM kg_ref WHERE issue_id = ?1),
        proposals = (SELECT COALESCE(MAX(verdict = 'keep'), 0) + 2 * COALESCE(MAX(verdict = 'drop'), 0)
                     FROM proposal WHERE issue_id = ?1),
        value     = (SELECT MAX(value) FROM proposal WHERE issue_id = ?1)
    WHERE id = ?1)";

} // namespace

DerivedState::DerivedState(BatchRef batch, Sqlite::Statement journal, Sqlite::Statement setVerdict,
        Sqlite::Statement setCounts, Sqlite::Statement fingerprint)
    : m_batch(std::move(batch))
    , m_journal(std::move(journal))
    , m_setVerdict(std::move(setVerdict))
    , m_setCounts(std::move(setCounts))
    , m_fingerprint(std::move(fingerprint))
{}

WorkspaceResult<DerivedState> DerivedState::prepare(Sqlite::Database &database, const BatchRef &batch)
{
    auto journal = database.prepare(QByteArray("SELECT ") + decisionColumns + decisionTables
            + "WHERE d.issue_id = ?1 ORDER BY d.seq");
    if (!journal)
        return std::unexpected(std::move(journal.error()));
    auto setVerdict = database.prepare(setVerdictSql);
    if (!setVerdict)
        return std::unexpected(std::move(setVerdict.error()));
    auto setCounts = database.prepare(setCountsSql);
    if (!setCounts)
        return std::unexpected(std::move(setCounts.error()));
    auto fingerprint = database.prepare("SELECT fingerprint FROM assessment WHERE issue_id = ?1");
    if (!fingerprint)
        return std::unexpected(std::move(fingerprint.error()));
    return DerivedState(batch, std::move(*journal), std::move(*setVerdict), std::move(*setCounts),
            std::move(*fingerprint));
}

WorkspaceResult<QList<Decision>> DerivedState::journalOf(qint64 issueId)
{
    m_journal.reset();
    m_journal.bind(1, issueId);
    QList<Decision> journal;
    while (true) {
        const auto row = m_journal.step();
        if (!row)
            return std::unexpected(row.error());
        if (!*row)
            break;
        journal.append(decisionFromRow(m_journal));
    }
    m_journal.reset();
    return journal;
}

WorkspaceResult<DecisionState> DerivedState::refreshVerdict(qint64 issueId)
{
    auto journal = journalOf(issueId);
    if (!journal)
        return std::unexpected(std::move(journal.error()));
    const QList<Decision> entries = decisionsForBatch(std::move(*journal), m_batch);
    const DecisionState state = deriveDecisionState(entries);
    const auto changed = isChangedSince(issueId, evidenceOf(entries, state));
    if (!changed)
        return std::unexpected(changed.error());
    m_setVerdict.bindAll(issueId, static_cast<int>(state.verdict), static_cast<int>(state.stage),
            state.reason, state.conflict, changedBit, *changed ? changedBit : 0);
    return m_setVerdict.run().transform([&state] { return state; });
}

WorkspaceResult<bool> DerivedState::isChangedSince(qint64 issueId, const QString &evidence)
{
    if (evidence.isEmpty())
        return false;
    return fingerprintOf(issueId).transform(
            [&evidence](const QString &now) { return !now.isNull() && now != evidence; });
}

WorkspaceResult<QString> DerivedState::fingerprintOf(qint64 issueId)
{
    m_fingerprint.bind(1, issueId);
    const auto row = m_fingerprint.step();
    if (!row)
        return std::unexpected(row.error());
    const QString fingerprint = *row ? m_fingerprint.text(0) : QString();
    m_fingerprint.reset();
    return fingerprint;
}

WorkspaceResult<bool> DerivedState::isChangedSinceDecided(qint64 issueId, const QString &fingerprint)
{
    auto journal = journalOf(issueId);
    if (!journal)
        return std::unexpected(std::move(journal.error()));
    const QList<Decision> entries = decisionsForBatch(std::move(*journal), m_batch);
    const QString evidence = evidenceOf(entries, deriveDecisionState(entries));
    return !evidence.isEmpty() && evidence != fingerprint;
}

WorkspaceResult<void> DerivedState::refreshCounts(qint64 issueId)
{
    m_setCounts.bind(1, issueId);
    return m_setCounts.run();
}

QString evidenceOf(const QList<Decision> &journal, const DecisionState &state)
{
    const auto ruling = std::ranges::find(journal, state.decisionId, &Decision::id);
    return ruling == journal.cend() || state.verdict == Verdict::Undecided ? QString() : ruling->evidence;
}

QList<Decision> decisionsForBatch(QList<Decision> journal, const BatchRef &batch)
{
    journal.removeIf([&batch](const Decision &decision) {
        return !decision.batch.isNull() && !batch.isNull() && decision.batch != batch;
    });
    return journal;
}

} // namespace Winnow
