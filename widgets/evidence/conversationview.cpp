// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "conversationview.h"

#include "conversationpage.h"
#include "evidencebrowser.h"

#include <QEvent>
#include <QVBoxLayout>

namespace Winnow {

namespace {

/// Events laid out in one go; some 10 ms on a slow machine.
constexpr qsizetype partSize = 30;

} // namespace

ConversationView::ConversationView(QWidget *parent)
    : QWidget(parent)
    , m_browser(new EvidenceBrowser(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_browser);
    setFocusProxy(m_browser);
    m_browser->setAccessibleName(tr("Conversation"));
    m_nextPart.setSingleShot(true);
    m_nextPart.setInterval(0);
    connect(&m_nextPart, &QTimer::timeout, this, &ConversationView::showNextPart);
    connect(m_browser, &EvidenceBrowser::styleChanged, this, &ConversationView::rebuild);
}

void ConversationView::setTimeZone(const QTimeZone &zone)
{
    m_zone = zone;
    rebuild();
}

void ConversationView::showConversation(
        const IssueRecord &issue, const QList<EventRecord> &events, const QStringList &basisEvents)
{
    m_issue = issue;
    m_events = events;
    m_basisEvents = basisEvents;
    rebuild();
}

void ConversationView::clear()
{
    m_issue = {};
    m_events.clear();
    rebuild();
}

void ConversationView::setBasisEvents(const QStringList &ids)
{
    if (m_basisEvents == ids)
        return;
    m_basisEvents = ids;
    rebuild();
}

void ConversationView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_browser->setAccessibleName(tr("Conversation"));
        rebuild();
    }
}

void ConversationView::rebuild()
{
    m_nextPart.stop();
    m_shown = 0;
    if (m_issue.ref.repo.isNull()) {
        m_browser->showPage({});
        return;
    }
    m_browser->showPage(ConversationPage(m_issue, m_zone).openedHtml());
    showNextPart();
}

void ConversationView::showNextPart()
{
    ConversationPage page(m_issue, m_zone);
    page.setBasisEvents(m_basisEvents);
    const qsizetype end = std::min(m_shown + partSize, m_events.size());
    QString html;
    for (; m_shown < end; ++m_shown)
        html += page.eventHtml(m_events.at(m_shown));
    if (isComplete())
        html += page.closedHtml(m_events);
    if (!html.isEmpty())
        m_browser->appendPart(html);
    if (isComplete())
        emit completed();
    else
        m_nextPart.start();
}

} // namespace Winnow
