// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "jsonrpc.h"
#include "mcptransport.h"
#include "providercalls.h"

#include <memory>

namespace Winnow {

/// An MCP server at an address (MCP, Transports, Streamable HTTP): each message a POST, answers as JSON or as a
/// stream of server-sent events that is left once our answer has come.
class McpHttp final : public McpTransport
{
public:
    McpHttp(const McpSettings &settings, std::shared_ptr<ProviderCalls> calls);

    bool isOpen() const override { return m_isOpen; }
    QCoro::Task<std::expected<void, ProviderError>> open(std::stop_token stop) override;
    QCoro::Task<McpResult> request(QString method, QJsonObject params, std::stop_token stop) override;
    QCoro::Task<std::expected<void, ProviderError>> notify(QString method, std::stop_token stop) override;
    void setProtocolVersion(const QString &version) override { m_version = version; }

private:
    struct Stream;

    HttpRequest post(const QByteArray &message) const;
    QCoro::Task<std::expected<HttpResponse, ProviderError>> send(HttpRequest request, std::stop_token stop);
    QCoro::Task<void> answer(QByteArray message);
    McpResult resultIn(const HttpResponse &response, qint64 id) const;
    McpResult resultOf(const RpcResponse &response) const;
    ProviderError error(ProviderErrorCode code, const QString &detail) const;

    QUrl m_url;
    std::shared_ptr<ProviderCalls> m_calls;
    QByteArray m_session;
    QString m_version;
    qint64 m_nextId = 1;
    bool m_isOpen = false;
};

} // namespace Winnow
