// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "knowledge/providers/providerhit.h"

#include <QStringList>

namespace Winnow {

/// What counts when references are proposed.
struct SuggestionSettings
{
    double threshold = 0.6; ///< Of the series: below it nothing is proposed.
    double lowMargin = 0.1; ///< A score that clears the threshold by less is low.
    double tieMargin = 0.02; ///< Scores this close do not tell which is better.
    int mostPerRow = 3; ///< References proposed.
    int mostQueries = 5; ///< A row.
    int hitsPerQuery = 5; ///< A provider.
};

/// What a provider found for a query.
struct FoundHits
{
    QString provider;
    QString query;
    QList<ProviderHit> hits;
    bool isStale = false; ///< An old answer out of the cache.
};

/// A node that may be cited, with all who found it.
struct Candidate
{
    ProviderHit hit; ///< As the best-scoring provider gives it; what it lacks, from the others.
    QString query; ///< That found it with that score.
    QString provider; ///< That gave that score.
    QStringList providers; ///< All who found it, in the order of the answers.
    bool isLow = false;
    bool isTied = false; ///< Another candidate's score is as good.
    bool isStale = false;
};

/// One candidate a node, best score first, those without a score last, equals by id. Two hits are one node where
/// their addresses are the same (canonicalAddress()), or their ids are and their addresses do not say otherwise.
/// Where one id stands for two addresses, the lesser gets the provider's name before its id, since a reference is
/// known by its node's id.
QList<Candidate> mergeCandidates(const QList<FoundHits> &found, const SuggestionSettings &settings);

/// Is @p score low, or below the threshold?
bool isLowScore(double score, const SuggestionSettings &settings);

/// For each of @p scores: is another one within the margin?
QList<bool> tiedScores(const QList<double> &scores, const SuggestionSettings &settings);

/// An address as two that lead to the same page share it: without scheme, default port, empty fragment, trailing
/// slash and what only counts visits (utm_…), host in lower case. A fragment stays: nodes can be parts of a page.
QString canonicalAddress(const QString &url);

} // namespace Winnow
