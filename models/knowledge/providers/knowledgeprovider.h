// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "providererror.h"
#include "providerhit.h"

#include <QCoroTask>
#include <QStringList>

#include <memory>
#include <stop_token>

namespace Winnow {

using SearchResult = std::expected<ProviderAnswer, ProviderError>;

/// Somebody who can be asked for nodes of a knowledge graph. Lives on one thread with an event loop and is held by
/// shared_ptr: a search under way keeps it alive until it has ended. A stop is requested on the same thread.
class KnowledgeProvider : public std::enable_shared_from_this<KnowledgeProvider>
{
public:
    virtual ~KnowledgeProvider() = default;

    /// As in the settings; unique among them.
    virtual QString name() const = 0;

    /// Changes whenever the same query may be answered otherwise; holds no secret.
    virtual QByteArray identity() const = 0;

    /// One result a query, in the queries' order, each with at most @p limit hits. Queries are sent in batches where
    /// the provider knows batches. A stop gives Cancelled for what has no answer yet.
    virtual QCoro::Task<QList<SearchResult>> search(
            QStringList queries, int limit, std::stop_token stop = {}) = 0;
};

/// One query to @p provider.
QCoro::Task<SearchResult> searchOne(
        std::shared_ptr<KnowledgeProvider> provider, QString query, int limit, std::stop_token stop = {});

/// The same error for each of @p count queries.
QList<SearchResult> sameError(const ProviderError &error, qsizetype count);

} // namespace Winnow
