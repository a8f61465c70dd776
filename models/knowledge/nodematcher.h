// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "knowledgequery.h"
#include "tokens.h"

#include <vector>

namespace Winnow {

/// From this score on a node is worth proposing as a reference; below it an honest blank is better. What series set for
/// themselves goes before it.
inline constexpr double defaultScoreThreshold = 0.6;

/// Says how well nodes answer a query, from 0 to 1, so that scores of different queries can be compared.
///
/// The score is the share of what the query asks for that the node covers. Each point of the query (KnowledgeQuery) has
/// a weight w; the node has it with a strength m:
/// - 1 where the title holds it; in the text tf / (tf + k), the saturation of BM25, with k = 0.25 for a text of average
///   length and more for longer ones;
/// - 0.8 of that for two Chinese characters that the query has in a phrase and the node does not;
/// - 0.6 of that where it stands outside the 400 places of a long text that cover the query best, so that a long page
///   is not taken for an answer because its ends hold one word each;
/// - identifiers that are not there as a whole: 0.85 where their parts stand in their order, at most 0.4 where only
///   some of them are there.
/// The greatest w·m counts whole, each next one 0.8 times what its place before counted, in what is asked for as in what
/// is found: a whole row of an article asks for much, and no node has all of it. Of the share that comes out, up to half is
/// taken off for names and identifiers that the node has nothing of: the page on the neighbouring error code is no
/// answer. What no node of the index holds weighs most of all, so a query of unknown words scores low everywhere. The
/// share is raised to the power of 0.8, which moves the line between answers and others to defaultScoreThreshold
/// (measured by tests/bench/knowledgequalitybench.cpp). 1 means: everything asked for is in the title.
class NodeMatcher final
{
public:
    /// @p query has been weighed and outlives the matcher; @p averageLength of the texts, in positions (tokens.h).
    NodeMatcher(const KnowledgeQuery &query, double averageLength);

    double score(QStringView title, QStringView text);

private:
    /// A term of the query and the point it belongs to: as its own term, or as part number `part` of an identifier.
    struct Target
    {
        quint32 point = 0;
        int part = -1;
    };
    /// Where a table of hashes leads.
    struct Place
    {
        quint64 hash = 0;
        quint32 firstTarget = 0;
        quint32 targets = 0;
    };
    /// What one node has of a point.
    struct Found
    {
        double inText = 0; ///< Times.
        double partsInOrder = 0; ///< Times, of an identifier.
        quint64 parts = 0; ///< Bits of an identifier's parts.
        quint32 nextPart = 0; ///< While reading: which part would go on…
        quint32 nextPosition = 0; ///< …and where.
        bool inTitle = false;
        bool partsInTitle = false;
        bool isPhrase = false;
        bool isTitlePhrase = false;
        bool isNear = false; ///< In the best window.
    };
    struct Occurrence
    {
        quint32 position = 0;
        quint32 point = 0;
    };

    void fillTable();
    const Place *find(quint64 hash) const;
    void read(bool isTitle);
    void note(const Target &target, const Token &token, bool isTitle);
    void notePart(const Target &target, const Token &token, bool isTitle);
    void noteSingles(bool isTitle);
    void markWindow();
    double coveredShare();
    double missingNames() const;
    double strength(quint32 point) const;
    double strengthOfParts(quint32 point) const;
    double saturation(double times) const;

    const KnowledgeQuery &m_query;
    double m_averageLength;
    double m_asked = 0;
    std::vector<Place> m_table;
    std::vector<Target> m_targets;
    bool m_asksSingles = false;
    TokenList m_list;
    std::vector<Found> m_found;
    std::vector<Occurrence> m_occurrences;
    std::vector<quint32> m_inWindow; ///< Times of each point.
    std::vector<double> m_weights;
    double m_k = 0;
};

} // namespace Winnow
