// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QStringList>

/// Between inline Markdown and a table cell in GitHub's Markdown. There a bar ends a cell unless a backslash stands right
/// before it, in code spans too, where most other engines would show that backslash.
namespace Winnow {

/// The cells of a table's row, as they stand but trimmed. Bars at the row's ends are none of theirs.
QStringList splitTableRow(QStringView row);

/// Whether @p line is what parts a table's head from its rows (`| --- | :-: |`).
bool isDelimiterRow(QStringView line);

/// @p cell of splitTableRow() as inline Markdown: bars unescaped, `<br>` a line break, `<code>` a code span.
QString readTableCell(const QString &cell);

/// @p markdown for a table's cell: bars escaped, code that holds one as `<code>x&#124;y</code>`, line breaks as `<br>`.
QString tableCell(const QString &markdown);

/// @p markdown with each `<code>` element as a code span.
QString withoutCodeElements(const QString &markdown);

} // namespace Winnow
