// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "async/waitclock.h"
#include "knowledgeprovider.h"

#include <functional>

namespace Winnow {

/// A provider that a function answers, such as the search in the workspace's own index. The function runs on a thread
/// of the pool, one call at a time.
class LocalProvider final : public KnowledgeProvider
{
public:
    using Search = std::function<std::expected<QList<ProviderHit>, QString>(const QString &query, int limit)>;

    LocalProvider(QString name, Search search, std::shared_ptr<WaitClock> clock);

    QString name() const override { return m_name; }
    QByteArray identity() const override { return m_name.toUtf8(); }
    QCoro::Task<QList<SearchResult>> search(
            QStringList queries, int limit, std::stop_token stop = {}) override;

private:
    QString m_name;
    Search m_search;
    std::shared_ptr<WaitClock> m_clock;
};

} // namespace Winnow
