// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QSet>
#include <QStringView>

namespace Winnow {

/// Adds to @p numbers every number that @p text of a forge (an issue's body, a comment, a branch name) names as an
/// issue's or a change's, in whatever way: `#12`, `!12`, `PR 12`, `issues/12`, `fix/issue12`, `PR12/13`. Reads wide, because
/// what it adds is only ever excused by it. Takes time in proportion to the text.
void addRecordNumbers(QStringView text, QSet<QString> &numbers);

} // namespace Winnow
