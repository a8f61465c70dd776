// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QAbstractButton>

namespace Winnow {

/// A button that looks like a link: for what is offered beside the work, not part of it.
class LinkButton final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit LinkButton(QWidget *parent);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
};

} // namespace Winnow
