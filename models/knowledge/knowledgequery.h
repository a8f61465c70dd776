// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tokens.h"

#include <QByteArray>

#include <span>
#include <vector>

namespace Winnow {

/// A term that a query looks for.
struct QueryTerm
{
    QByteArray utf8; ///< As the index keeps it.
    quint64 hash = 0;
    bool isAsked =
            false; ///< Of a point that counts or of its parts; of others nobody needs to know how common they are.
    qint64 nodes = 0; ///< Nodes that hold it, as weigh() was told.
};

/// One thing that a query asks for: a word, an identifier, two Chinese characters. Each counts once, however often the
/// query repeats it.
struct QueryPoint
{
    enum class Kind : quint8 {
        Word,
        Name, ///< A number, version or the like: it is there or it is not.
        Identifier, ///< Present as a whole, by its parts in their order, or by some of them.
        Pair,
        Single ///< A character by itself; only looked at where the query holds nothing more.
    };

    Kind kind = Kind::Word;
    bool isStop = false; ///< Says nothing of what is asked; counts only where there is nothing else.
    quint32 term = 0; ///< Into KnowledgeQuery::terms(); the whole of an identifier.
    std::vector<quint32> parts{}; ///< Of an identifier, in their order.
    /// Identifier: it may be words that a dash or a slash joins; then it counts only where a node knows it as one. Word:
    /// the point (an index) that it is a part of, and which it stands in for where no node knows that; else -1.
    bool isDoubtful = false;
    int standsInFor = -1;
    double weight = 0; ///< What finding it is worth; see weigh().
};

/// Of a longer text only the beginning is asked for, in UTF-16 units.
inline constexpr qsizetype longestQuery = 1000;

/// What a text asks of the knowledge index: search words, or a whole row of an article.
class KnowledgeQuery final
{
public:
    explicit KnowledgeQuery(QStringView text);

    bool isEmpty() const { return m_points.empty(); }

    /// All terms, parts of identifiers too, each once, in the order of the text.
    const std::vector<QueryTerm> &terms() const { return m_terms; }
    const std::vector<QueryPoint> &points() const { return m_points; }

    /// Whether @p second follows @p first (points of kind Pair) somewhere in the query, as in a phrase.
    bool isPhrase(quint32 first, quint32 second) const;
    /// Whether the point is one of several pairs in a row.
    bool isInPhrase(quint32 point) const { return m_inPhrase[point]; }

    /// Weighs the points by how rare they are: @p nodesWith is, for each of terms(), the number of nodes that hold it, of
    /// @p nodes in all; of terms that are not asked for, anything.
    ///
    /// A point weighs its inverse document frequency as BM25 has it, ln(1 + (N - n + 0.5) / (n + 0.5)), with a thousand
    /// nodes added to N, so that a small index does not take every word for a common one. What no node holds weighs most,
    /// but counts for two words and one name at most: a row of an article always holds some. Names count 1.6 times,
    /// identifiers twice, either 2.5 times where no node holds it. A pair that is rarer than both its neighbours joins
    /// the end of one word with the beginning of the next ("编译选项": 译选) and counts little; stop words count nothing.
    void weigh(std::span<const qint64> nodesWith, qint64 nodes);

    /// The inverse document frequency of a term in @p nodesWith of @p nodes, as above.
    static double rarity(qint64 nodesWith, qint64 nodes);

private:
    using Run = std::vector<quint32>; ///< Points of pairs in a row.

    quint32 termOf(const Token &token, const TokenList &list);
    quint32 addPoint(QueryPoint point);
    size_t addIdentifier(size_t first, const TokenList &list);
    void addStandIns(quint32 identifier);
    void addPair(const Token &token, const TokenList &list, bool follows);
    void settleStops();
    double plainWeight(const QueryPoint &point, qint64 nodes) const;
    void weighRun(const Run &run, qint64 nodes);
    void limitUnknown(qint64 nodes);

    std::vector<QueryTerm> m_terms;
    std::vector<QueryPoint> m_points;
    std::vector<Run> m_runs;
    std::vector<std::pair<quint32, quint32>> m_phrases; ///< Sorted.
    std::vector<bool> m_inPhrase;
};

} // namespace Winnow
