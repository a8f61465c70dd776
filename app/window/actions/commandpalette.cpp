// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "commandpalette.h"

#include "actionregistry.h"
#include "decision/choicepopup.h"

#include <QAction>
#include <QApplication>
#include <QWidget>

namespace Winnow {

using namespace Qt::StringLiterals;

CommandPalette::CommandPalette(ActionRegistry &registry, QWidget &window)
    : QObject(&window)
    , m_registry(&registry)
    , m_window(&window)
    , m_popup(new ChoicePopup(&window))
{
    m_popup->setDealsKeys(false);
    connect(m_popup, &ChoicePopup::chosen, this, &CommandPalette::run);
    connect(m_popup, &ChoicePopup::cancelled, this, [this] {
        if (m_focusBefore)
            m_focusBefore->setFocus(Qt::PopupFocusReason);
    });
}

void CommandPalette::open()
{
    QList<Choice> choices;
    for (const ActionInfo &info : actionTable()) {
        if (info.id != "palette"_L1 && m_registry->action(info.id)->isEnabled())
            choices.append({QString(info.id), m_registry->plainText(info.id), m_registry->keyText(info.id),
                    m_registry->helpText(info.id) + u' ' + info.id});
    }
    m_focusBefore = QApplication::focusWidget();
    m_popup->setTitle(tr("Find an action"));
    m_popup->setPlaceholder(tr("Type a part of its name"));
    m_popup->setRemark({});
    m_popup->setChoices(choices);
    m_popup->openAtTop(m_window);
}

void CommandPalette::run(const QString &id)
{
    // The action acts on what had the keyboard before the palette.
    if (m_focusBefore)
        m_focusBefore->setFocus(Qt::PopupFocusReason);
    for (const ActionInfo &info : actionTable()) {
        if (info.id == id)
            m_registry->action(info.id)->trigger();
    }
}

} // namespace Winnow
