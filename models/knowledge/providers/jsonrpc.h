// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QString>

#include <expected>
#include <optional>
#include <variant>

/// JSON-RPC 2.0 as the Model Context Protocol uses it.
namespace Winnow {

struct RpcError
{
    int code = 0;
    QString message;

    friend bool operator==(const RpcError &, const RpcError &) = default;
};

/// An answer. Without an id the server could not tell which request it refuses.
struct RpcResponse
{
    std::optional<qint64> id;
    std::expected<QJsonObject, RpcError> result;
};

/// Something the server wants of us.
struct RpcRequest
{
    QJsonValue id;
    QString method;
};

struct RpcNotification
{
    QString method;
};

/// A text that is no JSON-RPC message.
struct RpcFault
{
    QString message;
};

using RpcMessage = std::variant<RpcResponse, RpcRequest, RpcNotification, RpcFault>;

/// The messages in one JSON text: one, or those of an array (a batch, as MCP 2025-03-26 allows it).
QList<RpcMessage> readRpcMessages(const QByteArray &json);

QByteArray writeRpcRequest(qint64 id, const QString &method, const QJsonObject &params);
QByteArray writeRpcNotification(const QString &method, const QJsonObject &params);

/// Our answer to @p request: `ping` is answered, anything else is a method that we do not have.
QByteArray answerRpcRequest(const RpcRequest &request);

} // namespace Winnow
