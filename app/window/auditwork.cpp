// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "auditwork.h"

#include <algorithm>

namespace Winnow {

AuditWork::AuditWork(QObject *parent)
    : QObject(parent)
{
    connect(&m_held, &NodeSearch::found, this, &AuditWork::found);
}

void AuditWork::setSession(WorkspaceSession *session)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    m_whole = {};
    m_sinceFetch.clear();
    m_pending.clear();
    m_hasQueue = false;
    m_isStale = true;
    m_isFetching = false;
    deriveSeen();
    emit pendingChanged();
    emit queueChanged();
    if (!session)
        return;
    connect(session, &WorkspaceSession::auditQueueFetched, this,
            [this](const std::shared_ptr<const AuditQueue> &queue) { takeQueue(*queue); });
    connect(session, &WorkspaceSession::decisionRecorded, this, &AuditWork::takeOutcome);
    connect(session, &WorkspaceSession::issuesChanged, this, &AuditWork::fetch);
    connect(session, &WorkspaceSession::batchChanged, this, &AuditWork::fetch);
    connect(session, &WorkspaceSession::auditSettingsChanged, this, &AuditWork::fetch);
    connect(session, &WorkspaceSession::referencesProposed, this, &AuditWork::proposed);
    connect(session, &WorkspaceSession::failed, this, &AuditWork::takeFailure);
    refresh();
}

void AuditWork::setWatched(bool isWatched)
{
    m_isWatched = isWatched;
    refresh();
}

void AuditWork::takeReviewer()
{
    deriveSeen();
    emit queueChanged();
}

void AuditWork::setSearch(std::unique_ptr<NodeSearch> search)
{
    m_search = std::move(search);
    if (m_search)
        connect(m_search.get(), &NodeSearch::found, this, &AuditWork::found);
}

const AuditQueueRow *AuditWork::row(const IssueRef &issue) const
{
    const auto found = std::ranges::find(m_seen.rows, issue, &AuditQueueRow::issue);
    return found == m_seen.rows.end() ? nullptr : &*found;
}

void AuditWork::refresh()
{
    if (m_isStale && m_isWatched && m_session && !m_isFetching)
        fetch();
}

void AuditWork::fetch()
{
    m_isStale = true;
    if (!m_isWatched || m_isFetching)
        return;
    m_isStale = false;
    m_isFetching = true;
    // What is recorded by now will be in the answer.
    m_sinceFetch.clear();
    m_session->fetchAuditQueue();
}

void AuditWork::takeQueue(const AuditQueue &queue)
{
    m_isFetching = false;
    m_hasQueue = true;
    m_whole = queue;
    addAudits(m_whole, m_sinceFetch);
    m_held.setNodes(m_whole.nodes);
    deriveSeen();
    emit queueChanged();
    refresh();
}

void AuditWork::takeOutcome(const DecisionOutcome &outcome)
{
    // A text that was written or taken back is a claim that reads otherwise.
    if (!outcome.texts.isEmpty())
        fetch();
    if (outcome.audits.isEmpty())
        return;
    m_sinceFetch += outcome.audits;
    addAudits(m_whole, outcome.audits);
    for (const AuditEntry &entry : outcome.audits) {
        m_pending.remove({entry.issue, entry.nodeId});
        if (!entry.replacement.isNull())
            m_pending.remove({entry.issue, entry.replacement.id});
    }
    deriveSeen();
    emit pendingChanged();
    emit queueChanged();
    emit audited(outcome);
}

/// Something asked of the session came to nothing, maybe one of ours: what waits for the disk waits no longer.
void AuditWork::takeFailure()
{
    m_isStale = m_isStale || std::exchange(m_isFetching, false);
    m_pending.clear();
    emit pendingChanged();
}

void AuditWork::deriveSeen()
{
    m_seen = queueSeenBy(m_whole, reviewer());
}

void AuditWork::judge(
        const AuditSubject &subject, AuditVerdict verdict, const QString &reason, const QString &note)
{
    AuditEntry entry;
    entry.issue = subject.issue;
    entry.verdict = verdict;
    entry.reason = reason;
    entry.note = note;
    if (verdict != AuditVerdict::LeaveEmpty) {
        entry.nodeId = subject.nodeId;
        entry.content = m_whole.contents.value(subject.nodeId);
    }
    record(entry);
}

void AuditWork::replace(const AuditSubject &subject, const CitedNode &node, const QString &content)
{
    AuditEntry entry;
    entry.issue = subject.issue;
    entry.nodeId = subject.nodeId;
    entry.verdict = AuditVerdict::Replace;
    entry.replacement = node;
    entry.content = content;
    record(entry);
}

void AuditWork::record(AuditEntry entry)
{
    if (!isWritable())
        return;
    entry.batch = m_whole.batch;
    if (entry.verdict != AuditVerdict::Note) {
        m_pending.insert({entry.issue, entry.nodeId});
        // Of the node that replaces it this says something, too, where the row names it.
        if (!entry.replacement.isNull())
            m_pending.insert({entry.issue, entry.replacement.id});
        emit pendingChanged();
    }
    m_session->judgeReferences({entry});
}

void AuditWork::propose(const IssueRef &issue, const CitedNode &node)
{
    if (!isWritable())
        return;
    KgRefRecord reference;
    reference.issue = issue;
    reference.nodeId = node.id;
    reference.nodeTitle = node.title;
    reference.nodeUrl = node.url;
    reference.nodeKind = node.kind;
    reference.query = node.query;
    reference.score = node.score;
    reference.excerpt = node.excerpt;
    m_session->proposeReferences({reference});
}

void AuditWork::setSettings(const AuditSettings &settings, AuditScope scope)
{
    if (isWritable())
        m_session->setAuditSettings(settings, scope);
}

void AuditWork::find(const QString &words)
{
    if (m_search)
        m_search->find(words);
    else
        m_held.find(words);
}

bool AuditWork::isHidden(const AuditEntry &entry) const
{
    if (!m_whole.settings.isBlind() || m_whole.isOpen)
        return false;
    const AuditQueueRow *seen = row(entry.issue);
    return !seen || !std::ranges::contains(seen->journal, auditEntryId(entry), auditEntryId);
}

} // namespace Winnow
