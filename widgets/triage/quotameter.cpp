// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "quotameter.h"

#include "theme/spacing.h"
#include "theme/themecolours.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

namespace Winnow {

namespace {

constexpr int barHeight = 4;

} // namespace

QuotaMeter::QuotaMeter(QWidget *parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::clicked, this, &QuotaMeter::quotaLineRequested);
    updateTexts();
}

void QuotaMeter::setProgress(const BatchProgress &progress)
{
    setCounts({progress.quota, progress.funnel.kept, progress.funnel.undecided, progress.funnel.held});
}

void QuotaMeter::setCounts(const QuotaCounts &counts)
{
    if (counts == m_counts)
        return;
    m_counts = counts;
    updateTexts();
}

QString QuotaMeter::sentence() const
{
    return m_sentence;
}

void QuotaMeter::updateTexts()
{
    const QLocale words = locale();
    const QString kept = words.toString(m_counts.kept);
    const QString quota = words.toString(m_counts.quota);
    const QString undecided = words.toString(m_counts.undecided);
    const QString held = words.toString(m_counts.held);
    const qint64 over = m_counts.kept - m_counts.quota;
    if (over > 0) {
        //: Quota meter over the quota: %1 kept, %2 the quota, %3 kept too many, %4 undecided, %5 on hold.
        m_sentence = tr("Kept %1 of %2, %3 too many · %4 undecided · %5 on hold")
                             .arg(kept, quota, words.toString(over), undecided, held);
    } else {
        //: Quota meter: %1 kept, %2 the quota, %3 undecided, %4 on hold.
        m_sentence = tr("Kept %1 of %2 · %3 undecided · %4 on hold").arg(kept, quota, undecided, held);
    }
    setAccessibleName(m_sentence);
    setAccessibleDescription(tr("Shows the rows around the quota line."));
    setToolTip(tr("%1\nClick to see the rows around the quota line.").arg(m_sentence));
    updateGeometry();
    update();
}

QSize QuotaMeter::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(m_sentence) + 2 * space + spaceSmall,
            fontMetrics().height() + barHeight + 3 * spaceSmall};
}

QSize QuotaMeter::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 16, sizeHint().height()};
}

void QuotaMeter::paintEvent(QPaintEvent *)
{
    const ThemeColours &colours = themeColours(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse() || hasFocus()) {
        painter.setPen(hasFocus() ? QPen(colours.accent, 1.5) : QPen(Qt::NoPen));
        painter.setBrush(underMouse() ? QBrush(colours.selection) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), spaceSmall, spaceSmall);
    }
    const bool over = m_counts.kept > m_counts.quota;
    const QRect inner = rect().adjusted(space, spaceSmall, -space, -spaceSmall);
    const QRect textArea = inner.adjusted(0, 0, 0, -barHeight - spaceSmall);
    painter.setPen(over ? colours.drop : colours.text);
    painter.drawText(textArea, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
            fontMetrics().elidedText(m_sentence, Qt::ElideRight, textArea.width() + 1));
    paintBar(painter, QRectF(inner.left(), inner.bottom() + 1 - barHeight, inner.width(), barHeight));
}

void QuotaMeter::paintBar(QPainter &painter, const QRectF &bar) const
{
    const ThemeColours &colours = themeColours(palette());
    const auto quota = static_cast<double>(std::max(1, m_counts.quota));
    const auto kept = static_cast<double>(m_counts.kept);
    // The bar's end is the quota or, over it, what is kept; the quota is then a mark within.
    const double whole = std::max(quota, kept);
    const auto upTo = [&bar, whole](double count) {
        return QRectF(bar.topLeft(), QSizeF(bar.width() * count / whole, bar.height()));
    };
    QPainterPath shape;
    shape.addRoundedRect(bar, bar.height() / 2, bar.height() / 2);
    painter.save();
    painter.setClipPath(shape);
    painter.fillRect(bar, colours.hairline);
    painter.fillRect(upTo(kept), kept > quota ? colours.drop : colours.keep);
    painter.fillRect(upTo(std::min(kept, quota)), colours.keep);
    painter.restore();
    if (kept > quota) {
        const double x = upTo(quota).right();
        painter.fillRect(QRectF(x - 1, bar.top() - 3, 2, bar.height() + 5), colours.text);
    }
}

bool QuotaMeter::event(QEvent *event)
{
    if (event->type() == QEvent::HoverEnter || event->type() == QEvent::HoverLeave)
        update();
    return QAbstractButton::event(event);
}

void QuotaMeter::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange)
        updateTexts();
    else if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace Winnow
