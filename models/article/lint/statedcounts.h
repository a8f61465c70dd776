// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QStringView>

#include <optional>

namespace Winnow {

/// How a number is written.
enum class Numeral : quint8 { Digits, Chinese, English };

/// A number of a text.
struct WrittenNumber
{
    double value = 0;
    int decimals = 0; ///< Digits behind its point.
    Numeral numeral = Numeral::Digits;
    qsizetype end = 0; ///< Behind its last character.
};

/// The number that begins at @p at of @p folded: digits (also 1,200 and 2.6), Chinese numerals (两, 十一, 半), English words
/// up to twenty. Nothing where it goes on before @p at or is part of a word.
std::optional<WrittenNumber> writtenNumberAt(QStringView folded, qsizetype at);

/// A whole number of things: 15 条, 七案, eleven cases.
struct StatedCount
{
    int value = 0;
    Numeral numeral = Numeral::Digits;
    qsizetype begin = 0; ///< Of the number.
    qsizetype end = 0;
    qsizetype unitEnd = 0; ///< Behind the word for the things; `end` where there is none.
    bool isOfCases = false; ///< The word is 案, 条 or cases, and not one that counts anything.
};

/// The counts in @p folded that have a word for what they count (案, 条, 行, cases, rows…), in order of place.
QList<StatedCount> findStatedCounts(QStringView folded);

/// @p value as @p like writes numbers ("两" before a unit), to stand in its place.
QString writtenLike(int value, const StatedCount &like);

} // namespace Winnow
