// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "readabletext.h"
#include "textproblem.h"

#include "domain/textlanguage.h"

namespace Winnow {

/// Whether a series sets a space between Chinese and Latin characters.
enum class SpacingStyle : quint8 { Any, Spaced, Tight };

/// How often a text does and does not.
struct SpacingCount
{
    int spaced = 0;
    int tight = 0;

    SpacingCount &operator+=(const SpacingCount &other)
    {
        spaced += other.spaced;
        tight += other.tight;
        return *this;
    }
};

SpacingCount countSpacing(const ReadableText &text);

/// The style that @p count shows: one of the two only where there is enough of it and hardly any exception.
SpacingStyle spacingStyle(const SpacingCount &count);

/// dash-flag: `–flag` or `—flag` where a command line has `--flag`, with the fix.
QList<TextProblem> checkDashes(const ReadableText &text);

/// typography, hints with their fixes: doubled spaces; spaces against @p style; half-width punctuation between Chinese
/// characters, full-width punctuation in English; brackets and quotes without their partners. Code, addresses and numbers
/// are left alone.
QList<TextProblem> checkTypography(const ReadableText &text, TextLanguage language, SpacingStyle style);

} // namespace Winnow
