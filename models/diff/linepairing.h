// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>

#include <span>
#include <vector>

namespace Winnow {

/// A removed and an added line that stand beside each other; -1 where there is none. Indexes into one run of changes.
struct LinePair
{
    int removed = -1;
    int added = -1;

    friend bool operator==(const LinePair &, const LinePair &) = default;
};

/// A stretch of a run of changes: lines that differ in blanks alone, or really changed ones.
struct ChangePart
{
    bool isSame = false; ///< But for blanks; then both counts are equal.
    int removed = 0;
    int added = 0;

    friend bool operator==(const ChangePart &, const ChangePart &) = default;
};

/// Pairs of at most so many removed times added lines are chosen by likeness; larger runs are paired in their order.
inline constexpr qsizetype mostPairingCost = 4096;

/// Sets the lines of a run side by side, in their order, in as many rows as its longer side has lines, so that a view
/// knows its height without pairing anything. Which rows stay open on the shorter side is chosen so that lines stand
/// beside those they resemble most.
std::vector<LinePair> pairLines(
        std::span<const QByteArrayView> removed, std::span<const QByteArrayView> added);

/// Splits a run of changes for the mode that ignores blanks: lines that are the same but for blanks, tabs and carriage
/// returns (as `git diff -w` compares) become unchanged ones. Takes O(n log n) for each level of repeated lines.
std::vector<ChangePart> partsIgnoringBlanks(
        std::span<const QByteArrayView> removed, std::span<const QByteArrayView> added);

} // namespace Winnow
