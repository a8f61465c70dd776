// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "workspace.h"

#include <algorithm>
#include <functional>
#include <future>
#include <span>
#include <stop_token>

namespace Winnow {

inline constexpr size_t readAheadChunk = 500;
inline constexpr qint64 readAheadPerTransaction = 10'000;

/// Goes through ids chunk by chunk: a Reader (`read(span of ids)` gives a Chunk) reads on a connection and a thread of
/// its own while the chunk before is being written.
template <typename Reader, typename Chunk>
class ReadAhead final
{
public:
    /// @p makeReader makes the reader for a database; @p write writes a chunk, inside a transaction that holds many of
    /// them. @p stop ends it behind a chunk; what was written stays. @p progress hears (done, total) ids.
    template <typename MakeReader, typename Write>
    static WorkspaceResult<void> run(Workspace &workspace, std::span<const qint64> ids, MakeReader makeReader,
            Write write, const std::stop_token &stop,
            const std::function<void(qint64, qint64)> &progress = {})
    {
        auto database = Sqlite::Database::open(workspace.path(), Sqlite::OpenMode::ReadOnly);
        if (!database)
            return std::unexpected(std::move(database.error()));
        auto reader = makeReader(*database);
        if (!reader)
            return std::unexpected(std::move(reader.error()));
        ReadAhead ahead(*reader, ids);
        qint64 done = 0;
        while (!ahead.atEnd() && !stop.stop_requested()) {
            auto transaction = Sqlite::Transaction::begin(workspace.database());
            if (!transaction)
                return std::unexpected(std::move(transaction.error()));
            const qint64 end = done + readAheadPerTransaction;
            while (done < end && !ahead.atEnd() && !stop.stop_requested()) {
                const auto chunk = ahead.take();
                if (!chunk)
                    return std::unexpected(chunk.error());
                if (WorkspaceResult<void> written = write(*chunk); !written)
                    return written;
                done = ahead.m_taken;
                if (progress)
                    progress(done, std::ssize(ids));
            }
            if (auto committed = transaction->commit(); !committed)
                return committed;
        }
        return {};
    }

private:
    ReadAhead(Reader &reader, std::span<const qint64> ids)
        : m_reader(reader)
        , m_rest(ids)
    {
        startNext();
    }

    bool atEnd() const { return !m_next.valid(); }

    WorkspaceResult<Chunk> take()
    {
        auto chunk = m_next.get();
        m_taken += m_reading;
        startNext();
        return chunk;
    }

    void startNext()
    {
        if (m_rest.empty())
            return;
        const auto ids = m_rest.first(std::min(m_rest.size(), readAheadChunk));
        m_rest = m_rest.subspan(ids.size());
        m_reading = std::ssize(ids);
        m_next = std::async(std::launch::async, [this, ids] { return m_reader.read(ids); });
    }

    Reader &m_reader;
    std::span<const qint64> m_rest;
    qint64 m_reading = 0;
    qint64 m_taken = 0;
    std::future<WorkspaceResult<Chunk>> m_next; ///< Last, so that it is waited for before the rest goes.
};

} // namespace Winnow
