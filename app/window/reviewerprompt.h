// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFrame>

class QLabel;
class QLineEdit;
class QPushButton;

namespace Winnow {

/// Asks in line under which name decisions are recorded. Enter takes the name, Esc does not.
class ReviewerPrompt final : public QFrame
{
    Q_OBJECT

public:
    explicit ReviewerPrompt(QWidget *parent = nullptr);

    void ask(const QString &suggestion);
    QLineEdit *field() const { return m_field; }

signals:
    void named(const QString &name);
    void cancelled();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void take();
    void retranslate();

    QLabel *m_question;
    QLineEdit *m_field;
    QPushButton *m_take;
    QPushButton *m_cancel;
};

/// What the system calls the person at the keyboard.
QString loginName();

} // namespace Winnow
