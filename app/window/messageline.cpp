// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "messageline.h"

#include "theme/spacing.h"
#include "theme/themecolours.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace Winnow {

MessageLine::MessageLine(QWidget *parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
    , m_undo(new QToolButton(this))
    , m_dismiss(new QToolButton(this))
{
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_undo->setAutoRaise(true);
    m_dismiss->setAutoRaise(true);
    m_dismiss->setFocusPolicy(Qt::TabFocus);
    m_undo->setFocusPolicy(Qt::TabFocus);
    setAutoFillBackground(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(spaceLarge, 2, space, 2);
    layout->setSpacing(space);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_undo);
    layout->addWidget(m_dismiss);
    connect(m_undo, &QToolButton::clicked, this, &MessageLine::undoRequested);
    connect(m_dismiss, &QToolButton::clicked, this, &MessageLine::clear);
    refresh();
}

void MessageLine::showMessage(Kind kind, const QString &text, bool undoable)
{
    m_kind = kind;
    m_message = text;
    m_undoable = undoable;
    m_hint.clear();
    refresh();
    QAccessibleEvent event(m_text, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void MessageLine::showHint(const QString &text)
{
    if (m_hint == text)
        return;
    m_hint = text;
    refresh();
}

void MessageLine::clear()
{
    m_message.clear();
    m_hint.clear();
    m_undoable = false;
    m_kind = Kind::Notice;
    refresh();
}

void MessageLine::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::ApplicationPaletteChange
            || event->type() == QEvent::FontChange)
        refresh();
}

void MessageLine::refresh()
{
    const bool hinting = !m_hint.isEmpty();
    const bool loud = !hinting && !m_message.isEmpty() && m_kind != Kind::Notice;
    const ThemeColours &colours = themeColours(palette());
    QPalette own;
    own.setColor(QPalette::Window,
            !loud                           ? colours.window
                    : m_kind == Kind::Error ? colours.error
                                            : colours.warning);
    own.setColor(QPalette::WindowText,
            hinting                         ? colours.mutedText
                    : !loud                 ? colours.text
                    : m_kind == Kind::Error ? colours.errorText
                                            : colours.warningText);
    m_text->setPalette(own);
    setPalette(own);
    m_text->setText(hinting ? m_hint : m_message);
    m_text->setAccessibleName(m_text->text());
    m_undo->setText(tr("Undo"));
    m_undo->setToolTip(tr("Take this decision back"));
    m_undo->setVisible(m_undoable && !hinting);
    m_dismiss->setText(tr("Dismiss"));
    m_dismiss->setToolTip(tr("Remove this message"));
    m_dismiss->setVisible(loud);
    // A steady height: a message must not push the window about.
    setMinimumHeight(std::max(m_undo->sizeHint().height(), fontMetrics().lineSpacing()) + 4);
}

} // namespace Winnow
