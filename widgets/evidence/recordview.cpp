// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "recordview.h"

#include "evidencebrowser.h"
#include "recordpage.h"

#include <QEvent>
#include <QVBoxLayout>

namespace Winnow {

RecordView::RecordView(QWidget *parent)
    : QWidget(parent)
    , m_browser(new EvidenceBrowser(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_browser);
    setFocusProxy(m_browser);
    m_browser->setAccessibleName(tr("Record"));
    connect(m_browser, &EvidenceBrowser::styleChanged, this, &RecordView::rebuild);
}

void RecordView::setTimeZone(const QTimeZone &zone)
{
    m_zone = zone;
    rebuild();
}

void RecordView::showRecord(const IssueDetails &details)
{
    m_details = details;
    rebuild();
}

void RecordView::clear()
{
    m_details.reset();
    rebuild();
}

void RecordView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        m_browser->setAccessibleName(tr("Record"));
        rebuild();
    }
}

void RecordView::rebuild()
{
    m_browser->showPage(m_details ? RecordPage(locale(), m_zone).html(*m_details) : QString());
}

} // namespace Winnow
