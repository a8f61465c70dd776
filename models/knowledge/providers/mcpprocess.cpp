// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "mcpprocess.h"

#include <QFileInfo>
#include <QPointer>
#include <QTimer>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// A server has this long to end by itself once its input is closed, and as long again before it is killed.
constexpr std::chrono::seconds endingTime{2};
constexpr qsizetype shownOfLine = 200;

/// Lets @p process end in its own time, without waiting for it.
void endGently(std::unique_ptr<QProcess> process)
{
    process->disconnect();
    if (process->state() == QProcess::NotRunning) {
        process.release()->deleteLater();
        return;
    }
    QProcess *const ending = process.release();
    QObject::connect(ending, &QProcess::finished, ending, &QObject::deleteLater);
    QTimer::singleShot(endingTime, ending, &QProcess::terminate);
    QTimer::singleShot(2 * endingTime, ending, &QProcess::kill);
    ending->closeWriteChannel();
}

} // namespace

McpProcess::McpProcess(
        const McpSettings &settings, const TokenUse &tokenUse, std::shared_ptr<ProviderCalls> calls)
    : m_command(settings.command)
    , m_arguments(settings.arguments)
    , m_tokenVariable(tokenUse.isNeeded ? tokenUse.variable : QString())
    , m_calls(std::move(calls))
{}

McpProcess::~McpProcess()
{
    if (m_process)
        endGently(std::move(m_process));
}

bool McpProcess::isOpen() const
{
    return m_process && m_process->state() == QProcess::Running;
}

QCoro::Task<std::expected<void, ProviderError>> McpProcess::open(std::stop_token stop)
{
    const auto token = co_await m_calls->token();
    if (!token)
        co_return std::unexpected(token.error());
    if (m_process)
        endGently(std::move(m_process));
    m_process = std::make_unique<QProcess>();
    m_line.clear();
    m_garbageLines = 0;
    m_lastError.clear();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (!m_tokenVariable.isEmpty())
        environment.insert(m_tokenVariable, *token);
    m_process->setProcessEnvironment(environment);
    connectProcess();
    using Opened = std::expected<void, ProviderError>;
    const Completion<Opened> started;
    connect(m_process.get(), &QProcess::started, this, [started] { started.complete({}); });
    connect(m_process.get(), &QProcess::errorOccurred, this, [this, started](QProcess::ProcessError fault) {
        if (fault == QProcess::FailedToStart)
            started.complete(std::unexpected(error(ProviderErrorCode::NotStarted, m_process->errorString())));
    });
    const std::stop_callback onStop(stop, [this, started] {
        started.complete(std::unexpected(error(ProviderErrorCode::Cancelled, u"cancelled"_s)));
    });
    m_process->start(m_command, m_arguments);
    co_return co_await started;
}

void McpProcess::connectProcess()
{
    connect(m_process.get(), &QProcess::readyReadStandardOutput, this, &McpProcess::read);
    connect(m_process.get(), &QProcess::readyReadStandardError, this, &McpProcess::readErrors);
    connect(m_process.get(), &QProcess::finished, this, [this](int exitCode, QProcess::ExitStatus status) {
        const QPointer<McpProcess> guard(this); // whoever gets an answer may let this go
        read();
        if (!guard)
            return;
        readErrors();
        failAll(endError(exitCode, status));
    });
}

QCoro::Task<McpResult> McpProcess::request(QString method, QJsonObject params, std::stop_token stop)
{
    if (!isOpen())
        co_return std::unexpected(error(ProviderErrorCode::Crashed, u"the server is not running"_s));
    const qint64 id = m_nextId++;
    const Completion<McpResult> done;
    m_waiting.insert(id, done);
    m_bytesSinceRequest = 0;
    QTimer timer;
    timer.setSingleShot(true);
    const std::chrono::milliseconds patience = m_calls->limits().answer;
    connect(&timer, &QTimer::timeout, this, [this, done, patience] {
        const QString detail = u"no answer within %1 s"_s.arg(static_cast<double>(patience.count()) / 1000);
        done.complete(std::unexpected(error(ProviderErrorCode::Timeout, detail)));
    });
    timer.start(patience);
    const std::stop_callback onStop(stop, [this, done] {
        done.complete(std::unexpected(error(ProviderErrorCode::Cancelled, u"cancelled"_s)));
    });
    send(writeRpcRequest(id, method, params));
    const McpResult result = co_await done;
    m_waiting.remove(id);
    const bool isGivenUp = !result
            && (result.error().code == ProviderErrorCode::Timeout
                    || result.error().code == ProviderErrorCode::Cancelled);
    if (isGivenUp && method != "initialize"_L1)
        send(writeRpcNotification(u"notifications/cancelled"_s, {{u"requestId"_s, id}}));
    co_return result;
}

QCoro::Task<std::expected<void, ProviderError>> McpProcess::notify(QString method, std::stop_token)
{
    send(writeRpcNotification(method, {}));
    co_return std::expected<void, ProviderError>();
}

void McpProcess::send(const QByteArray &message)
{
    if (isOpen())
        m_process->write(message + '\n');
}

void McpProcess::read()
{
    const QByteArray piece = m_process->readAllStandardOutput();
    m_bytesSinceRequest += piece.size();
    if (m_bytesSinceRequest > m_calls->limits().bytes) {
        const ProviderError tooMuch = error(ProviderErrorCode::TooLarge,
                u"wrote more than %1 bytes without an answer"_s.arg(m_calls->limits().bytes));
        m_process->disconnect(this);
        m_process->kill();
        failAll(tooMuch);
        return;
    }
    if (!piece.contains('\n')) {
        m_line += piece;
        return;
    }
    const QList<QByteArray> lines = (m_line + piece).split('\n');
    m_line = lines.last();
    const QPointer<McpProcess> guard(this); // whoever gets an answer may let this go
    for (qsizetype i = 0; i + 1 < lines.size() && guard; ++i)
        takeLine(lines[i]);
}

void McpProcess::readErrors()
{
    const QByteArray text = m_process->readAllStandardError().trimmed();
    if (!text.isEmpty())
        m_lastError =
                QString::fromUtf8(text.sliced(text.lastIndexOf('\n') + 1)).simplified().left(shownOfLine);
}

void McpProcess::takeLine(const QByteArray &line)
{
    if (line.trimmed().isEmpty())
        return;
    const QPointer<McpProcess> guard(this);
    for (const RpcMessage &message : readRpcMessages(line)) {
        if (!guard)
            return;
        if (std::holds_alternative<RpcFault>(message) && m_garbageLines++ == 0)
            m_firstGarbage = QString::fromUtf8(line).simplified().left(shownOfLine);
        take(message);
    }
}

/// Answers under ids that nobody waits for (any more) mean nothing.
void McpProcess::take(const RpcMessage &message)
{
    if (const auto *const request = std::get_if<RpcRequest>(&message)) {
        send(answerRpcRequest(*request));
        return;
    }
    const auto *const response = std::get_if<RpcResponse>(&message);
    if (!response || !response->id || !m_waiting.contains(*response->id))
        return;
    const Completion<McpResult> done = m_waiting.take(*response->id);
    m_bytesSinceRequest = 0;
    if (response->result)
        done.complete(*response->result);
    else
        done.complete(
                std::unexpected(error(ProviderErrorCode::ServerFailed, response->result.error().message)));
}

void McpProcess::failAll(const ProviderError &error)
{
    const auto waiting = std::exchange(m_waiting, {});
    for (const Completion<McpResult> &done : waiting)
        done.complete(std::unexpected(error));
}

ProviderError McpProcess::error(ProviderErrorCode code, const QString &detail) const
{
    QString text = detail;
    if (m_garbageLines > 0)
        text += u" (%1 lines are no messages, the first: %2)"_s.arg(m_garbageLines).arg(m_firstGarbage);
    return m_calls->error(code, text, QFileInfo(m_command).fileName());
}

ProviderError McpProcess::endError(int exitCode, QProcess::ExitStatus status) const
{
    QString detail = status == QProcess::CrashExit ? u"the server crashed"_s
                                                   : u"the server ended with code %1"_s.arg(exitCode);
    if (!m_lastError.isEmpty())
        detail += u": "_s + m_lastError;
    return error(ProviderErrorCode::Crashed, detail);
}

} // namespace Winnow
