// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "topbar.h"

#include "desk.h"
#include "evidence/headinglabel.h"
#include "theme/spacing.h"
#include "triage/quotameter.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QTabBar>
#include <QToolButton>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QString inLanguage(const LocalizedText &text, const QLocale &locale)
{
    const bool chinese = locale.language() == QLocale::Chinese;
    const QString wanted = chinese ? text.zh : text.en;
    return wanted.isEmpty() ? (chinese ? text.en : text.zh) : wanted;
}

} // namespace

TopBar::TopBar(QWidget *parent)
    : QFrame(parent)
    , m_batch(new HeadingLabel(this))
    , m_quota(new QuotaMeter(this))
    , m_funnel(new QToolButton(this))
    , m_reviewer(new QToolButton(this))
    , m_desks(new QTabBar(this))
{
    QFont font = m_batch->font();
    font.setWeight(QFont::DemiBold);
    m_batch->setFont(font);
    m_batch->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    for (QToolButton *button : {m_funnel, m_reviewer}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
    }
    m_desks->setDrawBase(false);
    m_desks->hide();
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(spaceLarge, spaceSmall, space, spaceSmall);
    layout->setSpacing(spaceLarge);
    layout->addWidget(m_desks);
    layout->addWidget(m_batch);
    layout->addStretch(1);
    layout->addWidget(m_quota);
    layout->addWidget(m_funnel);
    layout->addWidget(m_reviewer);
    connect(m_quota, &QuotaMeter::quotaLineRequested, this, &TopBar::quotaLineRequested);
    connect(m_funnel, &QToolButton::clicked, this, &TopBar::funnelRequested);
    connect(m_reviewer, &QToolButton::clicked, this, &TopBar::reviewerRequested);
    connect(m_desks, &QTabBar::tabBarClicked, this, &TopBar::deskRequested);
    retranslate();
}

void TopBar::setWorkspace(const OpenedWorkspace &workspace)
{
    m_workspace = workspace;
    retranslate();
}

void TopBar::setProgress(const BatchProgress &progress)
{
    m_quota->setProgress(progress);
}

void TopBar::setReviewer(const QString &name)
{
    m_reviewerName = name;
    retranslate();
}

void TopBar::setDesks(const QList<Desk *> &desks)
{
    m_deskList = desks;
    while (m_desks->count() > 0)
        m_desks->removeTab(0);
    for (const Desk *desk : desks)
        m_desks->addTab(desk->title());
    m_desks->setVisible(desks.size() > 1);
}

void TopBar::setCurrentDesk(int index)
{
    m_desks->setCurrentIndex(index);
}

QString TopBar::batchText(const OpenedWorkspace &workspace, const QLocale &locale)
{
    const BatchRef &batch = workspace.batch.batch;
    if (batch.isNull())
        return QFileInfo(workspace.path).completeBaseName();
    QString series = inLanguage(workspace.series.title, locale);
    if (series.isEmpty())
        series = batch.series;
    //: A series and the ordinal of one of its instalments
    const QString text = tr("%1, instalment %2").arg(series).arg(batch.ordinal);
    const QString title = inLanguage(workspace.batch.title, locale);
    return title.isEmpty() ? text : u"%1 \u00b7 %2"_s.arg(text, title);
}

void TopBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        retranslate();
        setDesks(m_deskList);
    }
}

void TopBar::retranslate()
{
    m_batch->setFullText(batchText(m_workspace, locale()));
    m_funnel->setText(tr("Funnel"));
    m_funnel->setToolTip(tr("How many issues each step left, and why the others were dropped"));
    m_reviewer->setText(m_reviewerName.isEmpty() ? tr("No name yet") : m_reviewerName);
    m_reviewer->setToolTip(tr("The name recorded with decisions; press to change it"));
    m_reviewer->setAccessibleName(
            m_reviewerName.isEmpty() ? tr("Reviewer: no name yet") : tr("Reviewer: %1").arg(m_reviewerName));
    m_desks->setAccessibleName(tr("Desks"));
}

} // namespace Winnow
