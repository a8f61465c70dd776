// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "theme/chippixmaps.h"
#include "theme/shapedtexts.h"

#include <QStyledItemDelegate>

class QAbstractItemView;

namespace Winnow {

struct ThemeColours;

/// Draws the lines of an AuditQueueModel: headings with the row they stand for, references with sign, title, what is the
/// matter, and score.
class QueueDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit QueueDelegate(QAbstractItemView *view);

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(
            QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const ThemeColours &colours() const;
    int lineHeight() const;
    void paintGround(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintHeading(QPainter &painter, const QRect &area, const QModelIndex &index) const;
    void paintLine(QPainter &painter, QRect area, const QModelIndex &index) const;
    int paintRight(QPainter &painter, const QRect &area, const QString &text, const QColor &colour) const;

    QAbstractItemView *m_view;
    mutable ShapedTexts m_texts;
    mutable ShapedTexts m_names;
    mutable ChipPixmaps m_chips;
};

} // namespace Winnow
