// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

namespace Winnow {

/// A diff as git writes it, of at least @p lines lines and not many more: C++, Python and Markdown files of some
/// hundred lines, English and Chinese, with hunks of changed and unchanged lines. The same at each call.
QByteArray sampleDiff(int lines);

} // namespace Winnow
