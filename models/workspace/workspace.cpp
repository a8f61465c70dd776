// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "workspace.h"

#include "fileheader.h"
#include "schema.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// WAL lets readers go on while a decision is written; FULL makes each commit survive a power cut;
/// cell_size_check finds damage when a page is read instead of acting on it.
constexpr auto writerPragmas = "PRAGMA journal_mode = WAL;"
                               "PRAGMA synchronous = FULL;"
                               "PRAGMA foreign_keys = ON;"
                               "PRAGMA trusted_schema = OFF;"
                               "PRAGMA cell_size_check = ON;"
                               "PRAGMA temp_store = MEMORY;"
                               "PRAGMA cache_size = -65536;"
                               "PRAGMA wal_autocheckpoint = 4096;";
constexpr auto readerPragmas = "PRAGMA query_only = ON;"
                               "PRAGMA trusted_schema = OFF;"
                               "PRAGMA cell_size_check = ON;"
                               "PRAGMA temp_store = MEMORY;"
                               "PRAGMA cache_size = -16384;";

std::unexpected<WorkspaceError> fail(WorkspaceErrorCode code, const QString &path, const QString &detail = {})
{
    return std::unexpected(WorkspaceError{code, path, detail});
}

std::unique_ptr<QLockFile> makeLock(const QString &path)
{
    auto lock = std::make_unique<QLockFile>(path + u".lock"_s);
    // Never stale by age: a window may stay open for weeks. A dead process's lock is still recognised.
    lock->setStaleLockTime(std::chrono::milliseconds::zero());
    return lock;
}

/// Takes @p lock, also from a process that was killed before it had written into its lock file who it is: such a file
/// names nobody whose death could be noticed. A living holder is not robbed, since it holds the file's system lock, too.
bool take(QLockFile &lock)
{
    LockHolder holder;
    if (lock.tryLock())
        return true;
    return lock.error() == QLockFile::LockFailedError
            && !lock.getLockInfo(&holder.processId, &holder.host, &holder.application)
            && lock.removeStaleLockFile() && lock.tryLock();
}

QString describeHolder(const LockHolder &holder)
{
    return u"%1, process %2 on %3"_s.arg(holder.application).arg(holder.processId).arg(holder.host);
}

} // namespace

Workspace::Workspace(Sqlite::Database database, std::unique_ptr<QLockFile> lock)
    : m_database(std::move(database))
    , m_lock(std::move(lock))
{}

Workspace::Workspace(Workspace &&) noexcept = default;
Workspace &Workspace::operator=(Workspace &&) noexcept = default;
Workspace::~Workspace() = default;

int Workspace::newestSchema()
{
    return static_cast<int>(schemaSteps().size());
}

WorkspaceResult<Workspace> Workspace::create(const QString &path)
{
    if (QFileInfo::exists(path))
        return fail(WorkspaceErrorCode::AlreadyExists, path);
    const QString folder = QFileInfo(path).absolutePath();
    if (!QDir().mkpath(folder) || !QFileInfo(folder).isWritable())
        return fail(WorkspaceErrorCode::NoPermission, path, u"the folder cannot be written"_s);
    // SQLite would fill the new file from a log that belongs to a former one of that name.
    if (const QFileInfo log(path + u"-wal"_s); log.size() > 0)
        return fail(WorkspaceErrorCode::AlreadyExists, log.filePath(),
                u"it belongs to a workspace that was moved away"_s);
    auto lock = makeLock(path);
    if (!take(*lock))
        return fail(WorkspaceErrorCode::Locked, path);

    // Built under another name and renamed when complete, so that a half-made workspace never bears the name.
    const QString unfinished = path + u".unfinished"_s;
    QFile::remove(unfinished);
    {
        auto database = Sqlite::Database::open(unfinished, Sqlite::OpenMode::Create);
        if (!database)
            return std::unexpected(std::move(database.error()));
        const QByteArray first =
                "PRAGMA page_size = 8192; PRAGMA application_id = "_ba + QByteArray::number(applicationId);
        auto made =
                database->execute(first).and_then([&] { return migrateSchema(*database, schemaSteps()); });
        if (!made) {
            const WorkspaceError error{made.error().code, path, made.error().detail};
            QFile::remove(unfinished);
            return std::unexpected(error);
        }
    }
    if (!QFile::rename(unfinished, path)) {
        QFile::remove(unfinished);
        return fail(WorkspaceErrorCode::Io, path, u"could not be renamed into place"_s);
    }
    lock->unlock();
    return openForWriting(path);
}

WorkspaceResult<Workspace> Workspace::open(const QString &path, Access access)
{
    if (auto sound = inspectFileHeader(path); !sound)
        return std::unexpected(std::move(sound.error()));
    if (access == Access::ReadOnly)
        return openForReading(path, WorkspaceErrorCode::ReadOnly);
    auto opened = openForWriting(path);
    if (opened || access == Access::ReadWrite)
        return opened;
    const WorkspaceErrorCode reason = opened.error().code;
    if (reason != WorkspaceErrorCode::Locked && reason != WorkspaceErrorCode::NoPermission)
        return opened;
    return openForReading(path, reason);
}

WorkspaceResult<Workspace> Workspace::openForWriting(const QString &path)
{
    const QFileInfo info(path);
    if (!info.isWritable())
        return fail(WorkspaceErrorCode::NoPermission, path, u"the file cannot be written"_s);
    if (!QFileInfo(info.absolutePath()).isWritable())
        return fail(WorkspaceErrorCode::NoPermission, path, u"the folder cannot be written"_s);
    auto lock = makeLock(path);
    if (!take(*lock)) {
        LockHolder holder;
        if (lock->error() == QLockFile::LockFailedError
                && lock->getLockInfo(&holder.processId, &holder.host, &holder.application)) {
            return fail(WorkspaceErrorCode::Locked, path, describeHolder(holder));
        }
        const bool held = lock->error() == QLockFile::LockFailedError;
        return fail(held ? WorkspaceErrorCode::Locked : WorkspaceErrorCode::NoPermission, path);
    }
    auto database = Sqlite::Database::open(path, Sqlite::OpenMode::ReadWrite);
    if (!database)
        return std::unexpected(std::move(database.error()));
    if (auto done = database->execute(writerPragmas); !done)
        return std::unexpected(std::move(done.error()));
    if (auto done = migrateWithSafetyCopy(*database, schemaSteps()); !done)
        return std::unexpected(std::move(done.error()));
    return Workspace(std::move(*database), std::move(lock));
}

WorkspaceResult<Workspace> Workspace::openForReading(const QString &path, WorkspaceErrorCode reason)
{
    // In a folder that cannot be written SQLite could not make its side files; without a log there, the file
    // stands still and may be read as it is.
    const bool frozen =
            !QFileInfo(QFileInfo(path).absolutePath()).isWritable() && !QFileInfo::exists(path + u"-wal"_s);
    auto database =
            Sqlite::Database::open(path, frozen ? Sqlite::OpenMode::Immutable : Sqlite::OpenMode::ReadOnly);
    if (!database)
        return std::unexpected(std::move(database.error()));
    if (auto done = database->execute(readerPragmas); !done)
        return std::unexpected(std::move(done.error()));
    const auto version = schemaVersionOf(*database);
    if (!version)
        return std::unexpected(version.error());
    if (*version > newestSchema())
        return fail(WorkspaceErrorCode::NewerSchema, path,
                u"schema %1; this program knows up to %2"_s.arg(*version).arg(newestSchema()));
    if (*version < newestSchema())
        return fail(WorkspaceErrorCode::ReadOnly, path,
                u"schema %1 must be brought up to date first, which needs writing"_s.arg(*version));
    Workspace workspace(std::move(*database), nullptr);
    workspace.m_readOnlyReason = reason;
    if (reason == WorkspaceErrorCode::Locked) {
        LockHolder holder;
        if (makeLock(path)->getLockInfo(&holder.processId, &holder.host, &holder.application))
            workspace.m_lockHolder = holder;
    }
    return workspace;
}

WorkspaceResult<int> Workspace::schemaVersion() const
{
    return schemaVersionOf(m_database);
}

WorkspaceResult<QString> Workspace::setting(const QString &key) const
{
    auto query = m_database.prepare("SELECT value FROM meta WHERE key = ?1"_ba);
    if (!query)
        return std::unexpected(std::move(query.error()));
    query->bind(1, key);
    const auto row = query->step();
    if (!row)
        return std::unexpected(row.error());
    return *row ? query->text(0) : QString();
}

WorkspaceResult<void> Workspace::setSetting(const QString &key, const QString &value)
{
    if (isReadOnly())
        return fail(WorkspaceErrorCode::ReadOnly, path());
    auto statement = m_database.prepare(
            "INSERT INTO meta (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value"_ba);
    if (!statement)
        return std::unexpected(std::move(statement.error()));
    return statement->bindAll(key, value).run();
}

} // namespace Winnow
