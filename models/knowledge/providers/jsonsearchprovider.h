// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "knowledgeprovider.h"
#include "providercalls.h"

namespace Winnow {

/// A search endpoint that answers with JSON, as its settings describe it. Each query is a request.
class JsonSearchProvider final : public KnowledgeProvider
{
public:
    /// @p settings hold JsonSearchSettings, as readProviderSettings() lets them through.
    JsonSearchProvider(const ProviderSettings &settings, ProviderServices services);

    QString name() const override { return m_settings.name; }
    QByteArray identity() const override;
    QCoro::Task<QList<SearchResult>> search(
            QStringList queries, int limit, std::stop_token stop = {}) override;

private:
    QCoro::Task<SearchResult> searchFor(QString query, int limit, std::stop_token stop);

    ProviderSettings m_settings;
    HitReader m_reader;
    ProviderCalls m_calls;
};

/// The request that asks for @p query. Pure.
HttpRequest searchRequest(const JsonSearchSettings &settings, const QString &query, int limit);

} // namespace Winnow
