// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <optional>

namespace Winnow {

/// A line that begins as one of a list does.
struct ListLine
{
    QString marker; ///< As written; null for a numbered line.
    int ordinal = -1; ///< Of a numbered line; -1 elsewhere.
    QStringView text; ///< What follows the mark, trimmed.
};

/// @p markdown without the signs that make all of it bold, as lines are that are to look like headings; unchanged where
/// only a part is.
QString withoutBold(const QString &markdown);

/// Reads @p line as one of a list: `• x`, `•x`, `- x`, `* x`, `+ x`; `3. x`, `3、x`, `3) x`. A number needs a space behind
/// its full stop where a letter or digit of ASCII follows, so that `26.1.0` and `3.13` are none.
std::optional<ListLine> readListLine(QStringView line);

} // namespace Winnow
