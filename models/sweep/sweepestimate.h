// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/requestbudget.h"

namespace Winnow {

/// What is still to be asked, as far as it is known or guessed.
struct SweepMeasure
{
    qint64 pagesLeft = 0; ///< Of lists of issues.
    qint64 detailRequestsLeft = 0; ///< For candidates that are in.
    double issuesLeft = 0; ///< On these pages.
    double candidatesPerIssue = 0; ///< On average, for issues to come.
    double requestsPerCandidate = 3;
    double changesPerCandidate = 0.7;
    qint64 candidatesLeft = 0; ///< That are in, without details.
    qint64 changesLeft = 0; ///< That are known, not fetched.
    qint64 patchesLeft = 0; ///< Of changes that are in.
    int requestsPerChange = 2;
    bool withPatches = false; ///< One more request a change.
};

/// How much is still to do, and for how long at most friendly pace.
struct SweepEstimate
{
    qint64 requests = 0;
    std::chrono::milliseconds duration{};

    friend bool operator==(const SweepEstimate &, const SweepEstimate &) = default;
};

/// How a forge answers.
struct AnswerPace
{
    QList<RateLimit> limits;
    std::chrono::milliseconds answer{300}; ///< Until one answer is there.
    int atOnce = 4;
};

/// The requests that @p measure comes to, and how long they take from @p now on after those answered at @p settled. Pure.
SweepEstimate estimateSweep(
        const SweepMeasure &measure, const AnswerPace &pace, const QList<Timestamp> &settled, Timestamp now);

} // namespace Winnow
