// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "triagework.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// More than anybody reads of a list of possible duplicates.
constexpr size_t mostDuplicates = 20;

} // namespace

TriageWork::TriageWork(QObject *parent)
    : QObject(parent)
{}

void TriageWork::setSession(WorkspaceSession *session)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_candidates.clear();
    m_facets.clear();
    m_clock = EvidenceClock();
    m_current = 0;
    m_details.reset();
    m_saving.clear();
    m_waiting.reset();
    m_listPending = m_listStale = false;
    m_session = session;
    if (!session)
        return;
    connect(session, &WorkspaceSession::selected, this, &TriageWork::takeSelection);
    connect(session, &WorkspaceSession::summariesFetched, this, &TriageWork::takeSummaries);
    connect(session, &WorkspaceSession::detailsFetched, this, [this](quint64, const IssueDetails &details) {
        if (details.id != m_current)
            return;
        m_details = details;
        emit detailsFetched(details);
    });
    connect(session, &WorkspaceSession::decisionRecorded, this, &TriageWork::takeDecision);
    connect(session, &WorkspaceSession::issuesChanged, this, &TriageWork::takeChange);
    connect(session, &WorkspaceSession::failed, this, [this] { m_saving.clear(); });
    disconnect(&m_candidates, &CandidateModel::summariesWanted, nullptr, nullptr);
    connect(&m_candidates, &CandidateModel::summariesWanted, session, &WorkspaceSession::fetchSummaries);
    const OpenedWorkspace &workspace = session->workspace();
    // The first rows are those of the default view: with another one they would only flash by.
    if (m_query == PoolQuery() && m_order == PoolOrder())
        m_candidates.showFirstRows(workspace.firstRows);
    select();
    session->fetchProgress();
}

void TriageWork::setQuery(const PoolQuery &query)
{
    if (query == m_query)
        return;
    if (query.words != m_query.words) {
        // What was typed is looked for from the top; once it is wiped out, the issue at hand stays where it is.
        m_place = query.words.isEmpty() ? CandidateModel::Place::Kept : CandidateModel::Place::Top;
    }
    m_query = query;
    m_facets.setQuery(query);
    select();
}

void TriageWork::setOrder(PoolOrder order)
{
    if (order == m_order)
        return;
    m_order = order;
    if (isGrouped() && order.key != SortKey::Repo)
        m_candidates.setGroupColumn(std::nullopt);
    select();
}

void TriageWork::setGrouped(bool grouped)
{
    if (grouped == isGrouped())
        return;
    if (grouped) {
        m_orderBefore = m_order;
        setOrder({SortKey::Repo, false});
        m_candidates.setGroupColumn(CandidateColumn::Repo);
    } else {
        m_candidates.setGroupColumn(std::nullopt);
        setOrder(m_orderBefore);
    }
}

void TriageWork::setCurrent(qint64 id)
{
    if (id == m_current)
        return;
    m_current = id;
    m_details.reset();
    if (id != 0 && m_session)
        m_session->fetchDetails(id);
}

void TriageWork::decide(DecisionRequest request, const QList<qint64> &ids)
{
    if (!isWritable() || ids.isEmpty())
        return;
    if (ids.size() == 1) {
        const SeenEvidence seen = m_clock.seen(ids.first());
        request.seen = seen.names;
        request.seenMs = seen.milliseconds;
    }
    m_waiting = Waiting{std::move(request), ids};
    sendWaiting();
    if (m_waiting)
        m_candidates.ensureLoaded(ids);
}

void TriageWork::swap(const IssueRef &drop, const IssueRef &keep)
{
    if (!isWritable())
        return;
    DecisionRequest dropped;
    dropped.issues = {drop};
    dropped.verdict = Verdict::Drop;
    dropped.reason = u"quota"_s;
    m_session->decide(dropped);
    DecisionRequest kept;
    kept.issues = {keep};
    kept.verdict = Verdict::Keep;
    m_session->decide(kept);
}

void TriageWork::judgeLink(const IssueRef &change, LinkVerdict verdict)
{
    if (isWritable() && m_details)
        m_session->judgeLink(m_details->issue.ref, change, verdict);
}

void TriageWork::setResolution(std::optional<Resolution> resolution, const QString &reason)
{
    if (isWritable() && m_details)
        m_session->setResolution(m_details->issue.ref, resolution, reason);
}

void TriageWork::findDuplicates(const QString &words)
{
    if (!m_session)
        return;
    // Words alone: what looks like a facet term is looked for as it stands, and what a rule dropped may be
    // the original.
    PoolQuery query;
    query.words = words;
    m_duplicateWords = words;
    m_duplicateIds.clear();
    // Only the newest request is answered: the table's, if it is still waiting, is made again afterwards.
    m_listStale = m_listStale || m_listPending;
    m_duplicateNumber = m_session->select(query, {});
}

void TriageWork::setLocale(const QLocale &locale)
{
    m_candidates.setLocale(locale);
    m_facets.setLocale(locale);
}

void TriageWork::select()
{
    if (!m_session)
        return;
    m_listPending = true;
    m_listStale = false;
    m_listNumber = m_session->select(m_query, m_order);
}

void TriageWork::selectAgain()
{
    // A stream of changes, as an import makes, is answered with a list at a time.
    if (m_listPending)
        m_listStale = true;
    else
        select();
}

void TriageWork::takeSelection(const SelectedIssues &selection)
{
    if (selection.number == m_duplicateNumber) {
        if (!selection.isComplete)
            return;
        const size_t count = std::min(selection.ids->size(), mostDuplicates);
        m_duplicateIds = QList<qint64>(
                selection.ids->begin(), selection.ids->begin() + static_cast<std::ptrdiff_t>(count));
        if (m_duplicateIds.isEmpty())
            emit duplicatesFound(m_duplicateWords, {});
        else
            m_session->fetchSummaries(m_duplicateIds);
    } else if (selection.number == m_listNumber) {
        m_candidates.applySelection(selection, std::exchange(m_place, CandidateModel::Place::Kept));
        if (!selection.isComplete)
            return;
        m_listPending = false;
        m_facets.applyFacets(selection);
        emit listed();
    }
    if (m_listStale)
        select();
}

void TriageWork::takeSummaries(const QList<IssueSummary> &summaries)
{
    m_candidates.applySummaries(summaries);
    sendWaiting();
    if (m_duplicateIds.isEmpty())
        return;
    QList<IssueSummary> matches;
    for (const IssueSummary &summary : summaries) {
        if (m_duplicateIds.contains(summary.id))
            matches.append(summary);
    }
    if (matches.isEmpty())
        return;
    m_duplicateIds.clear();
    emit duplicatesFound(m_duplicateWords, matches);
}

void TriageWork::takeDecision(const DecisionOutcome &outcome)
{
    for (const qint64 id : outcome.issueIds)
        m_saving.remove(id);
}

void TriageWork::takeChange(const QList<qint64> &ids)
{
    m_candidates.refresh(ids);
    if (m_current != 0 && (ids.isEmpty() || ids.contains(m_current)))
        m_session->fetchDetails(m_current);
    m_session->fetchProgress();
    selectAgain();
}

void TriageWork::sendWaiting()
{
    if (!m_waiting)
        return;
    DecisionRequest request = m_waiting->request;
    for (const qint64 id : m_waiting->ids) {
        const std::optional<IssueRef> ref = refOf(id);
        if (!ref)
            return;
        request.issues.append(*ref);
    }
    for (const qint64 id : m_waiting->ids) {
        m_saving.insert(id);
        m_clock.restart(id);
    }
    m_waiting.reset();
    m_session->decide(request);
}

std::optional<IssueRef> TriageWork::refOf(qint64 id) const
{
    if (m_details && m_details->id == id)
        return m_details->issue.ref;
    const IssueSummary *summary = m_candidates.summaryOf(id);
    return summary ? std::optional(summary->ref) : std::nullopt;
}

} // namespace Winnow
