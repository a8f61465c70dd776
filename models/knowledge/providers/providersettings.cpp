// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "providersettings.h"

#include <QJsonDocument>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QJsonObject toJson(const HitPaths &paths)
{
    QJsonObject object{{u"hits"_s, paths.hits}};
    const std::initializer_list<std::pair<QString, const QString &>> fields{{u"id"_s, paths.id},
            {u"title"_s, paths.title}, {u"url"_s, paths.url}, {u"kind"_s, paths.kind},
            {u"score"_s, paths.score}, {u"excerpt"_s, paths.excerpt}};
    for (const auto &[key, path] : fields) {
        if (!path.isEmpty())
            object.insert(key, path);
    }
    return object;
}

void insertUnless(
        QJsonObject &object, const QString &key, const QJsonValue &value, const QJsonValue &byDefault)
{
    if (value != byDefault)
        object.insert(key, value);
}

/// Writes the fields of each kind of service.
struct ServiceWriter
{
    QJsonObject &object;

    void operator()(const ReconciliationSettings &service) const
    {
        object.insert(u"url"_s, service.url.toString());
        insertUnless(object, u"type"_s, service.type, QString());
    }

    void operator()(const JsonSearchSettings &service) const
    {
        object.insert(u"url"_s, service.url);
        if (service.method == HttpMethod::Post)
            object.insert(u"method"_s, u"POST"_s);
        QJsonObject headers;
        for (const auto &[name, value] : service.headers)
            headers.insert(name, value);
        insertUnless(object, u"headers"_s, headers, QJsonObject());
        insertUnless(object, u"body"_s, service.body, QJsonObject());
        object.insert(u"paths"_s, toJson(service.paths));
    }

    void operator()(const McpSettings &service) const
    {
        if (!service.command.isEmpty()) {
            object.insert(u"command"_s, service.command);
            insertUnless(object, u"arguments"_s, QJsonArray::fromStringList(service.arguments), QJsonArray());
        } else {
            object.insert(u"url"_s, service.url.toString());
        }
        object.insert(u"tool"_s, service.tool);
        insertUnless(object, u"query_argument"_s, service.queryArgument, McpSettings().queryArgument);
        if (!service.limitArgument.isEmpty())
            object.insert(u"limit_argument"_s, service.limitArgument);
        insertUnless(object, u"fixed_arguments"_s, service.fixedArguments, QJsonObject());
        object.insert(u"paths"_s, toJson(service.paths));
    }
};

} // namespace

QString providerKindName(const ProviderSettings &settings)
{
    if (std::holds_alternative<ReconciliationSettings>(settings.service))
        return u"reconciliation"_s;
    return std::holds_alternative<JsonSearchSettings>(settings.service) ? u"json-search"_s : u"mcp"_s;
}

QString tokenKey(const ProviderSettings &settings)
{
    return u"knowledge/"_s + settings.name;
}

QJsonObject toJson(const ProviderSettings &settings)
{
    const ProviderSettings byDefault;
    const bool isReconciliation = std::holds_alternative<ReconciliationSettings>(settings.service);
    QJsonObject object{{u"name"_s, settings.name}, {u"kind"_s, providerKindName(settings)}};
    insertUnless(object, u"enabled"_s, settings.isEnabled, byDefault.isEnabled);
    std::visit(ServiceWriter{object}, settings.service);
    insertUnless(object, u"score_top"_s, settings.scoreTop, isReconciliation ? 100.0 : 1.0);
    if (settings.token.isNeeded) {
        QJsonObject token;
        insertUnless(token, u"header"_s, settings.token.header, byDefault.token.header);
        insertUnless(token, u"prefix"_s, settings.token.prefix, byDefault.token.prefix);
        if (!settings.token.variable.isEmpty())
            token.insert(u"variable"_s, settings.token.variable);
        object.insert(u"token"_s, token);
    }
    insertUnless(object, u"fresh_hours"_s, settings.freshHours, byDefault.freshHours);
    insertUnless(object, u"connect_s"_s, settings.connectSeconds, byDefault.connectSeconds);
    insertUnless(object, u"answer_s"_s, settings.answerSeconds, byDefault.answerSeconds);
    insertUnless(object, u"attempts"_s, settings.attempts, byDefault.attempts);
    return object;
}

QByteArray writeProviderSettings(const QList<ProviderSettings> &settings)
{
    QJsonArray array;
    for (const ProviderSettings &one : settings)
        array.append(toJson(one));
    return QJsonDocument(array).toJson(QJsonDocument::Compact);
}

QString formatProviderSettingsError(const ProviderSettingsError &error)
{
    return u"%1: %2"_s.arg(error.place, error.message);
}

} // namespace Winnow
