// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "derivedstate.h"
#include "evidence/assessment.h"
#include "evidencereader.h"

namespace Winnow {

class Workspace;

/// The bit of @p code in columns of traps.
constexpr quint32 trapBit(TrapCode code)
{
    return 1U << static_cast<unsigned>(code);
}

/// An assessment as its columns hold it.
struct StoredAssessment
{
    std::optional<qint64> tier;
    qint64 resolution = 0; ///< As computed.
    std::optional<qint64> setResolution;
    qint64 traps = 0; ///< Bits; without changed-since-decided, which a decision makes.
    std::optional<qint64> deltaSeconds;
    std::optional<qint64> answerSeconds;
    std::optional<qint64> landingId;
    qint64 links = 0; ///< Not rejected.
    std::optional<qint64> closedAt;
    QString closedBy;
    qint64 titleKey = 0;
    QString fingerprint;

    friend bool operator==(const StoredAssessment &, const StoredAssessment &) = default;
};

/// What of @p assessment of @p evidence is kept.
StoredAssessment storedForm(const Assessment &assessment, const IssueEvidence &evidence);

/// The columns, in order, that storedAssessmentFromRow() reads; the table is `assessment AS a`.
inline constexpr auto storedAssessmentColumns =
        "a.tier, a.resolution, a.set_resolution, a.traps, a.delta_s, a.answer_s, a.landing_id, a.links, "
        "a.closed_at, a.closed_by, a.title_key, a.fingerprint";
StoredAssessment storedAssessmentFromRow(const Sqlite::Statement &row);

/// Puts assessments into the workspace, with the columns of `issue` that show them, inside the caller's transaction.
/// Says which other issues they touch by making them pending: those that share a landing change.
class AssessmentStore final
{
public:
    static WorkspaceResult<AssessmentStore> prepare(Workspace &workspace);

    struct Put
    {
        bool shows = false; ///< The issue looks different now.
        bool closeMoved = false; ///< Storms may be others.
    };
    WorkspaceResult<Put> put(const IssueEvidence &evidence, const Assessment &assessment);

    /// The issue waits no longer: it is assessed, or not there.
    WorkspaceResult<void> takeFromPending(qint64 issueId);

private:
    struct Statements
    {
        Sqlite::Statement find, put, show, done, wait, waitWithLanding, sharesLanding, clearCandidates,
                addCandidate, clearNamed, addNamed;
    };

    AssessmentStore(Sqlite::Database &database, DerivedState derived, Statements statements);

    WorkspaceResult<std::optional<StoredAssessment>> find(qint64 issueId);
    WorkspaceResult<void> write(qint64 issueId, const StoredAssessment &stored);
    WorkspaceResult<void> writeLists(const IssueEvidence &evidence, bool hadSome);
    WorkspaceResult<void> touchSharers(
            qint64 issueId, const std::optional<StoredAssessment> &before, const StoredAssessment &now);
    WorkspaceResult<bool> show(const IssueEvidence &evidence, const StoredAssessment &stored);

    Sqlite::Database *m_database;
    DerivedState m_derived;
    Statements m_statements;
};

} // namespace Winnow
