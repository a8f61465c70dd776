// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "derivedcheck.h"

#include <QList>

#include <functional>
#include <stop_token>

namespace Winnow {

class Workspace;

/// What bringing assessments up to date did.
struct AssessmentRun
{
    qint64 assessed = 0; ///< Issues, each as often as it was assessed.
    QList<qint64> changed; ///< Ids of the issues that look different now.
    bool everything = false; ///< They were too many to list; `changed` is empty.
};

/// Issues that wait for an assessment, because they, an event, a change, a link or a storm of theirs changed.
WorkspaceResult<qint64> pendingAssessmentCount(const Workspace &workspace);

/// Assesses the issues that wait for it, and those that their assessments touch in turn: only these. In steps, each a
/// transaction; where @p stop or a crash ends it between two, the rest waits for the next time. @p progress hears
/// (done, total) issues now and then.
WorkspaceResult<AssessmentRun> assessPending(Workspace &workspace,
        const std::function<void(qint64, qint64)> &progress = {}, const std::stop_token &stop = {});

/// Assesses every issue anew from the facts and reports those of which something else is kept.
WorkspaceResult<void> checkAssessments(const Workspace &workspace, const ProblemSink &report);

} // namespace Winnow
