// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "mcpprovider.h"

#include "mcphttp.h"
#include "mcpprocess.h"
#include "mcpresult.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSet>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostPagesOfTools = 50;

std::unique_ptr<McpTransport> makeTransport(
        const ProviderSettings &settings, const std::shared_ptr<ProviderCalls> &calls)
{
    const auto &service = std::get<McpSettings>(settings.service);
    if (service.command.isEmpty())
        return std::make_unique<McpHttp>(service, calls);
    return std::make_unique<McpProcess>(service, settings.token, calls);
}

HitReader readerOf(const ProviderSettings &settings)
{
    return *HitReader::make(std::get<McpSettings>(settings.service).paths, settings.scoreTop);
}

} // namespace

McpProvider::McpProvider(const ProviderSettings &settings, ProviderServices services)
    : m_settings(settings)
    , m_reader(readerOf(settings))
    , m_calls(std::make_shared<ProviderCalls>(settings, std::move(services)))
    , m_transport(makeTransport(settings, m_calls))
{}

QByteArray McpProvider::identity() const
{
    return QJsonDocument(toJson(m_settings)).toJson(QJsonDocument::Compact);
}

QCoro::Task<QList<SearchResult>> McpProvider::search(QStringList queries, int limit, std::stop_token stop)
{
    const auto self = shared_from_this();
    const ProviderError cancelled = m_calls->error(ProviderErrorCode::Cancelled, u"cancelled"_s);
    const Gate::Place turn = co_await m_gate.enter(stop);
    QList<SearchResult> results;
    for (const QString &query : queries) {
        if (turn.isNull() || stop.stop_requested()) {
            results.append(std::unexpected(cancelled));
            continue;
        }
        results.append(co_await searchFor(query, limit, stop));
        // What fails for every query alike is not waited for once a query.
        if (!results.last()
                && (isLasting(results.last().error().code) || isOutage(results.last().error().code))) {
            results += sameError(results.last().error(), queries.size() - results.size());
            break;
        }
    }
    co_return results;
}

QCoro::Task<SearchResult> McpProvider::searchFor(QString query, int limit, std::stop_token stop)
{
    const QJsonObject arguments = toolArguments(service(), query, limit);
    McpResult result = co_await call(arguments, stop);
    if (!result && result.error().code == ProviderErrorCode::Crashed) {
        const bool isWaited = co_await m_calls->clock().wait(m_calls->policy().first, stop);
        if (isWaited)
            result = co_await call(arguments, stop);
    }
    if (!result)
        co_return std::unexpected(result.error());
    co_return read(*result, limit);
}

QCoro::Task<McpResult> McpProvider::call(QJsonObject arguments, std::stop_token stop)
{
    const Done ready = co_await makeReady(stop);
    if (!ready)
        co_return std::unexpected(ready.error());
    const QJsonObject params{{u"name"_s, service().tool}, {u"arguments"_s, arguments}};
    co_return co_await m_transport->request(u"tools/call"_s, params, stop);
}

QCoro::Task<McpProvider::Done> McpProvider::makeReady(std::stop_token stop)
{
    if (m_isReady && m_transport->isOpen())
        co_return Done();
    m_isReady = false;
    const Done opened = co_await m_transport->open(stop);
    if (!opened)
        co_return opened;
    const Done greeted = co_await shakeHands(stop);
    if (!greeted)
        co_return greeted;
    const Done found = co_await findTool(stop);
    m_isReady = found.has_value();
    co_return found;
}

QCoro::Task<McpProvider::Done> McpProvider::shakeHands(std::stop_token stop)
{
    const QJsonObject params{{u"protocolVersion"_s, newestMcpVersion()}, {u"capabilities"_s, QJsonObject()},
            {u"clientInfo"_s,
                    QJsonObject{{u"name"_s, u"winnow"_s},
                            {u"version"_s, QCoreApplication::applicationVersion()}}}};
    const McpResult result = co_await m_transport->request(u"initialize"_s, params, stop);
    if (!result)
        co_return std::unexpected(result.error());
    const auto version = readInitializeResult(*result);
    if (!version)
        co_return std::unexpected(named(version.error()));
    m_transport->setProtocolVersion(*version);
    co_return co_await m_transport->notify(u"notifications/initialized"_s, stop);
}

/// Looks for the tool through all pages of the list.
QCoro::Task<McpProvider::Done> McpProvider::findTool(std::stop_token stop)
{
    QStringList names;
    QJsonObject params;
    for (int page = 0; page < mostPagesOfTools; ++page) {
        const McpResult result = co_await m_transport->request(u"tools/list"_s, params, stop);
        if (!result)
            co_return std::unexpected(result.error());
        for (const QJsonValue &value : result->value(u"tools"_s).toArray()) {
            const QJsonObject tool = value.toObject();
            names.append(tool.value(u"name"_s).toString());
            if (names.last() != service().tool)
                continue;
            const auto checked = checkTool(tool, service());
            co_return checked ? Done() : Done(std::unexpected(named(checked.error())));
        }
        const QJsonValue cursor = result->value(u"nextCursor"_s);
        if (!cursor.isString() || cursor == params.value(u"cursor"_s))
            break;
        params = QJsonObject{{u"cursor"_s, cursor}};
    }
    const QString there = names.isEmpty() ? u"none"_s : names.join(u", "_s).left(200);
    co_return std::unexpected(m_calls->error(
            ProviderErrorCode::Unsupported, u"no tool '%1'; there are: %2"_s.arg(service().tool, there)));
}

SearchResult McpProvider::read(const QJsonObject &result, int limit) const
{
    const auto document = readToolResult(result);
    if (!document)
        return std::unexpected(named(document.error()));
    auto hits = m_reader.read(*document, limit, service().url);
    if (!hits) {
        const ProviderError fault{
                ProviderErrorCode::BadAnswer, {}, {}, hits.error().place, hits.error().message};
        return std::unexpected(named(fault));
    }
    ProviderAnswer answer;
    answer.hits = std::move(hits->hits);
    answer.leftOut = hits->leftOut;
    answer.answeredAt = m_calls->clock().now();
    return answer;
}

/// @p error with our name and address, and without the token.
ProviderError McpProvider::named(const ProviderError &error) const
{
    const QString address = service().command.isEmpty() ? shownAddress(service().url)
                                                        : QFileInfo(service().command).fileName();
    return m_calls->error(error.code, error.detail, address, error.place);
}

} // namespace Winnow
