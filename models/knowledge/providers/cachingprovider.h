// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "answercache.h"
#include "async/waitclock.h"
#include "knowledgeprovider.h"

#include <QHash>

namespace Winnow {

/// Puts a cache before another provider. Answers that are fresh are not asked for again; where the provider cannot be
/// asked, old ones serve, and say so with their age. After such an outage what is in the cache serves for half a
/// minute without another attempt.
class CachingProvider final : public KnowledgeProvider
{
public:
    CachingProvider(std::shared_ptr<KnowledgeProvider> provider, AnswerCache cache, std::chrono::hours fresh,
            std::shared_ptr<WaitClock> clock);

    QString name() const override { return m_provider->name(); }
    QByteArray identity() const override { return m_provider->identity(); }
    QCoro::Task<QList<SearchResult>> search(
            QStringList queries, int limit, std::stop_token stop = {}) override;

    KnowledgeProvider &inner() const { return *m_provider; }

private:
    using Cached = QHash<QString, CachedAnswer>;

    bool isFresh(const CachedAnswer &answer) const;
    bool mustAsk(const QString &query, const Cached &cached) const;
    ProviderAnswer fromCache(const CachedAnswer &answer) const;
    SearchResult orStale(SearchResult result, const QString &query, const Cached &cached);
    QCoro::Task<Cached> readCache(QStringList queries, int limit);
    QCoro::Task<void> writeCache(QStringList queries, int limit, QList<SearchResult> results);

    std::shared_ptr<KnowledgeProvider> m_provider;
    AnswerCache m_cache;
    std::chrono::hours m_fresh;
    std::shared_ptr<WaitClock> m_clock;
    Timestamp m_outageUntil{};
    QString m_outage; ///< Its error, for people.
};

} // namespace Winnow
