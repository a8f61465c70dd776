// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "noticebar.h"

#include "theme/spacing.h"
#include "theme/themecolours.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace Winnow {

NoticeBar::NoticeBar(QWidget *parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
    , m_button(new QPushButton(this))
{
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    setAutoFillBackground(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(spaceLarge, spaceSmall, spaceLarge, spaceSmall);
    layout->setSpacing(space);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_button);
    connect(m_button, &QPushButton::clicked, this, &NoticeBar::activated);
    applyColours();
    hide();
}

void NoticeBar::showNotice(const QString &text, const QString &button)
{
    m_text->setText(text);
    m_text->setAccessibleName(text);
    m_button->setText(button);
    show();
}

QString NoticeBar::text() const
{
    return m_text->text();
}

void NoticeBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::ApplicationPaletteChange)
        applyColours();
}

void NoticeBar::applyColours()
{
    const ThemeColours &colours = themeColours(palette());
    QPalette own;
    own.setColor(QPalette::Window, colours.warning);
    setPalette(own);
    own.setColor(QPalette::WindowText, colours.warningText);
    m_text->setPalette(own);
}

} // namespace Winnow
