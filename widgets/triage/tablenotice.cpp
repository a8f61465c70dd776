// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "tablenotice.h"

#include "theme/spacing.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace Winnow {

TableNotice::TableNotice(QWidget *parent)
    : QWidget(parent)
    , m_sentence(new QLabel(this))
    , m_action(new QPushButton(this))
{
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignCenter);
    m_sentence->setTextInteractionFlags(Qt::NoTextInteraction);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * spaceLarge, spaceLarge, 3 * spaceLarge, spaceLarge);
    layout->setSpacing(spaceLarge);
    layout->addStretch();
    layout->addWidget(m_sentence);
    layout->addWidget(m_action, 0, Qt::AlignHCenter);
    layout->addStretch();
    connect(m_action, &QPushButton::clicked, this, &TableNotice::actionRequested);
}

void TableNotice::setTexts(const QString &sentence, const QString &action)
{
    m_sentence->setText(sentence);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
}

} // namespace Winnow
