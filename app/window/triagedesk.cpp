// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "triagedesk.h"

#include "actions/actionregistry.h"
#include "actions/keydispatcher.h"
#include "decision/decisionbar.h"
#include "domain/seriestimezone.h"
#include "evidence/issuepane.h"
#include "theme/hairline.h"
#include "triage/candidatetable.h"
#include "triage/facetpanel.h"
#include "triage/quotalinepanel.h"
#include "windowsettings.h"

#include <QAction>
#include <QEvent>
#include <QKeyEvent>
#include <QSplitter>
#include <QVBoxLayout>

namespace Winnow {

using namespace Qt::StringLiterals;

TriageDesk::TriageDesk(ActionRegistry &actions, QWidget *parent)
    : Desk(parent)
    , m_actions(&actions)
    , m_facets(new FacetPanel(m_work.facets(), this))
    , m_table(new CandidateTable(m_work.candidates(), this))
    , m_pane(new IssuePane(this))
    , m_bar(new DecisionBar(this))
    , m_quotaLine(new QuotaLinePanel(this))
    , m_columns(new QSplitter(Qt::Horizontal, this))
    , m_rows(new QSplitter(Qt::Vertical, this))
{
    m_foldedAtFirst = m_facets->foldedFacets();
    buildLayout();
    connectActions();
    connectTable();
    connectDecisions();
    new KeyDispatcher(actions, *this, ActionContext::Triage);
    updateKeyHints();
    updateSubject();
    updateActions();
}

QLatin1StringView TriageDesk::actionId() const
{
    return "desk-triage"_L1;
}

QString TriageDesk::title() const
{
    return tr("Triage");
}

void TriageDesk::setSession(WorkspaceSession *session, const WindowSettings &settings)
{
    giveUpDecision();
    m_bar->flow()->cancel();
    m_work.setSession(nullptr);
    m_listed = m_wasReady = false;
    m_candidatesInAll = -1;
    m_path = session ? session->workspace().path : QString();
    showQuotaLine(false);
    m_pane->showNothing({});
    if (session) {
        restoreState(m_path, settings);
        takeTimeZone(*session);
        connect(session, &WorkspaceSession::batchChanged, this, [this, session] { takeTimeZone(*session); });
        m_bar->setWritable(!session->isReadOnly());
        m_quotaLine->setSwapEnabled(!session->isReadOnly());
        connectSession(session);
    }
    m_work.setSession(session);
    if (m_wantedId != 0)
        m_table->setCurrentId(m_wantedId);
    updateFilterState();
    updateSubject();
    updateActions();
}

void TriageDesk::takeTimeZone(const WorkspaceSession &session)
{
    const QTimeZone zone = seriesTimeZone(session.workspace().series);
    m_work.setTimeZone(zone);
    m_pane->setTimeZone(zone);
    m_bar->setTimeZone(zone);
}

void TriageDesk::saveState(WindowSettings &settings) const
{
    if (m_path.isEmpty() || !m_listed)
        return;
    const auto save = [&](WorkspaceSetting setting, const QVariant &value) {
        settings.setValue(m_path, setting, value);
    };
    save(WorkspaceSetting::Columns, m_table->saveColumns());
    save(WorkspaceSetting::FacetSplitter, m_columns->saveState());
    save(WorkspaceSetting::PaneSplitter, m_rows->saveState());
    save(WorkspaceSetting::Evidence, m_pane->saveState());
    save(WorkspaceSetting::SortKey, sortKeyName(m_work.order().key));
    save(WorkspaceSetting::SortDescending, m_work.order().descending);
    save(WorkspaceSetting::Grouped, m_work.isGrouped());
    save(WorkspaceSetting::Query, formatPoolQuery(m_work.query()));
    save(WorkspaceSetting::CurrentIssue, m_table->currentId());
    save(WorkspaceSetting::Tab, evidenceTabName(m_pane->tab()));
    save(WorkspaceSetting::FoldedFacets, m_facets->foldedFacets());
}

void TriageDesk::focusWork()
{
    m_table->setFocus(Qt::OtherFocusReason);
}

void TriageDesk::setLinkOpener(const LinkOpener &opener)
{
    m_openLink = opener;
    m_pane->setLinkOpener(opener);
}

void TriageDesk::showQuotaLine(bool shown)
{
    const bool wanted = shown && m_work.session();
    m_actions->action("quota-line"_L1)->setChecked(wanted);
    const bool hadFocus = m_quotaLine->isAncestorOf(focusWidget());
    m_quotaLine->setVisible(wanted);
    if (wanted) {
        m_work.session()->fetchQuotaLine();
        m_quotaLine->focusRows();
    } else if (hadFocus) {
        focusWork();
    }
}

void TriageDesk::resumeDecision()
{
    if (!m_waiting)
        return;
    const DecisionRequest request = *std::exchange(m_waiting, std::nullopt);
    send(request, std::exchange(m_waitingIds, {}));
}

void TriageDesk::awaitReady()
{
    m_listed = m_wasReady = false;
    m_work.refresh();
}

void TriageDesk::giveUpDecision()
{
    if (!std::exchange(m_waiting, std::nullopt))
        return;
    m_waitingIds.clear();
    m_bar->restoreNotes();
}

void TriageDesk::changeEvent(QEvent *event)
{
    Desk::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        m_work.setLocale(locale());
        m_quotaLine->setLocale(locale());
        updateKeyHints();
        updateSubject();
    }
}

void TriageDesk::keyPressEvent(QKeyEvent *event)
{
    // What no view in the desk had a use for.
    if (event->key() == Qt::Key_Escape)
        focusWork();
    else
        Desk::keyPressEvent(event);
}

void TriageDesk::buildLayout()
{
    m_table->setLetterKeys(false);
    m_quotaLine->hide();
    m_rows->addWidget(m_table);
    m_rows->addWidget(m_pane);
    m_rows->setChildrenCollapsible(false);
    m_rows->setStretchFactor(0, 4);
    m_rows->setStretchFactor(1, 5);
    m_rows->setHandleWidth(5);
    auto *work = new QWidget(this);
    auto *right = new QVBoxLayout(work);
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(0);
    right->addWidget(m_quotaLine);
    right->addWidget(m_rows, 1);
    right->addWidget(hairline(this));
    right->addWidget(m_bar);
    m_columns->addWidget(m_facets);
    m_columns->addWidget(work);
    m_columns->setChildrenCollapsible(false);
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    m_columns->setHandleWidth(5);
    m_columns->setSizes({fontMetrics().averageCharWidth() * 36, fontMetrics().averageCharWidth() * 150});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_columns);
}

void TriageDesk::restoreState(const QString &path, const WindowSettings &settings)
{
    const auto stored = [&](WorkspaceSetting setting) { return settings.value(path, setting); };
    m_table->restoreColumns(stored(WorkspaceSetting::Columns).toByteArray());
    m_columns->restoreState(stored(WorkspaceSetting::FacetSplitter).toByteArray());
    m_rows->restoreState(stored(WorkspaceSetting::PaneSplitter).toByteArray());
    m_pane->restoreState(stored(WorkspaceSetting::Evidence).toByteArray());
    m_facets->setFoldedFacets(
            settings.knows(path) ? stored(WorkspaceSetting::FoldedFacets).toStringList() : m_foldedAtFirst);
    m_pane->setTab(evidenceTabFromName(stored(WorkspaceSetting::Tab).toString()).value_or(EvidenceTab::Diff));
    m_wantedId = stored(WorkspaceSetting::CurrentIssue).toLongLong();
    const PoolQuery query = parsePoolQuery(stored(WorkspaceSetting::Query).toString());
    m_facets->setQuery(query);
    m_work.setQuery(query);
    const PoolOrder order{
            sortKeyFromName(stored(WorkspaceSetting::SortKey).toString()).value_or(SortKey::ClosedAt),
            stored(WorkspaceSetting::SortDescending).toBool()};
    const bool grouped = stored(WorkspaceSetting::Grouped).toBool();
    m_work.setGrouped(false);
    m_work.setOrder(grouped ? PoolOrder() : order);
    m_work.setGrouped(grouped);
    m_actions->action("group"_L1)->setChecked(grouped);
    m_table->setOrder(m_work.order());
}

void TriageDesk::showCurrent(qint64 id)
{
    m_work.setCurrent(id);
    if (id == 0) {
        m_pane->showNothing(m_work.session() ? tr("No issue is chosen.") : QString());
    } else {
        const IssueSummary *summary = m_work.candidates().summaryOf(id);
        m_pane->expectIssue(id, summary ? summary->ref : IssueRef(), summary ? summary->title : QString());
    }
    updateSubject();
}

void TriageDesk::showListed()
{
    m_listed = true;
    // The issue that was current when the workspace was left, else the first: there is always a current row.
    if (m_wantedId != 0 && m_table->setCurrentId(m_wantedId))
        m_wantedId = 0;
    if (m_table->currentId() == 0 && m_work.candidates().rowCount() > 0)
        m_table->setCurrentId(m_work.candidates().idAt(0));
    m_wantedId = 0;
    updateFilterState();
    updateSubject();
    updateActions();
    checkReady();
}

void TriageDesk::updateSubject()
{
    DecisionSubject subject;
    subject.ids = m_table->selectedIds();
    if (subject.isSingle()) {
        const qint64 id = subject.ids.first();
        const std::optional<IssueDetails> &details = m_work.details();
        if (details && details->id == id) {
            subject.ref = details->issue.ref;
            subject.state = details->state;
            subject.stateKnown = true;
        } else if (const IssueSummary *summary = m_work.candidates().summaryOf(id)) {
            subject.ref = summary->ref;
            subject.state.verdict = summary->verdict;
            subject.state.stage = summary->stage;
            subject.state.reason = summary->reason;
        }
    }
    m_bar->setSubject(subject);
}

void TriageDesk::updateFilterState()
{
    m_table->setFilterState(m_work.query() != PoolQuery(), m_candidatesInAll);
    m_actions->action("clear-filter"_L1)->setEnabled(m_work.query() != PoolQuery());
}

void TriageDesk::updateKeyHints()
{
    m_bar->setKeyHint(Verdict::Keep, m_actions->keyText("keep"_L1));
    m_bar->setKeyHint(Verdict::Drop, m_actions->keyText("drop"_L1));
    m_bar->setKeyHint(Verdict::Hold, m_actions->keyText("hold"_L1));
    m_bar->setKeyHint(Verdict::Undecided, m_actions->keyText("take-back"_L1));
    m_bar->setNoteKeyHint(m_actions->keyText("note"_L1));
}

void TriageDesk::updateActions()
{
    const WorkspaceSession *session = m_work.session();
    const bool open = session && session->isOpen();
    for (const ActionInfo &info : actionTable()) {
        if (info.context == ActionContext::Triage && info.id != "clear-filter"_L1)
            m_actions->action(info.id)->setEnabled(open);
    }
    m_actions->action("undo"_L1)->setEnabled(m_work.isWritable() && session->undoState().canUndo);
    m_actions->action("redo"_L1)->setEnabled(m_work.isWritable() && session->undoState().canRedo);
    m_actions->action("prefilter"_L1)->setEnabled(m_work.isWritable());
}

void TriageDesk::checkReady()
{
    if (m_wasReady || !m_listed || m_candidatesInAll < 0)
        return;
    const CandidateModel &model = m_work.candidates();
    if (model.rowCount() > 0) {
        if (!m_pane->details() || m_pane->details()->id != m_table->currentId())
            return;
        const int first = std::max(0, m_table->rowAt(0));
        const int below = m_table->rowAt(m_table->viewport()->height() - 1);
        const int last = below < 0 ? model.rowCount() - 1 : below;
        for (int row = first; row <= last; ++row) {
            if (!model.summaryOf(model.idAt(row)))
                return;
        }
    }
    m_wasReady = true;
    emit ready();
}

void TriageDesk::say(MessageLine::Kind kind, const QString &text, bool undoable)
{
    emit messageShown(kind, text, undoable);
}

} // namespace Winnow
