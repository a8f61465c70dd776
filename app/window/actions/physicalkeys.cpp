// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "physicalkeys.h"

#include <QKeyEvent>
#include <QKeySequence>

namespace Winnow {

namespace {

struct Row
{
    quint32 first; ///< X11 key code of the leftmost key.
    const char *keys;
};

// linux/input-event-codes.h, KEY_1 … KEY_SLASH, each plus 8.
constexpr Row rows[] = {{10, "1234567890-="}, {24, "QWERTYUIOP[]"}, {38, "ASDFGHJKL;'"}, {52, "ZXCVBNM,./"}};

bool isAsciiSign(int key)
{
    return key > Qt::Key_Space && key <= Qt::Key_AsciiTilde;
}

bool isNamedKey(int key)
{
    // Arrows, Enter, Esc, F1…: the same on every layout. Modifiers alone are no shortcut, dead keys and the
    // keys of input methods hide what was pressed.
    const bool isModifier = key >= Qt::Key_Shift && key <= Qt::Key_ScrollLock;
    return key == Qt::Key_Space || (key >= Qt::Key_Escape && key <= Qt::Key_F35 && !isModifier);
}

bool isLetter(int key)
{
    return key >= Qt::Key_A && key <= Qt::Key_Z;
}

Qt::Key shifted(Qt::Key key)
{
    return key == Qt::Key_Slash ? Qt::Key_Question : key;
}

} // namespace

std::optional<Qt::Key> keyAtPlace(quint32 scanCode)
{
    for (const Row &row : rows) {
        const quint32 length = static_cast<quint32>(std::char_traits<char>::length(row.keys));
        if (scanCode >= row.first && scanCode < row.first + length)
            return static_cast<Qt::Key>(row.keys[scanCode - row.first]);
    }
    return std::nullopt;
}

std::optional<QKeySequence> shortcutOf(const QKeyEvent &event)
{
    Qt::KeyboardModifiers modifiers = event.modifiers() & ~(Qt::KeypadModifier | Qt::GroupSwitchModifier);
    std::optional<Qt::Key> key;
    if (isAsciiSign(event.key()) || isNamedKey(event.key())) {
        key = static_cast<Qt::Key>(event.key());
    } else {
        key = keyAtPlace(event.nativeScanCode());
        if (key && modifiers.testFlag(Qt::ShiftModifier))
            key = shifted(*key);
    }
    if (!key)
        return std::nullopt;
    // "?" is "?" wherever the layout has it, with or without Shift.
    if (isAsciiSign(*key) && !isLetter(*key))
        modifiers &= ~Qt::ShiftModifier;
    return QKeySequence(QKeyCombination(modifiers, *key));
}

} // namespace Winnow
