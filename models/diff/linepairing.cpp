// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "linepairing.h"

#include <QHashFunctions>

#include <algorithm>
#include <unordered_map>

namespace Winnow {

namespace {

/// Of a longer line only its beginning tells what it resembles.
constexpr qsizetype mostComparedBytes = 240;

/// Gaps between equal lines are split again so often; repeated lines deeper than that count as changed.
constexpr int deepestSplit = 12;

bool isWordByte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}

/// Length of the word, character or sign at the start of @p line.
qsizetype tokenLength(QByteArrayView line)
{
    const auto lead = static_cast<unsigned char>(line.front());
    if (lead >= 0xc0)
        return std::min<qsizetype>(lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2, line.size());
    qsizetype length = 1;
    while (isWordByte(line.front()) && length < line.size() && isWordByte(line[length]))
        ++length;
    return length;
}

/// The words of a line as sorted hashes: what likeness is computed from.
std::vector<size_t> wordsOf(QByteArrayView line)
{
    line = line.first(std::min(line.size(), mostComparedBytes));
    std::vector<size_t> words;
    while (!line.isEmpty()) {
        const qsizetype length = tokenLength(line);
        if (!isBlank(line.front()))
            words.push_back(qHashBits(line.data(), static_cast<size_t>(length)));
        line = line.sliced(length);
    }
    std::ranges::sort(words);
    return words;
}

/// Share of words that two lines have in common, 0 to 1 (Dice).
float likeness(const std::vector<size_t> &a, const std::vector<size_t> &b)
{
    if (a.empty() || b.empty())
        return 0;
    size_t common = 0;
    for (auto i = a.begin(), j = b.begin(); i != a.end() && j != b.end();) {
        if (*i == *j) {
            ++common;
            ++i;
            ++j;
        } else {
            ++(*i < *j ? i : j);
        }
    }
    return 2.0F * static_cast<float>(common) / static_cast<float>(a.size() + b.size());
}

std::vector<std::vector<size_t>> allWords(std::span<const QByteArrayView> lines)
{
    std::vector<std::vector<size_t>> words;
    words.reserve(lines.size());
    for (const QByteArrayView line : lines)
        words.push_back(wordsOf(line));
    return words;
}

/// For each of the fewer lines the place among the more, rising, where all likenesses together are greatest.
std::vector<int> bestPlaces(std::span<const QByteArrayView> fewer, std::span<const QByteArrayView> more)
{
    const auto fewerWords = allWords(fewer);
    const auto moreWords = allWords(more);
    const size_t columns = more.size() + 1;
    std::vector<float> best((fewer.size() + 1) * columns, 0.0F);
    std::vector<bool> takes(best.size());
    for (size_t i = 1; i <= fewer.size(); ++i) {
        for (size_t j = i; j <= more.size(); ++j) {
            const float with =
                    best[(i - 1) * columns + j - 1] + likeness(fewerWords[i - 1], moreWords[j - 1]);
            const float without = j > i ? best[i * columns + j - 1] : -1.0F;
            takes[i * columns + j] = with > without;
            best[i * columns + j] = std::max(with, without);
        }
    }
    std::vector<int> places(fewer.size());
    for (size_t i = fewer.size(), j = more.size(); i > 0; --j) {
        if (takes[i * columns + j])
            places[--i] = static_cast<int>(j) - 1;
    }
    return places;
}

/// Splits runs of lines, given as numbers that are equal where the lines are, by what is equal on both sides.
class Splitter final
{
public:
    Splitter(std::span<const size_t> removed, std::span<const size_t> added)
        : m_removed(removed)
        , m_added(added)
    {}

    std::vector<ChangePart> split()
    {
        splitRange(0, static_cast<int>(m_removed.size()), 0, static_cast<int>(m_added.size()), 0);
        return std::move(m_parts);
    }

private:
    bool isSame(int removed, int added) const
    {
        return m_removed[static_cast<size_t>(removed)] == m_added[static_cast<size_t>(added)];
    }

    void append(bool same, int removed, int added)
    {
        if (removed == 0 && added == 0)
            return;
        if (!m_parts.empty() && m_parts.back().isSame == same) {
            m_parts.back().removed += removed;
            m_parts.back().added += added;
        } else {
            m_parts.push_back({same, removed, added});
        }
    }

    /// Pairs of lines that stand once on each side, in an order that rises on both (patience).
    std::vector<LinePair> anchors(int removedFrom, int removedTo, int addedFrom, int addedTo) const;
    void splitRange(int removedFrom, int removedTo, int addedFrom, int addedTo, int depth);

    std::span<const size_t> m_removed;
    std::span<const size_t> m_added;
    std::vector<ChangePart> m_parts;
};

std::vector<LinePair> Splitter::anchors(int removedFrom, int removedTo, int addedFrom, int addedTo) const
{
    struct Uses
    {
        int removed = 0;
        int added = 0;
        int addedAt = 0;
    };
    std::unordered_map<size_t, Uses> uses;
    for (int i = removedFrom; i < removedTo; ++i)
        ++uses[m_removed[static_cast<size_t>(i)]].removed;
    for (int i = addedFrom; i < addedTo; ++i) {
        Uses &use = uses[m_added[static_cast<size_t>(i)]];
        ++use.added;
        use.addedAt = i;
    }
    std::vector<LinePair> candidates;
    for (int i = removedFrom; i < removedTo; ++i) {
        const Uses &use = uses[m_removed[static_cast<size_t>(i)]];
        if (use.removed == 1 && use.added == 1)
            candidates.push_back({i, use.addedAt});
    }
    // The longest rising run of added positions: ends[k] is the smallest end of one of length k + 1.
    std::vector<size_t> ends;
    std::vector<size_t> before(candidates.size());
    for (size_t i = 0; i < candidates.size(); ++i) {
        const auto place = std::ranges::lower_bound(
                ends, candidates[i].added, {}, [&](size_t index) { return candidates[index].added; });
        before[i] = place == ends.begin() ? i : *(place - 1);
        if (place == ends.end())
            ends.push_back(i);
        else
            *place = i;
    }
    std::vector<LinePair> chain(ends.size());
    for (size_t k = ends.size(), at = ends.empty() ? 0 : ends.back(); k > 0; at = before[at])
        chain[--k] = candidates[at];
    return chain;
}

void Splitter::splitRange(int removedFrom, int removedTo, int addedFrom, int addedTo, int depth)
{
    int front = 0;
    while (removedFrom + front < removedTo && addedFrom + front < addedTo
            && isSame(removedFrom + front, addedFrom + front))
        ++front;
    append(true, front, front);
    removedFrom += front;
    addedFrom += front;
    int back = 0;
    while (removedTo - back > removedFrom && addedTo - back > addedFrom
            && isSame(removedTo - back - 1, addedTo - back - 1))
        ++back;
    removedTo -= back;
    addedTo -= back;
    const bool canSplit = removedFrom < removedTo && addedFrom < addedTo && depth < deepestSplit;
    const auto chain =
            canSplit ? anchors(removedFrom, removedTo, addedFrom, addedTo) : std::vector<LinePair>();
    if (chain.empty()) {
        append(false, removedTo - removedFrom, addedTo - addedFrom);
    } else {
        for (const LinePair &anchor : chain) {
            splitRange(removedFrom, anchor.removed, addedFrom, anchor.added, depth + 1);
            append(true, 1, 1);
            removedFrom = anchor.removed + 1;
            addedFrom = anchor.added + 1;
        }
        splitRange(removedFrom, removedTo, addedFrom, addedTo, depth + 1);
    }
    append(true, back, back);
}

std::vector<size_t> hashesWithoutBlanks(std::span<const QByteArrayView> lines)
{
    std::vector<size_t> hashes;
    hashes.reserve(lines.size());
    QByteArray kept;
    for (const QByteArrayView line : lines) {
        kept.resize(0);
        std::ranges::remove_copy_if(line, std::back_inserter(kept), isBlank);
        hashes.push_back(qHashBits(kept.constData(), static_cast<size_t>(kept.size())));
    }
    return hashes;
}

} // namespace

std::vector<LinePair> pairLines(
        std::span<const QByteArrayView> removed, std::span<const QByteArrayView> added)
{
    const size_t rows = std::max(removed.size(), added.size());
    std::vector<LinePair> pairs(rows);
    const bool fewerRemoved = removed.size() < added.size();
    const auto fewer = fewerRemoved ? removed : added;
    const auto more = fewerRemoved ? added : removed;
    std::vector<int> places(fewer.size());
    const bool isChosen = fewer.size() < more.size()
            && static_cast<qsizetype>(fewer.size() * more.size()) <= mostPairingCost;
    if (isChosen)
        places = bestPlaces(fewer, more);
    else
        std::ranges::generate(places, [next = 0]() mutable { return next++; });
    for (size_t row = 0; row < rows; ++row)
        (fewerRemoved ? pairs[row].added : pairs[row].removed) = static_cast<int>(row);
    for (size_t i = 0; i < places.size(); ++i) {
        LinePair &pair = pairs[static_cast<size_t>(places[i])];
        (fewerRemoved ? pair.removed : pair.added) = static_cast<int>(i);
    }
    return pairs;
}

std::vector<ChangePart> partsIgnoringBlanks(
        std::span<const QByteArrayView> removed, std::span<const QByteArrayView> added)
{
    const auto removedHashes = hashesWithoutBlanks(removed);
    const auto addedHashes = hashesWithoutBlanks(added);
    return Splitter(removedHashes, addedHashes).split();
}

} // namespace Winnow
