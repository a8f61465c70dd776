// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "providererror.h"

#include <QCoroTask>
#include <QJsonObject>

#include <expected>
#include <stop_token>

namespace Winnow {

/// The result of a call, or why there is none.
using McpResult = std::expected<QJsonObject, ProviderError>;

/// Carries JSON-RPC between us and one MCP server. Whoever awaits a call keeps this alive.
class McpTransport
{
public:
    virtual ~McpTransport() = default;

    /// Is there a connection, or a session, that a handshake can have been made in?
    virtual bool isOpen() const = 0;

    /// Makes one, in place of what there was.
    virtual QCoro::Task<std::expected<void, ProviderError>> open(std::stop_token stop) = 0;

    virtual QCoro::Task<McpResult> request(QString method, QJsonObject params, std::stop_token stop) = 0;
    virtual QCoro::Task<std::expected<void, ProviderError>> notify(QString method, std::stop_token stop) = 0;

    /// The version that both sides agreed on.
    virtual void setProtocolVersion(const QString &version) = 0;
};

} // namespace Winnow
