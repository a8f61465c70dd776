// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

namespace Winnow {

/// Makes @p pdf name ideographs where it names radicals. Fonts draw both with one glyph, Qt takes the lesser number, and
/// so what is searched for or copied would be "U+2F2F" where 工 was written.
void nameIdeographs(QByteArray &pdf);

} // namespace Winnow
