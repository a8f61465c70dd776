// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "issuepane.h"

#include "changeview.h"
#include "conversationview.h"
#include "diff/diffpane.h"
#include "evidence/timeline.h"
#include "evidencebrowser.h"
#include "evidencechips.h"
#include "evidencestrip.h"
#include "flattabbar.h"
#include "headinglabel.h"
#include "issuetextview.h"
#include "recordview.h"
#include "resolutionpopup.h"
#include "theme/spacing.h"
#include "timeline/timelineview.h"

#include <QDataStream>
#include <QEvent>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <ranges>

namespace Winnow {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr std::array tabs{
        EvidenceTab::Diff, EvidenceTab::Conversation, EvidenceTab::Text, EvidenceTab::Record};

constexpr int timelineShare = 2;
constexpr int tabsShare = 3;

/// How long the issue before may stay on the screen. Details come in a few milliseconds; blanking at once
/// would flicker.
constexpr auto blankDelay = 80ms;

/// Of the evidence that the latest decision was made on; null where none says it.
QString lastFingerprint(const QList<Decision> &journal)
{
    for (const Decision &decision : journal | std::views::reverse) {
        if (!decision.evidence.isEmpty())
            return decision.evidence;
    }
    return {};
}

} // namespace

QString evidenceTabName(EvidenceTab tab)
{
    switch (tab) {
    case EvidenceTab::Diff:
        return u"diff"_s;
    case EvidenceTab::Conversation:
        return u"conversation"_s;
    case EvidenceTab::Text:
        return u"text"_s;
    case EvidenceTab::Record:
        return u"record"_s;
    }
    return {};
}

std::optional<EvidenceTab> evidenceTabFromName(QStringView name)
{
    for (const EvidenceTab tab : tabs) {
        if (evidenceTabName(tab) == name)
            return tab;
    }
    return std::nullopt;
}

IssuePane::IssuePane(QWidget *parent)
    : QWidget(parent)
    , m_heading(new HeadingLabel(this))
    , m_strip(new EvidenceStrip(this))
    , m_timeline(new TimelineView(this))
    , m_columns(new QSplitter(Qt::Horizontal, this))
    , m_tabs(new FlatTabBar(this))
    , m_stack(new QStackedWidget(this))
    , m_changes(new ChangeView(this))
    , m_resolution(new ResolutionPopup(this))
    , m_conversation(new ConversationView(this))
    , m_text(new IssueTextView(this))
    , m_record(new RecordView(this))
    , m_nothing(new QLabel(this))
    , m_linkBar(new LinkBar(this))
{
    buildLayout();
    watch(m_conversation->browser());
    watch(m_text->browser());
    watch(m_record->browser());
    m_blankTimer.setSingleShot(true);
    m_blankTimer.setInterval(blankDelay);
    connect(&m_blankTimer, &QTimer::timeout, this, &IssuePane::blank);
    connect(m_tabs, &FlatTabBar::currentChanged, this, [this] {
        fillOpenTab();
        emit tabChanged(tab());
        announceEvidence();
    });
    connect(m_strip, &EvidenceStrip::leaveRequested, this, &IssuePane::leaveRequested);
    connect(m_strip, &EvidenceStrip::resolutionRequested, this, [this] {
        if (m_details)
            m_resolution->open(m_details->assessment, textLanguage(locale()), m_strip);
    });
    connect(m_changes, &ChangeView::leaveRequested, this, &IssuePane::leaveRequested);
    connect(m_timeline, &TimelineView::leaveRequested, this, &IssuePane::leaveRequested);
    connect(m_timeline, &TimelineView::eventActivated, this, &IssuePane::followEvent);
    connect(m_linkBar, &LinkBar::closed, this, &IssuePane::focusContents);
    connect(m_linkBar, &LinkBar::openFailed, this, &IssuePane::linkOpenFailed);
    retranslate();
    showNothing({});
}

void IssuePane::expectIssue(qint64 id, const IssueRef &ref, const QString &title)
{
    if (id == m_wantedId && m_details)
        return;
    if (id != m_wantedId)
        m_basisEvents.clear();
    m_wantedId = id;
    m_wantedRef = ref;
    m_wantedTitle = title;
    m_linkBar->hide();
    if (!m_blankTimer.isActive())
        m_blankTimer.start();
}

void IssuePane::showNothing(const QString &why)
{
    m_blankTimer.stop();
    m_wantedId = 0;
    m_details.reset();
    m_linkBar->hide();
    m_heading->setFullText({});
    m_strip->clear();
    m_timeline->clear();
    m_changes->clear();
    m_tabs->setVisible(false);
    m_nothing->setText(why);
    m_stack->setCurrentWidget(m_nothing);
    announceEvidence();
}

void IssuePane::showDetails(const IssueDetails &details)
{
    if (details.id != m_wantedId)
        return;
    m_blankTimer.stop();
    const bool sameIssue = m_details && m_details->id == details.id;
    const bool sameTexts =
            sameIssue && m_details->issue == details.issue && m_details->events == details.events;
    m_details = details;
    // What is being read keeps its scroll position when only the record behind it has grown.
    if (!sameTexts)
        m_filled = {};
    m_filled[static_cast<size_t>(EvidenceTab::Record)] = false;
    m_tabs->setVisible(true);
    showHeading(details.issue.ref, details.issue.title);
    showAssessment();
    fillOpenTab();
    announceEvidence();
}

EvidenceTab IssuePane::tab() const
{
    return tabs.at(static_cast<size_t>(std::max(0, m_tabs->currentIndex())));
}

void IssuePane::setTab(EvidenceTab tab)
{
    m_tabs->setCurrentIndex(static_cast<int>(tab));
}

void IssuePane::setTimeZone(const QTimeZone &zone)
{
    m_conversation->setTimeZone(zone);
    m_text->setTimeZone(zone);
    m_record->setTimeZone(zone);
    m_strip->setTimeZone(zone);
    m_timeline->setTimeZone(zone);
    m_changes->setTimeZone(zone);
}

void IssuePane::setBasisEvents(qint64 id, const QStringList &eventIds)
{
    if (id != m_wantedId)
        return;
    m_basisEvents = eventIds;
    // Of another issue's conversation, still on the screen, none is marked.
    if (m_details && m_details->id == id && m_filled[static_cast<size_t>(EvidenceTab::Conversation)])
        m_conversation->setBasisEvents(eventIds);
}

void IssuePane::setLinkOpener(const LinkOpener &opener)
{
    m_linkBar->setOpener(opener);
}

void IssuePane::focusContents()
{
    m_stack->currentWidget()->setFocus(Qt::OtherFocusReason);
}

QByteArray IssuePane::saveState() const
{
    QByteArray state;
    QDataStream(&state, QIODevice::WriteOnly) << m_columns->saveState() << m_changes->diffPane()->saveState();
    return state;
}

bool IssuePane::restoreState(const QByteArray &state)
{
    QByteArray columns;
    QByteArray diff;
    QDataStream stream(state);
    stream >> columns >> diff;
    if (stream.status() != QDataStream::Ok || !m_columns->restoreState(columns))
        return false;
    m_changes->diffPane()->restoreState(diff);
    return true;
}

void IssuePane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange)
        retranslate();
}

void IssuePane::buildLayout()
{
    QFont font = m_heading->font();
    font.setWeight(QFont::DemiBold);
    m_heading->setFont(font);
    m_heading->setContentsMargins(spaceLarge, space, spaceLarge, spaceSmall);
    for ([[maybe_unused]] const EvidenceTab tab : tabs)
        m_tabs->addTab({});
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_nothing->setTextFormat(Qt::PlainText);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->setAutoFillBackground(true);
    m_nothing->setBackgroundRole(QPalette::Base);
    m_stack->addWidget(m_changes);
    m_stack->addWidget(m_conversation);
    m_stack->addWidget(m_text);
    m_stack->addWidget(m_record);
    m_stack->addWidget(m_nothing);

    auto *right = new QWidget(this);
    auto *side = new QVBoxLayout(right);
    side->setContentsMargins(0, 0, 0, 0);
    side->setSpacing(0);
    side->addWidget(m_tabs);
    side->setAlignment(m_tabs, Qt::AlignLeft);
    side->addWidget(m_stack, 1);
    m_columns->addWidget(m_timeline);
    m_columns->addWidget(right);
    m_columns->setChildrenCollapsible(true);
    m_columns->setCollapsible(1, false);
    m_columns->setStretchFactor(0, timelineShare);
    m_columns->setStretchFactor(1, tabsShare);
    m_columns->setSizes({timelineShare * 100, tabsShare * 100});
    m_columns->setHandleWidth(5);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_heading);
    layout->addWidget(m_strip);
    layout->addWidget(m_columns, 1);
    layout->addWidget(m_linkBar);
}

void IssuePane::watch(EvidenceBrowser *browser)
{
    connect(browser, &EvidenceBrowser::linkHovered, this, &IssuePane::linkHovered);
    connect(browser, &EvidenceBrowser::linkActivated, m_linkBar, &LinkBar::ask);
    connect(browser, &EvidenceBrowser::leaveRequested, this, &IssuePane::leaveRequested);
}

void IssuePane::retranslate()
{
    m_tabs->setAccessibleName(tr("Evidence"));
    m_tabs->setTabText(static_cast<int>(EvidenceTab::Diff), tr("Diff"));
    m_tabs->setTabText(static_cast<int>(EvidenceTab::Conversation), tr("Conversation"));
    m_tabs->setTabText(static_cast<int>(EvidenceTab::Text), tr("Issue text"));
    m_tabs->setTabText(static_cast<int>(EvidenceTab::Record), tr("Record"));
    m_strip->setTextLanguage(textLanguage(locale()));
    m_timeline->setTextLanguage(textLanguage(locale()));
}

void IssuePane::showHeading(const IssueRef &ref, const QString &title)
{
    m_heading->setFullText(u"%1   %2"_s.arg(formatIssueRef(ref), title));
}

void IssuePane::blank()
{
    m_details.reset();
    m_filled = {};
    showHeading(m_wantedRef, m_wantedTitle);
    m_strip->clear();
    m_timeline->clear();
    m_changes->clear();
    m_nothing->setText(tr("Loading…"));
    m_stack->setCurrentWidget(m_nothing);
    announceEvidence();
}

void IssuePane::showAssessment()
{
    m_strip->showAssessment(m_details->assessment, {lastFingerprint(m_details->journal), {}});
    m_timeline->showTimeline(
            buildTimeline(m_details->evidence, m_details->assessment), m_details->assessment);
    m_changes->showChanges(*m_details);
    setBasisEvents(m_details->id, basisEventIds(m_details->assessment));
}

void IssuePane::followEvent(const TimelineEntry &entry)
{
    if (entry.on == SubjectKind::Change && m_changes->hasChange(entry.ref)) {
        m_changes->selectChange(entry.ref);
        setTab(EvidenceTab::Diff);
    } else {
        setTab(entry.kind == TimelineKind::Opened ? EvidenceTab::Text : EvidenceTab::Conversation);
    }
}

void IssuePane::fillOpenTab()
{
    if (!m_details)
        return;
    const auto open = static_cast<size_t>(tab());
    if (!m_filled[open]) {
        m_filled[open] = true;
        switch (tab()) {
        case EvidenceTab::Diff:
            break; // its change was asked for at once, in showAssessment()
        case EvidenceTab::Conversation:
            m_conversation->showConversation(m_details->issue, m_details->events, m_basisEvents);
            break;
        case EvidenceTab::Text:
            m_text->showIssue(m_details->issue);
            break;
        case EvidenceTab::Record:
            m_record->showRecord(*m_details);
            break;
        }
    }
    m_stack->setCurrentIndex(static_cast<int>(open));
}

void IssuePane::announceEvidence()
{
    emit evidenceShown(m_wantedId, m_details ? evidenceTabName(tab()) : QString());
}

} // namespace Winnow
