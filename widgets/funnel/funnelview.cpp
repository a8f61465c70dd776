// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "funnelview.h"

#include "funnel/funnelsvg.h"
#include "funnel/funneltext.h"
#include "theme/spacing.h"
#include "theme/themecolours.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QPainter>

#include <cmath>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QFont boldOf(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

bool isBold(FunnelTextRole role)
{
    return role == FunnelTextRole::Count || role == FunnelTextRole::DropSum;
}

QColor colourOf(const FunnelLabel &label, const ThemeColours &colours)
{
    switch (label.role) {
    case FunnelTextRole::Count:
        return label.isOnBar ? colours.accentText : colours.text;
    case FunnelTextRole::StepName:
        return colours.text;
    case FunnelTextRole::DropSum:
        return colours.drop;
    case FunnelTextRole::Drop:
    case FunnelTextRole::Leftover:
        break;
    }
    return colours.mutedText;
}

Qt::Alignment alignmentOf(const FunnelLabel &label)
{
    if (label.isOnBar)
        return Qt::AlignCenter;
    return (label.role == FunnelTextRole::StepName ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
}

} // namespace

FunnelView::FunnelView(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    updateTexts();
}

void FunnelView::setFunnel(const Funnel &funnel)
{
    if (funnel == m_funnel)
        return;
    m_funnel = funnel;
    updateTexts();
}

FunnelLayout FunnelView::layoutFor(int width) const
{
    const QFontMetricsF metrics(boldOf(font()));
    return layOutFunnel(funnelSteps(m_funnel),
            {.width = static_cast<double>(std::max(1, width - 2 * spaceLarge)),
                    .lineHeight = std::ceil(metrics.height() * 1.15),
                    .language = textLanguage(locale()),
                    .textWidth = [&metrics](
                                         const QString &text) { return metrics.horizontalAdvance(text); }});
}

void FunnelView::layOut()
{
    m_layout = layoutFor(width());
    update();
}

void FunnelView::updateTexts()
{
    setAccessibleName(tr("Funnel of the instalment"));
    setAccessibleDescription(funnelText(m_funnel, textLanguage(locale())));
    layOut();
    updateGeometry();
}

QSize FunnelView::sizeHint() const
{
    const int width = fontMetrics().averageCharWidth() * 96;
    return {width, heightForWidth(width)};
}

QSize FunnelView::minimumSizeHint() const
{
    const int width = fontMetrics().averageCharWidth() * 64;
    return {width, heightForWidth(width)};
}

int FunnelView::heightForWidth(int width) const
{
    return static_cast<int>(std::ceil(layoutFor(width).height)) + 2 * spaceLarge;
}

void FunnelView::copyText() const
{
    QGuiApplication::clipboard()->setText(funnelText(m_funnel, textLanguage(locale())));
}

void FunnelView::copySvg() const
{
    const QByteArray svg = funnelSvg(m_funnel, textLanguage(locale()));
    auto *data = new QMimeData;
    data->setData(u"image/svg+xml"_s, svg);
    data->setText(QString::fromUtf8(svg));
    QGuiApplication::clipboard()->setMimeData(data);
}

void FunnelView::paintEvent(QPaintEvent *)
{
    const ThemeColours &colours = themeColours(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (hasFocus()) {
        painter.setPen(QPen(colours.accent, 1.5));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), spaceSmall, spaceSmall);
    }
    painter.translate(spaceLarge, spaceLarge);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.selection);
    for (qsizetype i = 0; i + 1 < m_layout.bars.size(); ++i) {
        const QRectF &from = m_layout.bars[i].area;
        const QRectF &to = m_layout.bars[i + 1].area;
        painter.drawPolygon(QPolygonF({from.bottomLeft(), from.bottomRight(), to.topRight(), to.topLeft()}));
    }
    for (const FunnelBar &bar : std::as_const(m_layout.bars)) {
        painter.setBrush(bar.kind == FunnelStepKind::Kept ? colours.keep : colours.accent);
        painter.drawRoundedRect(bar.area, 2, 2);
    }
    const QFont bold = boldOf(font());
    for (const FunnelLabel &label : std::as_const(m_layout.labels)) {
        painter.setFont(isBold(label.role) ? bold : font());
        painter.setPen(colourOf(label, colours));
        painter.drawText(label.area, static_cast<int>(alignmentOf(label)) | Qt::TextDontClip, label.text);
    }
}

void FunnelView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void FunnelView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
    case QEvent::LocaleChange:
    case QEvent::FontChange:
        updateTexts();
        break;
    default:
        break;
    }
}

void FunnelView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        copyText();
    else
        QWidget::keyPressEvent(event);
}

void FunnelView::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu menu(this);
    menu.addAction(tr("Copy in words"), this, &FunnelView::copyText);
    menu.addAction(tr("Copy as SVG"), this, &FunnelView::copySvg);
    menu.exec(event->globalPos());
}

} // namespace Winnow
