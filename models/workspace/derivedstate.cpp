// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "derivedstate.h"

#include "decisionrow.h"

namespace Winnow {

namespace {

constexpr auto setVerdictSql =
        "UPDATE issue SET verdict = ?2, stage = ?3, reason = ?4, conflict = ?5 WHERE id = ?1";

constexpr auto setCountsSql = R"(
    UPDATE issue SET
        changes   = (SELECT COUNT(DISTINCT change_id) FROM link WHERE issue_id = ?1),
        kg_refs   = (SELECT COUNT(*) FROM kg_ref WHERE issue_id = ?1),
        proposals = (SELECT COALESCE(MAX(verdict = 'keep'), 0) + 2 * COALESCE(MAX(verdict = 'drop'), 0)
                     FROM proposal WHERE issue_id = ?1),
        value     = (SELECT MAX(value) FROM proposal WHERE issue_id = ?1)
    WHERE id = ?1)";

} // namespace

DerivedState::DerivedState(
        BatchRef batch, Sqlite::Statement journal, Sqlite::Statement setVerdict, Sqlite::Statement setCounts)
    : m_batch(std::move(batch))
    , m_journal(std::move(journal))
    , m_setVerdict(std::move(setVerdict))
    , m_setCounts(std::move(setCounts))
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
    return DerivedState(batch, std::move(*journal), std::move(*setVerdict), std::move(*setCounts));
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
    const DecisionState state = deriveDecisionState(decisionsForBatch(std::move(*journal), m_batch));
    m_setVerdict.bindAll(issueId, static_cast<int>(state.verdict), static_cast<int>(state.stage),
            state.reason, state.conflict);
    return m_setVerdict.run().transform([&state] { return state; });
}

WorkspaceResult<void> DerivedState::refreshCounts(qint64 issueId)
{
    m_setCounts.bind(1, issueId);
    return m_setCounts.run();
}

QList<Decision> decisionsForBatch(QList<Decision> journal, const BatchRef &batch)
{
    journal.removeIf([&batch](const Decision &decision) {
        return !decision.batch.isNull() && !batch.isNull() && decision.batch != batch;
    });
    return journal;
}

} // namespace Winnow
