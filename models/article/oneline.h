// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace Winnow {

/// @p text as a cell, a heading or a line of a list can hold it: line breaks and tabs are blanks, those at its ends go.
QString oneLine(QString text);

} // namespace Winnow
