// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

// Decisions of the triage desk: whether they may be made, on their way, and when they are durable.

#include "triagedesk.h"

#include "actions/actionregistry.h"
#include "decision/decisionbar.h"
#include "decisiontext.h"
#include "evidence/issuepane.h"
#include "markdown/safemarkdown.h"
#include "triage/candidatetable.h"

#include <QAction>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// So many texts the candidate model can hold, which a decision about many needs.
constexpr int mostAtOnce = 5000;

} // namespace

bool TriageDesk::mayDecide()
{
    if (!m_work.isWritable()) {
        say(MessageLine::Kind::Warning,
                tr("This workspace is open for reading only: nothing can be decided here."));
        return false;
    }
    if (m_table->currentId() == 0) {
        say(MessageLine::Kind::Warning, tr("No issue is chosen, so nothing was decided."));
        return false;
    }
    if (!m_table->hasVisibleCurrent()) {
        m_table->scrollTo(m_table->currentIndex());
        say(MessageLine::Kind::Warning,
                tr("The current issue was out of view, so nothing was decided. Here it is: press the key "
                   "again."));
        return false;
    }
    if (m_table->selectedCount() > mostAtOnce) {
        say(MessageLine::Kind::Warning,
                tr("At most %n issue(s) can be decided at once. Select fewer.", nullptr, mostAtOnce));
        return false;
    }
    if (m_work.isSaving(m_table->currentId())) {
        say(MessageLine::Kind::Notice, tr("The decision about this issue is still being saved."));
        return false;
    }
    return true;
}

void TriageDesk::takeDecision(const DecisionRequest &request)
{
    const QList<qint64> ids = m_bar->flow()->subject().ids;
    if (m_work.session() && m_work.session()->reviewer().isEmpty()) {
        m_waiting = request;
        m_waitingIds = ids;
        emit reviewerNeeded();
        return;
    }
    send(request, ids);
}

void TriageDesk::send(const DecisionRequest &request, const QList<qint64> &ids)
{
    m_work.decide(request, ids);
    // On to the next one at once, so that a quick second key is not about the same issue again. Should the
    // disk refuse, a message says so, and the row still shows what stands.
    if (request.verdict != Verdict::Undecided)
        m_table->goToNextUndecided();
}

void TriageDesk::takeOutcome(const DecisionOutcome &outcome)
{
    m_bar->forgetNotes();
    updateActions();
    const bool takesBack =
            outcome.kind == DecisionOutcome::Kind::Undone || outcome.kind == DecisionOutcome::Kind::Redone;
    if (takesBack && !outcome.issueIds.isEmpty())
        m_table->setCurrentId(outcome.issueIds.first());
    const QString text = DecisionText::outcome(outcome, locale());
    if (!text.isEmpty())
        say(MessageLine::Kind::Notice, text,
                outcome.undo.canUndo && outcome.kind != DecisionOutcome::Kind::Undone);
}

void TriageDesk::openPage()
{
    const std::optional<IssueDetails> &details = m_work.details();
    if (!details)
        return;
    const QUrl url(details->issue.url, QUrl::StrictMode);
    if (!isSafeLink(details->issue.url) || !url.isValid()) {
        say(MessageLine::Kind::Warning, tr("The record of this issue holds no address of a page."));
        return;
    }
    if (m_openLink(url))
        say(MessageLine::Kind::Notice, tr("Opened %1 in the browser.").arg(url.toString(QUrl::FullyEncoded)));
    else
        say(MessageLine::Kind::Error,
                tr("No program opened %1. Copy the address and open it by hand.").arg(url.toString()));
}

bool TriageDesk::mayJudge()
{
    if (!m_work.isWritable()) {
        say(MessageLine::Kind::Warning, tr("The workspace is read-only: nothing is recorded."));
        return false;
    }
    if (m_work.session()->reviewer().isEmpty()) {
        say(MessageLine::Kind::Notice, tr("Say who you are first; then do it again."));
        emit reviewerNeeded();
        return false;
    }
    return true;
}

void TriageDesk::judgeLink(const IssueRef &change, LinkVerdict verdict)
{
    if (mayJudge())
        m_work.judgeLink(change, verdict);
}

void TriageDesk::setResolution(std::optional<Resolution> resolution, const QString &reason)
{
    if (mayJudge())
        m_work.setResolution(resolution, reason);
}

void TriageDesk::swapAtQuota(qint64 dropId, qint64 keepId)
{
    const auto dropped = std::ranges::find(m_weakestKept, dropId, &IssueSummary::id);
    const auto kept = std::ranges::find(m_strongestOpen, keepId, &IssueSummary::id);
    if (dropped != m_weakestKept.end() && kept != m_strongestOpen.end())
        m_work.swap(dropped->ref, kept->ref);
}

} // namespace Winnow
