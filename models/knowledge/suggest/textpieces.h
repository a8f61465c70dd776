// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

namespace Winnow {

/// A word, or a run of Chinese characters without function words.
struct TextPiece
{
    QString text;
    bool isChinese = false;
    bool endsPhrase = false; ///< A sign or a function word comes next.

    friend bool operator==(const TextPiece &, const TextPiece &) = default;
};

/// @p text cut at signs, spaces and function words of both languages (的, 了, 导致, the, of, …), widths folded. Words
/// keep the dashes, dots and underscores inside them. Numbers alone and single Chinese characters are left out.
QList<TextPiece> textPieces(const QString &text);

} // namespace Winnow
