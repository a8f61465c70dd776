// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "proposalstrip.h"

#include "theme/spacing.h"
#include "theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace Winnow {

ProposalStrip::ProposalStrip(QWidget *parent)
    : QWidget(parent)
    , m_label(new QLabel(this))
    , m_take(new QToolButton(this))
    , m_takePart(new QToolButton(this))
{
    m_label->setFont(smallFont(font()));
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_label->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space);
    layout->addWidget(m_label, 1);
    layout->addWidget(m_takePart, 0, Qt::AlignTop);
    layout->addWidget(m_take, 0, Qt::AlignTop);
    connect(m_take, &QToolButton::clicked, this, [this] { emit taken(m_text); });
    connect(m_takePart, &QToolButton::clicked, this, [this] {
        const QString part = m_label->selectedText();
        emit partTaken(part.isEmpty() ? m_text : part);
    });
    retranslate();
    hide();
}

void ProposalStrip::setProposal(const QString &text, const QString &by)
{
    m_text = text;
    m_by = by;
    retranslate();
    setVisible(!text.isNull());
}

void ProposalStrip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ProposalStrip::retranslate()
{
    //: A worker's proposal for a text: %1 the worker, %2 the text
    m_label->setText(tr("%1 proposes: %2").arg(m_by, m_text));
    m_take->setText(tr("Take"));
    m_take->setToolTip(tr("Puts the proposal in the place of the text."));
    m_takePart->setText(tr("Take part"));
    m_takePart->setToolTip(tr("Inserts the selected part of the proposal at the cursor."));
}

} // namespace Winnow
