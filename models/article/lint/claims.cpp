// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "claims.h"

namespace Winnow {

ClaimText::ClaimText(const ReadableText &readable)
    : text(readable)
    , clauses(findClauses(readable))
    , words(findEventWords(readable))
    , references(findStatedReferences(readable))
{}

QList<EventWord> ClaimText::wordsIn(const Clause &clause) const
{
    QList<EventWord> found;
    for (const EventWord &word : words) {
        if (word.begin >= clause.begin && word.end <= clause.end && !word.isDenied)
            found.append(word);
    }
    return found;
}

QList<StatedReference> ClaimText::referencesIn(const Clause &clause) const
{
    QList<StatedReference> found;
    for (const StatedReference &reference : references) {
        if (reference.begin >= clause.begin && reference.begin < clause.end)
            found.append(reference);
    }
    return found;
}

QList<EventWord> ClaimText::wordsAround(const Clause &clause) const
{
    const QList<EventWord> own = wordsIn(clause);
    return own.isEmpty() && clause.outer >= 0 ? wordsIn(clauses[clause.outer]) : own;
}

qsizetype ClaimText::beginOfWordOrReference(qsizetype end, qsizetype first) const
{
    for (const EventWord &word : words) {
        if (word.end == end && word.begin >= first)
            return word.begin;
    }
    for (const StatedReference &reference : references) {
        if (reference.end == end && reference.begin >= first)
            return reference.begin;
    }
    return end;
}

TextClaims readClaims(const ReadableText &text)
{
    const ClaimText claimText(text);
    return {findStatedGaps(claimText), findStatedTimes(claimText), findStatedMerges(claimText),
            claimText.references};
}

} // namespace Winnow
