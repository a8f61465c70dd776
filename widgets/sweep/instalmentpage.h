// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "batchchoice.h"
#include "wizardpage.h"

#include <QTimeZone>

class QComboBox;
class QDateTimeEdit;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace Winnow {

class FaultLabel;

/// Which instalment: of which series, with what title, of issues closed when. For a sweep of the current instalment only
/// the window can be chosen.
class InstalmentPage final : public WizardPage
{
    Q_OBJECT

public:
    /// @p isNew: an instalment is to be made. @p now says which days have passed.
    InstalmentPage(const BatchPlan &plan, bool isNew, Timestamp now, QWidget *parent = nullptr);

    QString title() const override;
    bool isGood() const override;
    void enter() override;

    /// Takes what is chosen into @p choice.
    void write(BatchChoice &choice) const;
    /// What is left over from the series' last instalment.
    const QList<Leftover> &leftovers() const;
    QTimeZone timeZone() const;
    BatchRef batch() const;

    QComboBox *series() const { return m_series; }
    QLineEdit *seriesId() const { return m_seriesId; }
    QComboBox *zone() const { return m_zone; }
    QDateTimeEdit *since() const { return m_since; }
    QDateTimeEdit *until() const { return m_until; }
    QString faultText() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildLayout();
    void fillSeries();
    void chooseSeries();
    void resetWindow();
    void check();
    void retranslate();
    bool isNewSeries() const;
    const SeriesOffer *offer() const;
    QString seriesFault() const;
    QString zoneFault() const;
    QString windowFault() const;
    void addRow(QFormLayout *form, QLabel *label, QWidget *field);

    BatchPlan m_plan;
    bool m_isNew;
    Timestamp m_now;
    QLabel *m_intro;
    QLabel *m_seriesLabel;
    QComboBox *m_series;
    QLabel *m_seriesIdLabel;
    QLineEdit *m_seriesId;
    FaultLabel *m_seriesFault;
    QLabel *m_seriesTitleLabel;
    QLineEdit *m_seriesTitleZh;
    QLineEdit *m_seriesTitleEn;
    QLabel *m_zoneLabel;
    QComboBox *m_zone;
    FaultLabel *m_zoneFault;
    QLabel *m_daysLabel;
    QSpinBox *m_days;
    QLabel *m_titleLabel;
    QLineEdit *m_titleZh;
    QLineEdit *m_titleEn;
    QLabel *m_quotaLabel;
    QSpinBox *m_quota;
    QLabel *m_sinceLabel;
    QDateTimeEdit *m_since;
    QLabel *m_untilLabel;
    QDateTimeEdit *m_until;
    FaultLabel *m_windowFault;
    QLabel *m_remark;
    QList<QWidget *> m_newSeriesRows;
};

} // namespace Winnow
