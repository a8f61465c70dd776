// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "difffilesdelegate.h"

#include "diffcolours.h"
#include "difffilesmodel.h"
#include "difftext.h"
#include "theme/spacing.h"
#include "theme/theme.h"
#include "theme/themecolours.h"

#include <QPainter>
#include <QPainterPath>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

void drawTick(QPainter &painter, const QRectF &box, const QColor &colour)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF{{box.left() + 1, box.center().y()},
            {box.left() + box.width() * 0.4, box.bottom() - box.height() * 0.25},
            {box.right() - 1, box.top() + box.height() * 0.25}});
    painter.setRenderHint(QPainter::Antialiasing, false);
}

/// Draws @p text at the right end of @p rest, which gets shorter.
void drawCount(QPainter &painter, QRect &rest, const QString &text, const QColor &colour)
{
    const int width = painter.fontMetrics().horizontalAdvance(text);
    painter.setPen(colour);
    painter.drawText(
            QRect(rest.right() - width, rest.top(), width + 1, rest.height()), Qt::AlignVCenter, text);
    rest.setRight(rest.right() - width - spaceSmall);
}

} // namespace

void DiffFilesDelegate::paint(
        QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ThemeColours &theme = themeColours(option.palette);
    const DiffColours &colours = diffColours(option.palette);
    const bool isCurrent = option.state.testFlag(QStyle::State_Selected);
    const bool hasKeyboard = option.state.testFlag(QStyle::State_Active);
    painter->save();
    painter->fillRect(
            option.rect, isCurrent ? (hasKeyboard ? theme.current : theme.idleCurrent) : theme.base);
    QRect rest = option.rect.adjusted(space, 0, -space, 0);
    const int tick = option.fontMetrics.height() * 2 / 3;
    if (index.data(DiffFilesModel::LookedAtRole).toBool())
        drawTick(*painter, QRectF(rest.left(), rest.center().y() - tick / 2.0, tick, tick), theme.accent);
    rest.setLeft(rest.left() + tick + spaceSmall);

    painter->setFont(smallFont(option.font));
    if (index.data(DiffFilesModel::BinaryRole).toBool()) {
        drawCount(*painter, rest, DiffText::binary(), theme.mutedText);
    } else {
        drawCount(*painter, rest, u"−%1"_s.arg(index.data(DiffFilesModel::RemovedRole).toLongLong()),
                colours.removedText);
        drawCount(*painter, rest, u"+%1"_s.arg(index.data(DiffFilesModel::AddedRole).toLongLong()),
                colours.addedText);
    }
    const QString path = index.data(DiffFilesModel::PathRole).toString();
    const qsizetype slash = path.contains(u'→') ? -1 : path.lastIndexOf(u'/');
    painter->setFont(option.font);
    painter->setPen(theme.text);
    const QString name = option.fontMetrics.elidedText(path.sliced(slash + 1), Qt::ElideMiddle, rest.width());
    painter->drawText(rest, Qt::AlignVCenter | Qt::TextSingleLine, name);
    rest.setLeft(rest.left() + option.fontMetrics.horizontalAdvance(name) + space);
    if (slash > 0 && rest.width() > option.fontMetrics.averageCharWidth() * 4) {
        painter->setFont(smallFont(option.font));
        painter->setPen(theme.mutedText);
        painter->drawText(rest, Qt::AlignVCenter | Qt::TextSingleLine,
                painter->fontMetrics().elidedText(path.first(slash), Qt::ElideLeft, rest.width()));
    }
    painter->restore();
}

QSize DiffFilesDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {option.fontMetrics.averageCharWidth() * 24, option.fontMetrics.height() + space};
}

} // namespace Winnow
