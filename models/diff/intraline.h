// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringView>

#include <vector>

namespace Winnow {

/// A stretch of a line, in UTF-16 units.
struct TextSpan
{
    qsizetype start = 0;
    qsizetype length = 0;

    qsizetype end() const { return start + length; }
    friend bool operator==(const TextSpan &, const TextSpan &) = default;
};

/// What changed between two lines: the stretches that the other lacks.
struct WordChanges
{
    std::vector<TextSpan> removed;
    std::vector<TextSpan> added;

    friend bool operator==(const WordChanges &, const WordChanges &) = default;
};

/// Compares two lines word by word, in Chinese and Japanese character by character. Lines that have little in common
/// are not compared: both results are empty. @p ignoresBlanks leaves blanks unmarked. Of lines that are very long or
/// differ in very many places the stretch between the first and the last difference is marked, so that the cost stays
/// bounded.
WordChanges changedWords(QStringView removed, QStringView added, bool ignoresBlanks = false);

} // namespace Winnow
