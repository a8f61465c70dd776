// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "notefield.h"

#include "theme/themecolours.h"

#include <QGuiApplication>
#include <QKeyEvent>

namespace Winnow {

NoteField::NoteField(QWidget *parent)
    : QPlainTextEdit(parent)
{
    setTabChangesFocus(true);
    setLineWrapMode(QPlainTextEdit::WidgetWidth);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    // The style boxes nothing in; a field must be seen to be one.
    setFrameStyle(QFrame::Box | QFrame::Plain);
    applyOutline();
}

QSize NoteField::sizeHint() const
{
    const int margins = 2 * frameWidth() + static_cast<int>(2 * document()->documentMargin());
    return {fontMetrics().averageCharWidth() * 24, fontMetrics().lineSpacing() * 2 + margins};
}

void NoteField::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && event->modifiers().testFlag(Qt::ControlModifier))
        emit recordRequested();
    else if (event->key() == Qt::Key_Escape)
        emit leaveRequested();
    else
        QPlainTextEdit::keyPressEvent(event);
}

void NoteField::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    else if (event->type() == QEvent::ApplicationPaletteChange)
        applyOutline();
}

void NoteField::applyOutline()
{
    QPalette own;
    own.setColor(QPalette::WindowText, themeColours(QGuiApplication::palette()).control);
    setPalette(own);
}

} // namespace Winnow
