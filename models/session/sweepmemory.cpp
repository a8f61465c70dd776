// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sweepmemory.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QStringList textsOf(const QJsonValue &value)
{
    QStringList texts;
    for (const QJsonValue &entry : value.toArray()) {
        if (entry.isString())
            texts.append(entry.toString());
    }
    return texts;
}

} // namespace

QString writeSweepMemory(const SweepMemory &memory)
{
    const SweepRequest &request = memory.request;
    QJsonObject object{
            {u"forge"_s, forgeName(request.forge.kind)},
            {u"orgs"_s, QJsonArray::fromStringList(request.orgs)},
            {u"repos"_s, QJsonArray::fromStringList(request.repos)},
            {u"closed_since"_s, formatTimestamp(request.closedSince)},
            {u"all_patches"_s, request.allPatches},
            {u"unfinished"_s, memory.isUnfinished},
    };
    if (!request.forge.baseUrl.isEmpty())
        object.insert(u"base_url"_s, request.forge.baseUrl.toString(QUrl::RemoveUserInfo));
    if (request.closedUntil)
        object.insert(u"closed_until"_s, formatTimestamp(*request.closedUntil));
    if (!request.batch.isNull()) {
        object.insert(u"series"_s, request.batch.series);
        object.insert(u"ordinal"_s, request.batch.ordinal);
    }
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

std::optional<SweepMemory> readSweepMemory(const QString &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json.toUtf8()).object();
    const auto forge = forgeFromName(object.value("forge"_L1).toString());
    const auto since = parseTimestamp(object.value("closed_since"_L1).toString());
    if (!forge || !since)
        return std::nullopt;
    SweepMemory memory;
    SweepRequest &request = memory.request;
    request.forge.kind = *forge;
    if (const QString url = object.value("base_url"_L1).toString(); !url.isEmpty()) {
        if (!faultOfBaseUrl(url).isNull())
            return std::nullopt;
        request.forge.baseUrl = QUrl(url);
    }
    request.orgs = textsOf(object.value("orgs"_L1));
    request.repos = textsOf(object.value("repos"_L1));
    if (request.orgs.isEmpty() && request.repos.isEmpty())
        return std::nullopt;
    request.closedSince = *since;
    request.closedUntil = parseTimestamp(object.value("closed_until"_L1).toString());
    if (const QString series = object.value("series"_L1).toString(); !series.isEmpty())
        request.batch = {series, object.value("ordinal"_L1).toInt()};
    request.allPatches = object.value("all_patches"_L1).toBool();
    memory.isUnfinished = object.value("unfinished"_L1).toBool();
    return memory;
}

} // namespace Winnow
