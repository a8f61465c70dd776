// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "knowledgeprovider.h"
#include "providercalls.h"
#include "reconciliationmanifest.h"

#include <optional>

namespace Winnow {

/// A server that speaks the W3C Reconciliation Service API 0.2. Queries go out in batches by POST; the manifest is
/// read once. A service that finds a batch too large (413) gets smaller ones.
class ReconciliationProvider final : public KnowledgeProvider
{
public:
    /// @p settings hold ReconciliationSettings.
    ReconciliationProvider(const ProviderSettings &settings, ProviderServices services);

    QString name() const override { return m_settings.name; }
    QByteArray identity() const override;
    QCoro::Task<QList<SearchResult>> search(
            QStringList queries, int limit, std::stop_token stop = {}) override;

    /// The service's description of itself; asked for once, again after an error.
    QCoro::Task<std::expected<ReconciliationManifest, ProviderError>> manifest(std::stop_token stop = {});

    /// Entities whose names begin with @p prefix; nothing where the service does not offer that.
    QCoro::Task<std::expected<QList<ProviderHit>, ProviderError>> suggestEntities(
            QString prefix, std::stop_token stop = {});

    /// A page that shows entity @p id in a small frame, and the frame's size in pixels; an empty address where the
    /// service offers none. Nothing is fetched but the manifest.
    struct Preview
    {
        QUrl url;
        QSize size;
    };
    QCoro::Task<std::expected<Preview, ProviderError>> preview(QString id, std::stop_token stop = {});

private:
    QCoro::Task<QList<SearchResult>> searchBatch(
            QStringList queries, int limit, ReconciliationManifest manifest, std::stop_token stop);
    SearchResult resultOf(const QJsonValue &batch, qsizetype index, int limit,
            const ReconciliationManifest &manifest, const QUrl &address) const;

    const ReconciliationSettings &service() const
    {
        return std::get<ReconciliationSettings>(m_settings.service);
    }

    ProviderSettings m_settings;
    ProviderCalls m_calls;
    std::optional<ReconciliationManifest> m_manifest;
};

} // namespace Winnow
