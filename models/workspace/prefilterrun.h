// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/decision.h"
#include "workspaceerror.h"

#include <QList>
#include <QMap>

#include <functional>
#include <stop_token>

namespace Winnow {

class Workspace;

/// Who the prefilter's entries in the journal are by.
inline constexpr auto prefilterAuthor = "winnow";

/// What applying the rules did.
struct PrefilterRun
{
    qint64 pool = 0;
    qint64 candidates = 0;
    QMap<QString, qint64> dropped; ///< By reason, as the funnel counts them after the run.
    qint64 recorded = 0; ///< New entries in the journal; none at a second run.
    QList<qint64> issueIds; ///< Issues that got one.

    friend bool operator==(const PrefilterRun &, const PrefilterRun &) = default;
};

/// Applies the rules of @p batch's series (prefilterRules()) to every issue and records, in one step that can be
/// undone, where the outcome differs from what stands: a drop where a rule fits, with a note that names the rule and
/// what it fits; undecided where none of the rules that dropped an issue fits any longer. A prefilter drop that
/// somebody else recorded stands as it is, and later stages overrule the rules' entries anyway. What an earlier instalment
/// of the series took, or people dropped there, is dropped as such; what one left over (newbatch.h) may lie before the window.
///
/// A null @p batch stands for no batch: every closed issue is inside its window. NotFound where the batch is not
/// known. @p progress hears (done, total) issues now and then; @p stop ends it with Interrupted, nothing recorded.
WorkspaceResult<PrefilterRun> runPrefilter(Workspace &workspace, const BatchRef &batch,
        const std::function<void(qint64, qint64)> &progress = {}, const std::stop_token &stop = {});

} // namespace Winnow
