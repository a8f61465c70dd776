// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidencechip.h"

#include "theme/spacing.h"
#include "theme/themecolours.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

struct ChipColours
{
    QColor ground;
    QColor text;
    QColor outline;
};

ChipColours coloursOf(ChipTone tone, const ThemeColours &colours)
{
    switch (tone) {
    case ChipTone::Good:
        return {colours.base, colours.keep, colours.keep};
    case ChipTone::Notice:
        return {colours.notice, colours.noticeText, colours.notice};
    case ChipTone::Warning:
        return {colours.warning, colours.warningText, colours.warning};
    case ChipTone::Plain:
        break;
    }
    return {colours.chip, colours.chipText, colours.chip};
}

/// What the chip is about, as lines in a square of 16 by 16: a clock, a span, a tick, a triangle, two halves,
/// a merge, a question.
QPainterPath signOf(EvidenceChipKind kind)
{
    QPainterPath path;
    const auto stroke = [&path](std::initializer_list<QPointF> points) {
        path.addPolygon(QPolygonF(QList<QPointF>(points)));
    };
    switch (kind) {
    case EvidenceChipKind::Tier:
        path.addEllipse(QRectF(2.5, 2.5, 11, 11));
        stroke({{8, 5}, {8, 8.3}, {10.4, 9.8}});
        break;
    case EvidenceChipKind::Delta:
        stroke({{2.5, 4}, {2.5, 12}});
        stroke({{13.5, 4}, {13.5, 12}});
        stroke({{2.5, 8}, {13.5, 8}});
        break;
    case EvidenceChipKind::Resolution:
        stroke({{3, 8.5}, {6.5, 12}, {13, 4.5}});
        break;
    case EvidenceChipKind::Trap:
        stroke({{8, 2.5}, {14, 13}, {2, 13}, {8, 2.5}});
        stroke({{8, 6.5}, {8, 9.3}});
        stroke({{8, 11}, {8, 11.2}});
        break;
    case EvidenceChipKind::Changed:
        stroke({{2.5, 6}, {12, 6}, {9.5, 3.3}});
        stroke({{13.5, 10}, {4, 10}, {6.5, 12.7}});
        break;
    case EvidenceChipKind::Landing:
        stroke({{4, 3}, {8, 8}, {12, 3}});
        stroke({{8, 8}, {8, 13.5}});
        break;
    case EvidenceChipKind::Missing:
        path.moveTo(5.2, 5.8);
        path.cubicTo(5.2, 2, 11, 2, 10.9, 5.7);
        path.cubicTo(10.9, 7.8, 8, 7.8, 8, 10);
        stroke({{8, 12.8}, {8, 13}});
        break;
    }
    return path;
}

} // namespace

EvidenceChip::EvidenceChip(QWidget *parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
}

void EvidenceChip::setContent(const EvidenceChipContent &content)
{
    m_content = content;
    setText(QString(content.text).replace(u'&', "&&"_L1));
    setAccessibleName(content.spoken);
    setAccessibleDescription((QStringList(content.rule) + content.facts).join(u'\n'));
    QStringList lines{content.spoken.toHtmlEscaped()};
    for (const QString &fact : content.facts)
        lines.append(fact.toHtmlEscaped());
    setToolTip(u"<qt>%1</qt>"_s.arg(lines.join(u"<br>"_s)));
    updateGeometry();
    update();
}

QSize EvidenceChip::sizeHint() const
{
    const int sign = fontMetrics().height() - 2;
    return {fontMetrics().horizontalAdvance(m_content.text) + sign + spaceSmall + 2 * space - 2,
            fontMetrics().height() + 2 * spaceSmall};
}

QSize EvidenceChip::minimumSizeHint() const
{
    return {fontMetrics().height() + 2 * space + 4 * fontMetrics().averageCharWidth(), sizeHint().height()};
}

void EvidenceChip::paintEvent(QPaintEvent *)
{
    const ThemeColours &theme = themeColours(palette());
    const ChipColours colours = coloursOf(m_content.tone, theme);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool marked = hasFocus() || underMouse();
    painter.setPen(marked ? QPen(theme.accent, hasFocus() ? 2 : 1) : QPen(colours.outline, 1));
    painter.setBrush(colours.ground);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), spaceSmall, spaceSmall);

    const double side = fontMetrics().height() - 2;
    painter.save();
    painter.translate(space - 1, (height() - side) / 2);
    painter.scale(side / 16, side / 16);
    painter.setPen(QPen(colours.text, 1.7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(signOf(m_content.kind));
    painter.restore();

    const QRect words = rect().adjusted(space - 1 + static_cast<int>(side) + spaceSmall, 0, -space + 2, 0);
    painter.setPen(colours.text);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
            fontMetrics().elidedText(m_content.text, Qt::ElideRight, words.width() + 1));
}

void EvidenceChip::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        emit copyRequested();
        return;
    }
    switch (event->key()) {
    case Qt::Key_F1:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        click();
        return;
    case Qt::Key_Left:
        emit moveRequested(-1);
        return;
    case Qt::Key_Right:
        emit moveRequested(1);
        return;
    case Qt::Key_Escape:
        emit leaveRequested();
        return;
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

void EvidenceChip::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace Winnow
