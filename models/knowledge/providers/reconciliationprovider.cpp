// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "reconciliationprovider.h"

#include "reconciliationmessages.h"

#include <QJsonDocument>
#include <QUrlQuery>

namespace Winnow {

using namespace Qt::StringLiterals;

ReconciliationProvider::ReconciliationProvider(const ProviderSettings &settings, ProviderServices services)
    : m_settings(settings)
    , m_calls(settings, std::move(services))
{}

QByteArray ReconciliationProvider::identity() const
{
    return QJsonDocument(toJson(m_settings)).toJson(QJsonDocument::Compact);
}

QCoro::Task<std::expected<ReconciliationManifest, ProviderError>> ReconciliationProvider::manifest(
        std::stop_token stop)
{
    using Result = std::expected<ReconciliationManifest, ProviderError>;
    const auto self = shared_from_this();
    if (m_manifest)
        co_return Result(*m_manifest); // a copy: a task moves out of what is returned by name
    HttpRequest request;
    request.url = service().url;
    const auto answer = co_await m_calls.sendForJson(std::move(request), stop);
    if (!answer)
        co_return std::unexpected(answer.error());
    auto manifest = readReconciliationManifest(answer->document, service().url);
    if (!manifest) {
        co_return std::unexpected(m_calls.error(ProviderErrorCode::BadManifest,
                u"its manifest: %1"_s.arg(manifest.error().message), shownAddress(answer->url),
                manifest.error().place));
    }
    if (manifest->wantsToken && !m_settings.token.isNeeded) {
        co_return std::unexpected(m_calls.error(
                ProviderErrorCode::TokenMissing, u"wants a token"_s, shownAddress(service().url)));
    }
    m_manifest = std::move(*manifest);
    co_return Result(*m_manifest);
}

QCoro::Task<QList<SearchResult>> ReconciliationProvider::search(
        QStringList queries, int limit, std::stop_token stop)
{
    const auto self = shared_from_this();
    const auto known = co_await manifest(stop);
    if (!known)
        co_return sameError(known.error(), queries.size());
    QList<SearchResult> results;
    while (results.size() < queries.size()) {
        const int batchSize = m_manifest ? m_manifest->batchSize : known->batchSize;
        const QStringList batch = queries.sliced(
                results.size(), std::min<qsizetype>(batchSize, queries.size() - results.size()));
        const QList<SearchResult> answered = co_await searchBatch(batch, limit, *known, stop);
        const bool isTooLarge =
                !answered.first() && answered.first().error().code == ProviderErrorCode::TooLarge;
        if (isTooLarge && batch.size() > 1 && m_manifest) {
            m_manifest->batchSize = static_cast<int>(batch.size() / 2);
            continue;
        }
        results += answered;
        // Where the service cannot be asked at all, the rest would only wait for the same.
        if (!answered.first() && answered.first().error().code != ProviderErrorCode::BadAnswer)
            results += sameError(answered.first().error(), queries.size() - results.size());
    }
    co_return results;
}

QCoro::Task<QList<SearchResult>> ReconciliationProvider::searchBatch(
        QStringList queries, int limit, ReconciliationManifest manifest, std::stop_token stop)
{
    const auto self = shared_from_this();
    HttpRequest request;
    request.method = HttpMethod::Post;
    request.url = service().url;
    request.headers.append(HttpHeader{"Content-Type", "application/x-www-form-urlencoded"});
    request.body = reconciliationForm(queries, limit, service().type);
    const auto answer = co_await m_calls.sendForJson(std::move(request), stop);
    if (!answer)
        co_return sameError(answer.error(), queries.size());
    QList<SearchResult> results;
    for (qsizetype index = 0; index < queries.size(); ++index)
        results.append(resultOf(answer->document, index, limit, manifest, answer->url));
    co_return results;
}

SearchResult ReconciliationProvider::resultOf(const QJsonValue &batch, qsizetype index, int limit,
        const ReconciliationManifest &manifest, const QUrl &address) const
{
    auto hits = readCandidates(batch, index, limit, manifest, m_settings.scoreTop);
    if (!hits) {
        return std::unexpected(m_calls.error(ProviderErrorCode::BadAnswer, hits.error().message,
                shownAddress(address), hits.error().place));
    }
    ProviderAnswer answer;
    answer.hits = std::move(*hits);
    answer.answeredAt = m_calls.clock().now();
    return answer;
}

QCoro::Task<std::expected<QList<ProviderHit>, ProviderError>> ReconciliationProvider::suggestEntities(
        QString prefix, std::stop_token stop)
{
    const auto self = shared_from_this();
    const auto known = co_await manifest(stop);
    if (!known)
        co_return std::unexpected(known.error());
    if (known->suggestEntity.isEmpty())
        co_return QList<ProviderHit>();
    HttpRequest request;
    request.url = known->suggestEntity;
    QUrlQuery query(request.url);
    query.addQueryItem(u"prefix"_s, QString::fromLatin1(QUrl::toPercentEncoding(prefix)));
    request.url.setQuery(query);
    const auto answer = co_await m_calls.sendForJson(std::move(request), stop);
    if (!answer)
        co_return std::unexpected(answer.error());
    auto hits = readSuggestedEntities(answer->document, *known);
    if (!hits) {
        co_return std::unexpected(m_calls.error(ProviderErrorCode::BadAnswer, hits.error().message,
                shownAddress(answer->url), hits.error().place));
    }
    co_return std::move(*hits);
}

QCoro::Task<std::expected<ReconciliationProvider::Preview, ProviderError>> ReconciliationProvider::preview(
        QString id, std::stop_token stop)
{
    const auto self = shared_from_this();
    const auto known = co_await manifest(stop);
    if (!known)
        co_return std::unexpected(known.error());
    co_return Preview{QUrl(filledTemplate(known->preview, id)), known->previewSize};
}

} // namespace Winnow
