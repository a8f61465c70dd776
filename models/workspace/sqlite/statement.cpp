// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "statement.h"

#include "resultcode.h"

#include <QStringDecoder>

#include <sqlite3.h>

namespace Winnow::Sqlite {

Statement::Statement(QString path, sqlite3_stmt *statement)
    : m_path(std::move(path))
    , m_statement(statement)
{}

void Statement::Finalizer::operator()(sqlite3_stmt *statement) const
{
    sqlite3_finalize(statement);
}

void Statement::bind(int index, qint64 value)
{
    sqlite3_bind_int64(m_statement.get(), index, value);
}

void Statement::bind(int index, double value)
{
    sqlite3_bind_double(m_statement.get(), index, value);
}

void Statement::bind(int index, const QString &value)
{
    if (value.isNull()) {
        bindNull(index);
        return;
    }
    const QByteArray utf8 = value.toUtf8();
    sqlite3_bind_text64(m_statement.get(), index, utf8.constData(), static_cast<sqlite3_uint64>(utf8.size()),
            SQLITE_TRANSIENT, SQLITE_UTF8);
}

void Statement::bindUtf8(int index, QByteArrayView value)
{
    if (value.isNull())
        bindNull(index);
    else
        sqlite3_bind_text64(m_statement.get(), index, value.data(), static_cast<sqlite3_uint64>(value.size()),
                SQLITE_STATIC, SQLITE_UTF8);
}

void Statement::bindNull(int index)
{
    sqlite3_bind_null(m_statement.get(), index);
}

WorkspaceResult<bool> Statement::step()
{
    const int code = sqlite3_step(m_statement.get());
    if (code == SQLITE_ROW)
        return true;
    if (code == SQLITE_DONE)
        return false;
    sqlite3 *handle = sqlite3_db_handle(m_statement.get());
    const WorkspaceError error = errorFromResultCode(
            sqlite3_extended_errcode(handle), m_path, QString::fromUtf8(sqlite3_errmsg(handle)));
    reset();
    return std::unexpected(error);
}

WorkspaceResult<void> Statement::run()
{
    auto row = step();
    reset();
    if (!row)
        return std::unexpected(std::move(row.error()));
    return {};
}

void Statement::reset()
{
    sqlite3_reset(m_statement.get());
}

ColumnKind Statement::kind(int column) const
{
    switch (sqlite3_column_type(m_statement.get(), column)) {
    case SQLITE_INTEGER:
        return ColumnKind::Integer;
    case SQLITE_FLOAT:
        return ColumnKind::Real;
    case SQLITE_NULL:
        return ColumnKind::Null;
    default:
        return ColumnKind::Text;
    }
}

qint64 Statement::integer(int column) const
{
    return sqlite3_column_int64(m_statement.get(), column);
}

double Statement::real(int column) const
{
    return sqlite3_column_double(m_statement.get(), column);
}

QByteArrayView Statement::utf8(int column) const
{
    const unsigned char *text = sqlite3_column_text(m_statement.get(), column);
    if (!text)
        return {};
    return {text, sqlite3_column_bytes(m_statement.get(), column)};
}

QString Statement::text(int column) const
{
    const QByteArrayView bytes = utf8(column);
    if (bytes.isNull())
        return {};
    if (bytes.isEmpty())
        return QString::fromLatin1("");
    // QString::fromUtf8() would take a leading U+FEFF for a byte order mark and drop it.
    if (bytes.startsWith("\xef\xbb\xbf")) {
        QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
        return decoder(bytes);
    }
    return QString::fromUtf8(bytes);
}

std::optional<qint64> Statement::optionalInteger(int column) const
{
    return isNull(column) ? std::nullopt : std::optional{integer(column)};
}

} // namespace Winnow::Sqlite
