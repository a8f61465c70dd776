// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace Winnow {

/// One line in place that says something and, where it is a question, takes the answer. Enter answers yes,
/// Esc no.
class QuestionStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit QuestionStrip(QWidget *parent = nullptr);

    /// Asks @p question; the button that says yes reads @p yes. The keyboard goes to it.
    void ask(const QString &question, const QString &yes);
    /// Says @p sentence, without buttons and without taking the keyboard.
    void say(const QString &sentence);
    void dismiss();

    bool isAsking() const;
    QString text() const;

signals:
    void accepted();
    void rejected();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QLabel *m_text;
    QPushButton *m_yes;
    QPushButton *m_no;
};

} // namespace Winnow
