// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFrame>

class QLabel;
class QProgressBar;
class QPushButton;

namespace Winnow {

/// Long work that goes on beside the audit, on one line: what, how far, and a button that ends it. Hidden without work.
class TaskLine final : public QFrame
{
    Q_OBJECT

public:
    explicit TaskLine(QWidget *parent = nullptr);

    /// @p text says what goes on; @p total 0 where nobody knows how much there is to do.
    void showProgress(const QString &text, qint64 done, qint64 total);
    void finish();
    bool isRunning() const { return !isHidden(); }
    QString text() const;
    QPushButton *cancelButton() const { return m_cancel; }

signals:
    void cancelRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_text;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
};

} // namespace Winnow
