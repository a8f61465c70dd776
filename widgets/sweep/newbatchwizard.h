// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "batchchoice.h"
#include "forge/forgesettings.h"
#include "sweep/sweepreport.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace Winnow {

class FaultLabel;
class ForgePage;
class InstalmentPage;
class ReposPage;
class SummaryPage;
class WizardPage;

/// Steps to a new instalment, or to a sweep for the current one: which, from where, of what, and how long it takes. Stands
/// beside the work; asks for nothing itself.
class NewBatchWizard final : public QDialog
{
    Q_OBJECT

public:
    /// @p isNew: an instalment is to be made; else there must be a current one.
    NewBatchWizard(const BatchPlan &plan, bool isNew, Timestamp now, QWidget *parent = nullptr);

    BatchChoice choice() const;

    InstalmentPage *instalment() const { return m_instalment; }
    ForgePage *forge() const { return m_forge; }
    ReposPage *repos() const { return m_repos; }
    SummaryPage *summary() const { return m_summary; }
    QPushButton *nextButton() const { return m_next; }
    QPushButton *backButton() const { return m_back; }
    QPushButton *startButton() const { return m_start; }
    int currentPage() const;

    /// Back to being filled in, with what kept it from beginning.
    void showFailure(const QString &text);

public slots:
    void next();
    void back();

signals:
    /// The choice is made; the wizard waits for close() or showFailure().
    void chosen(const Winnow::BatchChoice &choice);
    void listingWanted(const Winnow::ForgeSettings &forge, const QStringList &orgs);
    void measureWanted(const Winnow::BatchChoice &choice);
    void measureCancelled();

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildLayout();
    void connectPages();
    void showPage(int index);
    void start();
    void updateSteps();
    void retranslate();
    WizardPage *page() const;

    bool m_isNew;
    InstalmentPage *m_instalment;
    ForgePage *m_forge;
    ReposPage *m_repos;
    SummaryPage *m_summary;
    QList<WizardPage *> m_steps;
    QStackedWidget *m_pages;
    QLabel *m_stepList;
    QLabel *m_title;
    FaultLabel *m_failure;
    QPushButton *m_back;
    QPushButton *m_next;
    QPushButton *m_start;
    QPushButton *m_cancel;
    ForgeSettings m_listedAt; ///< The forge that the repositories' listing is of.
};

} // namespace Winnow
