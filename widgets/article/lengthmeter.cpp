// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "lengthmeter.h"

#include "theme/spacing.h"
#include "theme/theme.h"
#include "theme/themecolours.h"

#include <QEvent>
#include <QGuiApplication>
#include <QPainter>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int barWidth = 48;
constexpr int barHeight = 4;

} // namespace

LengthMeter::LengthMeter(QWidget *parent)
    : QWidget(parent)
{
    setFont(smallFont(font()));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    updateText();
}

void LengthMeter::setLength(qsizetype length, int limit)
{
    if (length == m_length && limit == m_limit)
        return;
    m_length = length;
    m_limit = limit;
    updateText();
}

void LengthMeter::updateText()
{
    const QString numbers = m_limit > 0 ? u"%1 / %2"_s.arg(m_length).arg(m_limit) : QString::number(m_length);
    const qsizetype excess = m_limit > 0 ? m_length - m_limit : 0;
    //: A text is longer than its limit: %1 "53 / 50", %2 3
    m_text = excess > 0 ? tr("%1, %2 too many").arg(numbers).arg(excess) : numbers;
    setAccessibleName(tr("Length: %1 characters").arg(m_text));
    updateGeometry();
    update();
}

QSize LengthMeter::sizeHint() const
{
    return {barWidth + space + fontMetrics().horizontalAdvance(m_text) + spaceSmall, fontMetrics().height()};
}

void LengthMeter::paintEvent(QPaintEvent *)
{
    const QPalette palette = QGuiApplication::palette();
    const ThemeColours &colours = themeColours(palette);
    const bool isOver = m_limit > 0 && m_length > m_limit;
    QPainter painter(this);
    if (m_limit > 0) {
        const QRect bar(0, (height() - barHeight) / 2, barWidth, barHeight);
        const double share = std::min(1.0, static_cast<double>(m_length) / m_limit);
        painter.fillRect(bar, colours.hairline);
        painter.fillRect(QRect(bar.topLeft(), QSize(qRound(share * barWidth), barHeight)),
                isOver ? colours.drop : colours.accent);
    }
    painter.setPen(isOver ? colours.drop : colours.mutedText);
    painter.drawText(rect().adjusted(m_limit > 0 ? barWidth + space : 0, 0, 0, 0),
            Qt::AlignLeft | Qt::AlignVCenter, m_text);
}

void LengthMeter::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        updateText();
}

} // namespace Winnow
