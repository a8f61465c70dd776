// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

// What the audit desk does when something happens: its actions, its views, its work.

#include "auditdesk.h"

#include "actions/actionregistry.h"
#include "audit/auditheader.h"
#include "audit/auditsettingspanel.h"
#include "audit/claimpane.h"
#include "audit/nodetextview.h"
#include "audit/queuepane.h"
#include "audit/taskline.h"
#include "audit/verdictbar.h"
#include "markdown/safemarkdown.h"

#include <QAction>
#include <QToolButton>

namespace Winnow {

using namespace Qt::StringLiterals;

void AuditDesk::connectActions()
{
    const auto on = [this](QLatin1StringView id, auto act) {
        connect(m_actions->action(id), &QAction::triggered, this, act);
    };
    on("audit-next"_L1, [this] { m_queue->moveCurrent(1); });
    on("audit-previous"_L1, [this] { m_queue->moveCurrent(-1); });
    on("audit-next-unaudited"_L1, [this] {
        if (!m_queue->goToNextWaiting())
            say(MessageLine::Kind::Notice, tr("No other reference in this list wants a look."));
    });
    on("audit-accept"_L1, [this] { m_bar->accept(); });
    on("audit-reject"_L1, [this] { m_bar->reject(); });
    on("audit-replace"_L1, [this] { m_bar->replace(); });
    on("audit-leave-empty"_L1, [this] { m_bar->leaveEmpty(); });
    on("audit-note"_L1, [this] { m_bar->note(); });
    on("audit-next-passage"_L1, [this] { m_node->nextPassage(); });
    on("audit-previous-passage"_L1, [this] { m_node->previousPassage(); });
    on("audit-open-page"_L1, [this] { openPage(); });
    on("audit-queue"_L1, [this] { focusWork(); });
    on("audit-search"_L1, [this] { m_queue->focusSearch(); });
    on("audit-clear-filter"_L1, [this] { m_queue->clearFilter(); });
    on("audit-settings"_L1, [this] { openSettings(); });
    on("suggest-references"_L1, [this] { suggestReferences(); });
    connect(m_actions, &ActionRegistry::keysChanged, this, &AuditDesk::updateKeyHints);
}

void AuditDesk::connectViews()
{
    connect(m_queue, &QueuePane::currentChanged, this, &AuditDesk::showSubject);
    connect(m_queue, &QueuePane::filterChanged, this, &AuditDesk::updateActions);
    connect(m_queue, &QueuePane::opened, this, [this] { m_node->view()->setFocus(Qt::OtherFocusReason); });
    connect(m_claim, &ClaimPane::linkActivated, this, &AuditDesk::askLink);
    connect(m_claim, &ClaimPane::linkHovered, this, &AuditDesk::hintShown);
    connect(m_claim, &ClaimPane::leaveRequested, this, &AuditDesk::focusWork);
    connect(m_node, &NodePane::leaveRequested, this, &AuditDesk::focusWork);
    connect(m_node, &NodePane::linkOpenFailed, this, [this](const QUrl &url) {
        say(MessageLine::Kind::Error,
                tr("No program opened %1. Copy the address and open it by hand.").arg(url.toString()));
    });
    connect(m_candidates, &CandidatesPane::searchWanted, &m_work, &AuditWork::find);
    connect(m_candidates, &CandidatesPane::currentChanged, this, &AuditDesk::showPages);
    connect(m_candidates, &CandidatesPane::chosen, m_bar, &VerdictBar::replace);
    connect(m_candidates, &CandidatesPane::leaveRequested, this, &AuditDesk::focusWork);
    m_bar->setGuard(
            [this](VerdictBar::Button which) { return mayJudge(which == VerdictBar::Button::Replace); });
    connect(m_bar, &VerdictBar::verdictGiven, this, &AuditDesk::takeVerdict);
    connect(m_bar, &VerdictBar::replaceWanted, this, &AuditDesk::beginReplacing);
    connect(m_bar, &VerdictBar::closed, this, &AuditDesk::focusWork);
    connect(m_header, &AuditHeader::reviewerRequested, this, &AuditDesk::reviewerRequested);
    connect(m_header, &AuditHeader::settingsRequested, this, &AuditDesk::openSettings);
    connect(m_header, &AuditHeader::suggestionsRequested, this, &AuditDesk::suggestReferences);
    connect(m_header, &AuditHeader::disputedRequested, this, [this] {
        m_queue->setFilter({AuditShow::Disputed, {}, {}});
        updateActions();
        focusWork();
    });
    connect(m_settings, &AuditSettingsPanel::closed, this, &AuditDesk::focusWork);
    connect(m_settings, &AuditSettingsPanel::kept, this,
            [this](const AuditSettings &settings, bool isOfSeries) {
                m_work.setSettings(settings, isOfSeries ? AuditScope::Series : AuditScope::Batch);
            });
    connect(m_task, &TaskLine::cancelRequested, this, &AuditDesk::taskCancelled);
}

void AuditDesk::connectWork()
{
    connect(&m_work, &AuditWork::queueChanged, this, &AuditDesk::showQueue);
    connect(&m_work, &AuditWork::pendingChanged, this, [this] { m_model.setPending(m_work.pending()); });
    connect(&m_work, &AuditWork::audited, this, &AuditDesk::takeOutcome);
    connect(&m_work, &AuditWork::found, this, &AuditDesk::showFound);
    connect(&m_work, &AuditWork::proposed, this, [this](const QList<KgRefRecord> &added) {
        // Many at once are summed up by what looked for them.
        if (isVisible() && !m_task->isVisible())
            say(MessageLine::Kind::Notice,
                    tr("%n reference(s) proposed. They wait to be judged.", nullptr,
                            static_cast<int>(added.size())));
    });
}

void AuditDesk::openPage()
{
    if (m_subject.nodeId.isNull() && !m_candidates->current()) {
        if (const AuditQueueRow *row = m_work.row(m_subject.issue))
            askLink(QUrl(row->url, QUrl::StrictMode));
        return;
    }
    if (!m_node->askNodeLink())
        say(MessageLine::Kind::Warning, tr("This node has no address of a page."));
}

void AuditDesk::askLink(const QUrl &url)
{
    if (isSafeLink(url.toString()) && url.isValid())
        m_node->askLink(url);
}

void AuditDesk::openSettings()
{
    m_settings->open(m_work.queue().settings, m_header->settingsButton(), m_work.isWritable());
}

void AuditDesk::importKnowledge(const QStringList &paths)
{
    if (!m_work.isWritable())
        say(MessageLine::Kind::Warning, tr("This workspace is open for reading only: nothing was imported."));
    else if (!paths.isEmpty())
        emit knowledgeImportWanted(paths);
}

void AuditDesk::suggestReferences()
{
    if (!m_work.isWritable())
        say(MessageLine::Kind::Warning,
                tr("This workspace is open for reading only: nothing can be proposed here."));
    else
        emit suggestionsWanted();
}

void AuditDesk::showTask(const QString &text, qint64 done, qint64 total)
{
    m_task->showProgress(text, done, total);
}

void AuditDesk::finishTask()
{
    m_task->finish();
}

void AuditDesk::updateKeyHints()
{
    using enum VerdictBar::Button;
    m_bar->setKeyHint(Accept, m_actions->keyText("audit-accept"_L1));
    m_bar->setKeyHint(Reject, m_actions->keyText("audit-reject"_L1));
    m_bar->setKeyHint(Replace, m_actions->keyText("audit-replace"_L1));
    m_bar->setKeyHint(LeaveEmpty, m_actions->keyText("audit-leave-empty"_L1));
    m_bar->setKeyHint(Note, m_actions->keyText("audit-note"_L1));
    m_node->setPassageKeys(
            m_actions->keyText("audit-previous-passage"_L1), m_actions->keyText("audit-next-passage"_L1));
}

void AuditDesk::updateActions()
{
    const bool isOpen = m_work.session() && m_work.session()->isOpen();
    for (const ActionInfo &info : actionTable()) {
        // Nothing is judged while nobody sees what.
        if (info.context == ActionContext::Audit)
            m_actions->action(info.id)->setEnabled(isOpen && isVisible());
    }
    m_actions->action("audit-clear-filter"_L1)
            ->setEnabled(isOpen && isVisible() && m_queue->filter() != AuditFilter());
}

} // namespace Winnow
