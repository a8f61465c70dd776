// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace Winnow {

/// One line in place that asks something and takes a line of text for an answer. Enter answers, Esc does not; nothing is
/// answered while an input method composes.
class AnswerStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit AnswerStrip(QWidget *parent = nullptr);

    /// Asks @p question; the button that answers reads @p yes. An empty answer is one only where @p mayBeEmpty.
    void ask(const QString &question, const QString &yes, bool mayBeEmpty);
    void dismiss();
    bool isAsking() const { return !isHidden(); }

    QString question() const;
    QLineEdit *field() const { return m_field; }

signals:
    /// @p text without white space around it; null where nothing is written.
    void answered(const QString &text);
    void cancelled();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void answer();
    void updateState();

    QLabel *m_question;
    QLineEdit *m_field;
    QPushButton *m_yes;
    QPushButton *m_no;
    bool m_mayBeEmpty = false;
};

} // namespace Winnow
