// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "hoverbar.h"

#include "theme/spacing.h"
#include "theme/theme.h"
#include "theme/themecolours.h"

#include <QEvent>
#include <QPainter>

namespace Winnow {

HoverBar::HoverBar(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setContentsMargins(space, spaceSmall, space, spaceSmall);
    setFont(smallFont(font()));
    hide();
    parent->installEventFilter(this);
}

void HoverBar::setUrl(const QUrl &url)
{
    m_url = url;
    setVisible(!url.isEmpty());
    place();
}

bool HoverBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parent() && event->type() == QEvent::Resize)
        place();
    return QLabel::eventFilter(watched, event);
}

void HoverBar::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    const ThemeColours &colours = themeColours(palette());
    painter.setPen(colours.hairline);
    painter.setBrush(colours.raised);
    painter.drawRect(rect().adjusted(-1, 0, -1, 0));
    painter.end();
    QLabel::paintEvent(event);
}

void HoverBar::place()
{
    if (isHidden())
        return;
    const int room = parentWidget()->width() * 4 / 5;
    const QString address = m_url.toString(QUrl::FullyEncoded);
    setText(fontMetrics().elidedText(address, Qt::ElideMiddle, room - 2 * space));
    adjustSize();
    move(0, parentWidget()->height() - height());
    raise();
}

} // namespace Winnow
