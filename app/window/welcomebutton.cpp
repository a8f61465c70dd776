// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "welcomebutton.h"

#include "theme/spacing.h"
#include "theme/themecolours.h"

#include <QKeyEvent>
#include <QPainter>

namespace Winnow {

WelcomeButton::WelcomeButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void WelcomeButton::setTexts(const QString &title, const QString &description)
{
    setText(title);
    m_description = description;
    setAccessibleDescription(description);
    updateGeometry();
    update();
}

QSize WelcomeButton::sizeHint() const
{
    const int width = std::max(QFontMetrics(titleFont()).horizontalAdvance(text()),
            fontMetrics().horizontalAdvance(m_description));
    return {width + 2 * spaceLarge + space,
            QFontMetrics(titleFont()).height() + fontMetrics().height() + spaceSmall + 2 * spaceLarge};
}

void WelcomeButton::paintEvent(QPaintEvent *)
{
    const ThemeColours &colours = themeColours(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(hasFocus() ? colours.accent : colours.hairline, hasFocus() ? 2 : 1));
    painter.setBrush(isDown() ? colours.selection : underMouse() ? colours.current : colours.base);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    const QRect words = rect().adjusted(spaceLarge, spaceLarge, -spaceLarge, -spaceLarge);
    painter.setFont(titleFont());
    painter.setPen(colours.text);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine, text());
    painter.setFont(font());
    painter.setPen(colours.mutedText);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignBottom | Qt::TextSingleLine, m_description);
}

void WelcomeButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

QFont WelcomeButton::titleFont() const
{
    QFont font = this->font();
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace Winnow
