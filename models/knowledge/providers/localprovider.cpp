// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "localprovider.h"

#include "async/poolwork.h"

namespace Winnow {

using namespace Qt::StringLiterals;

LocalProvider::LocalProvider(QString name, Search search, std::shared_ptr<WaitClock> clock)
    : m_name(std::move(name))
    , m_search(std::move(search))
    , m_clock(std::move(clock))
{}

QCoro::Task<QList<SearchResult>> LocalProvider::search(QStringList queries, int limit, std::stop_token stop)
{
    const auto self = shared_from_this();
    QList<SearchResult> results;
    for (const QString &query : queries) {
        if (stop.stop_requested()) {
            const ProviderError cancelled{ProviderErrorCode::Cancelled, m_name, {}, {}, u"cancelled"_s};
            results.append(std::unexpected(cancelled));
            continue;
        }
        const auto work = [search = m_search, query, limit] { return search(query, limit); };
        auto hits = co_await runOnPool(*QThreadPool::globalInstance(), work);
        if (!hits) {
            const ProviderError failed{ProviderErrorCode::ServerFailed, m_name, {}, {}, hits.error()};
            results.append(std::unexpected(failed));
            continue;
        }
        ProviderAnswer answer;
        answer.hits = std::move(*hits);
        answer.answeredAt = m_clock->now();
        results.append(std::move(answer));
    }
    co_return results;
}

} // namespace Winnow
