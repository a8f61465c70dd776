// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "candidatedelegate.h"

#include "theme/spacing.h"
#include "theme/theme.h"
#include "theme/themecolours.h"
#include "theme/verdictglyph.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QPainter>
#include <QTableView>
#include <QToolTip>

#include <cmath>

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
    m_texts.setFont(option.font);
    m_chips.setFont(smallFont(option.font));
    painter->save();
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
        paintChips(
                painter, area, index.data(LabelsRole).toStringList(), chipColours(isMarked(option, index)));
        break;
    case CandidateColumn::Traps:
        paintChips(painter, area, index.data(TrapsRole).toStringList(),
                {colours().warning, colours().warningText});
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
    const int side = std::min(area.width(), m_view->fontMetrics().height());
    const QRect sign(area.left(), area.center().y() - side / 2, side, side);
    paintVerdictGlyph(*painter, sign, mark, colour);
    if (mark == VerdictMark::Undecided)
        return; // The word on every open row would only be noise.
    const QRect rest = area.adjusted(side + spaceSmall + 2, 0, 0, 0);
    painter->setPen(colour);
    if (rest.width() > side) {
        const QString word =
                firstThatFits({index.data().toString(), index.data(ShortTextRole).toString()}, rest.width());
        m_texts.draw(*painter, rest, Qt::AlignLeft, word);
    }
}

void CandidateDelegate::paintTitle(
        QPainter *painter, const QRect &area, const QModelIndex &index, bool marked) const
{
    const QString title = index.data().toString();
    painter->setPen(isOut(index) ? colours().mutedText : colours().text);
    const int titleWidth = static_cast<int>(std::ceil(m_texts.draw(*painter, area, Qt::AlignLeft, title)));
    if (m_chipsShown && titleWidth + spaceLarge < area.width())
        paintChips(painter, area.adjusted(titleWidth + spaceLarge, 0, 0, 0),
                index.data(LabelsRole).toStringList(), chipColours(marked));
}

ChipPixmaps::Colours CandidateDelegate::chipColours(bool marked) const
{
    return {marked ? colours().base : colours().chip, colours().chipText};
}

void CandidateDelegate::paintChips(
        QPainter *painter, QRect area, const QStringList &labels, const ChipPixmaps::Colours &colours) const
{
    const auto paint = [&](const QString &text) {
        const QSize size = m_chips.size(text);
        m_chips.draw(*painter, {area.left(), area.center().y() - size.height() / 2}, text, colours);
        area.setLeft(area.left() + size.width() + spaceSmall);
    };
    for (qsizetype i = 0; i < labels.size(); ++i) {
        const bool last = i + 1 == labels.size();
        const QString rest = u'+' + m_view->locale().toString(static_cast<int>(labels.size() - i));
        const int restWidth = last ? 0 : m_chips.size(rest).width() + spaceSmall;
        if (m_chips.size(labels[i]).width() + restWidth <= area.width()) {
            paint(labels[i]);
            continue;
        }
        if (m_chips.size(rest).width() <= area.width())
            paint(rest);
        return;
    }
}

void CandidateDelegate::paintRepo(QPainter *painter, const QRect &area, const QModelIndex &index) const
{
    // The name first: the organisation is the same in most rows and would push what differs out of the
    // column.
    const QString name = index.data(ShortTextRole).toString();
    painter->setPen(isOut(index) ? colours().mutedText : colours().text);
    const int nameWidth = static_cast<int>(std::ceil(m_texts.draw(*painter, area, Qt::AlignLeft, name)));
    const QRect rest = area.adjusted(nameWidth + space, 0, 0, 0);
    const QString organisation = index.data(DetailTextRole).toString();
    painter->setPen(colours().mutedText);
    if (m_texts.width(organisation) <= rest.width())
        m_texts.draw(*painter, rest, Qt::AlignLeft, organisation);
}

void CandidateDelegate::paintTime(QPainter *painter, const QRect &area, const QModelIndex &index) const
{
    const QString detail = index.data(DetailTextRole).toString();
    const QString full = index.data().toString();
    const QString brief = index.data(ShortTextRole).toString();
    const double detailWidth = detail.isEmpty() ? 0 : m_texts.width(detail) + spaceLarge;
    painter->setPen(colours().mutedText);
    if (detailWidth > 0 && m_texts.width(brief) + detailWidth <= area.width()) {
        // By the column's width, not the row's texts: one column shows one form.
        const double wide = m_texts.width(u"0000-00-00 00:00    00 minutes ago"_s);
        m_texts.draw(*painter, area, Qt::AlignLeft, area.width() >= wide ? full : brief);
        m_texts.draw(*painter, area, Qt::AlignRight, detail);
        return;
    }
    m_texts.draw(*painter, area, Qt::AlignLeft,
            firstThatFits(brief.isEmpty() ? QStringList{full} : QStringList{full, brief}, area.width()));
}

void CandidateDelegate::paintText(QPainter *painter, const QRect &area, const QModelIndex &index) const
{
    const QString brief = index.data(ShortTextRole).toString();
    QStringList texts{index.data().toString()};
    if (!brief.isEmpty())
        texts.append(brief);
    painter->setPen(colours().mutedText);
    const auto alignment = Qt::Alignment::fromInt(index.data(Qt::TextAlignmentRole).toInt());
    m_texts.draw(*painter, area, alignment, firstThatFits(texts, area.width()));
}

QString CandidateDelegate::firstThatFits(const QStringList &texts, int width) const
{
    for (const QString &text : texts) {
        if (m_texts.width(text) <= width)
            return text;
    }
    return texts.last();
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
