// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace Winnow {

/// A field for the words to find, how many places there are, and buttons to go through them. Enter goes to the next
/// one, Shift+Enter back, Esc leaves.
class FindField final : public QWidget
{
    Q_OBJECT

public:
    explicit FindField(QWidget *parent = nullptr);

    /// What is searched, as the empty field and its accessible name say it: "Find in the diff" at first.
    void setPurpose(const QString &purpose);

    QString words() const;
    /// Takes the keyboard, with the words selected.
    void activate();
    /// @p current: from 0; -1 where none is current.
    void showCount(qsizetype current, qsizetype count);

signals:
    void wordsChanged(const QString &words);
    void nextRequested();
    void previousRequested();
    void leaveRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QLineEdit *m_edit;
    QLabel *m_count;
    QToolButton *m_previous;
    QToolButton *m_next;
};

} // namespace Winnow
