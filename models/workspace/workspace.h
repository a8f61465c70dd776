// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "sqlite/database.h"
#include "workspaceerror.h"

#include <QString>

#include <memory>
#include <optional>

class QLockFile;

namespace Winnow {

/// Who writes a workspace at the moment.
struct LockHolder
{
    qint64 processId = 0;
    QString host;
    QString application;
};

/// An open `*.winnow` file: one SQLite database with an application_id, a schema version and, for the writer, a
/// lock beside it that keeps a second process from writing. Blocking; one thread at a time. What is done with the
/// file is done by the classes beside this one (RecordWriter, Journal, IssueQueries…), which take it by reference.
class Workspace final
{
public:
    enum class Access : quint8 {
        ReadWrite, ///< Fails with Locked or ReadOnly where writing is not possible.
        WriteIfPossible, ///< Falls back to reading; readOnlyReason() says why.
        ReadOnly
    };

    /// "Wnow", at offset 68 of the file: how SQLite files tell whose they are.
    static constexpr qint64 applicationId = 0x576e6f77;

    /// Makes a new, empty workspace. Never overwrites: AlreadyExists.
    static WorkspaceResult<Workspace> create(const QString &path);

    /// Opens a workspace and brings an older schema up to date, after a safety copy beside it
    /// (`NAME.schema-N.backup.winnow`). Never creates a file.
    static WorkspaceResult<Workspace> open(const QString &path, Access access);

    /// The schema version that this program writes.
    static int newestSchema();

    Workspace(Workspace &&) noexcept;
    Workspace &operator=(Workspace &&) noexcept;
    ~Workspace();

    const QString &path() const { return m_database.path(); }
    bool isReadOnly() const { return m_readOnlyReason.has_value(); }

    /// Why it may only be read: Locked (lockHolder() says by whom), NoPermission, or ReadOnly as asked.
    std::optional<WorkspaceErrorCode> readOnlyReason() const { return m_readOnlyReason; }
    std::optional<LockHolder> lockHolder() const { return m_lockHolder; }

    /// Schema version of the file, 1 or more.
    WorkspaceResult<int> schemaVersion() const;

    /// A value of the workspace's own settings (which batch is open, and the like); null where unset.
    WorkspaceResult<QString> setting(const QString &key) const;
    WorkspaceResult<void> setSetting(const QString &key, const QString &value);

    /// For the classes of this folder.
    Sqlite::Database &database() { return m_database; }
    const Sqlite::Database &database() const { return m_database; }

private:
    Workspace(Sqlite::Database database, std::unique_ptr<QLockFile> lock);

    static WorkspaceResult<Workspace> openForWriting(const QString &path);
    static WorkspaceResult<Workspace> openForReading(const QString &path, WorkspaceErrorCode reason);

    Sqlite::Database m_database;
    std::unique_ptr<QLockFile> m_lock;
    std::optional<WorkspaceErrorCode> m_readOnlyReason;
    std::optional<LockHolder> m_lockHolder;
};

} // namespace Winnow
