// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "decision/evidenceclock.h"
#include "items/candidatemodel.h"
#include "items/facetmodel.h"
#include "session/workspacesession.h"

#include <QObject>
#include <QPointer>

namespace Winnow {

/// What the triage desk does with the workspace: which issues are listed in which order, which one is looked
/// at, and the decisions on their way to the disk. Knows no widgets.
class TriageWork final : public QObject
{
    Q_OBJECT

public:
    explicit TriageWork(QObject *parent = nullptr);

    /// Values to begin with are set before.
    void setSession(WorkspaceSession *session);
    WorkspaceSession *session() const { return m_session; }
    bool isWritable() const { return m_session && m_session->isOpen() && !m_session->isReadOnly(); }

    CandidateModel &candidates() { return m_candidates; }
    FacetModel &facets() { return m_facets; }
    EvidenceClock &clock() { return m_clock; }

    const PoolQuery &query() const { return m_query; }
    void setQuery(const PoolQuery &query);
    void setTimeZone(const QTimeZone &zone) { m_candidates.setTimeZone(zone); }
    PoolOrder order() const { return m_order; }
    void setOrder(PoolOrder order);
    /// Repositories together, the order of before within and afterwards.
    void setGrouped(bool grouped);
    bool isGrouped() const { return m_candidates.groupColumn().has_value(); }

    /// The issue looked at, 0 for none.
    qint64 current() const { return m_current; }
    void setCurrent(qint64 id);
    /// All about it; nothing while it is being read.
    const std::optional<IssueDetails> &details() const { return m_details; }

    /// Sends @p request for @p ids on its way; answered by WorkspaceSession::decisionRecorded() or failed().
    /// Issues, evidence and durations are filled in.
    void decide(DecisionRequest request, const QList<qint64> &ids);
    /// Whether a decision about issue @p id is on its way.
    bool isSaving(qint64 id) const { return m_saving.contains(id); }
    /// Keeps one and drops the other with reason `quota`.
    void swap(const IssueRef &drop, const IssueRef &keep);

    /// Records what the reviewer says of the link of the issue looked at to @p change.
    void judgeLink(const IssueRef &change, LinkVerdict verdict);
    /// Records the resolution that the reviewer sets for the issue looked at.
    void setResolution(std::optional<Resolution> resolution, const QString &reason);

    /// Looks for issues that @p words may mean. Answered by duplicatesFound().
    void findDuplicates(const QString &words);

    void setLocale(const QLocale &locale);

    /// Lists anew.
    void refresh() { select(); }

signals:
    /// The rows are those of query() now.
    void listed();
    void detailsFetched(const Winnow::IssueDetails &details);
    void duplicatesFound(const QString &words, const QList<Winnow::IssueSummary> &matches);

private:
    void select();
    void selectAgain();
    void takeSelection(const SelectedIssues &selection);
    void takeSummaries(const QList<IssueSummary> &summaries);
    void takeDecision(const DecisionOutcome &outcome);
    void takeChange(const QList<qint64> &ids);
    void sendWaiting();
    std::optional<IssueRef> refOf(qint64 id) const;

    struct Waiting
    {
        DecisionRequest request;
        QList<qint64> ids;
    };

    QPointer<WorkspaceSession> m_session;
    CandidateModel m_candidates;
    FacetModel m_facets;
    EvidenceClock m_clock;
    PoolQuery m_query;
    PoolOrder m_order;
    PoolOrder m_orderBefore;
    qint64 m_current = 0;
    std::optional<IssueDetails> m_details;
    QSet<qint64> m_saving;
    std::optional<Waiting> m_waiting; ///< For the names of rows that were never in view.
    CandidateModel::Place m_place = CandidateModel::Place::Kept; ///< Of the list that is asked for.
    quint64 m_listNumber = 0;
    bool m_listPending = false;
    bool m_listStale = false;
    quint64 m_duplicateNumber = 0;
    QString m_duplicateWords;
    QList<qint64> m_duplicateIds;
};

} // namespace Winnow
