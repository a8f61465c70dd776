// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/timestamp.h"
#include "recordwriter.h"
#include "sqlite/database.h"

#include <QByteArrayList>

#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace Winnow {

/// A column's value; monostate is NULL, "not given".
using FactValue = std::variant<std::monostate, qint64, double, QByteArray>;

FactValue factValue(const QString &text);
FactValue factValue(const std::optional<Timestamp> &at);

template <std::integral T>
FactValue factValue(const std::optional<T> &number)
{
    return number ? FactValue{qint64{*number}} : FactValue{};
}

FactValue factValue(const std::optional<double> &number);

/// Ranks two versions of a fact: by the newest time the record itself carries, then by the time of its bundle.
struct FactRank
{
    qint64 factAt = 0; ///< ms since 1970, 0 where the record carries no time
    qint64 sourceAt = 0; ///< ms since 1970, 0 where the bundle carries none

    friend auto operator<=>(const FactRank &, const FactRank &) = default;
};

/// How a table of facts is laid out. Beside its columns each has fact_at and source_at.
struct FactLayout
{
    QByteArray table{};
    QByteArrayList keys{};
    QByteArrayList values{};
    /// The first of `values` that only mean something together (state and its times): they are taken from one
    /// version, whole, so that a reopened issue does not keep its old closing time.
    qsizetype unitSize = 0;
    /// Rows have an `id` and may be placeholders (`present = 0`).
    bool hasPlaceholders = false;
    /// Wide values in a table of their own, keyed by `issue_id` = id; may be empty.
    QByteArray wideTable{};
    QByteArrayList wideValues{};
};

/// Writes facts of one kind by their natural key, merging versions by rank as bundle.md's Rules ask: newer values
/// replace older ones, values not given are left as known, and of two versions of equal rank the greater value
/// stands, so that the order of arrival does not matter. For that each value is known with the rank of the version it
/// stems from: a newest version that does not speak of a value must not keep out a newer one of two others.
class FactTable final
{
public:
    static WorkspaceResult<FactTable> prepare(const Sqlite::Database &database, FactLayout layout);

    struct Put
    {
        WriteOutcome outcome = WriteOutcome::Unchanged;
        qint64 id = 0; ///< Where the layout has ids.
        std::vector<bool> moved; ///< Per value: whether it is now another than before.
    };

    /// @p values in the order of the layout's values, then its wideValues.
    WorkspaceResult<Put> put(
            std::span<const FactValue> keys, std::span<const FactValue> values, FactRank rank);

private:
    struct Stored
    {
        qint64 id = 0;
        bool present = false;
        FactRank rank; ///< Of the newest version.
        std::vector<FactValue> values;
        std::vector<FactRank>
                ranks; ///< Of the version each value stems from; the newest where it is not given.

        bool operator==(const Stored &) const = default;
    };

    explicit FactTable(FactLayout layout);

    QByteArray selectSql() const;
    QByteArray insertSql() const;
    QByteArray updateSql() const;
    WorkspaceResult<std::optional<Stored>> find(std::span<const FactValue> keys);
    /// The id of the new row; nothing where one of that key is there already.
    WorkspaceResult<std::optional<qint64>> insert(
            std::span<const FactValue> keys, std::span<const FactValue> values, FactRank rank);
    WorkspaceResult<void> update(std::span<const FactValue> keys, const Stored &merged);
    WorkspaceResult<void> putWide(qint64 id, std::span<const FactValue> values);
    /// Nothing where a row of that key is there already.
    WorkspaceResult<std::optional<Put>> putNew(
            std::span<const FactValue> keys, std::span<const FactValue> values, FactRank rank);
    WorkspaceResult<Put> putOver(const Stored &stored, std::span<const FactValue> keys,
            std::span<const FactValue> values, FactRank rank);
    Stored merge(const Stored &stored, std::span<const FactValue> values, FactRank rank) const;

    FactLayout m_layout;
    const Sqlite::Database *m_database = nullptr;
    std::optional<Sqlite::Statement> m_select;
    std::optional<Sqlite::Statement> m_insert;
    std::optional<Sqlite::Statement> m_update;
    std::optional<Sqlite::Statement> m_putWide;
    bool m_lastWasNew = true;
};

} // namespace Winnow
