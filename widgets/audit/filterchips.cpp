// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "filterchips.h"

#include "theme/spacing.h"
#include "theme/theme.h"
#include "theme/themecolours.h"
#include "triage/flowlayout.h"

#include <QButtonGroup>
#include <QEvent>
#include <QPainter>

namespace Winnow {

using namespace Qt::StringLiterals;

FilterChip::FilterChip(QWidget *parent)
    : QAbstractButton(parent)
{
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setFont(smallFont(font()));
}

void FilterChip::setCount(int count)
{
    if (count == m_count)
        return;
    m_count = count;
    setAccessibleName(u"%1, %2"_s.arg(text(), countText()));
    updateGeometry();
    update();
}

QString FilterChip::countText() const
{
    return locale().toString(m_count);
}

QSize FilterChip::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {metrics.horizontalAdvance(text()) + spaceSmall + metrics.horizontalAdvance(countText())
                    + 2 * space,
            metrics.height() + 2 * spaceSmall};
}

void FilterChip::paintEvent(QPaintEvent *)
{
    const ThemeColours &colours = themeColours(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(isChecked() ? colours.accent : colours.hairline);
    painter.setBrush(isChecked() ? colours.selection : underMouse() ? colours.current : colours.raised);
    painter.drawRoundedRect(frame, 4, 4);
    const QRect words = rect().adjusted(space, 0, -space, 0);
    painter.setFont(font());
    painter.setPen(colours.text);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, text());
    painter.setPen(colours.mutedText);
    painter.drawText(words, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, countText());
    if (hasFocus()) {
        painter.setPen(QPen(colours.accent, 1, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(frame.adjusted(2, 2, -2, -2), 3, 3);
    }
}

FilterChips::FilterChips(QWidget *parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    auto *layout = new FlowLayout(this);
    layout->setSpacing(spaceSmall);
    for (size_t show = 0; show < auditShowCount; ++show) {
        m_chips[show] = new FilterChip(this);
        m_group->addButton(m_chips[show], static_cast<int>(show));
        layout->addWidget(m_chips[show]);
    }
    m_chips.front()->setChecked(true);
    connect(m_group, &QButtonGroup::idClicked, this,
            [this](int show) { emit chosen(static_cast<AuditShow>(show)); });
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    retranslate();
}

void FilterChips::setShown(AuditShow show)
{
    chip(show)->setChecked(true);
}

void FilterChips::setCounts(const std::array<int, auditShowCount> &counts)
{
    for (size_t show = 0; show < auditShowCount; ++show)
        m_chips[show]->setCount(counts[show]);
}

void FilterChips::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void FilterChips::retranslate()
{
    const std::array texts{tr("All"), tr("Unaudited"), tr("Low score"), tr("Disputed"), tr("Changed since"),
            tr("No reference")};
    const std::array helps{tr("All references, and the rows without one"),
            tr("References that nobody has judged yet; while the audit is blind, not you"),
            tr("References whose score is below the threshold of the series"),
            tr("References on which the reviewers differ"),
            tr("References whose page reads differently since it was judged"),
            tr("Rows without a reference")};
    for (size_t show = 0; show < auditShowCount; ++show) {
        m_chips[show]->setText(texts[show]);
        m_chips[show]->setToolTip(helps[show]);
        m_chips[show]->setAccessibleName(
                u"%1, %2"_s.arg(texts[show], locale().toString(m_chips[show]->count())));
        m_chips[show]->updateGeometry();
    }
}

} // namespace Winnow
