// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "reconciliationmessages.h"

#include "hitpaths.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

std::unexpected<PlacedFault> fail(const QString &place, const QString &message)
{
    return std::unexpected(PlacedFault{place, message});
}

/// The name of the first of an entity's types, each an object or an id alone.
QString kindOf(const QJsonValue &types)
{
    const QJsonValue first = types.isArray() ? types.toArray().first() : types;
    if (first.isString())
        return first.toString();
    const QJsonObject type = first.toObject();
    return type.value(u"name"_s).toString(type.value(u"id"_s).toString(QString()));
}

std::expected<ProviderHit, PlacedFault> readEntity(const QJsonValue &value, const QString &place,
        const QString &typesKey, const ReconciliationManifest &manifest)
{
    if (!value.isObject())
        return fail(place, u"expected an object, found %1"_s.arg(jsonTypeName(value)));
    const QJsonObject entity = value.toObject();
    const QJsonValue id = entity.value(u"id"_s);
    if (!id.isString() || id.toString().isEmpty())
        return fail(jsonPlace(place, u"id"_s),
                id.isUndefined() ? u"missing"_s : u"expected a string that is not empty"_s);
    const QJsonValue name = entity.value(u"name"_s);
    if (!name.isString())
        return fail(jsonPlace(place, u"name"_s), name.isUndefined() ? u"missing"_s : u"expected a string"_s);
    ProviderHit hit;
    hit.id = id.toString();
    hit.title = name.toString();
    hit.url = webAddress(filledTemplate(manifest.view, hit.id));
    hit.kind = kindOf(entity.value(typesKey));
    if (const QString description = entity.value(u"description"_s).toString(); !description.isEmpty())
        hit.excerpt = plainExcerpt(description);
    return hit;
}

std::expected<QJsonArray, PlacedFault> resultOf(const QJsonValue &value, const QString &place)
{
    if (!value.isObject())
        return fail(
                place.isEmpty() ? u"$"_s : place, u"expected an object, found %1"_s.arg(jsonTypeName(value)));
    const QJsonValue result = value.toObject().value(u"result"_s);
    if (!result.isArray())
        return fail(
                jsonPlace(place, u"result"_s), result.isUndefined() ? u"missing"_s : u"expected an array"_s);
    return result.toArray();
}

} // namespace

QByteArray reconciliationForm(const QStringList &queries, int limit, const QString &type)
{
    QJsonObject batch;
    for (qsizetype index = 0; index < queries.size(); ++index) {
        QJsonObject query{{u"query"_s, queries[index]}, {u"limit"_s, limit}};
        if (!type.isEmpty())
            query.insert(u"type"_s, type);
        batch.insert(u"q%1"_s.arg(index), query);
    }
    const QByteArray json = QJsonDocument(batch).toJson(QJsonDocument::Compact);
    return "queries=" + QUrl::toPercentEncoding(QString::fromUtf8(json));
}

std::expected<QList<ProviderHit>, PlacedFault> readCandidates(const QJsonValue &batch, qsizetype index,
        int limit, const ReconciliationManifest &manifest, double scoreTop)
{
    const QString key = u"q%1"_s.arg(index);
    if (!batch.isObject())
        return fail(u"$"_s, u"expected an object, found %1"_s.arg(jsonTypeName(batch)));
    const QJsonValue answer = batch.toObject().value(key);
    if (answer.isUndefined())
        return fail(key, u"missing"_s);
    const auto result = resultOf(answer, key);
    if (!result)
        return std::unexpected(result.error());
    QList<ProviderHit> hits;
    for (qsizetype at = 0; at < result->size() && hits.size() < limit; ++at) {
        const QString place = jsonPlace(jsonPlace(key, u"result"_s), at);
        const QJsonValue candidate = result->at(at);
        auto hit = readEntity(candidate, place, u"type"_s, manifest);
        if (!hit)
            return std::unexpected(std::move(hit.error()));
        const QJsonValue score = candidate.toObject().value(u"score"_s);
        if (!score.isDouble())
            return fail(jsonPlace(place, u"score"_s),
                    score.isUndefined() ? u"missing"_s : u"expected a number"_s);
        hit->score = normalisedScore(score.toDouble(), scoreTop);
        hit->isMatch = candidate.toObject().value(u"match"_s).toBool();
        hits.append(std::move(*hit));
    }
    return hits;
}

std::expected<QList<ProviderHit>, PlacedFault> readSuggestedEntities(
        const QJsonValue &answer, const ReconciliationManifest &manifest)
{
    const auto result = resultOf(answer, {});
    if (!result)
        return std::unexpected(result.error());
    QList<ProviderHit> hits;
    for (qsizetype at = 0; at < result->size(); ++at) {
        auto hit = readEntity(result->at(at), jsonPlace(u"result"_s, at), u"notable"_s, manifest);
        if (!hit)
            return std::unexpected(std::move(hit.error()));
        hits.append(std::move(*hit));
    }
    return hits;
}

} // namespace Winnow
