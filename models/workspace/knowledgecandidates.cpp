// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledgecandidates.h"

#include "knowledge/indexterms.h"
#include "rowvisit.h"

#include <algorithm>

namespace Winnow {

namespace {

/// Candidates that are scored.
constexpr qsizetype candidates = 100;
/// Of candidates that are equally good, so many are looked at for the shortest.
constexpr qsizetype mostTies = 2000;
/// Answers that are read from the index for one query; a step costs some 100 ns.
constexpr qint64 mostAnswers = 20'000;
/// To count a term again costs as much as reading so many nodes.
constexpr qint64 commonNodes = 200;

/// A term in the title says more than one in the text.
constexpr double titleWorth = 0.5;
/// All parts of an identifier together, of what it is worth as a whole.
constexpr double partsWorth = 0.6;
/// Common terms that are asked for all at once; of more there is hardly a node that holds them all.
constexpr size_t mostTogether = 6;

QByteArray quoted(const QByteArray &term)
{
    return '"' + term + '"';
}

} // namespace

KnowledgeCandidates::KnowledgeCandidates(std::vector<Sqlite::Statement> made)
    : m_state(std::move(made[0]))
    , m_nodesWith(std::move(made[1]))
    , m_match(std::move(made[2]))
    , m_lengths(std::move(made[3]))
{}

WorkspaceResult<KnowledgeCandidates> KnowledgeCandidates::prepare(const Sqlite::Database &database)
{
    std::vector<Sqlite::Statement> made;
    for (const char *sql : {"SELECT nodes, length, version FROM knowledge_state",
                 "SELECT doc FROM knowledge_term WHERE term = ?1",
                 "SELECT rowid FROM knowledge WHERE knowledge MATCH ?1 LIMIT ?2",
                 "SELECT entry, length, node_id FROM knowledge_entry "
                 "WHERE entry IN (SELECT value FROM json_each(?1))"}) {
        auto statement = database.prepare(sql);
        if (!statement)
            return std::unexpected(std::move(statement.error()));
        made.push_back(std::move(*statement));
    }
    return KnowledgeCandidates(std::move(made));
}

WorkspaceResult<void> KnowledgeCandidates::readState()
{
    return RowVisit::rest(m_state, [this](const Sqlite::Statement &row) {
        m_nodes = row.integer(0);
        m_averageLength =
                m_nodes > 0 ? static_cast<double>(row.integer(1)) / static_cast<double>(m_nodes) : 0;
        if (std::exchange(m_version, row.integer(2)) != m_version)
            m_common.clear();
    });
}

WorkspaceResult<qint64> KnowledgeCandidates::nodesWith(const QByteArray &term)
{
    if (const auto known = m_common.constFind(term); known != m_common.constEnd())
        return *known;
    qint64 nodes = 0;
    m_nodesWith.bindUtf8(1, term);
    return RowVisit::rest(m_nodesWith, [&nodes](const Sqlite::Statement &row) {
        nodes = row.integer(0);
    }).transform([&] {
        if (nodes >= commonNodes)
            m_common.insert(term, nodes);
        return nodes;
    });
}

WorkspaceResult<double> KnowledgeCandidates::weigh(KnowledgeQuery &query)
{
    if (auto done = readState(); !done)
        return std::unexpected(std::move(done.error()));
    std::vector<qint64> counts;
    counts.reserve(query.terms().size());
    for (const QueryTerm &term : query.terms()) {
        const auto nodes = term.isAsked ? nodesWith(term.utf8) : WorkspaceResult<qint64>(0);
        if (!nodes)
            return std::unexpected(nodes.error());
        counts.push_back(*nodes);
    }
    query.weigh(counts, m_nodes);
    return m_averageLength;
}

std::vector<KnowledgeCandidates::Question> KnowledgeCandidates::questionsOf(const KnowledgeQuery &query)
{
    std::vector<double> worth(query.terms().size(), 0);
    std::vector<Question> questions;
    for (const QueryPoint &point : query.points()) {
        if (point.kind == QueryPoint::Kind::Single) {
            if (point.weight > 0)
                questions.push_back({quoted(query.terms()[point.term].utf8) + '*', point.weight, 0});
            continue;
        }
        worth[point.term] += point.weight;
        for (const quint32 part : point.parts)
            worth[part] += partsWorth * point.weight / static_cast<double>(point.parts.size());
    }
    for (size_t i = 0; i < worth.size(); ++i) {
        const QueryTerm &term = query.terms()[i];
        if (worth[i] <= 0 || term.nodes == 0)
            continue;
        questions.push_back({quoted(term.utf8), worth[i], term.nodes});
        // Few of those that hold a term hold it in the title; how few is not known.
        questions.push_back({quoted(titleMark + term.utf8), titleWorth * worth[i], term.nodes / 8});
    }
    return questions;
}

WorkspaceResult<std::vector<qint64>> KnowledgeCandidates::entriesFor(const KnowledgeQuery &query)
{
    m_touched.clear();
    auto entries = askAll(questionsOf(query)).and_then([this] { return best(); });
    for (const qint64 entry : m_touched)
        m_worth[static_cast<size_t>(entry)] = 0;
    return entries;
}

/// The rarest first, as long as there is time; those that are too common to be read one by one, all together.
WorkspaceResult<void> KnowledgeCandidates::askAll(std::vector<Question> questions)
{
    std::ranges::sort(questions, [](const Question &one, const Question &other) {
        return std::tie(one.nodes, other.weight, one.match) < std::tie(other.nodes, one.weight, other.match);
    });
    qint64 left = mostAnswers;
    Question together;
    size_t joined = 0;
    for (const Question &question : questions) {
        if (question.nodes <= left) {
            left -= question.nodes;
            if (auto done = ask(question); !done)
                return done;
        } else if (joined < mostTogether && !question.match.startsWith(QByteArray("\"") + titleMark)) {
            together.match += (joined++ == 0 ? QByteArray() : QByteArray(" AND ")) + question.match;
            together.weight += question.weight;
        }
    }
    return joined == 0 ? WorkspaceResult<void>() : ask(together);
}

WorkspaceResult<void> KnowledgeCandidates::ask(const Question &question)
{
    m_match.bindUtf8(1, question.match);
    m_match.bind(2, mostAnswers);
    const auto worth = static_cast<float>(question.weight);
    return RowVisit::rest(m_match, [&](const Sqlite::Statement &row) {
        const auto entry = static_cast<size_t>(row.integer(0));
        if (entry >= m_worth.size())
            m_worth.resize(2 * entry + 1, 0);
        if (m_worth[entry] == 0)
            m_touched.push_back(static_cast<qint64>(entry));
        m_worth[entry] += worth;
    });
}

WorkspaceResult<std::vector<qint64>> KnowledgeCandidates::best()
{
    const auto worthOf = [this](qint64 entry) { return m_worth[static_cast<size_t>(entry)]; };
    std::vector<qint64> entries = m_touched;
    if (std::ssize(entries) > candidates) {
        const auto last = entries.begin() + candidates - 1;
        std::ranges::nth_element(entries, last, std::greater(), worthOf);
        const float least = worthOf(*last);
        std::vector<qint64> ties;
        std::ranges::copy_if(
                entries, std::back_inserter(ties), [&](qint64 entry) { return worthOf(entry) == least; });
        std::erase_if(entries, [&](qint64 entry) { return worthOf(entry) <= least; });
        if (auto kept = keepShortest(ties, candidates - std::ssize(entries)); !kept)
            return std::unexpected(std::move(kept.error()));
        entries.insert(entries.end(), ties.cbegin(), ties.cend());
    }
    std::ranges::sort(entries);
    return entries;
}

/// Keeps @p count of @p entries.
WorkspaceResult<void> KnowledgeCandidates::keepShortest(std::vector<qint64> &entries, qsizetype count)
{
    if (std::ssize(entries) <= count)
        return {};
    std::ranges::sort(entries);
    entries.resize(static_cast<size_t>(std::min<qsizetype>(std::ssize(entries), mostTies)));
    std::vector<std::tuple<qint64, QString, qint64>> byLength;
    auto done = RowVisit::ofMany(m_lengths, entries, [&byLength](const Sqlite::Statement &row) {
        byLength.emplace_back(row.integer(1), row.text(2), row.integer(0));
    });
    if (!done)
        return done;
    std::ranges::sort(byLength);
    entries.clear();
    for (const auto &[length, id, entry] : byLength) {
        if (std::ssize(entries) < count)
            entries.push_back(entry);
    }
    return {};
}

} // namespace Winnow
