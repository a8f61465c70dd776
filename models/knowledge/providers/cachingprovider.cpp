// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "cachingprovider.h"

#include "async/poolwork.h"

namespace Winnow {

using namespace std::chrono_literals;

CachingProvider::CachingProvider(std::shared_ptr<KnowledgeProvider> provider, AnswerCache cache,
        std::chrono::hours fresh, std::shared_ptr<WaitClock> clock)
    : m_provider(std::move(provider))
    , m_cache(std::move(cache))
    , m_fresh(fresh)
    , m_clock(std::move(clock))
{}

QCoro::Task<QList<SearchResult>> CachingProvider::search(QStringList queries, int limit, std::stop_token stop)
{
    const auto self = shared_from_this();
    const Cached cached = co_await readCache(queries, limit);
    QStringList missing;
    for (const QString &query : queries) {
        if (mustAsk(query, cached) && !missing.contains(query))
            missing.append(query);
    }
    QHash<QString, SearchResult> asked;
    if (!missing.isEmpty()) {
        QList<SearchResult> results = co_await m_provider->search(missing, limit, stop);
        co_await writeCache(missing, limit, results);
        for (qsizetype i = 0; i < missing.size(); ++i)
            asked.insert(missing[i], orStale(std::move(results[i]), missing[i], cached));
    }
    QList<SearchResult> all;
    for (const QString &query : queries) {
        const auto found = asked.constFind(query);
        all.append(found != asked.cend() ? *found : SearchResult(fromCache(*cached.constFind(query))));
    }
    co_return all;
}

bool CachingProvider::isFresh(const CachedAnswer &answer) const
{
    const auto age = m_clock->now() - answer.answeredAt;
    return age >= -5min && age < m_fresh; // an answer from the future is one of a wrong clock
}

bool CachingProvider::mustAsk(const QString &query, const Cached &cached) const
{
    const auto answer = cached.constFind(query);
    return answer == cached.cend() || (!isFresh(*answer) && m_clock->now() >= m_outageUntil);
}

ProviderAnswer CachingProvider::fromCache(const CachedAnswer &answer) const
{
    ProviderAnswer given;
    given.hits = answer.hits;
    given.answeredAt = answer.answeredAt;
    given.age = std::max(m_clock->now() - answer.answeredAt, std::chrono::milliseconds::zero());
    given.isFromCache = true;
    given.isStale = !isFresh(answer);
    if (given.isStale)
        given.staleBecause = m_outage;
    return given;
}

SearchResult CachingProvider::orStale(SearchResult result, const QString &query, const Cached &cached)
{
    if (result || !isOutage(result.error().code))
        return result;
    m_outage = describeProviderError(result.error());
    m_outageUntil = m_clock->now() + 30s;
    const auto answer = cached.constFind(query);
    return answer == cached.cend() ? std::move(result) : SearchResult(fromCache(*answer));
}

QCoro::Task<CachingProvider::Cached> CachingProvider::readCache(QStringList queries, int limit)
{
    const auto work = [cache = m_cache, identity = identity(), queries, limit] {
        Cached found;
        for (const QString &query : queries) {
            if (auto answer = cache.read(AnswerCache::keyOf(identity, query, limit)))
                found.insert(query, std::move(*answer));
        }
        return found;
    };
    co_return co_await runOnPool(*QThreadPool::globalInstance(), work);
}

QCoro::Task<void> CachingProvider::writeCache(QStringList queries, int limit, QList<SearchResult> results)
{
    const auto work = [cache = m_cache, identity = identity(), queries, limit, results] {
        int written = 0;
        for (qsizetype i = 0; i < queries.size(); ++i) {
            if (const SearchResult &result = results[i]; result && !result->isFromCache) {
                const CachedAnswer answer{result->hits, result->answeredAt};
                written += cache.write(AnswerCache::keyOf(identity, queries[i], limit), answer) ? 1 : 0;
            }
        }
        return written;
    };
    co_await runOnPool(*QThreadPool::globalInstance(), work);
}

} // namespace Winnow
