// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

// Verdicts of the audit desk: whether they may be given, on their way, and when they are durable.

#include "auditdesk.h"

#include "audit/queuepane.h"
#include "audit/verdictbar.h"
#include "audittext.h"

namespace Winnow {

/// @p isOfShownCandidate: what is shown in place of the reference may be judged.
bool AuditDesk::mayJudge(bool isOfShownCandidate)
{
    if (!m_work.isWritable()) {
        say(MessageLine::Kind::Warning,
                tr("This workspace is open for reading only: nothing can be judged here."));
        return false;
    }
    if (m_subject.isNull()) {
        say(MessageLine::Kind::Warning, tr("No reference is chosen, so nothing was judged."));
        return false;
    }
    if (!m_queue->hasVisibleCurrent()) {
        m_queue->scrollToCurrent();
        say(MessageLine::Kind::Warning,
                tr("The current reference was out of view, so nothing was judged. Here it is: press the key "
                   "again."));
        return false;
    }
    if (!isOfShownCandidate && m_candidates->current()) {
        say(MessageLine::Kind::Warning,
                tr("A candidate is shown, not the reference: Enter takes the candidate, Esc goes back."));
        return false;
    }
    if (m_work.pending().contains(m_subject)) {
        say(MessageLine::Kind::Notice, tr("The verdict on this reference is still being saved."));
        return false;
    }
    return true;
}

void AuditDesk::takeVerdict(AuditVerdict verdict, const QString &reason, const QString &note)
{
    const Waiting given{m_subject, verdict, reason, note};
    if (m_work.reviewer().isEmpty()) {
        m_waiting = given;
        emit reviewerNeeded();
        return;
    }
    send(given);
}

void AuditDesk::send(const Waiting &waiting)
{
    m_work.judge(waiting.subject, waiting.verdict, waiting.reason, waiting.note);
    // On to the next one at once, so that a quick second key is not about the same reference again. Should the disk
    // refuse, a message says so, and the line still shows what stands.
    if (waiting.verdict != AuditVerdict::Note)
        m_queue->goToNextWaiting();
}

void AuditDesk::takeReviewer()
{
    m_work.takeReviewer();
    // What the last message says of the one before is not for the next one's eyes.
    if (m_work.queue().settings.isBlind() && !m_work.queue().isOpen)
        say(MessageLine::Kind::Notice, {});
    if (const auto waiting = std::exchange(m_waiting, std::nullopt))
        send(*waiting);
}

void AuditDesk::giveUpVerdict()
{
    m_waiting.reset();
}

void AuditDesk::beginReplacing()
{
    if (m_candidates->current())
        replaceByCandidate();
    else
        m_candidates->begin();
}

void AuditDesk::replaceByCandidate()
{
    if (m_work.reviewer().isEmpty()) {
        say(MessageLine::Kind::Notice, tr("Say who you are first; then do it again."));
        emit reviewerNeeded();
        return;
    }
    const AuditCandidate candidate = *m_candidates->current();
    const AuditSubject subject = m_subject;
    if (subject.nodeId.isNull())
        m_work.propose(subject.issue, candidate.node);
    else
        m_work.replace(subject, candidate.node, candidate.content);
    m_candidates->reset();
    focusWork();
    if (!subject.nodeId.isNull())
        m_queue->goToNextWaiting();
}

void AuditDesk::takeOutcome(const DecisionOutcome &outcome)
{
    const AuditEntry &first = outcome.audits.constFirst();
    const bool takesBack =
            outcome.kind == DecisionOutcome::Kind::Undone || outcome.kind == DecisionOutcome::Kind::Redone;
    if (m_work.isHidden(first)) {
        // Whose it was, and what it said, is not for this reviewer to know yet.
        say(MessageLine::Kind::Notice, tr("Took the latest verdict back."));
        return;
    }
    say(MessageLine::Kind::Notice, AuditText::outcome(outcome, titleOf(first), locale()),
            outcome.undo.canUndo && outcome.kind != DecisionOutcome::Kind::Undone);
    if (!takesBack || !isVisible())
        return;
    // Back to what is open again.
    if (m_queue->setCurrent({first.issue, first.nodeId}))
        return;
    if (const AuditQueueRow *row = m_work.row(first.issue); row && !row->references.isEmpty())
        m_queue->setCurrent({first.issue, row->references.constFirst().nodeId});
}

QString AuditDesk::titleOf(const AuditEntry &entry) const
{
    if (const AuditQueueRow *row = m_work.row(entry.issue)) {
        const auto found = std::ranges::find(row->references, entry.nodeId, &KgRefRecord::nodeId);
        if (found != row->references.end() && !found->nodeTitle.isEmpty())
            return found->nodeTitle;
    }
    return entry.nodeId;
}

} // namespace Winnow
