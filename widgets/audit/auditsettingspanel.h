// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "decision/overlaypanel.h"
#include "domain/auditsettings.h"

#include <QPointer>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;

namespace Winnow {

/// How the instalment's references are audited and shown, laid over the window below a button. Enter or the button keeps
/// what is set, Esc does not.
class AuditSettingsPanel final : public OverlayPanel
{
    Q_OBJECT

public:
    explicit AuditSettingsPanel(QWidget *parent = nullptr);

    /// Opens below @p anchor with @p settings.
    void open(const AuditSettings &settings, QWidget *anchor, bool isWritable);
    void close();
    AuditSettings settings() const;

    QComboBox *reviewers() const { return m_reviewers; }
    QDoubleSpinBox *threshold() const { return m_threshold; }
    QComboBox *style() const { return m_style; }
    QCheckBox *wholeSeries() const { return m_series; }
    QPushButton *keepButton() const { return m_keep; }

signals:
    /// @p isOfSeries: for all instalments of the series, not only this one.
    void kept(const Winnow::AuditSettings &settings, bool isOfSeries);
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void buildLayout();
    void keep();
    void cancel();
    void place();
    void retranslate();

    QPointer<QWidget> m_window;
    QPointer<QWidget> m_anchor;
    QLabel *m_title;
    QLabel *m_reviewersLabel;
    QComboBox *m_reviewers;
    QLabel *m_thresholdLabel;
    QDoubleSpinBox *m_threshold;
    QLabel *m_styleLabel;
    QComboBox *m_style;
    QCheckBox *m_series;
    QLabel *m_remark;
    QPushButton *m_keep;
    QPushButton *m_cancel;
};

} // namespace Winnow
