// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "session/sessionvalues.h"

#include <QFrame>

class QTabBar;
class QToolButton;

namespace Winnow {

class Desk;
class HeadingLabel;
class QuotaMeter;

/// The slim bar above the desks: which instalment, how full it is, who decides, and the desks where there are
/// several.
class TopBar final : public QFrame
{
    Q_OBJECT

public:
    explicit TopBar(QWidget *parent = nullptr);

    void setWorkspace(const OpenedWorkspace &workspace);
    void setProgress(const BatchProgress &progress);
    void setReviewer(const QString &name);
    void setDesks(const QList<Desk *> &desks);
    void setCurrentDesk(int index);

    /// "Starling picks, instalment 7 · November 2026, week 3" in the language of the window.
    static QString batchText(const OpenedWorkspace &workspace, const QLocale &locale);

signals:
    void quotaLineRequested();
    void reviewerRequested();
    void deskRequested(int index);
    void funnelRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    HeadingLabel *m_batch;
    QuotaMeter *m_quota;
    QToolButton *m_funnel;
    QToolButton *m_reviewer;
    QTabBar *m_desks;
    OpenedWorkspace m_workspace;
    QString m_reviewerName;
    QList<Desk *> m_deskList;
};

} // namespace Winnow
