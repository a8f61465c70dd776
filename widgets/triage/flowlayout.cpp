// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "flowlayout.h"

#include "theme/spacing.h"

#include <QWidget>

namespace Winnow {

FlowLayout::FlowLayout(QWidget *parent)
    : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.append(item);
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::minimumSize() const
{
    // An item that is wider than the line is cut to it, so the line may be as narrow as it must.
    QSize size;
    for (const QLayoutItem *item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect &area)
{
    QLayout::setGeometry(area);
    arrange(area, true);
}

int FlowLayout::arrange(const QRect &area, bool move) const
{
    const QRect inner = area.marginsRemoved(contentsMargins());
    int x = inner.left();
    int y = inner.top();
    int lineHeight = 0;
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size = item->sizeHint().boundedTo(QSize(inner.width(), item->sizeHint().height()));
        if (x > inner.left() && x + size.width() > inner.right() + 1) {
            x = inner.left();
            y += lineHeight + spaceSmall;
            lineHeight = 0;
        }
        if (move)
            item->setGeometry(QRect(QPoint(x, y), size));
        x += size.width() + spaceSmall;
        lineHeight = std::max(lineHeight, size.height());
    }
    return y + lineHeight - area.top() + contentsMargins().bottom();
}

} // namespace Winnow
