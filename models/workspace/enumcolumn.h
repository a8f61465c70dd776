// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/decision.h"
#include "evidence/evidencecodes.h"
#include "sqlite/statement.h"

#include <QList>

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

/// Nothing for NULL, and for a number that is none of the enumeration's.
template <typename Enum>
std::optional<Enum> readOptional(const Sqlite::Statement &row, int column, int count)
{
    const std::optional<qint64> number = row.optionalInteger(column);
    return number && *number >= 0 && *number < count ? std::optional(static_cast<Enum>(*number))
                                                     : std::nullopt;
}

inline std::optional<Tier> tier(const Sqlite::Statement &row, int column)
{
    return readOptional<Tier>(row, column, tierCount);
}

inline std::optional<Resolution> resolution(const Sqlite::Statement &row, int column)
{
    return readOptional<Resolution>(row, column, resolutionCount);
}

/// Traps as bits, in the order of their enumeration.
inline quint16 trapBits(const Sqlite::Statement &row, int column)
{
    static_assert(trapCodeCount <= 16);
    return static_cast<quint16>(row.integer(column) & ((1 << trapCodeCount) - 1));
}

inline QList<TrapCode> traps(const Sqlite::Statement &row, int column)
{
    QList<TrapCode> codes;
    const quint16 bits = trapBits(row, column);
    for (int code = 0; code < trapCodeCount; ++code) {
        if ((bits >> code) & 1)
            codes.append(static_cast<TrapCode>(code));
    }
    return codes;
}

} // namespace Winnow::EnumColumn
