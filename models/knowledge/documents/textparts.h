// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

namespace Winnow {

/// @p blocks, a blank line between them, as texts of at most @p most UTF-16 units each: cut between blocks; within one that
/// is longer itself, at the end of a line, else of a sentence, else at a blank, else anywhere but within a character. No
/// text is lost or empty; none comes of no blocks.
QStringList textParts(const QStringList &blocks, qsizetype most);

} // namespace Winnow
