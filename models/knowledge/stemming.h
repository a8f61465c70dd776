// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringView>

namespace Winnow {

/// How much of the English word @p word, folded, is its stem: plural and verb endings are cut, so that "compiles",
/// "compiled" and "compiling" meet. Careful rather than thorough; words of other letters and with digits are stems.
qsizetype stemLength(QStringView word);

} // namespace Winnow
