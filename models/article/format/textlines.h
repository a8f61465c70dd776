// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "sourceline.h"

namespace Winnow {

/// The lines of an article as copied from a blog: cells parted by tabs, no marks for headings.
SourceLines textLines(QStringView text);

/// The cells of @p line where tabs part it into a row, trimmed. Nothing where it has no tab, or no more than one cell with
/// something in it, unless that is a row's number.
QStringList tabbedCells(QStringView line);

} // namespace Winnow
