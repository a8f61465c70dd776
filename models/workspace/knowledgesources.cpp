// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledgesources.h"

#include "workspace.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

const QString setting = u"knowledge_sources"_s;

QJsonObject toJson(const KnowledgeSource &source)
{
    return {{u"name"_s, source.name}, {u"root"_s, source.root}, {u"url"_s, source.url},
            {u"tree"_s, source.isTree}};
}

KnowledgeSource fromJson(const QJsonObject &object)
{
    return {object[u"name"].toString(), object[u"root"].toString(), object[u"url"].toString(),
            object[u"tree"].toBool()};
}

} // namespace

WorkspaceResult<KnowledgeSources> knowledgeSources(const Workspace &workspace)
{
    return workspace.setting(setting).transform([](const QString &text) {
        const QJsonObject object = QJsonDocument::fromJson(text.toUtf8()).object();
        KnowledgeSources known;
        for (const QJsonValue &source : object[u"sources"].toArray())
            known.sources.append(fromJson(source.toObject()));
        if (object.contains(u"read_at"))
            known.readAt = parseTimestamp(object[u"read_at"].toString());
        return known;
    });
}

WorkspaceResult<void> setKnowledgeSources(Workspace &workspace, const KnowledgeSources &sources)
{
    QJsonArray array;
    for (const KnowledgeSource &source : sources.sources)
        array.append(toJson(source));
    QJsonObject object{{u"sources"_s, array}};
    if (sources.readAt)
        object[u"read_at"] = formatTimestamp(*sources.readAt);
    return workspace.setSetting(
            setting, QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact)));
}

} // namespace Winnow
