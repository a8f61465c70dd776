// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

class QKeyEvent;
class QWidget;

namespace Winnow {

class ActionRegistry;
enum class ActionContext : quint8;

/// Hears the keys of a desk and triggers its actions, by letter or else by place (physicalkeys.h),
/// wherever in the desk the keyboard is, but never while a text is typed or composed.
class KeyDispatcher final : public QObject
{
    Q_OBJECT

public:
    /// Watches the whole application for keys that go to @p desk or a widget in it. Its actions are those of @p context.
    KeyDispatcher(const ActionRegistry &registry, QWidget &desk, ActionContext context);

    /// Whether what is typed into @p widget is text.
    static bool takesText(const QWidget *widget);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool handleKey(QKeyEvent *event);

    const ActionRegistry *m_registry;
    QWidget *m_desk;
    ActionContext m_context;
    bool m_composing = false;
};

} // namespace Winnow
