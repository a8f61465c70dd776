// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace Winnow {

class ActionRegistry;
class ChoicePopup;

/// Finds any action by a part of its name, in either language of its help, and runs it; shows its key on the
/// way.
class CommandPalette final : public QObject
{
    Q_OBJECT

public:
    CommandPalette(ActionRegistry &registry, QWidget &window);

    void open();
    ChoicePopup *popup() const { return m_popup; }

private:
    void run(const QString &id);

    ActionRegistry *m_registry;
    QWidget *m_window;
    ChoicePopup *m_popup;
    QPointer<QWidget> m_focusBefore;
};

} // namespace Winnow
