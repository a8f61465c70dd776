// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "clauses.h"
#include "eventwords.h"
#include "statedgaps.h"
#include "statedmerges.h"
#include "statedreferences.h"
#include "statedtimes.h"

namespace Winnow {

/// A text with the words and marks that its claims are read by.
struct ClaimText
{
    explicit ClaimText(const ReadableText &readable);

    const ReadableText &text;
    QList<Clause> clauses;
    QList<EventWord> words;
    QList<StatedReference> references;

    /// Those of @p clause that are not denied.
    QList<EventWord> wordsIn(const Clause &clause) const;
    QList<StatedReference> referencesIn(const Clause &clause) const;

    /// The words of @p clause, and where it has none those of the clause before its bracket.
    QList<EventWord> wordsAround(const Clause &clause) const;

    /// Where the event word or reference begins that ends at @p end, not before @p first; @p end where none does.
    qsizetype beginOfWordOrReference(qsizetype end, qsizetype first) const;
};

/// What a text says that a record can show to be wrong.
struct TextClaims
{
    QList<StatedGap> gaps;
    QList<StatedTime> times;
    QList<StatedMerge> merges;
    QList<StatedReference> references;

    bool isEmpty() const
    {
        return gaps.isEmpty() && times.isEmpty() && merges.isEmpty() && references.isEmpty();
    }
};

/// Reads all claims of @p text. Pure and total; times of one text take time in proportion to it.
TextClaims readClaims(const ReadableText &text);

} // namespace Winnow
