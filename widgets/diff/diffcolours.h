// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QColor>
#include <QList>

class QPalette;

namespace Winnow {

/// The colours of a diff by what they are for, beside those of the theme.
struct DiffColours
{
    QColor added; ///< Behind added lines.
    QColor removed;
    QColor addedWord; ///< Behind what changed inside an added line.
    QColor removedWord;
    QColor addedText; ///< Counts and signs, on every background of a diff.
    QColor removedText;
    QColor gutter; ///< Behind line numbers.
    QColor gutterText;
    QColor absent; ///< Where a side has no line.
    QColor gap; ///< Behind rows that stand for lines which are not shown.
    QColor gapText;
    QColor found; ///< Behind what the search found.
    QColor foundCurrent;
    QColor hidden; ///< Behind the names of characters that one would not see.
    QColor hiddenText;
    QColor turning; ///< The same for those that turn the writing direction: an alarm.
    QColor turningText;
    bool isDark = false;

    /// Everything code is written on.
    QList<QColor> codeBackgrounds(const QColor &base) const;
};

/// The colours that go with @p palette.
const DiffColours &diffColours(const QPalette &palette);

/// @p colour, made lighter or darker until it has a contrast of 4.5:1 on each of @p backgrounds (WCAG 2.1, 1.4.3).
QColor readableOn(const QList<QColor> &backgrounds, const QColor &colour);

} // namespace Winnow
