// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sweepestimate.h"

#include <cmath>

namespace Winnow {

SweepEstimate estimateSweep(
        const SweepMeasure &measure, const AnswerPace &pace, const QList<Timestamp> &settled, Timestamp now)
{
    const double candidatesToCome = measure.issuesLeft * measure.candidatesPerIssue;
    const double changes = static_cast<double>(measure.changesLeft)
            + (candidatesToCome + static_cast<double>(measure.candidatesLeft)) * measure.changesPerCandidate;
    const double requests = static_cast<double>(measure.pagesLeft + measure.detailRequestsLeft)
            + candidatesToCome * measure.requestsPerCandidate
            + changes * (measure.requestsPerChange + (measure.withPatches ? 1 : 0))
            + static_cast<double>(measure.withPatches ? measure.patchesLeft : 0);
    SweepEstimate estimate;
    estimate.requests = std::llround(requests);
    estimate.duration = durationOf(estimate.requests, pace.limits, pace.answer, pace.atOnce, settled, now);
    return estimate;
}

} // namespace Winnow
