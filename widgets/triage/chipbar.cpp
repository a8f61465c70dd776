// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "chipbar.h"

#include "flowlayout.h"
#include "items/facetlabels.h"
#include "theme/linkbutton.h"
#include "theme/spacing.h"
#include "theme/theme.h"
#include "theme/themecolours.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace Winnow {

namespace {

constexpr int sidePadding = space - 1;

} // namespace

FacetChip::FacetChip(Facet facet, const QString &value, QWidget *parent)
    : QAbstractButton(parent)
    , m_facet(facet)
    , m_value(value)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

void FacetChip::translate(const QLocale &locale)
{
    const QString label = facetValueLabel(m_facet, m_value, locale);
    setText(m_facet == Facet::Repo ? m_value.section(u'/', -1) : label);
    //: Tooltip of a chosen value: %1 the facet ("Repository"), %2 the value.
    setToolTip(tr("%1: %2. Click to take it out of the filter.").arg(facetLabel(m_facet), label));
    //: Spoken name of the button: %1 the facet ("Repository"), %2 the value.
    setAccessibleName(tr("Remove the filter %1: %2").arg(facetLabel(m_facet), label));
    updateGeometry();
}

int FacetChip::crossSide() const
{
    return fontMetrics().height() / 2;
}

QSize FacetChip::sizeHint() const
{
    const int text = fontMetrics().horizontalAdvance(this->text());
    return {text + crossSide() + spaceSmall + 2 * sidePadding, fontMetrics().height() + 2 * spaceSmall};
}

QSize FacetChip::minimumSizeHint() const
{
    return {crossSide() + spaceSmall + 2 * sidePadding + fontMetrics().averageCharWidth() * 4,
            sizeHint().height()};
}

void FacetChip::paintEvent(QPaintEvent *)
{
    const ThemeColours &colours = themeColours(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool marked = hasFocus() || underMouse();
    painter.setPen(marked ? QPen(colours.accent, hasFocus() ? 2 : 1) : QPen(Qt::NoPen));
    painter.setBrush(colours.current);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), spaceSmall, spaceSmall);

    const QRect inner = rect().adjusted(sidePadding, 0, -sidePadding, 0);
    const QRect textArea = inner.adjusted(0, 0, -crossSide() - spaceSmall, 0);
    painter.setPen(colours.text);
    painter.drawText(textArea, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
            fontMetrics().elidedText(text(), Qt::ElideRight, textArea.width() + 1));

    QRectF cross(0, 0, crossSide(), crossSide());
    cross.moveCenter(QPointF(inner.right() + 1 - crossSide() / 2.0, rect().center().y() + 0.5));
    cross.adjust(1.5, 1.5, -1.5, -1.5);
    painter.setPen(QPen(marked ? colours.accent : colours.mutedText, 1.5, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(cross.topLeft(), cross.bottomRight());
    painter.drawLine(cross.topRight(), cross.bottomLeft());
}

void FacetChip::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void FacetChip::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void FacetChip::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

ChipBar::ChipBar(QWidget *parent)
    : QWidget(parent)
    , m_layout(new FlowLayout(this))
    , m_clear(new LinkButton(this))
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_layout->addWidget(m_clear);
    connect(m_clear, &QAbstractButton::clicked, this, &ChipBar::allRemoved);
    retranslate();
    hide();
}

void ChipBar::setQuery(const PoolQuery &query)
{
    const bool wordsChanged = m_query.words.isEmpty() != query.words.isEmpty();
    if (m_query.chosen == query.chosen && !wordsChanged)
        return;
    m_query = query;
    rebuild();
}

void ChipBar::rebuild()
{
    QList<FacetChip *> chips;
    for (const Facet facet : allFacets) {
        for (const QString &value : m_query.valuesOf(facet)) {
            const auto known = std::ranges::find_if(m_chips,
                    [&](const FacetChip *chip) { return chip->facet() == facet && chip->value() == value; });
            if (known != m_chips.end()) {
                chips.append(m_chips.takeAt(known - m_chips.begin()));
                continue;
            }
            auto *chip = new FacetChip(facet, value, this);
            chip->translate(m_locale);
            connect(chip, &QAbstractButton::clicked, this,
                    [this, chip] { emit chipRemoved(chip->facet(), chip->value()); });
            chips.append(chip);
        }
    }
    const bool hadFocus = std::ranges::any_of(m_chips, &QWidget::hasFocus);
    for (FacetChip *gone : std::as_const(m_chips)) {
        gone->hide();
        gone->deleteLater(); // It may be the one whose click this answers.
    }
    m_chips = chips;
    while (QLayoutItem *item = m_layout->takeAt(0))
        delete item;
    QWidget *before = nullptr;
    for (FacetChip *chip : std::as_const(m_chips)) {
        m_layout->addWidget(chip);
        chip->show();
        if (before)
            setTabOrder(before, chip);
        before = chip;
    }
    m_layout->addWidget(m_clear);
    if (before)
        setTabOrder(before, m_clear);
    setVisible(!m_chips.isEmpty() || !m_query.words.isEmpty());
    if (hadFocus && isVisible())
        (m_chips.isEmpty() ? static_cast<QWidget *>(m_clear) : m_chips.last())->setFocus();
    m_layout->invalidate();
    updateGeometry();
}

void ChipBar::setLocale(const QLocale &locale)
{
    m_locale = locale;
    for (FacetChip *chip : std::as_const(m_chips))
        chip->translate(m_locale);
}

void ChipBar::retranslate()
{
    m_clear->setText(tr("Clear all"));
    m_clear->setToolTip(tr("Take everything out of the filter"));
    setLocale(m_locale);
}

void ChipBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace Winnow
