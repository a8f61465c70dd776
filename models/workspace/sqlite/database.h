// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "statement.h"
#include "workspace/workspaceerror.h"

#include <QString>

#include <memory>
#include <stop_token>

struct sqlite3;

namespace Winnow::Sqlite {

enum class OpenMode : quint8 {
    Create, ///< Makes the file; an existing one is an error of the caller.
    ReadWrite, ///< The file must exist.
    ReadOnly, ///< Reads beside a writer.
    Memory, ///< A new one without a file, gone with the connection; the path only names it in messages.
    Immutable ///< Reads a file that nobody can write, without making side files (read-only folder).
};

/// One connection to a SQLite file, used by one thread at a time. Thin on purpose: it turns result codes into
/// WorkspaceErrors and owns the handle; what is asked of it is said in SQL by the classes above.
/// The C interface is used rather than Qt SQL because import, the safety copy, interruption, and the column scan
/// of a million rows need what Qt SQL hides (values without QVariant, online backup, extended error codes).
class Database final
{
public:
    static WorkspaceResult<Database> open(const QString &path, OpenMode mode);

    Database(Database &&) noexcept;
    Database &operator=(Database &&) noexcept;
    ~Database();

    const QString &path() const { return m_path; }

    /// Runs every statement in @p sql, results thrown away.
    WorkspaceResult<void> execute(const QByteArray &sql) const;

    /// Compiles the one statement in @p sql for repeated use.
    WorkspaceResult<Statement> prepare(const QByteArray &sql) const;

    /// The integer in the first column of the first row of @p sql.
    WorkspaceResult<qint64> queryInteger(const QByteArray &sql) const;

    qint64 lastInsertId() const;

    /// Rows touched by the last INSERT, UPDATE or DELETE.
    qint64 changedRows() const;

    /// Makes a running statement of this connection end with Interrupted. May be called from any thread.
    void interrupt() const;

    /// Copies the whole database, as it stands, into a new file at @p target.
    WorkspaceResult<void> backUpTo(const QString &target) const;

    /// The connection's last error, with @p code as SQLite gave it.
    WorkspaceError error(int code) const;

    sqlite3 *handle() const { return m_handle.get(); }

private:
    struct Closer
    {
        void operator()(sqlite3 *handle) const;
    };

    Database(QString path, std::unique_ptr<sqlite3, Closer> handle);

    QString m_path;
    std::unique_ptr<sqlite3, Closer> m_handle;
};

/// A write transaction: rolled back when it goes out of scope uncommitted.
class Transaction final
{
public:
    static WorkspaceResult<Transaction> begin(Database &database);

    Transaction(Transaction &&other) noexcept;
    Transaction &operator=(Transaction &&) = delete;
    ~Transaction();

    /// Durable when it returns without an error; after an error nothing of the transaction is kept.
    WorkspaceResult<void> commit();

private:
    explicit Transaction(Database &database);

    Database *m_database;
};

} // namespace Winnow::Sqlite
