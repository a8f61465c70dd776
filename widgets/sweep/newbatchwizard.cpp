// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "newbatchwizard.h"

#include "faultlabel.h"
#include "forgepage.h"
#include "instalmentpage.h"
#include "repospage.h"
#include "summarypage.h"
#include "theme/spacing.h"

#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace Winnow {

using namespace Qt::StringLiterals;

NewBatchWizard::NewBatchWizard(const BatchPlan &plan, bool isNew, Timestamp now, QWidget *parent)
    : QDialog(parent)
    , m_isNew(isNew)
    , m_instalment(new InstalmentPage(plan, isNew, now, this))
    , m_forge(new ForgePage(plan.sweep, this))
    , m_repos(new ReposPage(plan.sweep, this))
    , m_summary(new SummaryPage(this))
    , m_steps{m_instalment, m_forge, m_repos, m_summary}
    , m_pages(new QStackedWidget(this))
    , m_stepList(new QLabel(this))
    , m_title(new QLabel(this))
    , m_failure(new FaultLabel(this))
    , m_back(new QPushButton(this))
    , m_next(new QPushButton(this))
    , m_start(new QPushButton(this))
    , m_cancel(new QPushButton(this))
{
    if (plan.sweep)
        m_summary->patches()->setChecked(plan.sweep->request.allPatches);
    buildLayout();
    connectPages();
    retranslate();
    showPage(0);
    resize(fontMetrics().averageCharWidth() * 108, fontMetrics().lineSpacing() * 34);
}

void NewBatchWizard::buildLayout()
{
    QFont font = m_title->font();
    font.setPointSizeF(font.pointSizeF() * 1.3);
    font.setWeight(QFont::DemiBold);
    m_title->setFont(font);
    m_stepList->setForegroundRole(QPalette::PlaceholderText);
    m_stepList->setTextFormat(Qt::RichText);
    for (WizardPage *step : std::as_const(m_steps))
        m_pages->addWidget(step);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(space);
    buttons->addWidget(m_cancel);
    buttons->addStretch(1);
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    buttons->addWidget(m_start);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * spaceLarge, 2 * spaceLarge, 2 * spaceLarge, spaceLarge);
    layout->setSpacing(spaceLarge);
    layout->addWidget(m_stepList);
    layout->addWidget(m_title);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_failure);
    layout->addLayout(buttons);
    for (QPushButton *button : {m_back, m_cancel})
        button->setAutoDefault(false);
    m_start->setDefault(false);
}

void NewBatchWizard::connectPages()
{
    for (const WizardPage *step : std::as_const(m_steps))
        connect(step, &WizardPage::changed, this, &NewBatchWizard::updateSteps);
    connect(m_repos, &ReposPage::listingWanted, this, [this](const QStringList &orgs) {
        m_listedAt = m_forge->settings();
        emit listingWanted(m_listedAt, orgs);
    });
    connect(m_summary, &SummaryPage::measureWanted, this, [this] { emit measureWanted(choice()); });
    connect(m_summary, &SummaryPage::measureCancelled, this, &NewBatchWizard::measureCancelled);
    connect(m_back, &QPushButton::clicked, this, &NewBatchWizard::back);
    connect(m_next, &QPushButton::clicked, this, &NewBatchWizard::next);
    connect(m_start, &QPushButton::clicked, this, &NewBatchWizard::start);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
}

WizardPage *NewBatchWizard::page() const
{
    return m_steps.at(m_pages->currentIndex());
}

int NewBatchWizard::currentPage() const
{
    return m_pages->currentIndex();
}

BatchChoice NewBatchWizard::choice() const
{
    BatchChoice choice;
    m_instalment->write(choice);
    choice.sweep.forge = m_forge->settings();
    const SweepSources sources = m_repos->chosen();
    choice.sweep.orgs = sources.orgs;
    choice.sweep.repos = sources.repos;
    choice.sweep.allPatches = m_summary->wantsPatches();
    if (choice.batch && !sources.orgs.isEmpty())
        choice.batch->orgs = sources.orgs;
    return choice;
}

void NewBatchWizard::next()
{
    if (!page()->isGood() || currentPage() + 1 >= m_steps.size())
        return;
    if (page() == m_forge) {
        m_forge->leave();
        // A listing of another forge says nothing about this one.
        if (baseUrlOf(m_listedAt) != baseUrlOf(m_forge->settings()))
            m_repos->forgetListing();
    }
    showPage(currentPage() + 1);
}

void NewBatchWizard::back()
{
    if (currentPage() > 0)
        showPage(currentPage() - 1);
}

void NewBatchWizard::showPage(int index)
{
    m_pages->setCurrentIndex(index);
    m_failure->hide();
    if (page() == m_summary)
        m_summary->showChoice(choice(), m_instalment->leftovers(), m_instalment->timeZone());
    updateSteps();
    page()->enter();
}

void NewBatchWizard::start()
{
    setEnabled(false);
    emit chosen(choice());
}

void NewBatchWizard::showFailure(const QString &text)
{
    setEnabled(true);
    m_failure->setFault(text, m_start);
}

void NewBatchWizard::updateSteps()
{
    const bool isLast = page() == m_summary;
    m_title->setText(page()->title());
    QStringList names;
    for (const WizardPage *step : std::as_const(m_steps)) {
        const QString name = step->title().toHtmlEscaped();
        names.append(step == page() ? u"<b>%1</b>"_s.arg(name) : name);
    }
    m_stepList->setText(names.join(u" &nbsp;›&nbsp; "_s));
    m_stepList->setAccessibleName(
            tr("Step %1 of %2: %3").arg(currentPage() + 1).arg(m_steps.size()).arg(page()->title()));
    m_back->setEnabled(currentPage() > 0);
    m_next->setVisible(!isLast);
    m_next->setEnabled(page()->isGood());
    m_next->setDefault(!isLast);
    m_start->setVisible(isLast);
    m_start->setDefault(isLast);
}

void NewBatchWizard::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void NewBatchWizard::retranslate()
{
    setWindowTitle(m_isNew ? tr("New batch") : tr("Sweep"));
    m_back->setText(tr("&Back"));
    m_next->setText(tr("&Next"));
    m_start->setText(m_isNew ? tr("&Make it and sweep") : tr("&Sweep"));
    m_cancel->setText(tr("Cancel"));
    updateSteps();
}

} // namespace Winnow
