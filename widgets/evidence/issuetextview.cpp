// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "issuetextview.h"

#include "evidencebrowser.h"
#include "issuepage.h"

#include <QEvent>
#include <QVBoxLayout>

namespace Winnow {

IssueTextView::IssueTextView(QWidget *parent)
    : QWidget(parent)
    , m_browser(new EvidenceBrowser(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_browser);
    setFocusProxy(m_browser);
    m_browser->setAccessibleName(tr("Text of the issue"));
    connect(m_browser, &EvidenceBrowser::styleChanged, this, &IssueTextView::rebuild);
}

void IssueTextView::setTimeZone(const QTimeZone &zone)
{
    m_zone = zone;
    rebuild();
}

void IssueTextView::showIssue(const IssueRecord &issue)
{
    m_issue = issue;
    m_browser->showPage(IssuePage::html(m_issue, m_zone));
}

void IssueTextView::clear()
{
    m_issue = {};
    m_browser->showPage({});
}

void IssueTextView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_browser->setAccessibleName(tr("Text of the issue"));
        rebuild();
    }
}

void IssueTextView::rebuild()
{
    if (!m_issue.ref.repo.isNull())
        m_browser->showPage(IssuePage::html(m_issue, m_zone));
}

} // namespace Winnow
