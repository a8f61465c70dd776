// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "items/verdictmark.h"

#include <QColor>
#include <QList>
#include <QPalette>

namespace Winnow {

/// The colours of a theme by what they are for. Everything written in one of them on the backgrounds named in
/// textPairs() has a contrast of at least 4.5:1 (WCAG 2.1, 1.4.3).
struct ThemeColours
{
    QColor window; ///< Behind panels and bars.
    QColor base; ///< Behind lists and texts.
    QColor raised; ///< Buttons and headers.
    QColor hairline; ///< Lines between areas.
    QColor control; ///< Outlines of fields and boxes, 3:1 on window and base (WCAG 1.4.11).
    QColor text;
    QColor mutedText;
    QColor accent; ///< The one accent: links, ticks, focus.
    QColor accentText; ///< On accent.
    QColor selection; ///< Behind selected rows and text.
    QColor current; ///< Behind the current row.
    QColor idleCurrent; ///< The same while the keyboard is elsewhere.
    QColor chip;
    QColor chipText;
    QColor keep;
    QColor drop;
    QColor hold;
    QColor undecided;
    QColor filtered;
    QColor conflict;
    QColor notice; ///< Behind inline messages that inform.
    QColor noticeText;
    QColor warning; ///< Behind inline messages that warn.
    QColor warningText;
    QColor error; ///< Behind inline messages of what failed.
    QColor errorText;

    /// The colour of @p mark's glyph and word.
    QColor markColour(VerdictMark mark) const;
};

/// A text colour and a background it is written on.
struct TextPair
{
    const char *name;
    QColor text;
    QColor background;
};

const ThemeColours &lightColours();
const ThemeColours &darkColours();

/// The colours that go with @p palette: how a widget finds its theme, without a global.
const ThemeColours &themeColours(const QPalette &palette);

/// The palette made of @p colours, for Qt's own widgets.
QPalette themePalette(const ThemeColours &colours);

/// Every pair of text and background that the window uses.
QList<TextPair> textPairs(const ThemeColours &colours);

/// WCAG 2.1 contrast ratio, 1 to 21.
double contrastRatio(const QColor &a, const QColor &b);

} // namespace Winnow
