// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledgequery.h"

#include "stopwords.h"

#include <QString>

#include <algorithm>
#include <cmath>

namespace Winnow {

namespace {

constexpr double nodesAddedForRarity = 1000;

constexpr double nameFactor = 1.6;
constexpr double identifierFactor = 2.0;
constexpr double unknownNameFactor = 2.5;
constexpr double mostUnknownWords = 2; ///< So many words that no node holds count in all…
constexpr double mostUnknownNames = 1; ///< …and so many names and identifiers.
constexpr double doubtfulFactor = 1.3; ///< Of a dashed word that some node knows.

constexpr double joinFactor = 0.15; ///< Of a pair that joins two words.
constexpr double edgeFactor =
        0.6; ///< Of a pair beside a far more common one: more likely a piece of a longer word.
constexpr double particleFactor = 0.25;
constexpr qint64 rarerThanBoth = 2; ///< Times rarer than both neighbours makes a joining pair…
constexpr qint64 rarerThanOne = 4; ///< …and than one of them an edge.

bool holdsParticle(const QByteArray &pair)
{
    return std::ranges::any_of(
            QString::fromUtf8(pair), [](QChar unit) { return isParticle(unit.unicode()); });
}

/// Of pair @p i of a run, which some nodes hold: by @p nodesWith of its neighbours.
double knownPairFactor(const std::vector<qint64> &nodesWith, size_t i)
{
    const qint64 left = i > 0 ? nodesWith[i - 1] : 0;
    const qint64 right = i + 1 < nodesWith.size() ? nodesWith[i + 1] : 0;
    if (std::min(left, right) >= rarerThanBoth * nodesWith[i])
        return joinFactor;
    return std::max(left, right) >= rarerThanOne * nodesWith[i] ? edgeFactor : 1;
}

/// Of pair @p i of a run, which no node holds. Of several such in a row as many characters are new as stand in no known
/// pair, and two characters are taken for a word.
double unknownPairFactor(const std::vector<qint64> &nodesWith, size_t i)
{
    size_t first = i;
    size_t last = i;
    while (first > 0 && nodesWith[first - 1] == 0)
        --first;
    while (last + 1 < nodesWith.size() && nodesWith[last + 1] == 0)
        ++last;
    const auto pairs = static_cast<double>(last - first + 1);
    const double bounds = (first > 0 ? 1 : 0) + (last + 1 < nodesWith.size() ? 1 : 0);
    return std::max(joinFactor, (pairs + 1 - bounds) / 2 / pairs);
}

bool isWhole(TokenKind kind)
{
    return kind == TokenKind::Identifier || kind == TokenKind::Compound;
}

} // namespace

KnowledgeQuery::KnowledgeQuery(QStringView text)
{
    TokenList list;
    list.read(text.first(std::min(text.size(), longestQuery)));
    const std::vector<Token> &tokens = list.tokens();
    bool follows = false; // the pair before is the left neighbour
    for (size_t i = 0; i < tokens.size();) {
        const Token &token = tokens[i];
        if (token.kind == TokenKind::Pair) {
            addPair(token, list, follows);
            follows = true;
            ++i;
            continue;
        }
        const bool isAlone = !follows;
        follows = false;
        if (isWhole(token.kind)) {
            i = addIdentifier(i, list);
            continue;
        }
        ++i;
        if (token.kind == TokenKind::Single) {
            if (isAlone)
                addPoint({.kind = QueryPoint::Kind::Single, .isStop = true, .term = termOf(token, list)});
        } else if (token.kind == TokenKind::Name) {
            addPoint({.kind = QueryPoint::Kind::Name, .term = termOf(token, list)});
            while (i < tokens.size() && tokens[i].kind == TokenKind::Part && tokens[i].begin < token.end)
                ++i; // the beginnings of a version
        } else {
            addPoint({.isStop = isStopWord(list.term(token)), .term = termOf(token, list)});
        }
    }
    settleStops();
}

quint32 KnowledgeQuery::termOf(const Token &token, const TokenList &list)
{
    const auto known = std::ranges::find(m_terms, token.hash, &QueryTerm::hash);
    if (known != m_terms.end())
        return static_cast<quint32>(known - m_terms.begin());
    QueryTerm &term = m_terms.emplace_back();
    term.hash = token.hash;
    appendTermUtf8(term.utf8, list.term(token));
    return static_cast<quint32>(m_terms.size() - 1);
}

/// Adds @p point unless there is one of that term already; gives its index.
quint32 KnowledgeQuery::addPoint(QueryPoint point)
{
    const auto known = std::ranges::find(m_points, point.term, &QueryPoint::term);
    if (known != m_points.end()) {
        if (point.standsInFor < 0)
            known->standsInFor = -1; // asked for by itself, too
        return static_cast<quint32>(known - m_points.begin());
    }
    m_points.push_back(std::move(point));
    m_inPhrase.push_back(false);
    return static_cast<quint32>(m_points.size() - 1);
}

/// Reads an identifier and its parts; gives the index of the token behind them. Of a path, its steps are asked for each
/// by itself, and the whole only where a node knows it.
size_t KnowledgeQuery::addIdentifier(size_t first, const TokenList &list)
{
    const std::vector<Token> &tokens = list.tokens();
    const Token &whole = tokens[first];
    size_t end = first + 1;
    bool hasSteps = false;
    while (end < tokens.size() && tokens[end].begin < whole.end) {
        hasSteps = hasSteps || isWhole(tokens[end].kind);
        ++end;
    }
    QueryPoint point{.kind = QueryPoint::Kind::Identifier, .term = termOf(whole, list)};
    point.isDoubtful = hasSteps || whole.kind == TokenKind::Compound;
    if (hasSteps) {
        addPoint(std::move(point));
        return first + 1;
    }
    for (size_t i = first + 1; i < end; ++i) {
        // A version's beginnings stand where it does.
        if (i == first + 1 || tokens[i].position != tokens[i - 1].position)
            point.parts.push_back(termOf(tokens[i], list));
    }
    const bool isDoubtful = point.isDoubtful;
    const quint32 index = addPoint(std::move(point));
    if (isDoubtful)
        addStandIns(index);
    return end;
}

void KnowledgeQuery::addStandIns(quint32 identifier)
{
    const std::vector<quint32> parts = m_points[identifier].parts;
    for (const quint32 part : parts) {
        const bool isStop = isStopWord(QString::fromUtf8(m_terms[part].utf8));
        addPoint({.isStop = isStop, .term = part, .standsInFor = static_cast<int>(identifier)});
    }
}

void KnowledgeQuery::addPair(const Token &token, const TokenList &list, bool follows)
{
    const std::u16string_view term = list.term(token);
    const quint32 point = addPoint(
            {.kind = QueryPoint::Kind::Pair, .isStop = isStopPair(term), .term = termOf(token, list)});
    if (!follows)
        m_runs.emplace_back();
    Run &run = m_runs.back();
    if (follows) {
        m_phrases.emplace_back(run.back(), point);
        m_inPhrase[run.back()] = true;
        m_inPhrase[point] = true;
    }
    run.push_back(point);
}

/// Points that say nothing count where there is nothing else, and single characters only among themselves.
void KnowledgeQuery::settleStops()
{
    std::ranges::sort(m_phrases);
    if (std::ranges::all_of(m_points, &QueryPoint::isStop)) {
        const bool onlySingles = std::ranges::all_of(
                m_points, [](const QueryPoint &point) { return point.kind == QueryPoint::Kind::Single; });
        for (QueryPoint &point : m_points)
            point.isStop = point.kind == QueryPoint::Kind::Single && !onlySingles;
    }
    for (const QueryPoint &point : m_points) {
        if (point.isStop && point.kind != QueryPoint::Kind::Pair)
            continue; // but how common a pair is says where its neighbours end
        m_terms[point.term].isAsked = true;
        for (const quint32 part : point.parts)
            m_terms[part].isAsked = true;
    }
}

bool KnowledgeQuery::isPhrase(quint32 first, quint32 second) const
{
    return std::ranges::binary_search(m_phrases, std::pair(first, second));
}

double KnowledgeQuery::rarity(qint64 nodesWith, qint64 nodes)
{
    const auto with = static_cast<double>(nodesWith);
    const double all = static_cast<double>(std::max(nodes, nodesWith)) + nodesAddedForRarity;
    return std::log(1 + (all - with + 0.5) / (with + 0.5));
}

void KnowledgeQuery::weigh(std::span<const qint64> nodesWith, qint64 nodes)
{
    for (size_t i = 0; i < m_terms.size(); ++i)
        m_terms[i].nodes = nodesWith[i];
    for (QueryPoint &point : m_points)
        point.weight = point.kind == QueryPoint::Kind::Pair ? 0 : plainWeight(point, nodes);
    for (const Run &run : m_runs)
        weighRun(run, nodes);
    limitUnknown(nodes);
}

/// A row of an article always has words that no node holds, and they say less the more they are: only so many count, in
/// the order of the text.
void KnowledgeQuery::limitUnknown(qint64 nodes)
{
    double words = mostUnknownWords * rarity(0, nodes);
    double names = mostUnknownNames * unknownNameFactor * rarity(0, nodes);
    for (QueryPoint &point : m_points) {
        if (point.weight <= 0 || m_terms[point.term].nodes > 0 || point.kind == QueryPoint::Kind::Single)
            continue;
        const bool isName =
                point.kind == QueryPoint::Kind::Name || point.kind == QueryPoint::Kind::Identifier;
        double &left = isName ? names : words;
        point.weight = std::min(point.weight, left);
        left -= point.weight;
    }
}

double KnowledgeQuery::plainWeight(const QueryPoint &point, qint64 nodes) const
{
    if (point.isStop)
        return 0;
    const qint64 with = m_terms[point.term].nodes;
    if (point.isDoubtful)
        return with > 0 ? doubtfulFactor * rarity(with, nodes) : 0;
    if (point.standsInFor >= 0) {
        const QueryPoint &whole = m_points[static_cast<size_t>(point.standsInFor)];
        if (m_terms[whole.term].nodes > 0)
            return 0;
    }
    const bool isName = point.kind == QueryPoint::Kind::Name || point.kind == QueryPoint::Kind::Identifier;
    if (!isName)
        return rarity(with, nodes);
    if (with == 0)
        return unknownNameFactor * rarity(with, nodes);
    return (point.kind == QueryPoint::Kind::Name ? nameFactor : identifierFactor) * rarity(with, nodes);
}

/// Pairs overlap, so their weights must not add up to more words than the run has; where words part is guessed by how
/// common the pairs are.
void KnowledgeQuery::weighRun(const Run &run, qint64 nodes)
{
    std::vector<qint64> nodesWith;
    nodesWith.reserve(run.size());
    for (const quint32 point : run)
        nodesWith.push_back(m_terms[m_points[point].term].nodes);
    for (size_t i = 0; i < run.size(); ++i) {
        QueryPoint &point = m_points[run[i]];
        if (point.isStop)
            continue;
        double factor = nodesWith[i] > 0 ? knownPairFactor(nodesWith, i) : unknownPairFactor(nodesWith, i);
        if (holdsParticle(m_terms[point.term].utf8))
            factor *= particleFactor;
        point.weight = std::max(point.weight, factor * rarity(nodesWith[i], nodes));
    }
}

} // namespace Winnow
