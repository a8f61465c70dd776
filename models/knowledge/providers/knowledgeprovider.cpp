// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledgeprovider.h"

namespace Winnow {

QCoro::Task<SearchResult> searchOne(
        std::shared_ptr<KnowledgeProvider> provider, QString query, int limit, std::stop_token stop)
{
    const QStringList queries(query);
    QList<SearchResult> results = co_await provider->search(queries, limit, stop);
    co_return std::move(results.first());
}

QList<SearchResult> sameError(const ProviderError &error, qsizetype count)
{
    QList<SearchResult> results;
    results.reserve(count);
    for (qsizetype i = 0; i < count; ++i)
        results.append(std::unexpected(error));
    return results;
}

} // namespace Winnow
