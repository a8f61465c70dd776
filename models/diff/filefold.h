// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "unifieddiff/diff.h"

#include <QByteArray>

namespace Winnow {

/// Why a file's lines are not shown at first.
enum class FoldReason : quint8 { None, TooLarge, Generated, Binary, LookedAt, ByHand };

/// Files of more lines than that are shown on request only: nobody reads them from end to end.
inline constexpr qsizetype mostUnfoldedLines = 50'000;

/// Whether people do not write @p path themselves: lock files, the output of code generators, dist/ and the like.
bool isGenerated(QByteArrayView path);

/// Why @p file of @p diff should be folded at first; None where it should not.
FoldReason initialFold(const Diff &diff, const DiffFile &file);

/// Number of lines in the hunks of @p file.
qsizetype shownLines(const Diff &diff, const DiffFile &file);

/// A hash of what changed in @p file, by which a reader's mark "looked at" is tied to its content: the path and all
/// lines with their signs, but not where they stand. Of a binary file the ids of its contents count.
QByteArray contentHash(const Diff &diff, const DiffFile &file);

} // namespace Winnow
