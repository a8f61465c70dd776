// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "rowsuggestion.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

QString blankReasonName(BlankReason reason)
{
    switch (reason) {
    case BlankReason::None:
        return {};
    case BlankReason::NoTexts:
        return u"no-texts"_s;
    case BlankReason::NoQueries:
        return u"no-queries"_s;
    case BlankReason::NoProviders:
        return u"no-providers"_s;
    case BlankReason::Unanswered:
        return u"unanswered"_s;
    case BlankReason::NothingFound:
        return u"nothing-found"_s;
    case BlankReason::NoScores:
        return u"no-scores"_s;
    case BlankReason::BelowThreshold:
        return u"below-threshold"_s;
    case BlankReason::Cancelled:
        return u"cancelled"_s;
    }
    return {};
}

namespace {

KgRefRecord referenceOf(const IssueRef &issue, const Candidate &candidate, Timestamp now)
{
    KgRefRecord reference;
    reference.issue = issue;
    reference.nodeId = candidate.hit.id;
    reference.nodeTitle = candidate.hit.title;
    reference.nodeUrl = candidate.hit.url;
    reference.nodeKind = candidate.hit.kind;
    reference.query = candidate.query;
    reference.score = candidate.hit.score;
    reference.excerpt = candidate.hit.excerpt;
    reference.state = u"proposed"_s;
    reference.by = u"winnow/"_s + candidate.provider;
    reference.at = now;
    return reference;
}

BlankReason blankReason(const QList<Candidate> &candidates)
{
    if (candidates.isEmpty())
        return BlankReason::NothingFound;
    return candidates.first().hit.score ? BlankReason::BelowThreshold : BlankReason::NoScores;
}

} // namespace

RowSuggestion suggestReferences(const IssueRef &issue, const QList<RowQuery> &queries,
        const QList<FoundHits> &found, const SuggestionSettings &settings, Timestamp now)
{
    RowSuggestion suggestion;
    suggestion.issue = issue;
    suggestion.queries = queries;
    suggestion.candidates = mergeCandidates(found, settings);
    for (const Candidate &candidate : suggestion.candidates) {
        const bool isGood = candidate.hit.score && *candidate.hit.score >= settings.threshold;
        if (isGood && suggestion.references.size() < settings.mostPerRow)
            suggestion.references.append(referenceOf(issue, candidate, now));
    }
    if (suggestion.references.isEmpty())
        suggestion.blank = blankReason(suggestion.candidates);
    return suggestion;
}

} // namespace Winnow
