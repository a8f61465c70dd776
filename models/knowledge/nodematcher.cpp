// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "nodematcher.h"

#include <QString>

#include <algorithm>
#include <bit>
#include <cmath>

namespace Winnow {

namespace {

constexpr double saturationAtAverage = 0.25;
constexpr double lengthShare = 0.25; ///< BM25's b: how much of the saturation depends on the length.
constexpr double longestCounted = 4; ///< Times the average length; longer texts are not slighted more.
constexpr double scatteredFactor = 0.8;
constexpr double farFactor = 0.6;
constexpr double partsInOrderFactor = 0.85;
constexpr double somePartsFactor = 0.4;
constexpr double fewestParts = 0.5; ///< Share of an identifier's parts below which they say nothing.
constexpr double decay = 0.8;
constexpr double missingNamesCost = 0.5;
constexpr double scale = 0.8; ///< Puts what parts answers from others at defaultScoreThreshold.
constexpr quint32 windowLength = 400;
constexpr size_t mostParts = 64;

/// The sum with the greatest whole and each next one decayed once more. Reorders @p weights.
double decayedSum(std::vector<double> &weights)
{
    std::ranges::sort(weights, std::greater());
    double sum = 0;
    double factor = 1;
    for (const double weight : weights) {
        sum += factor * weight;
        factor *= decay;
    }
    return sum;
}

} // namespace

NodeMatcher::NodeMatcher(const KnowledgeQuery &query, double averageLength)
    : m_query(query)
    , m_averageLength(std::max(averageLength, 1.0))
{
    fillTable();
    for (const QueryPoint &point : m_query.points()) {
        m_weights.push_back(point.weight);
        m_asksSingles = m_asksSingles || (point.kind == QueryPoint::Kind::Single && point.weight > 0);
    }
    m_asked = decayedSum(m_weights);
}

/// An open table of the terms' hashes, twice as long as they are many at least.
void NodeMatcher::fillTable()
{
    std::vector<std::vector<Target>> targets(m_query.terms().size());
    for (quint32 index = 0; index < m_query.points().size(); ++index) {
        const QueryPoint &point = m_query.points()[index];
        if (point.weight <= 0 || point.kind == QueryPoint::Kind::Single)
            continue;
        targets[point.term].push_back({index, -1});
        for (size_t part = 0; part < std::min(point.parts.size(), mostParts); ++part)
            targets[point.parts[part]].push_back({index, static_cast<int>(part)});
    }
    m_table.resize(std::bit_ceil(2 * targets.size() + 1));
    const size_t mask = m_table.size() - 1;
    for (size_t term = 0; term < targets.size(); ++term) {
        if (targets[term].empty())
            continue;
        const quint64 hash = m_query.terms()[term].hash;
        size_t place = hash & mask;
        while (m_table[place].targets > 0)
            place = (place + 1) & mask;
        m_table[place] = {
                hash, static_cast<quint32>(m_targets.size()), static_cast<quint32>(targets[term].size())};
        m_targets.insert(m_targets.end(), targets[term].cbegin(), targets[term].cend());
    }
}

const NodeMatcher::Place *NodeMatcher::find(quint64 hash) const
{
    const size_t mask = m_table.size() - 1;
    for (size_t place = hash & mask; m_table[place].targets > 0; place = (place + 1) & mask) {
        if (m_table[place].hash == hash)
            return &m_table[place];
    }
    return nullptr;
}

double NodeMatcher::score(QStringView title, QStringView text)
{
    if (m_asked <= 0)
        return 0;
    m_found.assign(m_query.points().size(), {});
    m_occurrences.clear();
    m_list.read(title);
    read(true);
    for (Found &found : m_found)
        found.nextPart = 0;
    m_list.read(text);
    read(false);
    markWindow();
    const double length = std::min(static_cast<double>(m_list.positions()) / m_averageLength, longestCounted);
    m_k = saturationAtAverage * (1 - lengthShare + lengthShare * length);
    return std::pow(coveredShare() * (1 - missingNamesCost * missingNames()), scale);
}

/// The share of what is asked for that the node has.
double NodeMatcher::coveredShare()
{
    m_weights.clear();
    for (quint32 index = 0; index < m_found.size(); ++index)
        m_weights.push_back(m_query.points()[index].weight * strength(index));
    return std::min(1.0, decayedSum(m_weights) / m_asked);
}

/// The share of the names and identifiers asked for, by weight, that the node has nothing of.
double NodeMatcher::missingNames() const
{
    double names = 0;
    double missing = 0;
    for (quint32 index = 0; index < m_found.size(); ++index) {
        const QueryPoint &point = m_query.points()[index];
        if (point.kind != QueryPoint::Kind::Name && point.kind != QueryPoint::Kind::Identifier)
            continue;
        names += point.weight;
        missing += strength(index) > 0 ? 0 : point.weight;
    }
    return names > 0 ? missing / names : 0;
}

void NodeMatcher::read(bool isTitle)
{
    const Token *pairBefore = nullptr;
    quint32 pointBefore = 0;
    for (const Token &token : m_list.tokens()) {
        const Place *place = find(token.hash);
        if (!place)
            continue;
        for (quint32 i = 0; i < place->targets; ++i)
            note(m_targets[place->firstTarget + i], token, isTitle);
        if (token.kind != TokenKind::Pair)
            continue;
        const quint32 point = m_targets[place->firstTarget].point;
        if (pairBefore && pairBefore->position + 1 == token.position
                && m_query.isPhrase(pointBefore, point)) {
            for (const quint32 ofPhrase : {pointBefore, point})
                (isTitle ? m_found[ofPhrase].isTitlePhrase : m_found[ofPhrase].isPhrase) = true;
        }
        pairBefore = &token;
        pointBefore = point;
    }
    if (m_asksSingles)
        noteSingles(isTitle);
}

void NodeMatcher::note(const Target &target, const Token &token, bool isTitle)
{
    if (target.part >= 0) {
        notePart(target, token, isTitle);
        return;
    }
    Found &found = m_found[target.point];
    if (isTitle) {
        found.inTitle = true;
        return;
    }
    found.inText += 1;
    m_occurrences.push_back({token.position, target.point});
}

void NodeMatcher::notePart(const Target &target, const Token &token, bool isTitle)
{
    Found &found = m_found[target.point];
    const auto part = static_cast<quint32>(target.part);
    found.parts |= quint64{1} << part;
    const bool goesOn = part == 0 || (part == found.nextPart && token.position == found.nextPosition);
    found.nextPart = goesOn ? part + 1 : 0;
    found.nextPosition = token.position + 1;
    if (!isTitle)
        m_occurrences.push_back({token.position, target.point});
    if (found.nextPart != m_query.points()[target.point].parts.size())
        return;
    if (isTitle)
        found.partsInTitle = true;
    else
        found.partsInOrder += 1;
}

/// Characters by themselves are in the pairs that begin with them, and at the ends of runs.
void NodeMatcher::noteSingles(bool isTitle)
{
    for (quint32 index = 0; index < m_query.points().size(); ++index) {
        const QueryPoint &point = m_query.points()[index];
        if (point.kind != QueryPoint::Kind::Single)
            continue;
        const QString wanted = QString::fromUtf8(m_query.terms()[point.term].utf8);
        for (const Token &token : m_list.tokens()) {
            const bool isHan = token.kind == TokenKind::Pair || token.kind == TokenKind::Single;
            if (isHan && QStringView(m_list.term(token)).startsWith(wanted))
                note({index, -1}, token, isTitle);
        }
    }
}

/// Finds the window of the text that holds the most of the query, and marks what is in it.
void NodeMatcher::markWindow()
{
    const auto windowBegins = [this](quint32 position) {
        return position < windowLength ? 0 : position - windowLength + 1;
    };
    m_inWindow.assign(m_found.size(), 0);
    double sum = 0;
    double best = -1;
    quint32 bestEnd = 0;
    size_t first = 0;
    for (const Occurrence &last : m_occurrences) {
        if (m_inWindow[last.point]++ == 0)
            sum += m_query.points()[last.point].weight;
        for (; m_occurrences[first].position < windowBegins(last.position); ++first) {
            const quint32 left = m_occurrences[first].point;
            if (--m_inWindow[left] == 0)
                sum -= m_query.points()[left].weight;
        }
        if (sum > best) {
            best = sum;
            bestEnd = last.position;
        }
    }
    for (const Occurrence &occurrence : m_occurrences) {
        if (occurrence.position <= bestEnd && occurrence.position >= windowBegins(bestEnd))
            m_found[occurrence.point].isNear = true;
    }
}

double NodeMatcher::saturation(double times) const
{
    return times / (times + m_k);
}

double NodeMatcher::strength(quint32 index) const
{
    const QueryPoint &point = m_query.points()[index];
    const Found &found = m_found[index];
    const double nearness = found.isNear ? 1 : farFactor;
    const bool inPhrase = m_query.isInPhrase(index);
    const double inTitle = !found.inTitle ? 0 : inPhrase && !found.isTitlePhrase ? scatteredFactor : 1;
    const double inText =
            nearness * saturation(found.inText) * (inPhrase && !found.isPhrase ? scatteredFactor : 1);
    const double whole = std::max(inTitle, inText);
    return point.kind == QueryPoint::Kind::Identifier ? std::max(whole, strengthOfParts(index)) : whole;
}

/// Of an identifier, by its parts alone.
double NodeMatcher::strengthOfParts(quint32 index) const
{
    const QueryPoint &point = m_query.points()[index];
    const Found &found = m_found[index];
    if (found.partsInTitle)
        return partsInOrderFactor;
    const double nearness = found.isNear ? 1 : farFactor;
    if (found.partsInOrder > 0)
        return nearness * partsInOrderFactor * saturation(found.partsInOrder);
    const auto parts = static_cast<double>(std::min(point.parts.size(), mostParts));
    const double share = parts > 0 ? std::popcount(found.parts) / parts : 0;
    return share > fewestParts ? somePartsFactor * share * saturation(1) : 0;
}

} // namespace Winnow
