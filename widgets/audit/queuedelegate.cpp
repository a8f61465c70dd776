// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "queuedelegate.h"

#include "items/auditqueuemodel.h"
#include "theme/auditglyph.h"
#include "theme/spacing.h"
#include "theme/theme.h"
#include "theme/themecolours.h"

#include <QAbstractItemView>
#include <QPainter>

#include <cmath>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int currentBarWidth = 3;

bool isHeading(const QModelIndex &index)
{
    return index.data(AuditQueueModel::KindRole).toInt() == static_cast<int>(AuditLine::Kind::Heading);
}

AuditMark markOf(const QModelIndex &index)
{
    return static_cast<AuditMark>(index.data(AuditQueueModel::MarkRole).toInt());
}

} // namespace

QueueDelegate::QueueDelegate(QAbstractItemView *view)
    : QStyledItemDelegate(view)
    , m_view(view)
{}

const ThemeColours &QueueDelegate::colours() const
{
    return themeColours(m_view->palette());
}

int QueueDelegate::lineHeight() const
{
    const QFontMetrics metrics = m_view->fontMetrics();
    // Chinese fonts are taller than the Latin one that the metrics speak of.
    return std::max(metrics.height(), metrics.boundingRect(u"国Åg"_s).height()) + 2 * spaceSmall + 2;
}

QSize QueueDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    // The pane decides the width; what does not fit is cut.
    return {1, lineHeight() + (isHeading(index) ? spaceSmall : 0)};
}

void QueueDelegate::paint(
        QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    m_texts.setFont(option.font);
    QFont name = smallFont(option.font);
    name.setWeight(QFont::DemiBold);
    m_names.setFont(name);
    m_chips.setFont(smallFont(option.font));
    painter->save();
    painter->setClipRect(option.rect);
    paintGround(*painter, option, index);
    if (isHeading(index))
        paintHeading(*painter, option.rect.adjusted(spaceLarge, spaceSmall, -space, 0), index);
    else
        paintLine(*painter, option.rect.adjusted(spaceLarge, 0, -space, 0), index);
    painter->restore();
}

void QueueDelegate::paintGround(
        QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ThemeColours &theme = colours();
    if (isHeading(index) && index.row() > 0)
        painter.fillRect(QRect(option.rect.topLeft(), QSize(option.rect.width(), 1)), theme.hairline);
    if (m_view->currentIndex() != index)
        return;
    const bool hasKeyboard = m_view->hasFocus();
    painter.fillRect(option.rect, hasKeyboard ? theme.current : theme.idleCurrent);
    painter.fillRect(QRect(option.rect.topLeft(), QSize(currentBarWidth, option.rect.height())),
            hasKeyboard ? theme.accent : theme.control);
}

void QueueDelegate::paintHeading(QPainter &painter, const QRect &area, const QModelIndex &index) const
{
    painter.setPen(colours().text);
    const double width =
            m_names.draw(painter, area, Qt::AlignLeft, index.data(AuditQueueModel::IssueRole).toString());
    painter.setPen(colours().mutedText);
    m_texts.draw(painter, area.adjusted(static_cast<int>(std::ceil(width)) + space, 0, 0, 0), Qt::AlignLeft,
            index.data().toString());
}

void QueueDelegate::paintLine(QPainter &painter, QRect area, const QModelIndex &index) const
{
    const ThemeColours &theme = colours();
    const AuditMark mark = markOf(index);
    const int side = m_view->fontMetrics().height();
    const bool isPending = index.data(AuditQueueModel::PendingRole).toBool();
    paintAuditGlyph(painter, QRect(area.left(), area.center().y() - side / 2, side, side), mark,
            isPending ? theme.control : auditColour(theme, mark));
    area.setLeft(area.left() + side + space);

    const QString scoreMark = index.data(AuditQueueModel::ScoreMarkRole).toString();
    const QString score = index.data(AuditQueueModel::ScoreRole).toString();
    area.setRight(area.right()
            - paintRight(painter, area, score, scoreMark.isEmpty() ? theme.mutedText : theme.hold));
    area.setRight(area.right() - paintRight(painter, area, scoreMark, theme.hold));
    if (const QString change = index.data(AuditQueueModel::ChangeRole).toString(); !change.isEmpty()) {
        const QSize chip = m_chips.size(change);
        m_chips.draw(painter, {area.right() - chip.width(), area.center().y() - chip.height() / 2}, change,
                {theme.warning, theme.warningText});
        area.setRight(area.right() - chip.width() - space);
    }
    const bool stepsBack = mark == AuditMark::Rejected || mark == AuditMark::NoReference;
    painter.setPen(stepsBack ? theme.mutedText : theme.text);
    m_texts.draw(painter, area, Qt::AlignLeft, index.data().toString());
}

/// Gives the width taken, with the gap before it.
int QueueDelegate::paintRight(
        QPainter &painter, const QRect &area, const QString &text, const QColor &colour) const
{
    if (text.isEmpty())
        return 0;
    painter.setPen(colour);
    return static_cast<int>(std::ceil(m_texts.draw(painter, area, Qt::AlignRight, text))) + space;
}

} // namespace Winnow
