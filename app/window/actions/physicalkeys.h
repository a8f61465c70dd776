// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <Qt>

#include <optional>

class QKeyEvent;
class QKeySequence;

namespace Winnow {

/// The key that @p event means to the shortcuts of a desk: what it types where that is a Latin
/// letter, a digit or another ASCII sign; else (a layout without Latin letters, or an input method that hides
/// the key) what is printed at its place on a US keyboard. Nothing for modifiers, dead keys and unknown
/// places.
std::optional<QKeySequence> shortcutOf(const QKeyEvent &event);

/// What a US keyboard has at X11 key code @p scanCode (evdev's code plus 8); nothing outside of the main
/// block.
std::optional<Qt::Key> keyAtPlace(quint32 scanCode);

} // namespace Winnow
