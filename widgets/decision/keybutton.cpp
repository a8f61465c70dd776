// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "keybutton.h"

#include "theme/auditglyph.h"
#include "theme/spacing.h"
#include "theme/theme.h"
#include "theme/themecolours.h"
#include "theme/verdictglyph.h"

#include <QPainter>
#include <QStyleOptionFocusRect>

namespace Winnow {

namespace {

QColor colourOf(const KeyButton::Mark &mark, const ThemeColours &colours)
{
    if (const auto *verdict = std::get_if<VerdictMark>(&mark))
        return colours.markColour(*verdict);
    if (const auto *audit = std::get_if<AuditMark>(&mark))
        return auditColour(colours, *audit);
    return colours.text;
}

void paintSign(QPainter &painter, const QRectF &area, const KeyButton::Mark &mark, const QColor &colour)
{
    if (const auto *verdict = std::get_if<VerdictMark>(&mark))
        paintVerdictGlyph(painter, area, *verdict, colour);
    else if (const auto *audit = std::get_if<AuditMark>(&mark))
        paintAuditGlyph(painter, area, *audit, colour);
}

} // namespace

KeyButton::KeyButton(Mark mark, QWidget *parent)
    : QAbstractButton(parent)
    , m_mark(mark)
{
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
}

void KeyButton::setKeyHint(const QString &key)
{
    m_keyHint = key;
    updateGeometry();
    update();
}

void KeyButton::setStanding(bool standing)
{
    if (m_standing == standing)
        return;
    m_standing = standing;
    update();
}

/// With the gap to the words.
int KeyButton::glyphSide() const
{
    return std::holds_alternative<std::monostate>(m_mark) ? 0 : QFontMetrics(font()).height() + spaceSmall;
}

QSize KeyButton::sizeHint() const
{
    const QFontMetrics metrics(font());
    const int hint =
            m_keyHint.isEmpty() ? 0 : space + QFontMetrics(smallFont(font())).horizontalAdvance(m_keyHint);
    return {spaceLarge * 2 + glyphSide() + metrics.horizontalAdvance(text()) + hint,
            metrics.height() + 2 * space};
}

void KeyButton::paintEvent(QPaintEvent *)
{
    const ThemeColours &colours = themeColours(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const QColor markColour = isEnabled() ? colourOf(m_mark, colours) : colours.mutedText;
    QColor fill = isDown()                ? colours.selection
            : underMouse() && isEnabled() ? colours.current
                                          : colours.raised;
    painter.setPen(QPen(m_standing ? markColour : colours.hairline, m_standing ? 2 : 1));
    painter.setBrush(fill);
    painter.drawRoundedRect(frame, 4, 4);

    const QFontMetrics metrics(font());
    const int glyph = metrics.height();
    const QRectF glyphArea(spaceLarge, (height() - glyph) / 2.0, glyph, glyph);
    paintSign(painter, glyphArea, m_mark, markColour);
    QRect words = rect().adjusted(spaceLarge + glyphSide(), 0, -spaceLarge, 0);
    QFont textFont = font();
    textFont.setWeight(m_standing ? QFont::DemiBold : QFont::Normal);
    painter.setFont(textFont);
    painter.setPen(isEnabled() ? colours.text : colours.mutedText);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, text());
    painter.setFont(smallFont(font()));
    painter.setPen(colours.mutedText);
    painter.drawText(words, Qt::AlignRight | Qt::AlignVCenter, m_keyHint);
    if (hasFocus()) {
        painter.setPen(QPen(colours.accent, 1, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(frame.adjusted(2, 2, -2, -2), 3, 3);
    }
}

} // namespace Winnow
