// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "issuepane.h"

#include "conversationview.h"
#include "evidencebrowser.h"
#include "flattabbar.h"
#include "headinglabel.h"
#include "issuetextview.h"
#include "recordview.h"
#include "theme/spacing.h"

#include <QEvent>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace Winnow {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr std::array tabs{EvidenceTab::Conversation, EvidenceTab::Text, EvidenceTab::Record};

/// How long the issue before may stay on the screen. Details come in a few milliseconds; blanking at once
/// would flicker.
constexpr auto blankDelay = 80ms;

} // namespace

QString evidenceTabName(EvidenceTab tab)
{
    switch (tab) {
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
    , m_tabs(new FlatTabBar(this))
    , m_stack(new QStackedWidget(this))
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
    connect(m_linkBar, &LinkBar::closed, this, &IssuePane::focusContents);
    connect(m_linkBar, &LinkBar::openFailed, this, &IssuePane::linkOpenFailed);
    retranslate();
    showNothing({});
}

void IssuePane::expectIssue(qint64 id, const IssueRef &ref, const QString &title)
{
    if (id == m_wantedId && m_details)
        return;
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
}

void IssuePane::setLinkOpener(const LinkOpener &opener)
{
    m_linkBar->setOpener(opener);
}

void IssuePane::focusContents()
{
    m_stack->currentWidget()->setFocus(Qt::OtherFocusReason);
}

void IssuePane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
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
    m_stack->addWidget(m_conversation);
    m_stack->addWidget(m_text);
    m_stack->addWidget(m_record);
    m_stack->addWidget(m_nothing);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_heading);
    layout->addWidget(m_tabs);
    layout->setAlignment(m_tabs, Qt::AlignLeft);
    layout->addWidget(m_stack, 1);
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
    m_tabs->setTabText(static_cast<int>(EvidenceTab::Conversation), tr("Conversation"));
    m_tabs->setTabText(static_cast<int>(EvidenceTab::Text), tr("Issue text"));
    m_tabs->setTabText(static_cast<int>(EvidenceTab::Record), tr("Record"));
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
    m_nothing->setText(tr("Loading…"));
    m_stack->setCurrentWidget(m_nothing);
    announceEvidence();
}

void IssuePane::fillOpenTab()
{
    if (!m_details)
        return;
    const auto open = static_cast<size_t>(tab());
    if (!m_filled[open]) {
        m_filled[open] = true;
        if (tab() == EvidenceTab::Conversation)
            m_conversation->showConversation(m_details->issue, m_details->events);
        else if (tab() == EvidenceTab::Text)
            m_text->showIssue(m_details->issue);
        else
            m_record->showRecord(*m_details);
    }
    m_stack->setCurrentIndex(static_cast<int>(open));
}

void IssuePane::announceEvidence()
{
    emit evidenceShown(m_wantedId, m_details ? evidenceTabName(tab()) : QString());
}

} // namespace Winnow
