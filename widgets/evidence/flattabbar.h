// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QTabBar>

namespace Winnow {

/// Tabs as plain words, the current one underlined in the accent colour.
class FlatTabBar final : public QTabBar
{
    Q_OBJECT

public:
    explicit FlatTabBar(QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
    QSize tabSizeHint(int index) const override;
};

} // namespace Winnow
