// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "items/verdictmark.h"

#include <QLatin1StringView>

#include <optional>
#include <span>

namespace Winnow {

/// Where an action's keys are heard.
enum class ActionContext : quint8 {
    Window, ///< Everywhere in the window.
    Desks, ///< In the triage and the audit desk, outside of text fields: single keys.
    Triage, ///< In the triage desk only, likewise.
    Audit ///< In the audit desk only, likewise; the same letter may serve the triage desk, too.
};

/// The menu an action is in.
enum class ActionMenu : quint8 { File, Edit, Issue, Audit, View, Help };

/// What is fixed about an action. Texts are sources for the translators, context Winnow::Action.
struct ActionInfo
{
    QLatin1StringView id; ///< For settings and code; never changes.
    const char *text;
    const char *help; ///< One sentence: what it does.
    const char *keys; ///< Default keys, portable, parted by spaces; empty for none.
    ActionContext context;
    ActionMenu menu;
    bool separatorBefore = false;
    bool checkable = false;
    std::optional<VerdictMark> icon = {}; ///< The sign it shows in menus.
};

/// Every action of the window, in the order of the menus. The one list from which menus, the command palette,
/// the shortcut sheet and the keys are made.
std::span<const ActionInfo> actionTable();

} // namespace Winnow
