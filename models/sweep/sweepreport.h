// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "forge/forgeerror.h"
#include "sweeplog.h"
#include "sweepprogress.h"
#include "workspace/workspaceerror.h"

#include <QMetaType>

#include <variant>

namespace Winnow {

/// What ends a sweep before all is done.
using SweepFailure = std::variant<ForgeError, WorkspaceError>;

/// What a sweep did (cli.md, sweep).
struct SweepReport
{
    qint64 repos = 0; ///< Gone through.
    qint64 requests = 0;
    qint64 issues = 0; ///< Taken into the workspace, new or newer.
    qint64 changes = 0; ///< Likewise.
    std::chrono::milliseconds waited{};
    bool isResumed = false; ///< It went on with a sweep that was stopped.
    bool isComplete = false; ///< All that was asked for is in the workspace.
    bool isCancelled = false;
    bool isMeasureOnly = false; ///< As asked for; `progress.estimate` says what is left.
    std::optional<IssueRef> patchOf = {}; ///< Where only one change's diff was asked for.
    QList<SweepLogEntry> errors; ///< What was not fetched. The next run of the same request tries again.
    std::optional<SweepFailure> failure; ///< What ended it; what was finished before is kept.
    SweepProgress progress; ///< At its end.
};

/// One sentence for people.
LocalizedText describeSweepFailure(const SweepFailure &failure);

} // namespace Winnow

Q_DECLARE_METATYPE(Winnow::SweepReport)
