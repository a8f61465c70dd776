// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "auditdesk.h"

#include "actions/actionregistry.h"
#include "actions/keydispatcher.h"
#include "audit/auditheader.h"
#include "audit/auditsettingspanel.h"
#include "audit/auditwords.h"
#include "audit/claimpane.h"
#include "audit/queuepane.h"
#include "audit/taskline.h"
#include "audit/verdictbar.h"
#include "domain/agreement.h"
#include "domain/seriestimezone.h"
#include "theme/hairline.h"
#include "theme/spacing.h"
#include "windowsettings.h"

#include <QAction>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QSplitter>
#include <QVBoxLayout>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// How a subject is kept in the settings: the issue, and behind white space the node, which may hold anything.
QString formatSubject(const AuditSubject &subject)
{
    return subject.isNull() ? QString() : formatIssueRef(subject.issue) + u' ' + subject.nodeId;
}

AuditSubject parseSubject(const QString &text)
{
    const auto issue = parseIssueRef(text.section(u' ', 0, 0));
    const QString node = text.section(u' ', 1);
    return issue ? AuditSubject{*issue, node.isEmpty() ? QString() : node} : AuditSubject();
}

} // namespace

AuditDesk::AuditDesk(ActionRegistry &actions, QWidget *parent)
    : Desk(parent)
    , m_actions(&actions)
    , m_header(new AuditHeader)
    , m_task(new TaskLine)
    , m_queue(new QueuePane(m_model))
    , m_claim(new ClaimPane)
    , m_candidates(new CandidatesPane)
    , m_node(new NodePane)
    , m_bar(new VerdictBar)
    , m_settings(new AuditSettingsPanel(this))
    , m_empty(new QLabel(this))
    , m_content(new QWidget(this))
    , m_columns(new QSplitter(Qt::Horizontal))
    , m_pages(new QSplitter(Qt::Horizontal))
    , m_claimRows(new QSplitter(Qt::Vertical))
{
    buildLayout();
    connectActions();
    connectViews();
    connectWork();
    new KeyDispatcher(actions, *this, ActionContext::Audit);
    updateKeyHints();
    retranslate();
    showQueue();
}

AuditDesk::~AuditDesk()
{
    // The views go after the members that their signals lead to.
    for (const QWidget *view : findChildren<QWidget *>())
        disconnect(view, nullptr, this, nullptr);
}

QLatin1StringView AuditDesk::actionId() const
{
    return "desk-audit"_L1;
}

QString AuditDesk::title() const
{
    return tr("Audit");
}

void AuditDesk::buildLayout()
{
    m_columns->addWidget(m_queue);
    m_columns->addWidget(workColumn());
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    m_columns->setChildrenCollapsible(false);
    m_columns->setHandleWidth(1);
    m_columns->setSizes({310, 1050});
    m_queue->setMinimumWidth(220);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setMargin(4 * spaceLarge);
    auto *content = new QVBoxLayout(m_content);
    content->setContentsMargins(0, 0, 0, 0);
    content->setSpacing(0);
    content->addWidget(m_header);
    content->addWidget(m_task);
    content->addWidget(hairline(m_content));
    content->addWidget(m_columns, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_content, 1);
}

/// Claim and node side by side, the verdict below both.
QWidget *AuditDesk::workColumn()
{
    m_claimRows->addWidget(m_claim);
    m_claimRows->addWidget(m_candidates);
    m_claimRows->setStretchFactor(0, 3);
    m_claimRows->setStretchFactor(1, 2);
    m_claimRows->setSizes({340, 200});
    m_pages->addWidget(m_claimRows);
    m_pages->addWidget(m_node);
    m_pages->setStretchFactor(0, 4);
    m_pages->setStretchFactor(1, 5);
    m_pages->setSizes({460, 590});
    for (QSplitter *splitter : {m_claimRows, m_pages}) {
        splitter->setChildrenCollapsible(false);
        splitter->setHandleWidth(1);
    }
    m_claimRows->setMinimumWidth(240);
    m_node->setMinimumWidth(280);
    auto *column = new QWidget;
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_pages, 1);
    layout->addWidget(hairline(column));
    layout->addWidget(m_bar);
    return column;
}

void AuditDesk::setSession(WorkspaceSession *session, const WindowSettings &settings)
{
    giveUpVerdict();
    m_bar->cancel();
    m_settings->close();
    finishTask();
    m_subject = {};
    m_wasReady = false;
    m_path = session ? session->workspace().path : QString();
    if (session) {
        restoreState(m_path, settings);
        m_zone = seriesTimeZone(session->workspace().series);
        connect(session, &WorkspaceSession::batchChanged, this, [this, session] {
            m_zone = seriesTimeZone(session->workspace().series);
            showVerdict();
        });
        connect(session, &WorkspaceSession::failed, this, [this](const WorkspaceError &error) {
            // On another desk somebody else says so.
            if (isVisible())
                say(MessageLine::Kind::Error, describe(error));
        });
        m_bar->setWritable(!session->isReadOnly());
        m_candidates->setWritable(!session->isReadOnly());
    }
    m_work.setSession(session);
    updateActions();
}

void AuditDesk::restoreState(const QString &path, const WindowSettings &settings)
{
    const auto stored = [&](WorkspaceSetting setting) { return settings.value(path, setting); };
    m_columns->restoreState(stored(WorkspaceSetting::AuditColumns).toByteArray());
    m_pages->restoreState(stored(WorkspaceSetting::AuditPages).toByteArray());
    m_claimRows->restoreState(stored(WorkspaceSetting::AuditClaimRows).toByteArray());
    AuditFilter filter;
    filter.show = auditShowFromName(stored(WorkspaceSetting::AuditShow).toString()).value_or(AuditShow::All);
    filter.repo = stored(WorkspaceSetting::AuditRepository).toString();
    m_queue->setFilter(filter);
    m_wanted = parseSubject(stored(WorkspaceSetting::AuditReference).toString());
}

void AuditDesk::saveState(WindowSettings &settings) const
{
    if (m_path.isEmpty())
        return;
    settings.setValue(m_path, WorkspaceSetting::AuditColumns, m_columns->saveState());
    settings.setValue(m_path, WorkspaceSetting::AuditPages, m_pages->saveState());
    settings.setValue(m_path, WorkspaceSetting::AuditClaimRows, m_claimRows->saveState());
    settings.setValue(m_path, WorkspaceSetting::AuditShow, auditShowName(m_queue->filter().show));
    settings.setValue(m_path, WorkspaceSetting::AuditRepository, m_queue->filter().repo);
    settings.setValue(m_path, WorkspaceSetting::AuditReference,
            formatSubject(m_subject.isNull() ? m_wanted : m_subject));
}

void AuditDesk::focusWork()
{
    // The keyboard comes here as soon as there is something to do.
    m_wantsFocus = !m_content->isVisible();
    if (m_wantsFocus)
        return;
    if (m_queue->list()->isVisible())
        m_queue->focusList();
    else
        m_queue->focusSearch();
}

void AuditDesk::setLinkOpener(const LinkOpener &opener)
{
    m_node->setLinkOpener(opener);
}

void AuditDesk::showQueue()
{
    const AuditQueue &queue = m_work.queue();
    const bool hasRows = m_work.hasQueue() && !queue.rows.isEmpty();
    m_content->setVisible(hasRows);
    m_empty->setVisible(!hasRows);
    m_model.setQueue(queue, m_work.reviewer());
    if (!m_wanted.isNull() && m_work.hasQueue()) {
        m_queue->setCurrent(m_wanted);
        m_wanted = {};
    }
    m_queue->refresh();
    showHeader();
    {
        const QSignalBlocker quiet(m_candidates);
        m_candidates->updateOthers(otherReferences());
    }
    showPages();
    updateActions();
    if (hasRows && isVisible() && std::exchange(m_wantsFocus, false))
        focusWork();
    tellReady();
}

void AuditDesk::showHeader()
{
    const AuditQueue &queue = m_work.queue();
    m_header->setReviewer(m_work.reviewer());
    m_header->setProgress(auditProgress(queue, m_work.reviewer()));
    QList<RowAudit> audits;
    for (const AuditQueueRow &row : queue.rows)
        audits.append(row.audit);
    // Of what may be seen: while the audit is blind there is nobody to agree with.
    m_header->setAgreement(mainAgreement(audits));
    m_header->setBlind(queue.settings.isBlind(), queue.isOpen);
}

void AuditDesk::showSubject(const AuditSubject &subject)
{
    m_subject = subject;
    const AuditQueueRow *row = m_work.row(subject.issue);
    const QSignalBlocker quiet(m_candidates);
    m_candidates->setOthers(row ? otherReferences() : QList<AuditCandidate>());
    showPages();
}

void AuditDesk::showPages()
{
    const AuditQueueRow *row = m_work.row(m_subject.issue);
    const AuditCandidate *candidate = row ? m_candidates->current() : nullptr;
    m_bar->setReplacing(candidate != nullptr);
    if (!row) {
        m_claim->clear();
        m_node->showNothing();
        showVerdict();
        return;
    }
    const ShownNode shown = candidate ? shownCandidate(*candidate) : shownReference(*row);
    const MatchedPages &pages = matched(*row, shown.node.title, shown.text);
    m_claim->showClaim(row->issue, row->title, row->url, pages.claim);
    if (shown.node.isNull())
        m_node->showNothing();
    else
        m_node->showNode(shown, pages);
    showVerdict();
}

const MatchedPages &AuditDesk::matched(const AuditQueueRow &row, const QString &title, const QString &text)
{
    const QList<ClaimPart> claim = claimParts(row);
    if (claim != m_compared.claim || title != m_compared.title || text != m_compared.text)
        m_compared = {claim, title, text, matchPages(row, title, text)};
    return m_compared.pages;
}

AuditCandidate AuditDesk::candidateOf(const AuditQueueRow &row, qsizetype reference) const
{
    const KgRefRecord &record = row.references.at(reference);
    const AuditQueue &queue = m_work.queue();
    AuditCandidate candidate;
    candidate.node = {record.nodeId, record.nodeTitle, record.nodeUrl, record.nodeKind, record.query,
            record.score, record.excerpt};
    const auto held = queue.nodes.constFind(record.nodeId);
    if (held != queue.nodes.cend()) {
        candidate.text = shownNodeText(held->text);
        if (candidate.node.title.isEmpty())
            candidate.node.title = held->title;
        if (candidate.node.url.isEmpty())
            candidate.node.url = held->url;
    }
    candidate.content = queue.contents.value(record.nodeId);
    candidate.isOfRow = true;
    candidate.mark = isUnaudited(queue, row, reference, m_work.reviewer())
            ? AuditMark::Unaudited
            : auditMark(row.audit.references.at(reference).state);
    candidate.scoreMark = scoreMarkText(scoreMark(row, reference, queue.settings));
    return candidate;
}

QList<AuditCandidate> AuditDesk::otherReferences() const
{
    QList<AuditCandidate> others;
    const AuditQueueRow *row = m_work.row(m_subject.issue);
    for (qsizetype reference = 0; row && reference < row->references.size(); ++reference) {
        if (row->references.at(reference).nodeId != m_subject.nodeId)
            others.append(candidateOf(*row, reference));
    }
    return others;
}

ShownNode AuditDesk::shownReference(const AuditQueueRow &row) const
{
    const auto found = std::ranges::find(row.references, m_subject.nodeId, &KgRefRecord::nodeId);
    if (m_subject.nodeId.isNull() || found == row.references.end())
        return {};
    const AuditCandidate one = candidateOf(row, found - row.references.begin());
    ShownNode shown;
    shown.node = one.node;
    shown.text = one.text;
    shown.scoreMark = one.scoreMark;
    const ReferenceAudit *audit = row.audit.find(m_subject.nodeId);
    shown.notice = audit ? AuditWords::nodeChange(*audit, m_zone) : QString();
    shown.isWarning = !shown.notice.isEmpty();
    if (!m_work.queue().nodes.contains(m_subject.nodeId)) {
        shown.text = shownNodeText(one.node.excerpt);
        if (shown.notice.isEmpty())
            shown.notice =
                    tr("The workspace does not hold this page: below is the excerpt that came with the "
                       "reference. Open the page, or import the knowledge.");
    }
    return shown;
}

ShownNode AuditDesk::shownCandidate(const AuditCandidate &candidate) const
{
    ShownNode shown;
    shown.node = candidate.node;
    shown.text = candidate.text.isEmpty() ? shownNodeText(candidate.node.excerpt) : candidate.text;
    shown.scoreMark = candidate.scoreMark;
    shown.notice = m_subject.nodeId.isNull()
            ? tr("A candidate for this row. Enter proposes it, Esc goes back.")
            : tr("A candidate, not the reference under audit. Enter puts it in its place, Esc goes back.");
    return shown;
}

void AuditDesk::showVerdict()
{
    const AuditQueueRow *row = m_work.row(m_subject.issue);
    VerdictSubject subject;
    if (row) {
        const AuditQueue &queue = m_work.queue();
        const bool isBlind = queue.settings.isBlind() && !queue.isOpen;
        const auto found = std::ranges::find(row->references, m_subject.nodeId, &KgRefRecord::nodeId);
        subject.subject = m_subject;
        if (!m_subject.nodeId.isNull() && found != row->references.end()) {
            const qsizetype reference = found - row->references.begin();
            const ReferenceAudit &audit = row->audit.references.at(reference);
            subject.mark = isUnaudited(queue, *row, reference, m_work.reviewer()) ? AuditMark::Unaudited
                                                                                  : auditMark(audit.state);
            subject.state = AuditWords::referenceState(*found, audit, isBlind, locale(), m_zone);
            subject.words = AuditWords::words(audit, locale(), m_zone);
        } else {
            subject.mark = row->audit.leftEmpty ? AuditMark::LeftEmpty : AuditMark::NoReference;
            subject.state = AuditWords::rowState(row->audit, m_zone);
            subject.words = AuditWords::words(row->audit, locale(), m_zone);
        }
    }
    m_bar->setSubject(subject);
}

void AuditDesk::showFound(const QString &words, const QList<FoundNode> &nodes)
{
    QList<AuditCandidate> candidates;
    for (const FoundNode &found : nodes) {
        if (found.node.id == m_subject.nodeId)
            continue;
        AuditCandidate candidate;
        candidate.node = {found.node.id, found.node.title, found.node.url, found.node.kind, words,
                found.score, found.excerpt};
        candidate.text = shownNodeText(found.node.text);
        candidate.content = nodeContent(found.node.title, found.node.url, found.node.text);
        ScoreMark mark;
        mark.isLow = found.score && *found.score < m_work.queue().settings.threshold;
        candidate.scoreMark = scoreMarkText(mark);
        candidates.append(candidate);
    }
    m_candidates->setFound(words, candidates);
}

void AuditDesk::tellReady()
{
    if (m_wasReady || !m_work.hasQueue() || !isVisible())
        return;
    m_wasReady = true;
    emit ready();
}

void AuditDesk::showEvent(QShowEvent *event)
{
    Desk::showEvent(event);
    m_work.setWatched(true);
    updateActions();
    tellReady();
}

void AuditDesk::hideEvent(QHideEvent *event)
{
    Desk::hideEvent(event);
    m_bar->cancel();
    m_settings->close();
    m_work.setWatched(false);
    updateActions();
}

void AuditDesk::changeEvent(QEvent *event)
{
    Desk::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        updateKeyHints();
        retranslate();
        showPages();
    }
}

void AuditDesk::keyPressEvent(QKeyEvent *event)
{
    // What no view in the desk had a use for.
    if (event->key() != Qt::Key_Escape) {
        Desk::keyPressEvent(event);
        return;
    }
    m_candidates->reset();
    focusWork();
}

void AuditDesk::retranslate()
{
    m_empty->setText(
            tr("Nothing is kept yet. Keep issues on the triage desk (Ctrl+1); the references that their "
               "rows cite are audited here."));
}

void AuditDesk::say(MessageLine::Kind kind, const QString &text, bool undoable)
{
    emit messageShown(kind, text, undoable);
}

} // namespace Winnow
