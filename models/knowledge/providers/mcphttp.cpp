// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "mcphttp.h"

#include "jsonanswer.h"
#include "serversentevents.h"

namespace Winnow {

using namespace Qt::StringLiterals;

/// What one stream of events has brought.
struct McpHttp::Stream
{
    ServerSentEvents events;
    std::optional<RpcResponse> response;
    QList<RpcRequest> requests;

    /// True once the answer to @p id is there.
    bool take(const QByteArray &piece, qint64 id)
    {
        for (const QByteArray &data : events.feed(piece)) {
            for (const RpcMessage &message : readRpcMessages(data)) {
                if (const auto *const request = std::get_if<RpcRequest>(&message))
                    requests.append(*request);
                else if (const auto *const answer = std::get_if<RpcResponse>(&message);
                        answer && answer->id == id)
                    response = *answer;
            }
        }
        return response.has_value();
    }
};

McpHttp::McpHttp(const McpSettings &settings, std::shared_ptr<ProviderCalls> calls)
    : m_url(settings.url)
    , m_calls(std::move(calls))
{}

QCoro::Task<std::expected<void, ProviderError>> McpHttp::open(std::stop_token)
{
    m_session.clear();
    m_version.clear();
    m_isOpen = true;
    co_return std::expected<void, ProviderError>();
}

HttpRequest McpHttp::post(const QByteArray &message) const
{
    HttpRequest request;
    request.method = HttpMethod::Post;
    request.url = m_url;
    request.headers = {
            {"Content-Type", "application/json"}, {"Accept", "application/json, text/event-stream"}};
    if (!m_session.isEmpty())
        request.headers.append(HttpHeader{"Mcp-Session-Id", m_session, true});
    if (!m_version.isEmpty())
        request.headers.append(HttpHeader{"MCP-Protocol-Version", m_version.toLatin1()});
    request.body = message;
    return request;
}

/// A session that the server has ended (404) closes this.
QCoro::Task<std::expected<HttpResponse, ProviderError>> McpHttp::send(
        HttpRequest request, std::stop_token stop)
{
    const bool hasSession = !m_session.isEmpty();
    auto response = co_await m_calls->send(std::move(request), stop);
    if (!response && hasSession && response.error().code == ProviderErrorCode::Refused
            && response.error().detail.startsWith("status 404"_L1)) {
        m_isOpen = false;
        response.error().code = ProviderErrorCode::Crashed;
        response.error().detail = u"the server ended the session"_s;
    }
    co_return response;
}

QCoro::Task<McpResult> McpHttp::request(QString method, QJsonObject params, std::stop_token stop)
{
    const qint64 id = m_nextId++;
    HttpRequest request = post(writeRpcRequest(id, method, params));
    const auto latest = std::make_shared<std::shared_ptr<Stream>>();
    request.makeWatcher = [this, id, latest]() -> BodyWatcher {
        const auto stream = std::make_shared<Stream>();
        *latest = stream;
        return [this, id, stream](const QByteArray &piece) {
            const bool isEnough = stream->take(piece, id);
            for (const RpcRequest &asked : std::exchange(stream->requests, {}))
                answer(answerRpcRequest(asked));
            return isEnough;
        };
    };
    const auto response = co_await send(std::move(request), stop);
    if (!response)
        co_return std::unexpected(response.error());
    if (method == "initialize"_L1)
        m_session = response->header("Mcp-Session-Id");
    if (*latest && (*latest)->response)
        co_return resultOf(*(*latest)->response);
    if (response->mediaType() == "text/event-stream")
        co_return std::unexpected(error(ProviderErrorCode::CutOff, u"the stream ended without an answer"_s));
    co_return resultIn(*response, id);
}

McpResult McpHttp::resultIn(const HttpResponse &response, qint64 id) const
{
    if (const auto document = readJsonBody(response.body, response.mediaType()); !document)
        return std::unexpected(error(document.error().code, document.error().detail));
    QString otherwise = u"no answer to the request"_s;
    for (const RpcMessage &message : readRpcMessages(response.body)) {
        if (const auto *const fault = std::get_if<RpcFault>(&message))
            otherwise = fault->message;
        const auto *const answer = std::get_if<RpcResponse>(&message);
        if (answer && (answer->id == id || (!answer->id && !answer->result)))
            return resultOf(*answer);
        if (answer && answer->id)
            otherwise = u"an answer to request %1 instead of %2"_s.arg(*answer->id).arg(id);
    }
    return std::unexpected(error(ProviderErrorCode::BadAnswer, otherwise));
}

McpResult McpHttp::resultOf(const RpcResponse &response) const
{
    if (response.result)
        return *response.result;
    return std::unexpected(error(ProviderErrorCode::ServerFailed, response.result.error().message));
}

QCoro::Task<std::expected<void, ProviderError>> McpHttp::notify(QString method, std::stop_token stop)
{
    HttpRequest request = post(writeRpcNotification(method, {}));
    const auto response = co_await send(std::move(request), stop);
    if (!response)
        co_return std::unexpected(response.error());
    co_return std::expected<void, ProviderError>();
}

/// Nobody waits for this; where it fails, the server will say so in its own answer.
QCoro::Task<void> McpHttp::answer(QByteArray message)
{
    const std::shared_ptr<ProviderCalls> calls = m_calls; // this may go meanwhile
    HttpRequest request = post(message);
    co_await calls->send(std::move(request), {});
}

ProviderError McpHttp::error(ProviderErrorCode code, const QString &detail) const
{
    return m_calls->error(code, detail, shownAddress(m_url));
}

} // namespace Winnow
