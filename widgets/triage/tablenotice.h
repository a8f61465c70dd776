// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace Winnow {

/// What an empty table says in its middle: what the matter is, and a button that mends it.
class TableNotice final : public QWidget
{
    Q_OBJECT

public:
    explicit TableNotice(QWidget *parent);

    /// An empty @p action shows no button.
    void setTexts(const QString &sentence, const QString &action);

signals:
    void actionRequested();

private:
    QLabel *m_sentence;
    QPushButton *m_action;
};

} // namespace Winnow
