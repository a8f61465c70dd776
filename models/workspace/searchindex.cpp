// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "searchindex.h"

#include "issuetokens.h"
#include "pendingids.h"
#include "readahead.h"

#include <span>
#include <vector>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// From this many on it pays to let the index collect more before it writes a part of itself.
constexpr qint64 manyIssues = 5000;
constexpr auto collectMore = "INSERT INTO search (search, rank) VALUES ('hashsize', 16777216)";

struct IssueTokens
{
    qint64 issueId = 0;
    QByteArray tokens;
};

using Chunk = std::vector<IssueTokens>;

/// Makes the tokens of issues' texts.
class ChunkReader final
{
public:
    explicit ChunkReader(IssueTokenReader reader)
        : m_reader(std::move(reader))
    {}

    WorkspaceResult<Chunk> read(std::span<const qint64> issueIds)
    {
        Chunk chunk;
        chunk.reserve(issueIds.size());
        for (const qint64 id : issueIds) {
            IssueTokens &issue = chunk.emplace_back(id);
            if (auto done = m_reader.read(id, issue.tokens); !done)
                return std::unexpected(std::move(done.error()));
        }
        return chunk;
    }

private:
    IssueTokenReader m_reader;
};

/// Puts tokens into the index.
class IndexWriter final
{
public:
    static WorkspaceResult<IndexWriter> prepare(const Sqlite::Database &database)
    {
        auto put = database.prepare("REPLACE INTO search (rowid, tokens) VALUES (?1, ?2)"_ba);
        auto done = database.prepare("DELETE FROM search_pending WHERE issue_id = ?1"_ba);
        if (!put || !done)
            return std::unexpected(put ? done.error() : put.error());
        return IndexWriter(std::move(*put), std::move(*done));
    }

    WorkspaceResult<void> write(const Chunk &chunk)
    {
        for (const IssueTokens &issue : chunk) {
            m_put.bind(1, issue.issueId);
            m_put.bindUtf8(2, issue.tokens);
            m_done.bind(1, issue.issueId);
            if (auto done = m_put.run().and_then([this] { return m_done.run(); }); !done)
                return done;
        }
        return {};
    }

private:
    IndexWriter(Sqlite::Statement put, Sqlite::Statement done)
        : m_put(std::move(put))
        , m_done(std::move(done))
    {}

    Sqlite::Statement m_put;
    Sqlite::Statement m_done;
};

} // namespace

WorkspaceResult<qint64> pendingSearchCount(const Workspace &workspace)
{
    return workspace.database().queryInteger("SELECT COUNT(*) FROM search_pending"_ba);
}

WorkspaceResult<qint64> indexPending(Workspace &workspace,
        const std::function<void(qint64, qint64)> &progress, const std::stop_token &stop)
{
    const Sqlite::Database &database = workspace.database();
    const auto ids = pendingIds(database, "SELECT issue_id FROM search_pending ORDER BY issue_id"_ba);
    if (!ids)
        return std::unexpected(ids.error());
    if (ids->empty())
        return 0;
    auto writer = IndexWriter::prepare(database);
    if (!writer)
        return std::unexpected(std::move(writer.error()));
    const auto makeReader = [](const Sqlite::Database &reading) {
        return IssueTokenReader::prepare(reading).transform(
                [](IssueTokenReader &&reader) { return ChunkReader(std::move(reader)); });
    };
    qint64 done = 0;
    const auto write = [&](const Chunk &chunk) -> WorkspaceResult<void> {
        if (done == 0 && std::ssize(*ids) >= manyIssues) {
            if (auto set = database.execute(collectMore); !set)
                return set;
        }
        done += std::ssize(chunk);
        return writer->write(chunk);
    };
    return ReadAhead<ChunkReader, Chunk>::run(workspace, *ids, makeReader, write, stop, progress)
            .transform([&done] { return done; });
}

} // namespace Winnow
