// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/auditqueue.h"
#include "items/auditlines.h"
#include "nodesearch.h"
#include "session/workspacesession.h"

#include <QObject>
#include <QPointer>
#include <QSet>

#include <memory>

namespace Winnow {

/// The instalment's audit: what there is to judge, as the reviewer may see it, and verdicts on their way to the disk.
/// Knows no widgets.
class AuditWork final : public QObject
{
    Q_OBJECT

public:
    explicit AuditWork(QObject *parent = nullptr);

    void setSession(WorkspaceSession *session);
    WorkspaceSession *session() const { return m_session; }
    bool isWritable() const { return m_session && m_session->isOpen() && !m_session->isReadOnly(); }
    QString reviewer() const { return m_session ? m_session->reviewer() : QString(); }

    /// Whether the desk is on the screen; nothing is read while nobody looks.
    void setWatched(bool isWatched);
    /// Another person looks: what they may see is another thing.
    void takeReviewer();

    /// Another search than among the nodes of the queue.
    void setSearch(std::unique_ptr<NodeSearch> search);

    bool hasQueue() const { return m_hasQueue; }
    /// As the reviewer may see it. Nobody else's words are in it while the audit is blind and not open.
    const AuditQueue &queue() const { return m_seen; }
    /// Null where the queue does not have it.
    const AuditQueueRow *row(const IssueRef &issue) const;

    /// What has been judged and is not on the disk yet.
    const QSet<AuditSubject> &pending() const { return m_pending; }

    /// Records @p verdict on @p subject, with the digest of what its node says now. Answered by audited() or
    /// WorkspaceSession::failed(). Only while isWritable().
    void judge(const AuditSubject &subject, AuditVerdict verdict, const QString &reason, const QString &note);
    /// Records that @p node, which says what @p content is the digest of, stands in place of @p subject.
    void replace(const AuditSubject &subject, const CitedNode &node, const QString &content);
    /// Proposes @p node as a reference of the row @p issue, to be judged.
    void propose(const IssueRef &issue, const CitedNode &node);
    void setSettings(const AuditSettings &settings, AuditScope scope);

    /// Looks for nodes. Answered by found().
    void find(const QString &words);

    /// Whether @p entry takes back what somebody else said and this reviewer must not know of.
    bool isHidden(const AuditEntry &entry) const;

signals:
    /// The queue was read, or what it comes to is another thing.
    void queueChanged();
    void pendingChanged();
    void audited(const Winnow::DecisionOutcome &outcome);
    void proposed(const QList<Winnow::KgRefRecord> &added);
    void found(const QString &words, const QList<Winnow::FoundNode> &nodes);

private:
    void fetch();
    void refresh();
    void takeQueue(const AuditQueue &queue);
    void takeOutcome(const DecisionOutcome &outcome);
    void takeFailure();
    void record(AuditEntry entry);
    void deriveSeen();

    QPointer<WorkspaceSession> m_session;
    AuditQueue m_whole; ///< Everybody's words; nothing but the seen part of it leaves this class.
    AuditQueue m_seen;
    QList<AuditEntry> m_sinceFetch; ///< May be later than the answer that is awaited.
    QSet<AuditSubject> m_pending;
    std::unique_ptr<NodeSearch> m_search;
    HeldNodeSearch m_held;
    bool m_hasQueue = false;
    bool m_isWatched = false;
    bool m_isStale = true;
    bool m_isFetching = false;
};

} // namespace Winnow
