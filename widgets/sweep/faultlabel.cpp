// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "faultlabel.h"

#include "theme/themecolours.h"

#include <QEvent>

namespace Winnow {

FaultLabel::FaultLabel(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    // As wide as there is room: in a form it would be broken into short lines.
    QSizePolicy policy = sizePolicy();
    policy.setHorizontalPolicy(QSizePolicy::Expanding);
    setSizePolicy(policy);
    applyColours();
    hide();
}

void FaultLabel::setFault(const QString &text, QWidget *field)
{
    setText(text);
    setVisible(!text.isEmpty());
    if (field)
        field->setAccessibleDescription(text);
}

void FaultLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    // Its own palette changes with it, which comes back here.
    if (event->type() == QEvent::ApplicationPaletteChange || event->type() == QEvent::ParentChange)
        applyColours();
}

void FaultLabel::applyColours()
{
    QPalette own = parentWidget() ? parentWidget()->palette() : QPalette();
    own.setColor(QPalette::WindowText, themeColours(own).drop);
    setPalette(own);
}

} // namespace Winnow
