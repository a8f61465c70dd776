// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "diffviewpainter.h"

#include "difftext.h"
#include "theme/spacing.h"
#include "theme/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionButton>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// More tabs in one line are columns of data, not to be marked one by one.
constexpr int mostTabs = 60;

/// A triangle that points down where its file is open, right where it is folded.
void drawTriangle(QPainter &painter, const QRectF &box, bool isFolded, const QColor &colour)
{
    const QPointF centre = box.center();
    const qreal r = box.height() * 0.28;
    QPainterPath path;
    if (isFolded) {
        path.moveTo(centre + QPointF(-r * 0.6, -r));
        path.lineTo(centre + QPointF(r * 0.8, 0));
        path.lineTo(centre + QPointF(-r * 0.6, r));
    } else {
        path.moveTo(centre + QPointF(-r, -r * 0.6));
        path.lineTo(centre + QPointF(0, r * 0.8));
        path.lineTo(centre + QPointF(r, -r * 0.6));
    }
    path.closeSubpath();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(path, colour);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

/// Both rows of a head, of which @p area is one.
QRect headArea(const DiffRow &row, const QRect &area)
{
    return {area.left(), area.top() - row.part * area.height(), area.width(), 2 * area.height()};
}

} // namespace

DiffViewPainter::DiffViewPainter(const DiffView &view, QPainter &painter)
    : m_view(view)
    , m_painter(painter)
    , m_theme(themeColours(view.palette()))
    , m_columns(view.columns())
    , m_textFont(view.font())
    , m_smallFont(smallFont(view.font()))
{}

void DiffViewPainter::drawRow(qsizetype index)
{
    const DiffRow row = m_view.m_rows.row(index);
    const QRect area = m_view.rowRect(index);
    const Diff &diff = *m_view.m_rows.diff();
    switch (row.kind) {
    case DiffRowKind::FileHead:
        drawHead(row, headArea(row, area));
        break;
    case DiffRowKind::FileNote: {
        const DiffFile &file = diff.files()[static_cast<size_t>(row.file)];
        const FoldReason reason = m_view.m_rows.foldReason(row.file);
        drawNote(DiffText::note(diff, file, reason), area, DiffText::canOpen(file, reason));
        break;
    }
    case DiffRowKind::Gap:
        drawNote(DiffText::gap(row.hidden, diff.heading(diff.hunks()[static_cast<size_t>(row.hunk)])), area,
                false);
        break;
    case DiffRowKind::Fold:
        drawNote(DiffText::fold(row.hidden), area, true);
        break;
    case DiffRowKind::Line:
        drawLine(index, row, area);
        return;
    }
    if (index - row.part == m_view.m_caret.row && m_view.hasFocus()) {
        m_painter.setPen(m_theme.accent);
        const QRect whole = row.kind == DiffRowKind::FileHead ? headArea(row, area) : area;
        m_painter.drawRect(whole.adjusted(0, 0, -1, -1));
    }
}

void DiffViewPainter::drawHead(const DiffRow &row, const QRect &head)
{
    const DiffFile &file = m_view.m_rows.diff()->files()[static_cast<size_t>(row.file)];
    // The second half was drawn with the first, unless that is not drawn now.
    if (row.part == 1 && m_drawnHead == row.file)
        return;
    m_drawnHead = row.file;
    m_painter.fillRect(head, m_theme.raised);
    m_painter.fillRect(QRect(head.left(), head.top(), head.width(), 1), m_theme.hairline);
    m_painter.fillRect(QRect(head.left(), head.bottom(), head.width(), 1), m_theme.hairline);
    const QRect mark = m_view.markBox(m_view.m_rows.rowOfFile(row.file));
    drawMark(row.file, mark);

    QRect rest = head.adjusted(space, 0, 0, 0);
    const int side = m_view.rowHeight();
    const bool isFolded = m_view.m_rows.isFolded(row.file);
    if (isFolded ? DiffText::canOpen(file, m_view.m_rows.foldReason(row.file)) : file.hunkCount > 0) {
        drawTriangle(m_painter, QRectF(rest.left(), head.center().y() - side / 2.0, side, side), isFolded,
                m_theme.mutedText);
    }
    rest.setLeft(rest.left() + side + spaceSmall);
    rest.setRight(mark.left() - spaceLarge);

    m_painter.setFont(m_textFont);
    const QFontMetrics metrics(m_textFont);
    QList<std::pair<QString, QColor>> counts;
    if (file.isBinary) {
        counts = {{DiffText::binary(), m_theme.mutedText}};
    } else {
        counts = {{u"−%1"_s.arg(m_view.locale().toString(file.removed)), m_view.m_colours.removedText},
                {u"+%1"_s.arg(m_view.locale().toString(file.added)), m_view.m_colours.addedText}};
    }
    for (const auto &[text, colour] : std::as_const(counts)) {
        const int width = metrics.horizontalAdvance(text);
        m_painter.setPen(colour);
        m_painter.drawText(
                QRect(rest.right() - width, head.top(), width + 1, head.height()), Qt::AlignVCenter, text);
        rest.setRight(rest.right() - width - space);
    }
    QFont bold = m_textFont;
    bold.setWeight(QFont::DemiBold);
    const QFontMetrics boldMetrics(bold);
    const QString facts = DiffText::facts(file);
    const int factsWidth = facts.isEmpty() ? 0 : metrics.horizontalAdvance(facts) + spaceLarge;
    const QString path = boldMetrics.elidedText(
            DiffText::path(file), Qt::ElideMiddle, std::max(80, rest.width() - factsWidth));
    m_painter.setFont(bold);
    m_painter.setPen(m_theme.text);
    m_painter.drawText(rest, Qt::AlignVCenter | Qt::TextSingleLine, path);
    if (!facts.isEmpty()) {
        rest.setLeft(rest.left() + boldMetrics.horizontalAdvance(path) + spaceLarge);
        m_painter.setFont(m_textFont);
        m_painter.setPen(m_theme.mutedText);
        m_painter.drawText(rest, Qt::AlignVCenter | Qt::TextSingleLine,
                metrics.elidedText(facts, Qt::ElideRight, rest.width()));
    }
}

void DiffViewPainter::drawMark(int file, const QRect &box)
{
    QStyleOptionButton option;
    option.initFrom(&m_view);
    option.text = DiffText::lookedAt();
    option.rect = box;
    option.state = QStyle::State_Enabled | (m_view.isLookedAt(file) ? QStyle::State_On : QStyle::State_Off);
    m_painter.setFont(m_textFont);
    m_view.style()->drawControl(QStyle::CE_CheckBox, &option, &m_painter, &m_view);
}

void DiffViewPainter::drawNote(const QString &text, const QRect &area, bool isLink)
{
    m_painter.fillRect(area, m_view.m_colours.gap);
    m_painter.setFont(m_smallFont);
    m_painter.setPen(isLink ? m_theme.accent : m_view.m_colours.gapText);
    const QRect inside = area.adjusted(m_columns.text[0].left(), 0, -space, 0);
    m_painter.drawText(inside, Qt::AlignVCenter | Qt::TextSingleLine,
            QFontMetrics(m_smallFont).elidedText(text, Qt::ElideRight, inside.width()));
}

bool DiffViewPainter::isCurrent(qsizetype index, DiffView::Side side) const
{
    return index == m_view.m_caret.row
            && (m_view.layoutMode() == DiffLayout::Inline || m_view.m_caret.side == side);
}

void DiffViewPainter::drawLine(qsizetype index, const DiffRow &row, const QRect &area)
{
    if (m_view.layoutMode() == DiffLayout::Inline) {
        drawSide(index, row, row.right >= 0 ? DiffView::Side::New : DiffView::Side::Old, 0, area);
        return;
    }
    drawSide(index, row, DiffView::Side::Old, 0, area);
    drawSide(index, row, DiffView::Side::New, 1, area);
}

void DiffViewPainter::drawNumber(qint64 number, const QRect &area, bool isCurrent)
{
    if (number <= 0)
        return;
    m_painter.setPen(isCurrent ? m_theme.text : m_view.m_colours.gutterText);
    m_painter.drawText(
            area.adjusted(0, 0, -spaceSmall, 0), Qt::AlignRight | Qt::AlignVCenter, QString::number(number));
}

void DiffViewPainter::drawSide(
        qsizetype index, const DiffRow &row, DiffView::Side side, int column, const QRect &area)
{
    const DiffColours &colours = m_view.m_colours;
    const auto placed = [&area](const QRect &part) {
        return QRect(part.left(), area.top(), part.width(), area.height());
    };
    const QRect text = placed(m_columns.text[column]);
    const QRect sign = placed(m_columns.sign[column]);
    const qsizetype line = side == DiffView::Side::Old ? row.left : row.right;
    const bool isInline = m_view.layoutMode() == DiffLayout::Inline;
    const bool isOld = side == DiffView::Side::Old;
    const QColor back = line < 0 ? colours.absent
            : !row.isChange      ? m_theme.base
            : isOld              ? colours.removed
                                 : colours.added;
    m_painter.fillRect(sign.united(text), back);
    const bool current = isCurrent(index, side);
    m_painter.setFont(m_smallFont);
    for (const int number : {0, 1}) {
        if (!isInline && number != column)
            continue;
        const QRect numbers = placed(m_columns.numbers[number]);
        m_painter.fillRect(numbers, current && m_view.hasFocus() ? m_theme.current : colours.gutter);
        drawNumber(number == 0 ? row.oldNumber : row.newNumber, numbers, current);
    }
    if (line < 0)
        return;
    const DiffFile &file = m_view.m_rows.diff()->files()[static_cast<size_t>(row.file)];
    m_painter.setFont(m_view.m_metrics.font);
    if (row.isChange) {
        m_painter.setPen(isOld ? colours.removedText : colours.addedText);
        const QString signs = file.isCombined()
                ? QString::fromLatin1(
                          QByteArrayView(m_view.m_rows.diff()->rawLine(line)).first(file.markerColumns))
                : isOld ? u"−"_s
                        : u"+"_s;
        m_painter.drawText(sign, Qt::AlignCenter, signs);
    }
    LineLayout &layout = m_view.layoutOf(row, line);
    const QPointF origin(text.left() - m_view.scrolledX(), text.top());
    m_painter.save();
    m_painter.setClipRect(text);
    if (row.isChange)
        drawSpans(layout, m_view.changedSpans(row, line), isOld ? colours.removedWord : colours.addedWord,
                origin, text);
    drawSelection(layout, index, side, origin, text);
    drawMatches(layout, row, line, origin, text);
    drawTabs(layout, origin, text);
    for (const HiddenSpan &hidden : layout.line().hiddenSpans())
        fillSpan(layout.xOfShown(hidden.span.start), layout.xOfShown(hidden.span.end()), origin, text,
                hidden.turnsDirection ? colours.turning : colours.hidden);
    m_painter.setPen(m_theme.text);
    layout.draw(m_painter, origin, text.left() - origin.x(), text.right() - origin.x());
    for (const TextSpan &span : layout.line().rightToLeftSpans()) {
        const qreal from = layout.xOfShown(span.start);
        const qreal to = layout.xOfShown(span.end());
        fillSpan(std::min(from, to), std::max(from, to), origin + QPointF(0, area.height() - 3),
                QRect(text.left(), area.bottom() - 2, text.width(), 2), colours.turning);
    }
    drawTail(layout, line, origin);
    drawCaret(layout, index, side, origin, text);
    m_painter.restore();
}

void DiffViewPainter::fillSpan(qreal from, qreal to, QPointF origin, const QRect &clip, const QColor &colour)
{
    const QRectF box(origin.x() + from, clip.top(), to - from, clip.height());
    if (box.right() >= clip.left() && box.left() <= clip.right())
        m_painter.fillRect(box, colour);
}

void DiffViewPainter::drawSpans(LineLayout &layout, const std::vector<TextSpan> &spans, const QColor &colour,
        QPointF origin, const QRect &clip)
{
    for (const TextSpan &span : spans) {
        const qreal from = layout.xOf(span.start);
        if (origin.x() + from > clip.right())
            return;
        fillSpan(from, layout.xOf(span.end()), origin, clip, colour);
    }
}

void DiffViewPainter::drawMatches(
        LineLayout &layout, const DiffRow &row, qsizetype line, QPointF origin, const QRect &clip)
{
    const auto &matches = m_view.m_matches;
    const auto range = std::ranges::equal_range(matches, line, {}, &DiffMatch::line);
    if (range.empty())
        return;
    const Diff &diff = *m_view.m_rows.diff();
    const QByteArrayView bytes = diff.lineText(diff.files()[static_cast<size_t>(row.file)], line);
    qsizetype byte = 0;
    qsizetype unit = 0;
    const auto unitsUntil = [&](qsizetype until) {
        unit += QString::fromUtf8(bytes.sliced(byte, until - byte)).size();
        byte = until;
        return unit;
    };
    for (const DiffMatch &match : range) {
        const qsizetype start = unitsUntil(match.start);
        const qsizetype end = unitsUntil(match.start + match.length);
        const qreal from = layout.xOf(start);
        if (start > layout.line().source().size() || origin.x() + from > clip.right())
            return;
        const bool isCurrent = &match - matches.data() == m_view.m_match;
        fillSpan(from, layout.xOf(end), origin, clip,
                isCurrent ? m_view.m_colours.foundCurrent : m_view.m_colours.found);
    }
}

void DiffViewPainter::drawSelection(
        LineLayout &layout, qsizetype index, DiffView::Side side, QPointF origin, const QRect &clip)
{
    if (!m_view.hasSelection())
        return;
    const auto [first, last] = m_view.orderedSelection();
    const bool isSide = m_view.layoutMode() == DiffLayout::Inline || side == m_view.m_caret.side;
    if (!isSide || index < first.row || index > last.row)
        return;
    const qreal from = index == first.row ? layout.xOf(first.column) : 0;
    qreal to = index == last.row ? layout.xOf(last.column) : layout.xOf(layout.line().source().size());
    if (index != last.row)
        to += m_view.m_metrics.characterWidth; // The line's end is selected with it.
    fillSpan(from, to, origin, clip, m_theme.current);
}

/// An arrow over each tab, which looks like blanks otherwise.
void DiffViewPainter::drawTabs(LineLayout &layout, QPointF origin, const QRect &clip)
{
    const QString &text = layout.line().source();
    m_painter.setPen(m_theme.control);
    int drawn = 0;
    for (qsizetype at = text.indexOf(u'\t'); at >= 0 && drawn < mostTabs;
            at = text.indexOf(u'\t', at + 1), ++drawn) {
        const qreal from = origin.x() + layout.xOf(at) + 2;
        if (from > clip.right())
            return;
        const QPointF tip(std::max(from + 3, origin.x() + layout.xOf(at + 1) - 4), clip.center().y() + 0.5);
        m_painter.drawLine(QPointF(from, tip.y()), tip);
        m_painter.drawLine(tip, tip + QPointF(-3, -3));
        m_painter.drawLine(tip, tip + QPointF(-3, 3));
    }
}

/// What follows a line's text: that it has no newline, or goes on.
void DiffViewPainter::drawTail(LineLayout &layout, qsizetype line, QPointF origin)
{
    QString tail;
    if (layout.line().clipped() > 0)
        tail = DiffText::clipped(layout.line().clipped());
    else if (m_view.m_rows.diff()->lines()[static_cast<size_t>(line)].lacksNewline())
        tail = DiffText::lineEndMark();
    if (tail.isEmpty())
        return;
    const qreal x = origin.x() + layout.xOf(layout.line().source().size()) + m_view.m_metrics.characterWidth;
    m_painter.setFont(m_smallFont);
    m_painter.setPen(m_theme.mutedText);
    m_painter.drawText(QRectF(x, origin.y(), 1000, m_view.rowHeight()), Qt::AlignVCenter, tail);
}

void DiffViewPainter::drawCaret(
        LineLayout &layout, qsizetype index, DiffView::Side side, QPointF origin, const QRect &clip)
{
    if (!m_view.hasFocus() || !isCurrent(index, side))
        return;
    const qreal x = layout.xOf(m_view.m_caret.column);
    fillSpan(x, x + 2, origin, clip, m_theme.accent);
}

} // namespace Winnow
