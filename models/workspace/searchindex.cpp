// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "searchindex.h"

#include "issuetokens.h"
#include "workspace.h"

#include <algorithm>
#include <future>
#include <span>
#include <vector>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype issuesPerChunk = 1000;
constexpr qint64 issuesPerTransaction = 10'000;

/// From this many on it pays to let the index collect more before it writes a part of itself.
constexpr qint64 manyIssues = 5000;
constexpr auto collectMore = "INSERT INTO search (search, rank) VALUES ('hashsize', 16777216)";

struct IssueTokens
{
    qint64 issueId = 0;
    QByteArray tokens;
};

using Chunk = std::vector<IssueTokens>;

WorkspaceResult<Chunk> readChunk(IssueTokenReader &reader, std::span<const qint64> issueIds)
{
    Chunk chunk;
    chunk.reserve(issueIds.size());
    for (const qint64 id : issueIds) {
        IssueTokens &issue = chunk.emplace_back(id);
        if (auto done = reader.read(id, issue.tokens); !done)
            return std::unexpected(std::move(done.error()));
    }
    return chunk;
}

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

WorkspaceResult<std::vector<qint64>> pendingIssues(const Sqlite::Database &database)
{
    auto query = database.prepare("SELECT issue_id FROM search_pending ORDER BY issue_id"_ba);
    if (!query)
        return std::unexpected(std::move(query.error()));
    std::vector<qint64> ids;
    while (true) {
        const auto row = query->step();
        if (!row)
            return std::unexpected(row.error());
        if (!*row)
            return ids;
        ids.push_back(query->integer(0));
    }
}

/// Reads a chunk while the one before it is being written.
class ReadAhead final
{
public:
    ReadAhead(IssueTokenReader reader, std::span<const qint64> issueIds)
        : m_reader(std::move(reader))
        , m_rest(issueIds)
    {
        startNext();
    }

    bool atEnd() const { return !m_next.valid(); }

    WorkspaceResult<Chunk> take()
    {
        auto chunk = m_next.get();
        startNext();
        return chunk;
    }

private:
    void startNext()
    {
        if (m_rest.empty())
            return;
        const auto ids = m_rest.first(std::min(m_rest.size(), static_cast<size_t>(issuesPerChunk)));
        m_rest = m_rest.subspan(ids.size());
        m_next = std::async(std::launch::async, [this, ids] { return readChunk(m_reader, ids); });
    }

    IssueTokenReader m_reader;
    std::span<const qint64> m_rest;
    std::future<WorkspaceResult<Chunk>> m_next; ///< Last, so that it is waited for before the reader goes.
};

} // namespace

WorkspaceResult<qint64> pendingSearchCount(const Workspace &workspace)
{
    return workspace.database().queryInteger("SELECT COUNT(*) FROM search_pending"_ba);
}

WorkspaceResult<qint64> indexPending(Workspace &workspace,
        const std::function<void(qint64, qint64)> &progress, const std::stop_token &stop)
{
    Sqlite::Database &database = workspace.database();
    const auto ids = pendingIssues(database);
    if (!ids)
        return std::unexpected(ids.error());
    if (ids->empty())
        return 0;
    auto writer = IndexWriter::prepare(database);
    if (!writer)
        return std::unexpected(std::move(writer.error()));
    auto reader = IssueTokenReader::open(workspace.path());
    if (!reader)
        return std::unexpected(std::move(reader.error()));
    ReadAhead ahead(std::move(*reader), *ids);

    const auto total = std::ssize(*ids);
    qint64 done = 0;
    while (!ahead.atEnd() && !stop.stop_requested()) {
        auto transaction = Sqlite::Transaction::begin(database);
        if (!transaction)
            return std::unexpected(std::move(transaction.error()));
        if (done == 0 && total >= manyIssues) {
            if (auto set = database.execute(collectMore); !set)
                return std::unexpected(std::move(set.error()));
        }
        const qint64 end = done + issuesPerTransaction;
        while (done < end && !ahead.atEnd() && !stop.stop_requested()) {
            const auto chunk = ahead.take();
            if (!chunk)
                return std::unexpected(chunk.error());
            if (auto written = writer->write(*chunk); !written)
                return std::unexpected(std::move(written.error()));
            done += std::ssize(*chunk);
            if (progress)
                progress(done, total);
        }
        if (auto committed = transaction->commit(); !committed)
            return std::unexpected(std::move(committed.error()));
    }
    return done;
}

} // namespace Winnow
