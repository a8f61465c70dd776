// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "workspaceerror.h"

#include <QStringList>

#include <optional>
#include <stop_token>

namespace Winnow {

/// Whether a workspace file is sound (cli.md, check).
struct IntegrityReport
{
    bool ok = true;
    QStringList problems; ///< A line each, translated; names the table and, where it is about one, the issue.
    /// Why the file could not be looked into at all; `problems` says it for people.
    std::optional<WorkspaceErrorCode> unopened;
    bool interrupted = false; ///< Stopped before everything was checked.
};

/// Opens the workspace at @p path for reading and checks it as of one moment: the pages of the file, that rows name
/// rows that exist, that every text is searchable or waiting for it, that what is derived (verdicts, counts, labels)
/// follows from the journal and the facts, and that the funnel adds up. Changes nothing. Each kind of problem is
/// listed up to a hundred times.
IntegrityReport checkWorkspace(const QString &path, const std::stop_token &stop = {});

} // namespace Winnow
