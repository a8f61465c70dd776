// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "resultcode.h"

#include <sqlite3.h>

namespace Winnow::Sqlite {

namespace {

WorkspaceErrorCode meaningOf(int code)
{
    switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return WorkspaceErrorCode::Locked;
    case SQLITE_CORRUPT:
    case SQLITE_FORMAT:
        return WorkspaceErrorCode::Damaged;
    case SQLITE_NOTADB:
        return WorkspaceErrorCode::NotAWorkspace;
    case SQLITE_FULL:
        return WorkspaceErrorCode::DiskFull;
    case SQLITE_READONLY:
        return WorkspaceErrorCode::ReadOnly;
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return WorkspaceErrorCode::NoPermission;
    case SQLITE_INTERRUPT:
        return WorkspaceErrorCode::Interrupted;
    default:
        break;
    }
    // A short read in the middle of the file is how a truncated one shows itself.
    return code == SQLITE_IOERR_SHORT_READ ? WorkspaceErrorCode::Damaged : WorkspaceErrorCode::Io;
}

} // namespace

WorkspaceError errorFromResultCode(int code, const QString &path, const QString &message)
{
    return {meaningOf(code), path, message};
}

} // namespace Winnow::Sqlite
