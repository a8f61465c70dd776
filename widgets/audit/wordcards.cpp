// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "wordcards.h"

#include "theme/auditglyph.h"
#include "theme/spacing.h"
#include "theme/theme.h"
#include "theme/themecolours.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// More cards would be too narrow to read; the latest are shown.
constexpr qsizetype mostCards = 4;

void drawText(QPainter &painter, const QRect &area, Qt::Alignment alignment, const QString &text,
        const QFont &font, const QColor &colour)
{
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(area, static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextSingleLine,
            QFontMetrics(font).elidedText(text, Qt::ElideRight, area.width()));
}

} // namespace

WordCards::WordCards(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    hide();
}

void WordCards::setWords(const QList<AuditWord> &words)
{
    const QList<AuditWord> shown = words.last(std::min(words.size(), mostCards));
    if (shown == m_words)
        return;
    m_words = shown;
    setVisible(!m_words.isEmpty());
    setAccessibleName(text());
    updateGeometry();
    update();
}

QString WordCards::cardText(const AuditWord &word)
{
    QStringList parts{u"%1: %2"_s.arg(word.who, word.text), word.note, word.when};
    parts.removeAll(QString());
    return parts.join(u" \u00b7 "_s);
}

QString WordCards::text() const
{
    QStringList lines;
    for (const AuditWord &word : m_words)
        lines.append(cardText(word));
    return lines.join(u'\n');
}

QSize WordCards::sizeHint() const
{
    const bool hasNotes =
            std::ranges::any_of(m_words, [](const AuditWord &word) { return !word.note.isEmpty(); });
    return {200, 2 * spaceSmall + lineHeight() * (hasNotes ? 3 : 2)};
}

QSize WordCards::minimumSizeHint() const
{
    return sizeHint();
}

int WordCards::lineHeight() const
{
    return fontMetrics().height() + spaceSmall;
}

QRect WordCards::cardArea(qsizetype card) const
{
    const auto count = static_cast<int>(m_words.size());
    const int width =
            std::min((rect().width() - (count - 1) * space) / count, fontMetrics().averageCharWidth() * 70);
    return {static_cast<int>(card) * (width + space), 0, width, height()};
}

void WordCards::paintEvent(QPaintEvent *)
{
    const ThemeColours &colours = themeColours(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (qsizetype i = 0; i < m_words.size(); ++i) {
        const QRect card = cardArea(i);
        painter.setPen(colours.hairline);
        painter.setBrush(colours.base);
        painter.drawRoundedRect(QRectF(card).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        paintCard(painter, card.adjusted(space, spaceSmall, -space, -spaceSmall), m_words.at(i));
    }
}

/// Name and time, below them sign and verdict, below them the note.
void WordCards::paintCard(QPainter &painter, const QRect &card, const AuditWord &word) const
{
    const ThemeColours &colours = themeColours(palette());
    QRect line = card;
    line.setHeight(lineHeight());
    const QFont small = smallFont(font());
    drawText(painter, line, Qt::AlignRight, word.when, small, colours.mutedText);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    const int timeWidth = QFontMetrics(small).horizontalAdvance(word.when) + space;
    drawText(painter, line.adjusted(0, 0, -timeWidth, 0), Qt::AlignLeft, word.who, bold, colours.text);
    line.translate(0, lineHeight());
    int signWidth = 0;
    if (!word.isNote) {
        const int side = fontMetrics().height();
        const QRect sign(line.left(), line.center().y() - side / 2, side, side);
        paintAuditGlyph(painter, sign, word.mark, auditColour(colours, word.mark));
        signWidth = side + spaceSmall;
    }
    drawText(painter, line.adjusted(signWidth, 0, 0, 0), Qt::AlignLeft, word.text, font(),
            word.isNote ? colours.mutedText : auditColour(colours, word.mark));
    line.translate(0, lineHeight());
    drawText(painter, line, Qt::AlignLeft, word.note, font(), colours.text);
}

bool WordCards::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        for (qsizetype i = 0; i < m_words.size(); ++i) {
            if (cardArea(i).contains(help->pos())) {
                QToolTip::showText(help->globalPos(), cardText(m_words.at(i)).toHtmlEscaped(), this);
                return true;
            }
        }
    }
    return QWidget::event(event);
}

} // namespace Winnow
