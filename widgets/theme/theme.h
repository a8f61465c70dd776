// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <Qt>

class QApplication;
class QFont;

namespace Winnow {

/// Gives @p application the look of Winnow: style, fonts and the colours of @p scheme.
/// Qt::ColorScheme::Unknown follows the system, now and whenever it changes. May be called again at any time
/// to switch.
void applyTheme(QApplication &application, Qt::ColorScheme scheme);

/// The user interface font with the families that Chinese and mixed text need, in the size of @p font.
QFont textFont(const QFont &font);

/// The same for code, logs and numbers that stand under each other.
QFont codeFont(const QFont &font);

/// A step smaller than @p font, for chips and remarks, never under 8 points' worth.
QFont smallFont(const QFont &font);

} // namespace Winnow
