// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "facetdelegate.h"

#include "items/facetmodel.h"
#include "items/verdictmark.h"
#include "theme/spacing.h"
#include "theme/theme.h"
#include "theme/themecolours.h"
#include "theme/verdictglyph.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <QTreeView>

namespace Winnow {

namespace {

bool isHeading(const QModelIndex &index)
{
    return !index.parent().isValid();
}

bool isVerdict(const QModelIndex &index)
{
    return index.data(FacetModel::FacetRole).toInt() == static_cast<int>(Facet::Verdict);
}

/// The end of a repository's name tells it from its neighbours, the beginning of everything else.
Qt::TextElideMode elisionOf(const QModelIndex &index)
{
    const bool repo = index.data(FacetModel::FacetRole).toInt() == static_cast<int>(Facet::Repo);
    return repo && !index.data(FacetModel::MoreRole).toBool() ? Qt::ElideLeft : Qt::ElideRight;
}

} // namespace

FacetDelegate::FacetDelegate(QTreeView *tree)
    : QStyledItemDelegate(tree)
    , m_tree(tree)
{}

int FacetDelegate::boxSide() const
{
    return m_tree->fontMetrics().height() - 2;
}

QSize FacetDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int extra = isHeading(index) ? 2 * space : 2 * spaceSmall - 1;
    return {option.fontMetrics.horizontalAdvance(index.data().toString()),
            option.fontMetrics.height() + extra};
}

void FacetDelegate::paint(
        QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ThemeColours &colours = themeColours(m_tree->palette());
    painter->save();
    painter->setFont(option.font);
    const bool current = m_tree->currentIndex() == index && m_tree->hasFocus();
    if (current)
        painter->fillRect(option.rect, colours.current);
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, colours.selection);
    const QRect area = option.rect.adjusted(spaceSmall, 0, -space, 0);
    if (isHeading(index))
        paintHeading(painter, area, index);
    else
        paintValue(painter, area, index);
    painter->restore();
}

void FacetDelegate::paintHeading(QPainter *painter, const QRect &area, const QModelIndex &index) const
{
    QFont font = painter->font();
    font.setWeight(QFont::DemiBold);
    painter->setFont(font);
    painter->setPen(themeColours(m_tree->palette()).text);
    painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, index.data().toString());
}

QRect FacetDelegate::textArea(const QRect &area, const QModelIndex &index) const
{
    const QFontMetrics metrics = m_tree->fontMetrics();
    const int count = metrics.horizontalAdvance(index.data(FacetModel::CountTextRole).toString());
    const int signs = isVerdict(index) && !index.data(FacetModel::MoreRole).toBool() ? 2 : 1;
    return area.adjusted(signs * (boxSide() + spaceSmall + 2), 0, count > 0 ? -count - space : 0, 0);
}

void FacetDelegate::paintValue(QPainter *painter, const QRect &area, const QModelIndex &index) const
{
    const ThemeColours &colours = themeColours(m_tree->palette());
    const bool more = index.data(FacetModel::MoreRole).toBool();
    const bool checked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    const bool empty = !more && index.data(FacetModel::CountRole).toLongLong() == 0;
    QRect box(area.left(), area.center().y() - boxSide() / 2, boxSide(), boxSide());
    if (!more) {
        QStyleOptionButton option;
        option.rect = box;
        option.palette = m_tree->palette();
        option.state = QStyle::State_Enabled | (checked ? QStyle::State_On : QStyle::State_Off);
        m_tree->style()->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &option, painter, m_tree);
    }
    if (const auto mark = verdictMarkFromName(index.data(FacetModel::ValueRole).toString());
            mark && isVerdict(index)) {
        box.translate(boxSide() + spaceSmall + 2, 0);
        paintVerdictGlyph(*painter, box, *mark, colours.markColour(*mark));
    }
    painter->setPen(more ? colours.accent : empty && !checked ? colours.mutedText : colours.text);
    const QRect text = textArea(area, index);
    painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
            painter->fontMetrics().elidedText(index.data().toString(), elisionOf(index), text.width()));
    painter->setPen(colours.mutedText);
    painter->drawText(area, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
            index.data(FacetModel::CountTextRole).toString());
}

bool FacetDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
        const QModelIndex &index)
{
    const QRect area = textArea(option.rect.adjusted(spaceSmall, 0, -space, 0), index);
    const bool cut = option.fontMetrics.horizontalAdvance(index.data().toString()) > area.width();
    if (event->type() != QEvent::ToolTip || cut)
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QToolTip::hideText();
    return true;
}

} // namespace Winnow
