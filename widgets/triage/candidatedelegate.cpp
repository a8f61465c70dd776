// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "candidatedelegate.h"

#include "theme/chippainter.h"
#include "theme/spacing.h"
#include "theme/theme.h"
#include "theme/themecolours.h"
#include "theme/verdictglyph.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QPainter>
#include <QTableView>
#include <QToolTip>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int currentBarWidth = 3;

CandidateColumn columnOf(const QModelIndex &index)
{
    return static_cast<CandidateColumn>(index.column());
}

VerdictMark markOf(const QModelIndex &index)
{
    return static_cast<VerdictMark>(index.data(MarkRole).toInt());
}

/// Whether the row is out of the running, and is drawn to step back.
bool isOut(const QModelIndex &index)
{
    const VerdictMark mark = markOf(index);
    return mark == VerdictMark::Drop || mark == VerdictMark::Filtered || !index.data(LoadedRole).toBool();
}

/// Whether the row's background is one of the marking colours.
bool isMarked(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    return option.state & QStyle::State_Selected || (view && view->currentIndex().row() == index.row());
}

QRect contentsOf(const QStyleOptionViewItem &option)
{
    return option.rect.adjusted(space, 0, -space, 0);
}

/// The first of @p texts that is no wider than @p width, else the last.
QString firstThatFits(const QFontMetrics &metrics, const QStringList &texts, int width)
{
    for (const QString &text : texts) {
        if (metrics.horizontalAdvance(text) <= width)
            return text;
    }
    return texts.last();
}

} // namespace

CandidateDelegate::CandidateDelegate(QAbstractItemView *view)
    : QStyledItemDelegate(view)
    , m_view(view)
{}

const ThemeColours &CandidateDelegate::colours() const
{
    return themeColours(m_view->palette());
}

int CandidateDelegate::lineHeight() const
{
    const QFontMetrics metrics = m_view->fontMetrics();
    // Chinese fonts are taller than the Latin one that the metrics speak of.
    const int tallest = std::max(metrics.height(), metrics.boundingRect(u"国Åg"_s).height());
    return tallest + 2 * spaceSmall + 4;
}

QSize CandidateDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int width = option.fontMetrics.horizontalAdvance(index.data().toString());
    return {width + 2 * space, lineHeight()};
}

bool CandidateDelegate::isAtLeftEdge(const QModelIndex &index) const
{
    const auto *table = qobject_cast<const QTableView *>(m_view);
    const int left = table ? table->columnViewportPosition(index.column()) : 0;
    return left <= 0 && (!table || left + table->columnWidth(index.column()) > 0);
}

void CandidateDelegate::paint(
        QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setFont(option.font);
    painter->setClipRect(option.rect);
    paintBackground(painter, option, index);
    const QRect area = contentsOf(option);
    switch (columnOf(index)) {
    case CandidateColumn::Verdict:
        paintVerdict(painter, area, index);
        break;
    case CandidateColumn::Title:
        paintTitle(painter, area, index, isMarked(option, index));
        break;
    case CandidateColumn::Repo:
        paintRepo(painter, area, index);
        break;
    case CandidateColumn::Labels:
        paintChips(painter, area, index.data(LabelsRole).toStringList(), isMarked(option, index));
        break;
    case CandidateColumn::ClosedAt:
        paintTime(painter, area, index);
        break;
    default:
        paintText(painter, area, index);
    }
    painter->restore();
}

void CandidateDelegate::paintBackground(
        QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ThemeColours &theme = colours();
    const bool hasKeyboard = m_view->hasFocus();
    const bool current = m_view->currentIndex().row() == index.row();
    if (current)
        painter->fillRect(option.rect, hasKeyboard ? theme.current : theme.idleCurrent);
    else if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, theme.selection);
    if (index.data(GroupStartRole).toBool())
        painter->fillRect(QRect(option.rect.topLeft(), QSize(option.rect.width(), 1)), theme.control);
    if (current && isAtLeftEdge(index)) {
        const QRect bar(0, option.rect.top(), currentBarWidth, option.rect.height());
        painter->fillRect(bar, hasKeyboard ? theme.accent : theme.control);
    }
}

void CandidateDelegate::paintVerdict(QPainter *painter, const QRect &area, const QModelIndex &index) const
{
    if (!index.data(LoadedRole).toBool())
        return;
    const VerdictMark mark = markOf(index);
    const QColor colour = colours().markColour(mark);
    const int side = std::min(area.width(), painter->fontMetrics().height());
    const QRect sign(area.left(), area.center().y() - side / 2, side, side);
    paintVerdictGlyph(*painter, sign, mark, colour);
    if (mark == VerdictMark::Undecided)
        return; // The word on every open row would only be noise.
    const QRect rest = area.adjusted(side + spaceSmall + 2, 0, 0, 0);
    painter->setPen(colour);
    const QFontMetrics metrics = painter->fontMetrics();
    const QString word = firstThatFits(
            metrics, {index.data().toString(), index.data(ShortTextRole).toString()}, rest.width());
    const QString shown = metrics.elidedText(word, Qt::ElideRight, rest.width());
    if (rest.width() > side)
        painter->drawText(rest, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, shown);
}

void CandidateDelegate::paintTitle(
        QPainter *painter, const QRect &area, const QModelIndex &index, bool marked) const
{
    const QString title = index.data().toString();
    const int titleWidth = painter->fontMetrics().horizontalAdvance(title);
    painter->setPen(isOut(index) ? colours().mutedText : colours().text);
    const QString shown = titleWidth <= area.width()
            ? title
            : painter->fontMetrics().elidedText(title, Qt::ElideRight, area.width());
    painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, shown);
    if (m_chipsShown)
        paintChips(painter, area.adjusted(titleWidth + spaceLarge, 0, 0, 0),
                index.data(LabelsRole).toStringList(), marked);
}

void CandidateDelegate::paintChips(
        QPainter *painter, QRect area, const QStringList &labels, bool marked) const
{
    const QColor background = marked ? colours().base : colours().chip;
    const QFont font = smallFont(m_view->font());
    const auto paint = [&](const QString &text) {
        const QSize size = chipSize(text, font);
        const QRect chip(QPoint(area.left(), area.center().y() - size.height() / 2), size);
        paintChip(*painter, chip, text, font, background, colours().chipText);
        area.setLeft(chip.right() + 1 + spaceSmall);
    };
    for (qsizetype i = 0; i < labels.size(); ++i) {
        const bool last = i + 1 == labels.size();
        const QString rest = u'+' + m_view->locale().toString(static_cast<int>(labels.size() - i));
        const int restWidth = last ? 0 : chipSize(rest, font).width() + spaceSmall;
        if (chipSize(labels[i], font).width() + restWidth <= area.width()) {
            paint(labels[i]);
            continue;
        }
        if (chipSize(rest, font).width() <= area.width())
            paint(rest);
        return;
    }
}

void CandidateDelegate::paintRepo(QPainter *painter, const QRect &area, const QModelIndex &index) const
{
    // The name first: the organisation is the same in most rows and would push what differs out of the
    // column.
    const QFontMetrics metrics = painter->fontMetrics();
    const QString name =
            metrics.elidedText(index.data(ShortTextRole).toString(), Qt::ElideRight, area.width());
    painter->setPen(isOut(index) ? colours().mutedText : colours().text);
    painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, name);
    const QRect rest = area.adjusted(metrics.horizontalAdvance(name) + space, 0, 0, 0);
    const QString organisation = index.data(DetailTextRole).toString();
    painter->setPen(colours().mutedText);
    if (metrics.horizontalAdvance(organisation) <= rest.width())
        painter->drawText(rest, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, organisation);
}

void CandidateDelegate::paintTime(QPainter *painter, const QRect &area, const QModelIndex &index) const
{
    const QFontMetrics metrics = painter->fontMetrics();
    const QString detail = index.data(DetailTextRole).toString();
    const QString full = index.data().toString();
    const QString brief = index.data(ShortTextRole).toString();
    const int detailWidth = detail.isEmpty() ? 0 : metrics.horizontalAdvance(detail) + spaceLarge;
    painter->setPen(colours().mutedText);
    if (detailWidth > 0 && metrics.horizontalAdvance(brief) + detailWidth <= area.width()) {
        // By the column's width, not the row's texts: one column shows one form.
        const int wide = metrics.horizontalAdvance(u"0000-00-00 00:00    00 minutes ago"_s);
        painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter, area.width() >= wide ? full : brief);
        painter->drawText(area, Qt::AlignRight | Qt::AlignVCenter, detail);
        return;
    }
    const QString text = firstThatFits(
            metrics, brief.isEmpty() ? QStringList{full} : QStringList{full, brief}, area.width());
    painter->drawText(
            area, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(text, Qt::ElideRight, area.width()));
}

void CandidateDelegate::paintText(QPainter *painter, const QRect &area, const QModelIndex &index) const
{
    const QFontMetrics metrics = painter->fontMetrics();
    const QString brief = index.data(ShortTextRole).toString();
    QStringList texts{index.data().toString()};
    if (!brief.isEmpty())
        texts.append(brief);
    const QString text = firstThatFits(metrics, texts, area.width());
    painter->setPen(colours().mutedText);
    const auto alignment = Qt::Alignment::fromInt(index.data(Qt::TextAlignmentRole).toInt());
    painter->drawText(area, static_cast<int>(alignment.toInt()) | Qt::TextSingleLine,
            metrics.elidedText(text, Qt::ElideRight, area.width()));
}

bool CandidateDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view,
        const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const QString toolTip = index.data(Qt::ToolTipRole).toString();
    const CandidateColumn column = columnOf(index);
    const bool saysMore = toolTip != index.data().toString() || column == CandidateColumn::Verdict
            || column == CandidateColumn::Repo;
    const bool cut = sizeHint(option, index).width() > option.rect.width();
    if (event->type() != QEvent::ToolTip || toolTip.isEmpty() || saysMore || cut)
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QToolTip::hideText();
    return true;
}

} // namespace Winnow
