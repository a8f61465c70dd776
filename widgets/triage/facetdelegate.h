// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace Winnow {

/// Draws the facet tree: headings, values with a box to tick and their count at the right, and the row that
/// shows more.
class FacetDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit FacetDelegate(QTreeView *tree);

    void paint(
            QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// Ticks are the tree's affair, where the whole row is to be clicked.
    bool editorEvent(
            QEvent *, QAbstractItemModel *, const QStyleOptionViewItem &, const QModelIndex &) override
    {
        return false;
    }
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
            const QModelIndex &index) override;

private:
    void paintHeading(QPainter *painter, const QRect &area, const QModelIndex &index) const;
    void paintValue(QPainter *painter, const QRect &area, const QModelIndex &index) const;
    QRect textArea(const QRect &area, const QModelIndex &index) const;
    int boxSide() const;

    QTreeView *m_tree;
};

} // namespace Winnow
