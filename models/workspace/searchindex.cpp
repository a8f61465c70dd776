// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "searchindex.h"

#include "searchtext.h"
#include "workspace.h"

#include <QList>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int issuesPerTransaction = 4000;

/// Collects an issue's texts and puts their tokens into the index.
class Indexer final
{
public:
    static WorkspaceResult<Indexer> prepare(Sqlite::Database &database)
    {
        auto texts = database.prepare("SELECT title, body FROM issue_text WHERE issue_id = ?1"_ba);
        auto comments = database.prepare(
            "SELECT text FROM event WHERE issue_id = ?1 AND text IS NOT NULL AND kind = 'comment'"_ba);
        auto put = database.prepare("REPLACE INTO search (rowid, tokens) VALUES (?1, ?2)"_ba);
        auto done = database.prepare("DELETE FROM search_pending WHERE issue_id = ?1"_ba);
        for (const auto *statement : {&texts, &comments, &put, &done}) {
            if (!*statement)
                return std::unexpected(statement->error());
        }
        return Indexer(std::move(*texts), std::move(*comments), std::move(*put), std::move(*done));
    }

    WorkspaceResult<void> index(qint64 issueId)
    {
        m_tokens.resize(0);
        return collect(m_texts, issueId, 2)
            .and_then([&] { return collect(m_comments, issueId, 1); })
            .and_then([&] {
                m_put.bind(1, issueId);
                m_put.bindUtf8(2, m_tokens);
                return m_put.run();
            })
            .and_then([&] {
                m_done.bind(1, issueId);
                return m_done.run();
            });
    }

private:
    Indexer(Sqlite::Statement texts, Sqlite::Statement comments, Sqlite::Statement put, Sqlite::Statement done)
        : m_texts(std::move(texts))
        , m_comments(std::move(comments))
        , m_put(std::move(put))
        , m_done(std::move(done))
    {
    }

    WorkspaceResult<void> collect(Sqlite::Statement &query, qint64 issueId, int columns)
    {
        query.bind(1, issueId);
        while (true) {
            const auto row = query.step();
            if (!row)
                return std::unexpected(row.error());
            if (!*row)
                break;
            for (int column = 0; column < columns; ++column)
                appendSearchTokens(query.utf8(column), m_tokens);
        }
        query.reset();
        return {};
    }

    Sqlite::Statement m_texts;
    Sqlite::Statement m_comments;
    Sqlite::Statement m_put;
    Sqlite::Statement m_done;
    QByteArray m_tokens;
};

WorkspaceResult<QList<qint64>> nextPending(Sqlite::Statement &query)
{
    QList<qint64> ids;
    while (true) {
        const auto row = query.step();
        if (!row)
            return std::unexpected(row.error());
        if (!*row)
            break;
        ids.append(query.integer(0));
    }
    query.reset();
    return ids;
}

} // namespace

WorkspaceResult<qint64> pendingSearchCount(const Workspace &workspace)
{
    return workspace.database().queryInteger("SELECT COUNT(*) FROM search_pending"_ba);
}

WorkspaceResult<qint64> indexPending(Workspace &workspace, const std::function<void(qint64, qint64)> &progress,
                                     const std::stop_token &stop)
{
    Sqlite::Database &database = workspace.database();
    const auto total = pendingSearchCount(workspace);
    if (!total || *total == 0)
        return total;
    auto indexer = Indexer::prepare(database);
    if (!indexer)
        return std::unexpected(std::move(indexer.error()));
    auto pending = database.prepare("SELECT issue_id FROM search_pending ORDER BY issue_id LIMIT "
                                    + QByteArray::number(issuesPerTransaction));
    if (!pending)
        return std::unexpected(std::move(pending.error()));
    qint64 done = 0;
    while (!stop.stop_requested()) {
        const auto ids = nextPending(*pending);
        if (!ids)
            return std::unexpected(ids.error());
        if (ids->isEmpty())
            break;
        auto transaction = Sqlite::Transaction::begin(database);
        if (!transaction)
            return std::unexpected(std::move(transaction.error()));
        for (const qint64 id : *ids) {
            if (auto indexed = indexer->index(id); !indexed)
                return std::unexpected(std::move(indexed.error()));
        }
        if (auto committed = transaction->commit(); !committed)
            return std::unexpected(std::move(committed.error()));
        done += ids->size();
        if (progress)
            progress(done, *total);
    }
    return done;
}

} // namespace Winnow
