// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFrame>

class QLabel;
class QLineEdit;
class QToolButton;

namespace Winnow {

/// What the lint says of what is to go out: nothing stands in the way, or errors do, unless a reason is written.
class GuardLine final : public QFrame
{
    Q_OBJECT

public:
    explicit GuardLine(QWidget *parent = nullptr);

    void setProblems(int errors, int warnings);
    void setWritable(bool isWritable);
    QString reason() const;
    void clearReason();
    /// Puts the keyboard where the reason is written.
    void askReason();

    QLineEdit *reasonField() const { return m_reason; }
    QString text() const;

signals:
    void reasonChanged(const QString &reason);
    /// The problems are to be shown.
    void problemsRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    QLabel *m_text;
    QLineEdit *m_reason;
    QToolButton *m_show;
    int m_errors = 0;
    int m_warnings = 0;
    bool m_isWritable = true;
};

} // namespace Winnow
