// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QStringView>

#include <vector>

namespace Winnow {

/// A character that one would not see, or that changes the order in which others appear.
struct HiddenCharacter
{
    qsizetype position = 0; ///< In UTF-16 units.
    qsizetype length = 1;
    char32_t character = 0;
    bool turnsDirection = false; ///< U+202E and its like: text may read otherwise than it runs.
    QString shown; ///< What to draw in its place: "U+202E", or "NUL" for a control character.

    friend bool operator==(const HiddenCharacter &, const HiddenCharacter &) = default;
};

/// Every character of @p line that is invisible, looks like a common blank without being one, is a control character
/// (tabs are not) or changes the writing direction (Unicode 16, UAX #9 and the default ignorables). Joiners and
/// selectors inside emoji, where they belong, are left out.
std::vector<HiddenCharacter> hiddenCharacters(QStringView line);

/// Stretches of right-to-left letters (Hebrew, Arabic …), which a line of code rarely means to hold.
std::vector<std::pair<qsizetype, qsizetype>> rightToLeftRuns(QStringView line);

} // namespace Winnow
