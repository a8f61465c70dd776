// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/requestbudget.h"
#include "sweepestimate.h"

#include <QMetaType>

namespace Winnow {

enum class SweepStage : quint8 {
    Listing, ///< Which repositories there are.
    Issues, ///< Their issues, page by page.
    Details, ///< Comments, events and changes of the candidates.
    Changes, ///< The changes themselves, with their commits.
    Patches, ///< Their diffs.
    Finishing ///< Making searchable, weighing the evidence.
};

/// How far a sweep is. Totals grow while earlier stages run.
struct SweepProgress
{
    SweepStage stage = SweepStage::Listing;
    qint64 repos = 0;
    qint64 reposRead = 0;
    qint64 issuesSeen = 0; ///< On pages, those left out included.
    qint64 issuesTaken = 0; ///< Into the workspace, new or newer.
    qint64 candidates = 0; ///< Issues that need details.
    qint64 detailed = 0; ///< Of these, done.
    qint64 changes = 0;
    qint64 changesFetched = 0;
    qint64 patches = 0;
    qint64 patchesFetched = 0;
    qint64 requests = 0; ///< Made by this run.
    QList<BudgetLeft> budget; ///< What is left of each limit.
    std::chrono::milliseconds waited{}; ///< For limits and pauses.
    std::optional<Timestamp> quietUntil; ///< The forge asked for a pause.
    bool isPaused = false;
    std::optional<SweepEstimate>
            estimate; ///< Of what was left when it was made; nothing before it can be told.
    std::optional<Timestamp> estimatedAt;
};

} // namespace Winnow

Q_DECLARE_METATYPE(Winnow::SweepProgress)
