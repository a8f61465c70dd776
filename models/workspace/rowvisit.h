// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "sqlite/database.h"

#include <QByteArray>

#include <ranges>

/// Runs queries and lets a function see each row.
namespace Winnow::RowVisit {

using namespace Qt::StringLiterals;

/// The rest of the rows of @p query, which is reset afterwards.
template <typename Visit>
WorkspaceResult<void> rest(Sqlite::Statement &query, Visit visit)
{
    while (true) {
        const auto row = query.step();
        if (!row)
            return std::unexpected(row.error());
        if (!*row)
            break;
        visit(std::as_const(query));
    }
    query.reset();
    return {};
}

/// All rows of @p sql.
template <typename Visit>
WorkspaceResult<void> all(const Sqlite::Database &database, const QByteArray &sql, Visit visit)
{
    auto query = database.prepare(sql);
    if (!query)
        return std::unexpected(std::move(query.error()));
    return rest(*query, visit);
}

/// All rows of @p query, whose one parameter is a list of numbers that it takes apart with json_each(): one question
/// for a thousand issues instead of a thousand questions.
template <std::ranges::range Numbers, typename Visit>
WorkspaceResult<void> ofMany(Sqlite::Statement &query, const Numbers &numbers, Visit visit)
{
    QByteArray list = "[";
    for (const qint64 number : numbers) {
        list += QByteArray::number(number);
        list += ',';
    }
    if (list.endsWith(','))
        list.chop(1);
    else
        return {};
    list += ']';
    query.bindUtf8(1, list);
    return rest(query, visit);
}

} // namespace Winnow::RowVisit
