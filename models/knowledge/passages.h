// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QStringView>

namespace Winnow {

/// A stretch of a text, in UTF-16 units.
struct TextRange
{
    qsizetype begin = 0;
    qsizetype length = 0;

    qsizetype end() const { return begin + length; }
    friend bool operator==(const TextRange &, const TextRange &) = default;
};

/// What a claim and a node have in common, ascending and not overlapping.
struct MatchedPassages
{
    QList<TextRange> inClaim;
    QList<TextRange> inNode;
};

/// Finds what to mark in @p claim (a row's text, a query) and @p node (a node's title or text) because the other says it,
/// too: identifiers, names and versions whole, words by their stem, phrases of two Chinese characters and more, all folded
/// as search folds them (foldText()). Stop words and particles at the ends of phrases are left out.
MatchedPassages matchedPassages(QStringView claim, QStringView node);

} // namespace Winnow
