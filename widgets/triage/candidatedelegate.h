// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "items/candidatecolumn.h"
#include "items/verdictmark.h"
#include "theme/chippixmaps.h"
#include "theme/shapedtexts.h"

#include <QStyledItemDelegate>

class QAbstractItemView;

namespace Winnow {

struct ThemeColours;

/// Draws a line of a candidate table from ready-made values: sign and word of the verdict, the title with its
/// labels as chips where there is room, shorter forms where there is not. The current row is marked by a bar
/// and a colour that stay, paler, while the keyboard is elsewhere.
class CandidateDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// @p view is the one that draws with it.
    explicit CandidateDelegate(QAbstractItemView *view);

    /// Whether labels follow the title; not where they have a column of their own.
    void setChipsShown(bool shown) { m_chipsShown = shown; }

    /// Height of a line in the view's font, Chinese included, in pixels.
    int lineHeight() const;

    void paint(
            QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// Shows the tooltip only where it says more than the cell.
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
            const QModelIndex &index) override;

private:
    void paintBackground(
            QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintVerdict(QPainter *painter, const QRect &area, const QModelIndex &index) const;
    void paintTitle(QPainter *painter, const QRect &area, const QModelIndex &index, bool marked) const;
    void paintRepo(QPainter *painter, const QRect &area, const QModelIndex &index) const;
    void paintTime(QPainter *painter, const QRect &area, const QModelIndex &index) const;
    void paintText(QPainter *painter, const QRect &area, const QModelIndex &index) const;
    void paintChips(QPainter *painter, QRect area, const QStringList &labels,
            const ChipPixmaps::Colours &colours) const;
    ChipPixmaps::Colours chipColours(bool marked) const;
    bool isAtLeftEdge(const QModelIndex &index) const;
    const ThemeColours &colours() const;

    /// The first of @p texts that is no wider than @p width, else the last.
    QString firstThatFits(const QStringList &texts, int width) const;

    QAbstractItemView *m_view;
    bool m_chipsShown = true;
    // Caches: painting is const to the view.
    mutable ShapedTexts m_texts;
    mutable ChipPixmaps m_chips;
};

} // namespace Winnow
