// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledgeindex.h"

#include "knowledge/indexterms.h"
#include "pendingids.h"
#include "readahead.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// From this many on it pays to let the index collect more before it writes a part of itself.
constexpr qint64 manyNodes = 2000;
constexpr auto collectMore = "INSERT INTO knowledge (knowledge, rank) VALUES ('hashsize', 67108864)";

constexpr auto clearSql = "INSERT INTO knowledge (knowledge) VALUES ('delete-all');"
                          "DELETE FROM knowledge_entry;"
                          "INSERT OR IGNORE INTO knowledge_pending (node_id) SELECT id FROM kg_node;"
                          "UPDATE knowledge_state SET nodes = 0, length = 0, version = version + 1";

/// Numbers go up with ids, so that the same nodes coming in together are one index whatever their order.
constexpr auto addEntriesSql =
        "INSERT INTO knowledge_entry (node_id) SELECT p.node_id FROM knowledge_pending AS p "
        "WHERE NOT EXISTS (SELECT 1 FROM knowledge_entry AS e WHERE e.node_id = p.node_id) ORDER BY "
        "p.node_id";

constexpr auto pendingEntriesSql = "SELECT e.entry FROM knowledge_pending AS p "
                                   "JOIN knowledge_entry AS e ON e.node_id = p.node_id ORDER BY e.entry";

constexpr auto readSql =
        "SELECT e.node_id, e.length, n.id IS NOT NULL, n.title, n.text "
        "FROM knowledge_entry AS e LEFT JOIN kg_node AS n ON n.id = e.node_id WHERE e.entry = ?1";

struct IndexedNode
{
    qint64 entry = 0;
    QString id;
    std::optional<qint64> lengthBefore; ///< None where it was not indexed.
    std::optional<qint64> length; ///< None where the node is gone.
    QByteArray terms;
};

using Chunk = std::vector<IndexedNode>;

/// Makes the terms of nodes' texts.
class NodeReader final
{
public:
    explicit NodeReader(Sqlite::Statement query)
        : m_query(std::move(query))
    {}

    WorkspaceResult<Chunk> read(std::span<const qint64> entries)
    {
        Chunk chunk;
        chunk.reserve(entries.size());
        for (const qint64 entry : entries) {
            m_query.bind(1, entry);
            const auto row = m_query.step();
            if (!row)
                return std::unexpected(row.error());
            if (*row)
                chunk.push_back(readRow(entry));
            m_query.reset();
        }
        return chunk;
    }

private:
    IndexedNode readRow(qint64 entry)
    {
        IndexedNode node{entry, m_query.text(0), m_query.optionalInteger(1), {}, {}};
        if (m_query.integer(2) != 0)
            node.length = m_terms.append(m_query.text(3), m_query.text(4), node.terms);
        return node;
    }

    Sqlite::Statement m_query;
    IndexTerms m_terms;
};

/// Puts terms into the index.
class NodeWriter final
{
public:
    static WorkspaceResult<NodeWriter> prepare(const Sqlite::Database &database)
    {
        std::vector<Sqlite::Statement> made;
        for (const char *sql : {"REPLACE INTO knowledge (rowid, terms) VALUES (?1, ?2)",
                     "DELETE FROM knowledge WHERE rowid = ?1",
                     "UPDATE knowledge_entry SET length = ?2 WHERE entry = ?1",
                     "DELETE FROM knowledge_entry WHERE entry = ?1",
                     "DELETE FROM knowledge_pending WHERE node_id = ?1",
                     "UPDATE knowledge_state SET nodes = nodes + ?1, length = length + ?2, version = version "
                     "+ 1"}) {
            auto statement = database.prepare(sql);
            if (!statement)
                return std::unexpected(std::move(statement.error()));
            made.push_back(std::move(*statement));
        }
        return NodeWriter(std::move(made));
    }

    WorkspaceResult<void> write(const Chunk &chunk)
    {
        qint64 nodes = 0;
        qint64 length = 0;
        for (const IndexedNode &node : chunk) {
            auto written = node.length ? put(node) : remove(node);
            written = written.and_then([&] { return m_done.bindAll(node.id).run(); });
            if (!written)
                return written;
            nodes += (node.length ? 1 : 0) - (node.lengthBefore ? 1 : 0);
            length += node.length.value_or(0) - node.lengthBefore.value_or(0);
        }
        return m_count.bindAll(nodes, length).run();
    }

private:
    explicit NodeWriter(std::vector<Sqlite::Statement> made)
        : m_put(std::move(made[0]))
        , m_remove(std::move(made[1]))
        , m_setLength(std::move(made[2]))
        , m_removeEntry(std::move(made[3]))
        , m_done(std::move(made[4]))
        , m_count(std::move(made[5]))
    {}

    WorkspaceResult<void> put(const IndexedNode &node)
    {
        m_put.bind(1, node.entry);
        m_put.bindUtf8(2, node.terms);
        return m_put.run().and_then([&] { return m_setLength.bindAll(node.entry, node.length).run(); });
    }

    WorkspaceResult<void> remove(const IndexedNode &node)
    {
        return m_remove.bindAll(node.entry).run().and_then([&] {
            return m_removeEntry.bindAll(node.entry).run();
        });
    }

    Sqlite::Statement m_put;
    Sqlite::Statement m_remove;
    Sqlite::Statement m_setLength;
    Sqlite::Statement m_removeEntry;
    Sqlite::Statement m_done;
    Sqlite::Statement m_count;
};

/// Clears an index that was made by other rules.
WorkspaceResult<void> keepRules(const Sqlite::Database &database)
{
    const QString rules = termRules();
    auto query = database.prepare("SELECT rules FROM knowledge_state");
    if (!query)
        return std::unexpected(std::move(query.error()));
    const auto row = query->step();
    if (!row)
        return std::unexpected(row.error());
    const QString before = *row ? query->text(0) : QString();
    query->reset();
    if (before == rules)
        return {};
    auto set = database.prepare("UPDATE knowledge_state SET rules = ?1");
    if (!set)
        return std::unexpected(std::move(set.error()));
    return set->bindAll(rules).run().and_then([&]() -> WorkspaceResult<void> {
        return before.isNull() ? WorkspaceResult<void>() : database.execute(clearSql);
    });
}

/// Gives every pending node a number; all of it or nothing.
WorkspaceResult<void> addEntries(Workspace &workspace)
{
    auto transaction = Sqlite::Transaction::begin(workspace.database());
    if (!transaction)
        return std::unexpected(std::move(transaction.error()));
    return keepRules(workspace.database())
            .and_then([&] { return workspace.database().execute(addEntriesSql); })
            .and_then([&] { return transaction->commit(); });
}

/// Whether there is nothing to do: the common case, which must not write.
WorkspaceResult<bool> isInStep(const Workspace &workspace)
{
    auto query = workspace.database().prepare("SELECT NOT EXISTS (SELECT 1 FROM knowledge_pending), nodes = "
                                              "0 OR rules = ?1 FROM knowledge_state");
    if (!query)
        return std::unexpected(std::move(query.error()));
    query->bind(1, termRules());
    const auto row = query->step();
    if (!row)
        return std::unexpected(row.error());
    return *row && query->integer(0) != 0 && query->integer(1) != 0;
}

} // namespace

WorkspaceResult<qint64> pendingKnowledgeCount(const Workspace &workspace)
{
    return workspace.database().queryInteger("SELECT COUNT(*) FROM knowledge_pending"_ba);
}

WorkspaceResult<qint64> indexPendingKnowledge(Workspace &workspace,
        const std::function<void(qint64, qint64)> &progress, const std::stop_token &stop)
{
    const auto inStep = isInStep(workspace);
    if (!inStep)
        return std::unexpected(inStep.error());
    if (*inStep || stop.stop_requested())
        return 0;
    const Sqlite::Database &database = workspace.database();
    if (auto added = addEntries(workspace); !added)
        return std::unexpected(std::move(added.error()));
    const auto entries = pendingIds(database, pendingEntriesSql);
    if (!entries)
        return std::unexpected(entries.error());
    if (std::ssize(*entries) >= manyNodes) {
        if (auto set = database.execute(collectMore); !set)
            return std::unexpected(std::move(set.error()));
    }
    auto writer = NodeWriter::prepare(database);
    if (!writer)
        return std::unexpected(std::move(writer.error()));
    const auto makeReader = [](const Sqlite::Database &reading) {
        return reading.prepare(readSql).transform(
                [](Sqlite::Statement &&query) { return NodeReader(std::move(query)); });
    };
    qint64 done = 0;
    const auto write = [&](const Chunk &chunk) {
        done += std::ssize(chunk);
        return writer->write(chunk);
    };
    return ReadAhead<NodeReader, Chunk>::run(workspace, *entries, makeReader, write, stop, progress)
            .transform([&done] { return done; });
}

} // namespace Winnow
