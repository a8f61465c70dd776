// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "sessionvalues.h"

#include "workspace/issuetokens.h"

#include <QObject>

#include <atomic>

namespace Winnow {

/// Finds the first screenful of a search by reading issues in table order, beside the pool, which asks the index for
/// all of it: what few issues hold the index knows at once, what half of them hold stands on the first screen anyway.
/// On a thread of its own with a connection of its own.
class FirstPageWorker final : public QObject
{
    Q_OBJECT

public:
    FirstPageWorker();

    void open(const QString &path);

    /// Answers found() once @p candidates, which are in table order, hold a screenful with @p words; not at all where
    /// they do not, or where the request is no longer waited for.
    void find(quint64 number, const QString &words,
            const std::shared_ptr<const std::vector<qint64>> &candidates);

    /// Requests up to @p number are answered, or not wanted any more. From any thread.
    void settle(quint64 number) { m_settled = number; }

signals:
    void found(quint64 number, const std::shared_ptr<const std::vector<qint64>> &ids);

private:
    std::optional<Sqlite::Database> m_database;
    std::optional<IssueTokenReader> m_reader; ///< Of the database, so it goes first.
    std::atomic<quint64> m_settled = 0;
};

} // namespace Winnow
