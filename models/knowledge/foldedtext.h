// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringView>

#include <vector>

namespace Winnow {

/// A character as search sees it, and the stretch of the text that it stands for, in UTF-16 units.
struct FoldedCharacter
{
    char32_t point = 0;
    quint32 begin = 0;
    quint32 end = 0;
    bool wasUpper = false; ///< An upper-case letter before folding: `HcclMemImport` is read by its humps.
};

/// Folds @p text as search compares it: case; full width, ligatures, circled and other compatible forms (as NFKC does);
/// accents off; traditional Han to simplified (SimplifiedHan); all dashes to '-', since typography turns `--flag` into
/// `–flag`. Invisible format characters are left out; half a surrogate pair is noCharacter. Replaces what @p folded
/// held. A text has at most 2³² units.
void foldText(QStringView text, std::vector<FoldedCharacter> &folded);

} // namespace Winnow
