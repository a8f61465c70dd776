// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "jsonsearchprovider.h"

#include <QJsonDocument>

#include <vector>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QJsonValue filled(const QJsonValue &value, const QString &query, int limit)
{
    if (value.isString()) {
        QString text = value.toString();
        if (text == "{limit}"_L1)
            return limit;
        return text.replace(u"{limit}"_s, QString::number(limit)).replace(u"{query}"_s, query);
    }
    if (value.isArray()) {
        QJsonArray array;
        for (const QJsonValue &element : value.toArray())
            array.append(filled(element, query, limit));
        return array;
    }
    if (!value.isObject())
        return value;
    const QJsonObject object = value.toObject();
    QJsonObject made;
    for (auto field = object.begin(); field != object.end(); ++field)
        made.insert(field.key(), filled(field.value(), query, limit));
    return made;
}

HitReader readerOf(const ProviderSettings &settings)
{
    return *HitReader::make(std::get<JsonSearchSettings>(settings.service).paths, settings.scoreTop);
}

} // namespace

HttpRequest searchRequest(const JsonSearchSettings &settings, const QString &query, int limit)
{
    HttpRequest request;
    request.method = settings.method;
    QByteArray url = QUrl(settings.url).isValid() ? settings.url.toUtf8() : QByteArray();
    url.replace("{limit}", QByteArray::number(limit));
    url.replace("{query}", QUrl::toPercentEncoding(query));
    request.url = QUrl::fromEncoded(url);
    for (const auto &[name, value] : settings.headers)
        request.headers.append(HttpHeader{name.toLatin1(), value.toUtf8()});
    if (settings.method == HttpMethod::Post) {
        const QJsonObject bodyTemplate = settings.body.isEmpty()
                ? QJsonObject{{u"query"_s, u"{query}"_s}, {u"limit"_s, u"{limit}"_s}}
                : settings.body;
        request.body =
                QJsonDocument(filled(bodyTemplate, query, limit).toObject()).toJson(QJsonDocument::Compact);
        if (headerValue(request.headers, "Content-Type").isNull())
            request.headers.append(HttpHeader{"Content-Type", "application/json"});
    }
    return request;
}

JsonSearchProvider::JsonSearchProvider(const ProviderSettings &settings, ProviderServices services)
    : m_settings(settings)
    , m_reader(readerOf(settings))
    , m_calls(settings, std::move(services))
{}

QByteArray JsonSearchProvider::identity() const
{
    return QJsonDocument(toJson(m_settings)).toJson(QJsonDocument::Compact);
}

QCoro::Task<QList<SearchResult>> JsonSearchProvider::search(
        QStringList queries, int limit, std::stop_token stop)
{
    const auto self = shared_from_this();
    std::vector<QCoro::Task<SearchResult>> underWay; // all begin at once; the client lets in a few
    for (const QString &query : queries)
        underWay.push_back(searchFor(query, limit, stop));
    QList<SearchResult> results;
    for (QCoro::Task<SearchResult> &task : underWay)
        results.append(co_await task);
    co_return results;
}

QCoro::Task<SearchResult> JsonSearchProvider::searchFor(QString query, int limit, std::stop_token stop)
{
    const auto self = shared_from_this();
    HttpRequest request = searchRequest(std::get<JsonSearchSettings>(m_settings.service), query, limit);
    const auto answer = co_await m_calls.sendForJson(std::move(request), stop);
    if (!answer)
        co_return std::unexpected(answer.error());
    auto hits = m_reader.read(answer->document, limit, answer->url);
    if (!hits) {
        co_return std::unexpected(m_calls.error(ProviderErrorCode::BadAnswer, hits.error().message,
                shownAddress(answer->url), hits.error().place));
    }
    ProviderAnswer given;
    given.hits = std::move(hits->hits);
    given.leftOut = hits->leftOut;
    given.answeredAt = m_calls.clock().now();
    co_return given;
}

} // namespace Winnow
