// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "batchchoice.h"
#include "sweep/sweepreport.h"
#include "wizardpage.h"

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTreeWidget;

namespace Winnow {

class FaultLabel;

/// What will happen: a look over all that was chosen, how long it takes, and what comes over from the last instalment.
class SummaryPage final : public WizardPage
{
    Q_OBJECT

public:
    explicit SummaryPage(QWidget *parent = nullptr);

    QString title() const override;
    bool isGood() const override { return true; }
    void enter() override;

    /// Shows @p choice; an estimate of another one is forgotten.
    void showChoice(const BatchChoice &choice, const QList<Leftover> &leftovers, const QTimeZone &zone);
    bool wantsPatches() const;

    void showMeasuring(const SweepProgress &progress);
    void showMeasured(const SweepReport &report);
    bool isMeasuring() const { return m_isMeasuring; }

    QPushButton *measureButton() const { return m_measure; }
    QCheckBox *patches() const { return m_patches; }
    QTreeWidget *leftovers() const { return m_leftovers; }
    QString estimateText() const;

signals:
    /// How much is to do, is to be found out; answered by showMeasured().
    void measureWanted();
    void measureCancelled();

protected:
    void changeEvent(QEvent *event) override;

private:
    void toggleMeasuring();
    void fillLeftovers();
    void forgetEstimate();
    void setEstimate(const QString &text);
    void tellFacts();
    void retranslate();

    BatchChoice m_choice;
    QList<Leftover> m_left;
    QTimeZone m_zone;
    QLabel *m_facts;
    QCheckBox *m_patches;
    QPushButton *m_measure;
    QLabel *m_estimate;
    QProgressBar *m_bar;
    FaultLabel *m_fault;
    QLabel *m_leftoverTitle;
    QTreeWidget *m_leftovers;
    QString m_measuredKey; ///< Of the request that the estimate is for.
    bool m_isMeasuring = false;
};

} // namespace Winnow
