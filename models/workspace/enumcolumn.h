// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/decision.h"
#include "sqlite/statement.h"

/// Enumerations kept as numbers. The schema lets in no other number, but a damaged file may hold one: it is read as the
/// least, which claims nothing, and `check` reports the row.
namespace Winnow::EnumColumn {

template <typename Enum>
Enum read(const Sqlite::Statement &row, int column, Enum greatest)
{
    const qint64 number = row.integer(column);
    return number >= 0 && number <= static_cast<qint64>(greatest) ? static_cast<Enum>(number) : Enum{};
}

inline Verdict verdict(const Sqlite::Statement &row, int column)
{
    return read(row, column, Verdict::Hold);
}

inline Stage stage(const Sqlite::Statement &row, int column)
{
    return read(row, column, Stage::Editor);
}

} // namespace Winnow::EnumColumn
