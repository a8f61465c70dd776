// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QAbstractButton>

namespace Winnow {

/// A way to begin, on the welcome page: what it does, and a line about it.
class WelcomeButton final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit WelcomeButton(QWidget *parent = nullptr);

    void setTexts(const QString &title, const QString &description);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QFont titleFont() const;

    QString m_description;
};

} // namespace Winnow
