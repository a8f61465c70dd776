// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

// What the triage desk does when something happens: its actions, its views, its session.

#include "triagedesk.h"

#include "actions/actionregistry.h"
#include "decision/decisionbar.h"
#include "diff/diffpane.h"
#include "diff/diffview.h"
#include "evidence/changeview.h"
#include "evidence/evidencestrip.h"
#include "evidence/issuepane.h"
#include "evidence/resolutionpopup.h"
#include "timeline/timelineview.h"
#include "triage/candidatetable.h"
#include "triage/facetpanel.h"
#include "triage/quotalinepanel.h"

#include <QAction>

namespace Winnow {

using namespace Qt::StringLiterals;

void TriageDesk::connectActions()
{
    const auto on = [this](QLatin1StringView id, auto act) {
        connect(m_actions->action(id), &QAction::triggered, this, act);
    };
    on("next"_L1, [this] { m_table->moveCurrent(1); });
    on("previous"_L1, [this] { m_table->moveCurrent(-1); });
    on("next-undecided"_L1, [this] {
        if (!m_table->goToNextUndecided())
            say(MessageLine::Kind::Notice, tr("Every issue in this list is decided."));
    });
    on("keep"_L1, [this] { m_bar->keep(); });
    on("keep-reason"_L1, [this] { m_bar->keepWithReason(); });
    on("drop"_L1, [this] { m_bar->drop(); });
    on("hold"_L1, [this] { m_bar->hold(); });
    on("duplicate"_L1, [this] { m_bar->markDuplicate(); });
    on("take-back"_L1, [this] { m_bar->takeBack(); });
    on("note"_L1, [this] { m_bar->focusNote(); });
    on("open-page"_L1, [this] { openPage(); });
    on("table"_L1, [this] { focusWork(); });
    on("timeline"_L1, [this] { m_pane->timeline()->setFocus(Qt::ShortcutFocusReason); });
    on("why"_L1, [this] { m_pane->strip()->explain(); });
    on("diff"_L1, [this] {
        m_pane->setTab(EvidenceTab::Diff);
        m_pane->focusContents();
    });
    on("next-hunk"_L1, [this] {
        m_pane->setTab(EvidenceTab::Diff);
        m_pane->changes()->diffPane()->view()->goToNextHunk();
    });
    on("previous-hunk"_L1, [this] {
        m_pane->setTab(EvidenceTab::Diff);
        m_pane->changes()->diffPane()->view()->goToPreviousHunk();
    });
    on("conversation"_L1, [this] { m_pane->setTab(EvidenceTab::Conversation); });
    on("issue-text"_L1, [this] { m_pane->setTab(EvidenceTab::Text); });
    on("record"_L1, [this] { m_pane->setTab(EvidenceTab::Record); });
    on("search"_L1, [this] { m_facets->focusSearch(); });
    on("clear-filter"_L1, [this] { m_facets->clearQuery(); });
    on("group"_L1, [this](bool grouped) {
        m_work.setGrouped(grouped);
        m_table->setOrder(m_work.order());
    });
    on("quota-line"_L1, [this](bool shown) { showQuotaLine(shown); });
    on("undo"_L1, [this] {
        if (m_work.isWritable())
            m_work.session()->undo();
    });
    on("redo"_L1, [this] {
        if (m_work.isWritable())
            m_work.session()->redo();
    });
    connect(m_actions, &ActionRegistry::keysChanged, this, &TriageDesk::updateKeyHints);
}

void TriageDesk::connectTable()
{
    connect(m_facets, &FacetPanel::queryEdited, this, [this](const PoolQuery &query) {
        m_work.setQuery(query);
        updateFilterState();
    });
    connect(m_facets, &FacetPanel::tableRequested, this, &TriageDesk::focusWork);
    connect(m_table, &CandidateTable::orderRequested, this, [this](PoolOrder order) {
        m_work.setOrder(order);
        m_table->setOrder(order);
        m_actions->action("group"_L1)->setChecked(m_work.isGrouped());
    });
    connect(m_table, &CandidateTable::clearFilterRequested, m_facets, &FacetPanel::clearQuery);
    connect(m_table, &CandidateTable::currentIssueChanged, this, &TriageDesk::showCurrent);
    connect(m_table, &CandidateTable::selectedCountChanged, this, &TriageDesk::updateSubject);
    connect(m_table, &CandidateTable::issueActivated, m_pane, &IssuePane::focusContents);
    connect(m_pane, &IssuePane::leaveRequested, this, &TriageDesk::focusWork);
    connect(m_pane, &IssuePane::linkHovered, this, &TriageDesk::hintShown);
    connect(m_pane, &IssuePane::linkOpenFailed, this, [this](const QUrl &url) {
        say(MessageLine::Kind::Error,
                tr("No program opened %1. Copy the address and open it by hand.").arg(url.toString()));
    });
    connect(m_pane->changes(), &ChangeView::diffWanted, this, [this](const IssueRef &change) {
        if (m_work.session())
            m_work.session()->fetchDiff(change);
    });
    connect(m_pane->strip(), &EvidenceStrip::linkVerdictRequested, this, &TriageDesk::judgeLink);
    connect(m_pane->resolutionPopup(), &ResolutionPopup::chosen, this, &TriageDesk::setResolution);
    connect(m_pane->strip(), &EvidenceStrip::factCopied, this,
            [this](const QString &text) { say(MessageLine::Kind::Notice, tr("Copied: %1").arg(text)); });
    connect(m_pane, &IssuePane::evidenceShown, this,
            [this](qint64 id, const QString &name) { m_work.clock().show(id, name); });
    connect(&m_work, &TriageWork::listed, this, &TriageDesk::showListed);
    connect(&m_work, &TriageWork::detailsFetched, this, [this](const IssueDetails &details) {
        m_pane->showDetails(details);
        updateSubject();
        checkReady();
    });
    connect(&m_work.candidates(), &CandidateModel::dataChanged, this, [this] {
        updateSubject();
        checkReady();
    });
}

void TriageDesk::connectDecisions()
{
    m_bar->setGuard([this] { return mayDecide(); });
    connect(m_bar, &DecisionBar::decisionRequested, this, &TriageDesk::takeDecision);
    connect(m_bar, &DecisionBar::tableRequested, this, &TriageDesk::focusWork);
    connect(m_bar, &DecisionBar::duplicateSearchRequested, &m_work, &TriageWork::findDuplicates);
    connect(&m_work, &TriageWork::duplicatesFound, m_bar->flow(), &DecisionFlow::setDuplicateMatches);
    connect(m_quotaLine, &QuotaLinePanel::closeRequested, this, [this] { showQuotaLine(false); });
    connect(m_quotaLine, &QuotaLinePanel::issueActivated, this, [this](qint64 id) {
        if (!m_table->setCurrentId(id))
            say(MessageLine::Kind::Notice,
                    tr("That issue is outside of the filter. Clear the filter to see it."));
    });
    connect(m_quotaLine, &QuotaLinePanel::swapRequested, this, &TriageDesk::swapAtQuota);
}

void TriageDesk::connectSession(WorkspaceSession *session)
{
    connect(session, &WorkspaceSession::decisionRecorded, this, &TriageDesk::takeOutcome);
    connect(session, &WorkspaceSession::undoStateChanged, this, &TriageDesk::updateActions);
    connect(session, &WorkspaceSession::diffFetched, m_pane->changes(),
            [this](quint64, const IssueRef &change, const SharedDiff &diff) {
                m_pane->changes()->showDiff(change, diff);
            });
    DiffPane *diff = m_pane->changes()->diffPane();
    connect(session, &WorkspaceSession::seenContentsFetched, diff, &DiffPane::setLookedAt);
    connect(diff, &DiffPane::fileMarked, session,
            [session](const QString &path, const QByteArray &content, bool looked) {
                if (!session->isReadOnly())
                    session->markSeen(path, content, looked);
            });
    session->fetchSeenContents();
    connect(session, &WorkspaceSession::failed, this, [this](const WorkspaceError &error) {
        m_bar->restoreNotes();
        say(MessageLine::Kind::Error, describe(error));
    });
    connect(session, &WorkspaceSession::progressFetched, this, [this](const BatchProgress &progress) {
        m_candidatesInAll = progress.funnel.candidates;
        m_quotaLine->setQuota(progress.quota, progress.funnel.kept);
        updateFilterState();
        checkReady();
    });
    connect(session, &WorkspaceSession::issuesChanged, this, [this] {
        if (m_quotaLine->isVisible())
            m_work.session()->fetchQuotaLine();
    });
    connect(session, &WorkspaceSession::quotaLineFetched, this,
            [this](const QList<IssueSummary> &weakestKept, const QList<IssueSummary> &strongestOpen) {
                m_weakestKept = weakestKept;
                m_strongestOpen = strongestOpen;
                m_quotaLine->setRows(weakestKept, strongestOpen);
            });
}

} // namespace Winnow
