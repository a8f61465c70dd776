// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "chippixmaps.h"

#include "spacing.h"

#include <QFontMetrics>
#include <QPainter>

#include <cmath>

namespace Winnow {

namespace {

constexpr int mostPixmaps = 1000;
constexpr int sideMargin = space - 1;

} // namespace

ChipPixmaps::ChipPixmaps()
    : m_pixmaps(mostPixmaps)
{}

void ChipPixmaps::setFont(const QFont &font)
{
    if (font == m_font)
        return;
    m_font = font;
    m_words.setFont(font);
    m_pixmaps.clear();
}

QSize ChipPixmaps::size(const QString &text)
{
    return {static_cast<int>(std::ceil(m_words.width(text))) + 2 * sideMargin,
            QFontMetrics(m_font).height() + 2};
}

void ChipPixmaps::draw(QPainter &painter, QPoint topLeft, const QString &text, const Colours &colours)
{
    const double ratio = painter.device()->devicePixelRatio();
    const Key key{text, colours.ground.rgba(), colours.text.rgba(), ratio};
    const QPixmap *pixmap = m_pixmaps.object(key);
    if (!pixmap) {
        auto *made = new QPixmap(make(text, colours, ratio));
        m_pixmaps.insert(key, made);
        pixmap = made;
    }
    painter.drawPixmap(topLeft, *pixmap);
}

QPixmap ChipPixmaps::make(const QString &text, const Colours &colours, double ratio)
{
    const QSize chip = size(text);
    QPixmap pixmap((QSizeF(chip) * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.ground);
    painter.drawRoundedRect(QRect(QPoint(), chip), spaceSmall, spaceSmall);
    painter.setPen(colours.text);
    m_words.draw(painter, QRect(QPoint(), chip), Qt::AlignHCenter, text);
    return pixmap;
}

} // namespace Winnow
