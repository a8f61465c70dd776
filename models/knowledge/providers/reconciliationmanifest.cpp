// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "reconciliationmanifest.h"

#include "hitpaths.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int largestBatch = 100;

std::unexpected<PlacedFault> fail(const QString &place, const QString &message)
{
    return std::unexpected(PlacedFault{place, message});
}

std::expected<void, PlacedFault> checkVersions(const QJsonObject &manifest)
{
    const QJsonValue versions = manifest.value(u"versions"_s);
    if (versions.isUndefined())
        return fail(u"versions"_s, u"missing: the service speaks version 0.1 only, 0.2 is needed"_s);
    if (!versions.isArray())
        return fail(u"versions"_s, u"expected an array, found %1"_s.arg(jsonTypeName(versions)));
    QStringList spoken;
    for (const QJsonValue &version : versions.toArray())
        spoken.append(version.toString());
    if (!spoken.contains(u"0.2"_s))
        return fail(
                u"versions"_s, u"the service speaks %1, 0.2 is needed"_s.arg(spoken.join(u", "_s).left(80)));
    return {};
}

std::expected<QString, PlacedFault> requiredText(const QJsonObject &manifest, const QString &key)
{
    const QJsonValue value = manifest.value(key);
    if (value.isUndefined())
        return fail(key, u"missing"_s);
    if (!value.isString())
        return fail(key, u"expected a string, found %1"_s.arg(jsonTypeName(value)));
    if (value.toString().trimmed().isEmpty())
        return fail(key, u"empty"_s);
    return value.toString();
}

/// The address template in `KEY.url`; null where there is no such object.
std::expected<QString, PlacedFault> templateIn(const QJsonObject &manifest, const QString &key)
{
    const QJsonValue object = manifest.value(key);
    if (object.isUndefined() || object.isNull())
        return QString();
    const QString place = key + u".url"_s;
    const QString pattern = object.toObject().value(u"url"_s).toString();
    if (pattern.isEmpty())
        return fail(place, u"missing"_s);
    if (!pattern.contains("{{id}}"_L1))
        return fail(place, u"expected {{id}} in it"_s);
    if (webAddress(filledTemplate(pattern, u"x"_s)).isNull())
        return fail(place, u"expected an http or https address"_s);
    return pattern;
}

std::expected<QUrl, PlacedFault> suggestAddress(const QJsonObject &manifest, const QUrl &endpoint)
{
    const QJsonValue entity = manifest.value(u"suggest"_s).toObject().value(u"entity"_s);
    if (!entity.isObject())
        return QUrl();
    const QJsonObject object = entity.toObject();
    const QString service = object.value(u"service_url"_s).toString();
    const QString path = object.value(u"service_path"_s).toString();
    const QUrl address = service.isEmpty() ? endpoint.resolved(QUrl(path)) : QUrl(service + path);
    if (webAddress(address.toString()).isNull())
        return fail(u"suggest.entity.service_url"_s, u"expected an http or https address"_s);
    return address;
}

} // namespace

std::expected<ReconciliationManifest, PlacedFault> readReconciliationManifest(
        const QJsonValue &document, const QUrl &endpoint)
{
    if (!document.isObject())
        return fail(u"$"_s, u"expected an object, found %1"_s.arg(jsonTypeName(document)));
    const QJsonObject object = document.toObject();
    if (const auto checked = checkVersions(object); !checked)
        return std::unexpected(checked.error());
    ReconciliationManifest manifest;
    for (const auto &[key, field] :
            {std::pair{u"name"_s, &manifest.name}, {u"identifierSpace"_s, &manifest.identifierSpace},
                    {u"schemaSpace"_s, &manifest.schemaSpace}}) {
        auto text = requiredText(object, key);
        if (!text)
            return std::unexpected(std::move(text.error()));
        *field = std::move(*text);
    }
    for (const auto &[key, field] :
            {std::pair{u"view"_s, &manifest.view}, {u"preview"_s, &manifest.preview}}) {
        auto pattern = templateIn(object, key);
        if (!pattern)
            return std::unexpected(std::move(pattern.error()));
        *field = std::move(*pattern);
    }
    auto suggest = suggestAddress(object, endpoint);
    if (!suggest)
        return std::unexpected(std::move(suggest.error()));
    manifest.suggestEntity = std::move(*suggest);
    const QJsonObject preview = object.value(u"preview"_s).toObject();
    manifest.previewSize = QSize(preview.value(u"width"_s).toInt(400), preview.value(u"height"_s).toInt(300));
    if (const QJsonValue batch = object.value(u"batchSize"_s); !batch.isUndefined()) {
        if (!batch.isDouble() || batch.toDouble() < 1)
            return fail(u"batchSize"_s, u"expected a number from 1"_s);
        manifest.batchSize = static_cast<int>(std::min<double>(batch.toDouble(), largestBatch));
    }
    manifest.wantsToken = object.value(u"authentication"_s).isObject();
    return manifest;
}

QString filledTemplate(const QString &pattern, const QString &id)
{
    if (pattern.isNull())
        return {};
    return QString(pattern).replace(u"{{id}}"_s, QString::fromLatin1(QUrl::toPercentEncoding(id)));
}

} // namespace Winnow
