// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledgesearch.h"

#include "knowledge/nearduplicates.h"
#include "knowledge/nodematcher.h"
#include "knowledgecandidates.h"
#include "workspace.h"

#include <algorithm>

namespace Winnow {

namespace {

/// Hits below the last one shown among which near-duplicates of those shown are looked for.
constexpr qsizetype lookedAtForTwins = 20;

struct Scored
{
    double score = 0;
    QString id;
    qint64 entry = 0;
};

struct Node
{
    KnowledgeHit hit;
    QString text;
    NodeTerms terms;
};

} // namespace

class KnowledgeSearch::Private final
{
public:
    Private(KnowledgeCandidates made, Sqlite::Statement query)
        : candidates(std::move(made))
        , read(std::move(query))
    {}

    WorkspaceResult<std::vector<Scored>> scored(
            const std::vector<qint64> &entries, const KnowledgeQuery &query, double averageLength);
    WorkspaceResult<std::vector<Node>> distinct(const std::vector<Scored> &ranked, qsizetype limit);
    WorkspaceResult<std::optional<Node>> node(const Scored &scored);

    KnowledgeCandidates candidates;
    Sqlite::Statement read; ///< An entry's node.
};

WorkspaceResult<std::vector<Scored>> KnowledgeSearch::Private::scored(
        const std::vector<qint64> &entries, const KnowledgeQuery &query, double averageLength)
{
    NodeMatcher matcher(query, averageLength);
    std::vector<Scored> ranked;
    for (const qint64 entry : entries) {
        read.bind(1, entry);
        const auto row = read.step();
        if (!row)
            return std::unexpected(row.error());
        if (*row) {
            const double score = matcher.score(read.text(1), read.text(5));
            if (score > 0)
                ranked.push_back({score, read.text(0), entry});
        }
        read.reset();
    }
    std::ranges::sort(ranked, [](const Scored &one, const Scored &other) {
        return std::tie(other.score, one.id) < std::tie(one.score, other.id);
    });
    return ranked;
}

WorkspaceResult<std::optional<Node>> KnowledgeSearch::Private::node(const Scored &scored)
{
    read.bind(1, scored.entry);
    const auto row = read.step();
    if (!row)
        return std::unexpected(row.error());
    std::optional<Node> node;
    if (*row) {
        node.emplace();
        node->hit = {.id = read.text(0),
                .title = read.text(1),
                .url = read.text(2),
                .kind = read.text(3),
                .lang = read.text(4),
                .score = scored.score,
                .excerpt = {},
                .twins = {}};
        node->text = read.text(5);
        node->terms = nodeTerms(node->hit.title, node->text);
    }
    read.reset();
    return node;
}

/// The best of @p ranked, near-duplicates joined to the better one.
WorkspaceResult<std::vector<Node>> KnowledgeSearch::Private::distinct(
        const std::vector<Scored> &ranked, qsizetype limit)
{
    std::vector<Node> nodes;
    qsizetype lookedAt = 0;
    for (const Scored &candidate : ranked) {
        if (std::ssize(nodes) == limit && ++lookedAt > lookedAtForTwins)
            break;
        auto next = node(candidate);
        if (!next)
            return std::unexpected(std::move(next.error()));
        if (!*next)
            continue;
        const auto twin = std::ranges::find_if(
                nodes, [&](const Node &known) { return areNearDuplicates(known.terms, (*next)->terms); });
        if (twin != nodes.end())
            twin->hit.twins.append({(*next)->hit.id, (*next)->hit.title, (*next)->hit.url});
        else if (std::ssize(nodes) < limit)
            nodes.push_back(std::move(**next));
    }
    return nodes;
}

KnowledgeSearch::KnowledgeSearch(std::unique_ptr<Private> p)
    : d(std::move(p))
{}

KnowledgeSearch::KnowledgeSearch(KnowledgeSearch &&) noexcept = default;
KnowledgeSearch &KnowledgeSearch::operator=(KnowledgeSearch &&) noexcept = default;
KnowledgeSearch::~KnowledgeSearch() = default;

WorkspaceResult<KnowledgeSearch> KnowledgeSearch::prepare(const Workspace &workspace)
{
    auto candidates = KnowledgeCandidates::prepare(workspace.database());
    if (!candidates)
        return std::unexpected(std::move(candidates.error()));
    auto read = workspace.database().prepare(
            "SELECT n.id, n.title, n.url, n.kind, n.lang, n.text FROM knowledge_entry AS e "
            "JOIN kg_node AS n ON n.id = e.node_id WHERE e.entry = ?1");
    if (!read)
        return std::unexpected(std::move(read.error()));
    return KnowledgeSearch(std::make_unique<Private>(std::move(*candidates), std::move(*read)));
}

WorkspaceResult<QList<KnowledgeHit>> KnowledgeSearch::search(QStringView text, qsizetype limit)
{
    KnowledgeQuery query(text);
    if (query.isEmpty() || limit <= 0)
        return QList<KnowledgeHit>();
    const auto averageLength = d->candidates.weigh(query);
    if (!averageLength)
        return std::unexpected(averageLength.error());
    const auto entries = d->candidates.entriesFor(query);
    if (!entries)
        return std::unexpected(entries.error());
    const auto ranked = d->scored(*entries, query, *averageLength);
    if (!ranked)
        return std::unexpected(ranked.error());
    auto nodes = d->distinct(*ranked, limit);
    if (!nodes)
        return std::unexpected(std::move(nodes.error()));
    QList<KnowledgeHit> hits;
    for (Node &node : *nodes) {
        node.hit.excerpt = excerptFor(text, node.text);
        hits.append(std::move(node.hit));
    }
    return hits;
}

WorkspaceResult<qint64> KnowledgeSearch::nodesWith(QStringView text)
{
    KnowledgeQuery query(text);
    return d->candidates.weigh(query).transform([&query](double) {
        std::optional<qint64> rarest;
        for (const QueryTerm &term : query.terms()) {
            if (term.isAsked)
                rarest = std::min(rarest.value_or(term.nodes), term.nodes);
        }
        return rarest.value_or(0);
    });
}

WorkspaceResult<QList<KnowledgeHit>> searchKnowledge(
        const Workspace &workspace, QStringView text, qsizetype limit)
{
    return KnowledgeSearch::prepare(workspace).and_then(
            [&](KnowledgeSearch &&search) { return search.search(text, limit); });
}

} // namespace Winnow
