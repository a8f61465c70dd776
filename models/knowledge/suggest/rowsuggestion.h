// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "candidates.h"
#include "domain/records.h"
#include "rowqueries.h"

namespace Winnow {

/// Why nothing is proposed for a row.
enum class BlankReason : quint8 {
    None, ///< Something is.
    NoTexts, ///< The row has no texts yet.
    NoQueries, ///< Its texts say nothing to search for.
    NoProviders, ///< Nobody to ask.
    Unanswered, ///< Every provider failed.
    NothingFound, ///< They answered, and found nothing.
    NoScores, ///< What was found has no scores, so that it cannot be held against the threshold.
    BelowThreshold, ///< The best score is too low: an honest blank beats a forced reference.
    Cancelled ///< The run was stopped before.
};

/// What a run says of one row.
struct RowSuggestion
{
    IssueRef issue;
    QList<KgRefRecord> references; ///< State proposed, best first.
    BlankReason blank = BlankReason::None;
    QList<Candidate> candidates; ///< All that was found, best first.
    QList<RowQuery> queries;
    int unanswered = 0; ///< Queries to a provider that failed.
};

/// "no-texts", "below-threshold", …; empty for None.
QString blankReasonName(BlankReason reason);

/// The proposals for @p issue out of what was @p found by @p queries: candidates at or above the threshold, as
/// references with state proposed, by "winnow/PROVIDER", at @p now. Nothing is accepted here.
RowSuggestion suggestReferences(const IssueRef &issue, const QList<RowQuery> &queries,
        const QList<FoundHits> &found, const SuggestionSettings &settings, Timestamp now);

} // namespace Winnow
