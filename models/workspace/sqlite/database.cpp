// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "database.h"

#include "resultcode.h"

#include <QFile>
#include <QUrl>

#include <sqlite3.h>

namespace Winnow::Sqlite {

using namespace Qt::StringLiterals;

namespace {

/// How long a connection waits for another one's commit before it reports Locked, in milliseconds.
constexpr int busyTimeoutMs = 5000;

int openFlags(OpenMode mode)
{
    constexpr int common = SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    switch (mode) {
    case OpenMode::Create:
        return common | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    case OpenMode::Memory:
        return common | SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY;
    case OpenMode::ReadWrite:
        return common | SQLITE_OPEN_READWRITE;
    case OpenMode::ReadOnly:
    case OpenMode::Immutable:
        break;
    }
    return common | SQLITE_OPEN_READONLY;
}

QByteArray fileUri(const QString &path, OpenMode mode)
{
    if (mode == OpenMode::Memory)
        return ":memory:";
    QByteArray uri = QUrl::fromLocalFile(path).toEncoded(QUrl::FullyEncoded);
    if (mode == OpenMode::Immutable)
        uri += "?immutable=1";
    return uri;
}

} // namespace

void Database::Closer::operator()(sqlite3 *handle) const
{
    sqlite3_close_v2(handle);
}

Database::Database(QString path, std::unique_ptr<sqlite3, Closer> handle)
    : m_path(std::move(path))
    , m_handle(std::move(handle))
{}

Database::Database(Database &&) noexcept = default;
Database &Database::operator=(Database &&) noexcept = default;
Database::~Database() = default;

WorkspaceResult<Database> Database::open(const QString &path, OpenMode mode)
{
    sqlite3 *raw = nullptr;
    const int code = sqlite3_open_v2(fileUri(path, mode).constData(), &raw, openFlags(mode), nullptr);
    std::unique_ptr<sqlite3, Closer> handle(raw);
    if (code != SQLITE_OK) {
        const QString message = QString::fromUtf8(raw ? sqlite3_errmsg(raw) : sqlite3_errstr(code));
        return std::unexpected(errorFromResultCode(code, path, message));
    }
    sqlite3_busy_timeout(raw, busyTimeoutMs);
    return Database(path, std::move(handle));
}

WorkspaceResult<void> Database::execute(const QByteArray &sql) const
{
    const int code = sqlite3_exec(m_handle.get(), sql.constData(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK)
        return std::unexpected(error(code));
    return {};
}

WorkspaceResult<Statement> Database::prepare(const QByteArray &sql) const
{
    sqlite3_stmt *statement = nullptr;
    const int code = sqlite3_prepare_v3(m_handle.get(), sql.constData(), static_cast<int>(sql.size()),
            SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
    if (code != SQLITE_OK)
        return std::unexpected(error(code));
    return Statement(m_path, statement);
}

WorkspaceResult<qint64> Database::queryInteger(const QByteArray &sql) const
{
    auto statement = prepare(sql);
    if (!statement)
        return std::unexpected(std::move(statement.error()));
    const auto row = statement->step();
    if (!row)
        return std::unexpected(row.error());
    if (!*row)
        return std::unexpected(WorkspaceError{WorkspaceErrorCode::NotFound, m_path, u"no row"_s});
    return statement->integer(0);
}

qint64 Database::lastInsertId() const
{
    return sqlite3_last_insert_rowid(m_handle.get());
}

qint64 Database::changedRows() const
{
    return sqlite3_changes64(m_handle.get());
}

void Database::interrupt() const
{
    sqlite3_interrupt(m_handle.get());
}

WorkspaceResult<void> Database::backUpTo(const QString &target) const
{
    auto copy = open(target, OpenMode::Create);
    if (!copy)
        return std::unexpected(std::move(copy.error()));
    sqlite3_backup *backup = sqlite3_backup_init(copy->handle(), "main", m_handle.get(), "main");
    if (!backup)
        return std::unexpected(copy->error(sqlite3_extended_errcode(copy->handle())));
    sqlite3_backup_step(backup, -1);
    const int code = sqlite3_backup_finish(backup);
    if (code != SQLITE_OK)
        return std::unexpected(errorFromResultCode(code, target, QString::fromUtf8(sqlite3_errstr(code))));
    return {};
}

WorkspaceError Database::error(int code) const
{
    return errorFromResultCode(code, m_path, QString::fromUtf8(sqlite3_errmsg(m_handle.get())));
}

Transaction::Transaction(Database &database)
    : m_database(&database)
{}

Transaction::Transaction(Transaction &&other) noexcept
    : m_database(std::exchange(other.m_database, nullptr))
{}

WorkspaceResult<Transaction> Transaction::begin(Database &database)
{
    if (auto begun = database.execute("BEGIN IMMEDIATE"_ba); !begun)
        return std::unexpected(std::move(begun.error()));
    return Transaction(database);
}

WorkspaceResult<void> Transaction::commit()
{
    auto committed = m_database->execute("COMMIT"_ba);
    if (committed)
        m_database = nullptr; // otherwise the destructor rolls back
    return committed;
}

Transaction::~Transaction()
{
    // SQLite has already rolled back by itself after some errors (disk full); a second ROLLBACK would only fail.
    if (m_database && sqlite3_get_autocommit(m_database->handle()) == 0)
        (void)m_database->execute("ROLLBACK"_ba);
}

} // namespace Winnow::Sqlite
