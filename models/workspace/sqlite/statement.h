// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "workspace/workspaceerror.h"

#include <QByteArrayView>
#include <QString>

#include <memory>
#include <optional>

struct sqlite3_stmt;

namespace Winnow::Sqlite {

class Database;

/// What SQLite holds in a column of the present row.
enum class ColumnKind : quint8 { Null, Integer, Real, Text };

/// A compiled statement. Bind, step, read columns, reset; parameters count from 1, columns from 0.
/// A null QString, a null view and an empty optional are bound as NULL and come back as such.
class Statement final
{
public:
    Statement(Statement &&) noexcept = default;
    Statement &operator=(Statement &&) noexcept = default;

    void bind(int index, qint64 value);
    void bind(int index, int value) { bind(index, qint64{value}); }
    void bind(int index, bool value) { bind(index, qint64{value}); }
    void bind(int index, double value);
    void bind(int index, const QString &value);
    /// UTF-8 text that stays valid until the statement has been stepped.
    void bindUtf8(int index, QByteArrayView value);
    void bindNull(int index);

    template <typename T>
    void bind(int index, const std::optional<T> &value)
    {
        if (value)
            bind(index, *value);
        else
            bindNull(index);
    }

    /// Binds @p values to the parameters from 1 on.
    template <typename... Values>
    Statement &bindAll(const Values &...values)
    {
        int index = 0;
        (bind(++index, values), ...);
        return *this;
    }

    /// Moves to the next row: true where there is one, false at the end.
    WorkspaceResult<bool> step();

    /// Steps once, expects no row, and resets: for INSERT, UPDATE, DELETE.
    WorkspaceResult<void> run();

    /// Makes the statement ready to be bound and stepped again.
    void reset();

    ColumnKind kind(int column) const;
    bool isNull(int column) const { return kind(column) == ColumnKind::Null; }
    qint64 integer(int column) const;
    double real(int column) const;
    /// Null where the column is NULL.
    QString text(int column) const;
    /// Valid until the next step or reset.
    QByteArrayView utf8(int column) const;
    std::optional<qint64> optionalInteger(int column) const;

private:
    friend class Database;

    struct Finalizer
    {
        void operator()(sqlite3_stmt *statement) const;
    };

    Statement(QString path, sqlite3_stmt *statement);

    QString m_path;
    std::unique_ptr<sqlite3_stmt, Finalizer> m_statement;
};

} // namespace Winnow::Sqlite
