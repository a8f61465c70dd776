// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/funnel.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace Winnow {

class FunnelView;

/// The funnel of the current instalment, beside the work: it changes while that goes on.
class FunnelDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit FunnelDialog(QWidget *parent = nullptr);

    /// @p batch: how the instalment is called.
    void setBatch(const QString &batch);
    void setFunnel(const Funnel &funnel);
    FunnelView *view() const { return m_view; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_title;
    QLabel *m_remark;
    FunnelView *m_view;
    QPushButton *m_copyText;
    QPushButton *m_copySvg;
    QPushButton *m_close;
};

} // namespace Winnow
