// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/decision.h"
#include "sqlite/database.h"

#include <optional>

namespace Winnow {

/// Keeps the derived columns of `issue` (verdict, counts, …) in step with the journal and the facts. Used inside the
/// transaction that changed those, so that they are never seen apart.
class DerivedState final
{
public:
    /// States are derived for @p batch: its own decisions and those that name no batch.
    static WorkspaceResult<DerivedState> prepare(Sqlite::Database &database, const BatchRef &batch);

    /// Recomputes verdict, stage, reason and conflict of one issue and gives the new state.
    WorkspaceResult<DecisionState> refreshVerdict(qint64 issueId);

    /// Recomputes the number of kg_refs and the workers' proposals of one issue.
    WorkspaceResult<void> refreshCounts(qint64 issueId);

    /// Fingerprint of the kept assessment of an issue; null where there is none.
    WorkspaceResult<QString> fingerprintOf(qint64 issueId);

    /// Whether the decision that rules on an issue was made on another assessment than that of @p fingerprint.
    WorkspaceResult<bool> isChangedSinceDecided(qint64 issueId, const QString &fingerprint);

    /// The journal of one issue, all batches, in the order of entry.
    WorkspaceResult<QList<Decision>> journalOf(qint64 issueId);

private:
    DerivedState(BatchRef batch, Sqlite::Statement journal, Sqlite::Statement setVerdict,
            Sqlite::Statement setCounts, Sqlite::Statement fingerprint);

    WorkspaceResult<bool> isChangedSince(qint64 issueId, const QString &evidence);

    BatchRef m_batch;
    Sqlite::Statement m_journal;
    Sqlite::Statement m_setVerdict;
    Sqlite::Statement m_setCounts;
    Sqlite::Statement m_fingerprint;
};

/// The fingerprint kept with the decision of @p journal that @p state stems from; null where there is none.
QString evidenceOf(const QList<Decision> &journal, const DecisionState &state);

/// Entries of @p journal that count for @p batch.
QList<Decision> decisionsForBatch(QList<Decision> journal, const BatchRef &batch);

/// What workers propose for an issue, as bits of issue.proposals.
enum ProposalBit : quint8 { ProposedKeep = 1, ProposedDrop = 2 };

} // namespace Winnow
