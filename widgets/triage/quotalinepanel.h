// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "items/quotalinemodel.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTableView;

namespace Winnow {

/// The rows around the quota line: the weakest kept ones above, the strongest not kept ones below, and a swap
/// of a chosen pair. S or the button swaps, Esc closes; Tab goes between the two lists.
class QuotaLinePanel final : public QWidget
{
    Q_OBJECT

public:
    explicit QuotaLinePanel(QWidget *parent = nullptr);

    void setLocale(const QLocale &locale);
    /// A workspace that may only be read offers no swap.
    void setSwapEnabled(bool enabled);

    /// Puts the keyboard into the lower list.
    void focusRows();

public slots:
    void setQuota(int quota, qint64 kept);
    /// As WorkspaceSession::quotaLineFetched() gives them. Chosen rows stay chosen by identity.
    void setRows(
            const QList<Winnow::IssueSummary> &weakestKept, const QList<Winnow::IssueSummary> &strongestOpen);

signals:
    /// One act is wanted: @p keepId kept, @p dropId dropped with reason `quota`.
    void swapRequested(qint64 dropId, qint64 keepId);
    /// An issue was activated: show it.
    void issueActivated(qint64 id);
    void closeRequested();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QTableView *createList(QuotaLineModel &model);
    void buildLayout();
    void fitToFont();
    void retranslate();
    void updateSwap();
    void swap();

    QuotaLineModel *m_keptModel;
    QuotaLineModel *m_openModel;
    QTableView *m_keptList;
    QTableView *m_openList;
    QLabel *m_keptTitle;
    QLabel *m_line;
    QLabel *m_openTitle;
    QLabel *m_explanation;
    QPushButton *m_swap;
    QPushButton *m_close;
    int m_quota = 0;
    qint64 m_kept = 0;
    bool m_swapEnabled = true;
};

} // namespace Winnow
