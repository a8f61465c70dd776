// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace Winnow {

/// @p text, a template, for the engine: without the ends of the lines that hold nothing but tags and comments, so that they
/// leave no empty line behind. (The engine can do so, too, but would join a line that is one value to the line before.)
QString preparedTemplate(const QString &text);

/// @p markdown without empty lines at its ends and with one where there are several; ends with a line feed unless empty.
QString withSingleBlankLines(const QString &markdown);

} // namespace Winnow
