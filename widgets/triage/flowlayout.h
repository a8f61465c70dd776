// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QLayout>
#include <QList>

namespace Winnow {

/// Lays widgets out one after the other, in as many lines as they need.
class FlowLayout final : public QLayout
{
public:
    explicit FlowLayout(QWidget *parent);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize minimumSize() const override;
    QSize sizeHint() const override { return minimumSize(); }
    void setGeometry(const QRect &area) override;

private:
    /// Returns the height that the items take in @p area; moves them there if @p move.
    int arrange(const QRect &area, bool move) const;

    QList<QLayoutItem *> m_items;
};

} // namespace Winnow
