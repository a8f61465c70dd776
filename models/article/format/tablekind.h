// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

#include <optional>

/// Which of an article's tables a row belongs to, by its words.
namespace Winnow {

enum class TableKind : quint8 { Overview, Issues, Guide };

/// The table whose head @p cells, as read, are.
std::optional<TableKind> kindOfHead(const QStringList &cells);

/// The table that a row of @p cells, as read, belongs to by itself: it begins with `#` and a number, ends with cases, or
/// names a repository and ends with a count.
std::optional<TableKind> kindOfRow(const QStringList &cells);

/// A table's head whose cells ran together in copying.
struct RunTogetherHead
{
    TableKind kind = TableKind::Issues;
    QStringList columns;
};

/// Takes @p line apart where it is such a head.
std::optional<RunTogetherHead> readRunTogetherHead(const QString &line);

/// Whether @p line is a row of issues whose cells ran together: `#`, digits and something else.
bool isRunTogetherRow(QStringView line);

/// The number of an issue as a cell writes it, with a sign or without; null where @p cell is something else.
QString issueNumberOf(QStringView cell, bool needsSign);

/// Whether @p cell begins a row that sums a table up.
bool isTotal(QStringView cell);

} // namespace Winnow
