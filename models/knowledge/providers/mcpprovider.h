// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "async/gate.h"
#include "knowledgeprovider.h"
#include "mcptransport.h"
#include "providercalls.h"

namespace Winnow {

/// A server that speaks the Model Context Protocol and has a tool that searches. The handshake is made with the first
/// search; one call at a time. A server that crashed or ended its session is started again, once a call.
class McpProvider final : public KnowledgeProvider
{
public:
    /// @p settings hold McpSettings.
    McpProvider(const ProviderSettings &settings, ProviderServices services);

    QString name() const override { return m_settings.name; }
    QByteArray identity() const override;
    QCoro::Task<QList<SearchResult>> search(
            QStringList queries, int limit, std::stop_token stop = {}) override;

private:
    using Done = std::expected<void, ProviderError>;

    QCoro::Task<SearchResult> searchFor(QString query, int limit, std::stop_token stop);
    QCoro::Task<McpResult> call(QJsonObject arguments, std::stop_token stop);
    QCoro::Task<Done> makeReady(std::stop_token stop);
    QCoro::Task<Done> shakeHands(std::stop_token stop);
    QCoro::Task<Done> findTool(std::stop_token stop);
    SearchResult read(const QJsonObject &result, int limit) const;
    ProviderError named(const ProviderError &error) const;

    const McpSettings &service() const { return std::get<McpSettings>(m_settings.service); }

    ProviderSettings m_settings;
    HitReader m_reader;
    std::shared_ptr<ProviderCalls> m_calls;
    std::unique_ptr<McpTransport> m_transport;
    Gate m_gate{1};
    bool m_isReady = false;
};

} // namespace Winnow
