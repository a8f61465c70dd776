// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "keydispatcher.h"

#include "actionregistry.h"
#include "physicalkeys.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace Winnow {

KeyDispatcher::KeyDispatcher(const ActionRegistry &registry, QWidget &desk, ActionContext context)
    : QObject(&desk)
    , m_registry(&registry)
    , m_desk(&desk)
    , m_context(context)
{
    qApp->installEventFilter(this);
}

bool KeyDispatcher::takesText(const QWidget *widget)
{
    if (const auto *edit = qobject_cast<const QTextEdit *>(widget))
        return !edit->isReadOnly();
    if (const auto *edit = qobject_cast<const QPlainTextEdit *>(widget))
        return !edit->isReadOnly();
    if (const auto *box = qobject_cast<const QComboBox *>(widget))
        return box->isEditable();
    return qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QAbstractSpinBox *>(widget);
}

bool KeyDispatcher::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::InputMethod) {
        m_composing = !static_cast<QInputMethodEvent *>(event)->preeditString().isEmpty();
    } else if (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride) {
        auto *target = qobject_cast<QWidget *>(watched);
        // Each key is seen once, where it arrives first: at the widget that has the keyboard.
        const bool mine = target && target == QApplication::focusWidget()
                && !QApplication::activePopupWidget() && !QApplication::activeModalWidget()
                && (target == m_desk || m_desk->isAncestorOf(target));
        if (mine && m_desk->isVisible() && !m_composing && !takesText(target))
            return handleKey(static_cast<QKeyEvent *>(event));
    } else if (event->type() == QEvent::FocusOut) {
        m_composing = false;
    }
    return false;
}

bool KeyDispatcher::handleKey(QKeyEvent *event)
{
    const std::optional<QKeySequence> key = shortcutOf(*event);
    QAction *action = key ? m_registry->deskAction(m_context, *key) : nullptr;
    if (!action)
        return false;
    // Claims the key, so that no menu or view acts on it as well; the press itself follows.
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    if (!event->isAutoRepeat() || action->autoRepeat())
        action->trigger();
    return true;
}

} // namespace Winnow
