// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "jsonrpc.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int methodNotFound = -32601;

std::optional<qint64> idOf(const QJsonValue &value)
{
    // Some servers give numbers back as texts.
    bool isNumber = value.isDouble();
    const qint64 id = isNumber ? value.toInteger(-1) : value.toString().toLongLong(&isNumber);
    return isNumber ? std::optional(id) : std::nullopt;
}

RpcMessage readMessage(const QJsonValue &value)
{
    if (!value.isObject())
        return RpcFault{u"no object"_s};
    const QJsonObject object = value.toObject();
    const QString method = object.value(u"method"_s).toString();
    const QJsonValue id = object.value(u"id"_s);
    if (!method.isEmpty()) {
        if (id.isUndefined() || id.isNull())
            return RpcNotification{method};
        return RpcRequest{id, method};
    }
    if (object.contains(u"result"_s)) {
        if (!object.value(u"result"_s).isObject())
            return RpcFault{u"a result that is no object"_s};
        return RpcResponse{idOf(id), object.value(u"result"_s).toObject()};
    }
    if (object.value(u"error"_s).isObject()) {
        const QJsonObject error = object.value(u"error"_s).toObject();
        return RpcResponse{idOf(id),
                std::unexpected(
                        RpcError{error.value(u"code"_s).toInt(), error.value(u"message"_s).toString()})};
    }
    return RpcFault{u"neither method nor result nor error"_s};
}

QByteArray write(QJsonObject message)
{
    message.insert(u"jsonrpc"_s, u"2.0"_s);
    return QJsonDocument(message).toJson(QJsonDocument::Compact);
}

} // namespace

QList<RpcMessage> readRpcMessages(const QByteArray &json)
{
    QJsonParseError fault;
    const QJsonDocument document = QJsonDocument::fromJson(json, &fault);
    if (fault.error != QJsonParseError::NoError)
        return {RpcFault{u"%1 at byte %2"_s.arg(fault.errorString()).arg(fault.offset)}};
    if (!document.isArray())
        return {readMessage(document.object())};
    QList<RpcMessage> messages;
    for (const QJsonValue &value : document.array())
        messages.append(readMessage(value));
    return messages;
}

QByteArray writeRpcRequest(qint64 id, const QString &method, const QJsonObject &params)
{
    return write({{u"id"_s, id}, {u"method"_s, method}, {u"params"_s, params}});
}

QByteArray writeRpcNotification(const QString &method, const QJsonObject &params)
{
    QJsonObject message{{u"method"_s, method}};
    if (!params.isEmpty())
        message.insert(u"params"_s, params);
    return write(message);
}

QByteArray answerRpcRequest(const RpcRequest &request)
{
    if (request.method == "ping"_L1)
        return write({{u"id"_s, request.id}, {u"result"_s, QJsonObject()}});
    return write({{u"id"_s, request.id},
            {u"error"_s, QJsonObject{{u"code"_s, methodNotFound}, {u"message"_s, u"Method not found"_s}}}});
}

} // namespace Winnow
