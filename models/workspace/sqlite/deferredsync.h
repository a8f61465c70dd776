// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "database.h"

namespace Winnow::Sqlite {

/// While it lives, commits need not reach the disk one by one: a crash of the program loses none, a power failure may
/// lose the last of them, but never leaves half of one. The first commit after it has ended reaches the disk together
/// with all before it. Neither made nor ended inside a transaction.
class DeferredSync final
{
public:
    static WorkspaceResult<DeferredSync> begin(const Database &database)
    {
        return database.execute("PRAGMA synchronous = NORMAL").transform([&] {
            return DeferredSync(database);
        });
    }

    DeferredSync(DeferredSync &&other) noexcept
        : m_database(std::exchange(other.m_database, nullptr))
    {}
    DeferredSync &operator=(DeferredSync &&) = delete;

    ~DeferredSync()
    {
        // Sets a number in memory; there is nothing in it that could fail.
        if (m_database) [[maybe_unused]]
            const auto done = m_database->execute("PRAGMA synchronous = FULL");
    }

private:
    explicit DeferredSync(const Database &database)
        : m_database(&database)
    {}

    const Database *m_database;
};

} // namespace Winnow::Sqlite
