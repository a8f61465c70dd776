// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <expected>

namespace Winnow {

enum class WorkspaceErrorCode : quint8 {
    NotFound, ///< No such file, or no such thing in it.
    AlreadyExists, ///< A new workspace would overwrite a file.
    NotAWorkspace, ///< Some other file, or another program's SQLite file.
    NewerSchema, ///< Written by a newer Winnow; detail holds the versions.
    Damaged, ///< Truncated, bit-flipped, or inconsistent.
    ReadOnly, ///< Opened for reading, and a write was asked for.
    Locked, ///< Another process holds it; detail says who.
    DiskFull, ///< Nothing of the unfinished step was kept.
    NoPermission, ///< The file or its folder may not be read.
    Interrupted, ///< Cancelled by the caller.
    InvalidArgument, ///< What was asked makes no sense; detail says why.
    Io ///< Anything else the file system or SQLite answered.
};

/// What went wrong with a workspace, and where. Shown to people through describe().
struct WorkspaceError
{
    WorkspaceErrorCode code = WorkspaceErrorCode::Io;
    QString path; ///< The file.
    QString detail; ///< What exactly, in English; may be empty.
};

/// One translated line for people: what happened, to which file, what was kept and what to do.
QString describe(const WorkspaceError &error);

template <typename T>
using WorkspaceResult = std::expected<T, WorkspaceError>;

} // namespace Winnow
