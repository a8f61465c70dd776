// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace Winnow {

/// A bar across the window that says what state it is in, with one thing to do about it.
class NoticeBar final : public QFrame
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget *parent = nullptr);

    void showNotice(const QString &text, const QString &button);
    QString text() const;

signals:
    void activated();

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyColours();

    QLabel *m_text;
    QPushButton *m_button;
};

} // namespace Winnow
