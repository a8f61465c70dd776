// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "async/completion.h"
#include "jsonrpc.h"
#include "mcptransport.h"
#include "providercalls.h"

#include <QHash>
#include <QProcess>

#include <memory>

namespace Winnow {

/// An MCP server that is a program of ours: a message a line on its standard input and output (MCP, Transports,
/// stdio). What is no message is passed over, and told with the next error. It is asked to end, and made to end, when
/// this goes.
class McpProcess final
    : public QObject
    , public McpTransport
{
public:
    McpProcess(const McpSettings &settings, const TokenUse &tokenUse, std::shared_ptr<ProviderCalls> calls);
    ~McpProcess() override;

    bool isOpen() const override;
    QCoro::Task<std::expected<void, ProviderError>> open(std::stop_token stop) override;
    QCoro::Task<McpResult> request(QString method, QJsonObject params, std::stop_token stop) override;
    QCoro::Task<std::expected<void, ProviderError>> notify(QString method, std::stop_token stop) override;
    void setProtocolVersion(const QString &) override {}

private:
    void connectProcess();
    void read();
    void readErrors();
    void takeLine(const QByteArray &line);
    void take(const RpcMessage &message);
    void send(const QByteArray &message);
    void failAll(const ProviderError &error);
    ProviderError error(ProviderErrorCode code, const QString &detail) const;
    ProviderError endError(int exitCode, QProcess::ExitStatus status) const;

    QString m_command;
    QStringList m_arguments;
    QString m_tokenVariable;
    std::shared_ptr<ProviderCalls> m_calls;
    std::unique_ptr<QProcess> m_process;
    QHash<qint64, Completion<McpResult>> m_waiting;
    qint64 m_nextId = 1;
    QByteArray m_line; ///< The beginning of a line that has not ended.
    qint64 m_bytesSinceRequest = 0;
    int m_garbageLines = 0;
    QString m_firstGarbage;
    QString m_lastError; ///< The last line of the standard error.
};

} // namespace Winnow
