// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "facttable.h"

#include <algorithm>

namespace Winnow {

namespace {

void bindValue(Sqlite::Statement &statement, int index, const FactValue &value)
{
    if (const auto *integer = std::get_if<qint64>(&value))
        statement.bind(index, *integer);
    else if (const auto *real = std::get_if<double>(&value))
        statement.bind(index, *real);
    else if (const auto *text = std::get_if<QByteArray>(&value))
        statement.bindUtf8(index, *text);
    else
        statement.bindNull(index);
}

FactValue readValue(const Sqlite::Statement &statement, int column)
{
    switch (statement.kind(column)) {
    case Sqlite::ColumnKind::Null:
        return {};
    case Sqlite::ColumnKind::Integer:
        return statement.integer(column);
    case Sqlite::ColumnKind::Real:
        return statement.real(column);
    case Sqlite::ColumnKind::Text:
        break;
    }
    return statement.utf8(column).toByteArray();
}

bool isGiven(const FactValue &value)
{
    return !std::holds_alternative<std::monostate>(value);
}

QByteArray placeholders(qsizetype first, qsizetype count)
{
    QByteArrayList marks;
    for (qsizetype i = 0; i < count; ++i)
        marks.append('?' + QByteArray::number(first + i));
    return marks.join(", ");
}

/// Writes down which of @p ranks differ from @p newest, as "index:factAt:sourceAt" parted by spaces; null where none
/// does, as nearly always.
QByteArray encodeRanks(const std::vector<FactRank> &ranks, FactRank newest)
{
    QByteArrayList parts;
    for (size_t i = 0; i < ranks.size(); ++i) {
        if (ranks[i] != newest)
            parts.append(QByteArray::number(i) + ':' + QByteArray::number(ranks[i].factAt) + ':'
                    + QByteArray::number(ranks[i].sourceAt));
    }
    return parts.join(' ');
}

std::vector<FactRank> decodeRanks(const QByteArray &text, size_t count, FactRank newest)
{
    std::vector<FactRank> ranks(count, newest);
    for (const QByteArray &part : text.isEmpty() ? QByteArrayList() : text.split(' ')) {
        const QByteArrayList numbers = part.split(':');
        const size_t index = numbers.value(0).toULongLong();
        if (index < count)
            ranks[index] = {numbers.value(1).toLongLong(), numbers.value(2).toLongLong()};
    }
    return ranks;
}

} // namespace

FactValue factValue(const QString &text)
{
    return text.isNull() ? FactValue{} : FactValue{text.toUtf8()};
}

FactValue factValue(const std::optional<Timestamp> &at)
{
    return at ? FactValue{toMilliseconds(*at)} : FactValue{};
}

FactValue factValue(const std::optional<double> &number)
{
    return number ? FactValue{*number} : FactValue{};
}

FactTable::FactTable(FactLayout layout)
    : m_layout(std::move(layout))
{}

QByteArray FactTable::selectSql() const
{
    QByteArrayList columns;
    columns << (m_layout.hasPlaceholders ? "id, present" : "0, 1") << "fact_at" << "source_at"
            << "value_ranks";
    columns += m_layout.values;
    columns += m_layout.wideValues;
    QByteArrayList conditions;
    for (qsizetype i = 0; i < m_layout.keys.size(); ++i)
        conditions.append(m_layout.keys[i] + " = ?" + QByteArray::number(i + 1));
    QByteArray sql = "SELECT " + columns.join(", ") + " FROM " + m_layout.table;
    if (!m_layout.wideTable.isEmpty())
        sql += " LEFT JOIN " + m_layout.wideTable + " ON issue_id = id";
    return sql + " WHERE " + conditions.join(" AND ");
}

QByteArray FactTable::insertSql() const
{
    QByteArrayList columns = m_layout.keys + m_layout.values;
    columns << "fact_at" << "source_at";
    QByteArray values = placeholders(1, columns.size());
    if (m_layout.hasPlaceholders) {
        columns << "present";
        values += ", 1";
    }
    return "INSERT INTO " + m_layout.table + " (" + columns.join(", ") + ") VALUES (" + values
            + ") ON CONFLICT DO NOTHING";
}

QByteArray FactTable::updateSql() const
{
    QByteArrayList assignments;
    qsizetype index = m_layout.keys.size();
    for (const QByteArray &column : m_layout.values + QByteArrayList{"fact_at", "source_at", "value_ranks"})
        assignments.append(column + " = ?" + QByteArray::number(++index));
    if (m_layout.hasPlaceholders)
        assignments.append("present = 1");
    QByteArrayList conditions;
    for (qsizetype i = 0; i < m_layout.keys.size(); ++i)
        conditions.append(m_layout.keys[i] + " = ?" + QByteArray::number(i + 1));
    return "UPDATE " + m_layout.table + " SET " + assignments.join(", ") + " WHERE "
            + conditions.join(" AND ");
}

WorkspaceResult<FactTable> FactTable::prepare(const Sqlite::Database &database, FactLayout layout)
{
    FactTable table(std::move(layout));
    table.m_database = &database;
    const auto prepareInto = [&database](std::optional<Sqlite::Statement> &target, const QByteArray &sql) {
        return database.prepare(sql).transform(
                [&target](Sqlite::Statement &&s) { target.emplace(std::move(s)); });
    };
    auto prepared = prepareInto(table.m_select, table.selectSql())
                            .and_then([&] { return prepareInto(table.m_insert, table.insertSql()); })
                            .and_then([&] { return prepareInto(table.m_update, table.updateSql()); });
    if (prepared && !table.m_layout.wideTable.isEmpty()) {
        const QByteArrayList columns = QByteArrayList{"issue_id"} + table.m_layout.wideValues;
        prepared = prepareInto(table.m_putWide,
                "REPLACE INTO " + table.m_layout.wideTable + " (" + columns.join(", ") + ") VALUES ("
                        + placeholders(1, columns.size()) + ")");
    }
    if (!prepared)
        return std::unexpected(std::move(prepared.error()));
    return table;
}

WorkspaceResult<std::optional<FactTable::Stored>> FactTable::find(std::span<const FactValue> keys)
{
    int index = 0;
    for (const FactValue &key : keys)
        bindValue(*m_select, ++index, key);
    const auto row = m_select->step();
    if (!row)
        return std::unexpected(row.error());
    std::optional<Stored> stored;
    if (*row) {
        stored.emplace();
        stored->id = m_select->integer(0);
        stored->present = m_select->integer(1) != 0;
        stored->rank = {m_select->integer(2), m_select->integer(3)};
        const auto count = static_cast<size_t>(m_layout.values.size() + m_layout.wideValues.size());
        stored->ranks = decodeRanks(m_select->utf8(4).toByteArray(), count, stored->rank);
        stored->values.reserve(count);
        for (size_t i = 0; i < count; ++i)
            stored->values.push_back(readValue(*m_select, static_cast<int>(i) + 5));
    }
    m_select->reset();
    return stored;
}

FactTable::Stored FactTable::merge(
        const Stored &stored, std::span<const FactValue> values, FactRank rank) const
{
    Stored merged{stored.id, true, std::max(stored.rank, rank), {values.begin(), values.end()}, {}};
    merged.ranks.assign(values.size(), rank);
    const auto keepKnown = [&](size_t i) {
        merged.values[i] = stored.values[i];
        merged.ranks[i] = stored.ranks[i];
    };
    const auto choose = [&](size_t i) {
        const FactValue &known = stored.values[i];
        const bool older = rank < stored.ranks[i] || (rank == stored.ranks[i] && known > values[i]);
        if (!isGiven(values[i]) || (isGiven(known) && older))
            keepKnown(i);
    };
    const auto unit = static_cast<size_t>(m_layout.unitSize);
    if (unit > 0) {
        // The unit's first value says whether a version speaks of the unit at all.
        const std::span known(stored.values.data(), unit);
        const bool silent = !isGiven(values[0]);
        const bool older = rank < stored.ranks[0]
                || (rank == stored.ranks[0]
                        && std::ranges::lexicographical_compare(values.first(unit), known));
        const bool knownStands = isGiven(known[0]) && (silent || older);
        for (size_t i = 0; i < unit; ++i) {
            if (knownStands)
                keepKnown(i);
            else if (silent)
                choose(i);
        }
    }
    for (size_t i = unit; i < values.size(); ++i)
        choose(i);
    for (size_t i = 0; i < values.size(); ++i) {
        if (!isGiven(merged.values[i]))
            merged.ranks[i] = merged.rank;
    }
    return merged;
}

WorkspaceResult<std::optional<qint64>> FactTable::insert(
        std::span<const FactValue> keys, std::span<const FactValue> values, FactRank rank)
{
    int index = 0;
    for (const FactValue &key : keys)
        bindValue(*m_insert, ++index, key);
    for (const FactValue &value : values)
        bindValue(*m_insert, ++index, value);
    m_insert->bind(++index, rank.factAt);
    m_insert->bind(++index, rank.sourceAt);
    return m_insert->run().transform([this]() -> std::optional<qint64> {
        if (m_database->changedRows() == 0)
            return std::nullopt;
        return m_database->lastInsertId();
    });
}

WorkspaceResult<void> FactTable::update(std::span<const FactValue> keys, const Stored &merged)
{
    int index = 0;
    for (const FactValue &key : keys)
        bindValue(*m_update, ++index, key);
    for (const FactValue &value : std::span(merged.values).first(static_cast<size_t>(m_layout.values.size())))
        bindValue(*m_update, ++index, value);
    m_update->bind(++index, merged.rank.factAt);
    m_update->bind(++index, merged.rank.sourceAt);
    const QByteArray ranks = encodeRanks(merged.ranks, merged.rank);
    m_update->bindUtf8(++index, ranks.isEmpty() ? QByteArrayView() : QByteArrayView(ranks));
    return m_update->run();
}

WorkspaceResult<void> FactTable::putWide(qint64 id, std::span<const FactValue> values)
{
    if (!m_putWide)
        return {};
    m_putWide->bind(1, id);
    int index = 1;
    for (const FactValue &value : values)
        bindValue(*m_putWide, ++index, value);
    return m_putWide->run();
}

WorkspaceResult<std::optional<FactTable::Put>> FactTable::putNew(
        std::span<const FactValue> keys, std::span<const FactValue> values, FactRank rank)
{
    const auto id = insert(keys, values.first(m_layout.values.size()), rank);
    if (!id)
        return std::unexpected(id.error());
    if (!*id)
        return std::nullopt;
    if (auto done = putWide(**id, values.subspan(m_layout.values.size())); !done)
        return std::unexpected(std::move(done.error()));
    return Put{WriteOutcome::Added, **id, std::vector<bool>(values.size(), true)};
}

WorkspaceResult<FactTable::Put> FactTable::putOver(const Stored &stored, std::span<const FactValue> keys,
        std::span<const FactValue> values, FactRank rank)
{
    const Stored merged = stored.present ? merge(stored, values, rank)
                                         : Stored{stored.id, true, rank, {values.begin(), values.end()},
                                                   std::vector<FactRank>(values.size(), rank)};
    Put put{WriteOutcome::Unchanged, stored.id, std::vector<bool>(values.size())};
    for (size_t i = 0; i < values.size(); ++i)
        put.moved[i] = !stored.present || merged.values[i] != stored.values[i];
    const bool differs = !stored.present || std::ranges::contains(put.moved, true);
    if (differs)
        put.outcome = stored.present ? WriteOutcome::Changed : WriteOutcome::Added;
    if (merged == stored)
        return put;
    auto done = update(keys, merged);
    if (done && differs)
        done = putWide(put.id, std::span(merged.values).subspan(static_cast<size_t>(m_layout.values.size())));
    if (!done)
        return std::unexpected(std::move(done.error()));
    return put;
}

WorkspaceResult<FactTable::Put> FactTable::put(
        std::span<const FactValue> keys, std::span<const FactValue> values, FactRank rank)
{
    // New facts come in runs, as known ones do, so the last one tells which question to ask first.
    if (m_lastWasNew) {
        auto put = putNew(keys, values, rank);
        if (!put)
            return std::unexpected(std::move(put.error()));
        if (*put)
            return **put;
    }
    const auto stored = find(keys);
    if (!stored)
        return std::unexpected(stored.error());
    m_lastWasNew = !stored->has_value();
    if (*stored)
        return putOver(**stored, keys, values, rank);
    return putNew(keys, values, rank).transform([](const std::optional<Put> &put) { return *put; });
}

} // namespace Winnow
