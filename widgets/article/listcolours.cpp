// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "listcolours.h"

#include "theme/themecolours.h"

#include <QGuiApplication>
#include <QWidget>

namespace Winnow {

void applyListColours(QWidget &list)
{
    const QPalette palette = QGuiApplication::palette();
    const ThemeColours &colours = themeColours(palette);
    QPalette own;
    own.setColor(QPalette::Active, QPalette::Highlight, colours.current);
    own.setColor(QPalette::Inactive, QPalette::Highlight, colours.idleCurrent);
    own.setColor(QPalette::HighlightedText, colours.text);
    list.setPalette(own);
}

} // namespace Winnow
