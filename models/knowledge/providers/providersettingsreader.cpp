// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "jsonfields.h"
#include "providersettings.h"

#include <QHostAddress>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>
#include <QUrlQuery>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

const QString secretAdvice = u"secrets belong in the keychain: take it out and set \"token\""_s;

/// Does a header or a query parameter look as if its value were a secret?
bool isSecretName(const QString &name)
{
    static const QRegularExpression secret(
            u"token|secret|passw|api[-_]?key|authorization|cookie|credential|^(?:auth|key|sig|signature)$"_s,
            QRegularExpression::CaseInsensitiveOption);
    return secret.match(name).hasMatch();
}

bool isThisMachine(const QString &host)
{
    return host == "localhost"_L1 || QHostAddress(host).isLoopback();
}

/// Reads the object of one provider.
class ProviderReader final
{
public:
    ProviderReader(const QJsonObject &object, const QString &place)
        : m_fields(object, place)
    {}

    std::expected<ProviderSettings, PlacedFault> read()
    {
        m_settings.name = m_fields.text(u"name"_s);
        if (m_settings.name.contains(u'/') || m_settings.name.size() > 80)
            m_fields.fail(u"name"_s, u"expected a short name without '/'"_s);
        readService(m_fields.text(u"kind"_s));
        readToken();
        const ProviderSettings byDefault;
        m_settings.isEnabled = m_fields.flag(u"enabled"_s, byDefault.isEnabled);
        const bool isReconciliation = std::holds_alternative<ReconciliationSettings>(m_settings.service);
        m_settings.scoreTop = m_fields.number(u"score_top"_s, isReconciliation ? 100 : 1, 1e-9, 1e12);
        m_settings.freshHours = m_fields.integer(u"fresh_hours"_s, byDefault.freshHours, 0, 24 * 3660);
        m_settings.connectSeconds = m_fields.integer(u"connect_s"_s, byDefault.connectSeconds, 1, 600);
        m_settings.answerSeconds = m_fields.integer(u"answer_s"_s, byDefault.answerSeconds, 1, 3600);
        m_settings.attempts = m_fields.integer(u"attempts"_s, byDefault.attempts, 1, 10);
        if (auto fault = m_fields.finish())
            return std::unexpected(std::move(*fault));
        return std::move(m_settings);
    }

private:
    void readService(const QString &kind)
    {
        if (kind == "reconciliation"_L1)
            m_settings.service = reconciliation();
        else if (kind == "json-search"_L1)
            m_settings.service = jsonSearch();
        else if (kind == "mcp"_L1)
            m_settings.service = mcp();
        else
            m_fields.fail(u"kind"_s, u"unknown kind (reconciliation, json-search, mcp)"_s);
    }

    ReconciliationSettings reconciliation()
    {
        ReconciliationSettings service;
        service.url = address(m_fields.text(u"url"_s));
        service.type = m_fields.text(u"type"_s, {});
        return service;
    }

    JsonSearchSettings jsonSearch()
    {
        JsonSearchSettings service;
        service.url = m_fields.text(u"url"_s);
        address(service.url);
        const QString method = m_fields.text(u"method"_s, u"GET"_s);
        service.method = method == "POST"_L1 ? HttpMethod::Post : HttpMethod::Get;
        if (method != "GET"_L1 && method != "POST"_L1)
            m_fields.fail(u"method"_s, u"expected GET or POST"_s);
        readHeaders(service);
        service.body = m_fields.object(u"body"_s);
        if (service.method == HttpMethod::Get && !service.body.isEmpty())
            m_fields.fail(u"body"_s, u"only POST has a body"_s);
        if (service.method == HttpMethod::Get && !service.url.contains("{query}"_L1))
            m_fields.fail(u"url"_s, u"expected {query} in it"_s);
        service.paths = paths();
        return service;
    }

    void readHeaders(JsonSearchSettings &service)
    {
        static const QRegularExpression token(u"^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"_s); // RFC 9110, 5.6.2
        const QJsonObject headers = m_fields.object(u"headers"_s);
        for (auto header = headers.begin(); header != headers.end(); ++header) {
            const QString place = u"headers."_s + header.key();
            const QString value = header.value().toString();
            if (!header.value().isString())
                m_fields.fail(place, u"expected a string, found %1"_s.arg(jsonTypeName(header.value())));
            else if (!token.match(header.key()).hasMatch() || value.contains(u'\n') || value.contains(u'\r'))
                m_fields.fail(place, u"no header of HTTP"_s);
            else if (isSecretName(header.key()))
                m_fields.fail(place, secretAdvice);
            service.headers.append({header.key(), value});
        }
    }

    McpSettings mcp()
    {
        McpSettings service;
        const McpSettings byDefault;
        if (m_fields.has(u"command"_s) == m_fields.has(u"url"_s))
            m_fields.fail(u"command"_s, u"expected either a command or an url"_s);
        if (m_fields.has(u"command"_s)) {
            service.command = m_fields.text(u"command"_s);
            service.arguments = m_fields.texts(u"arguments"_s);
        } else {
            service.url = address(m_fields.text(u"url"_s));
        }
        service.tool = m_fields.text(u"tool"_s);
        service.queryArgument = m_fields.text(u"query_argument"_s, byDefault.queryArgument);
        service.limitArgument = m_fields.text(u"limit_argument"_s, {});
        service.fixedArguments = m_fields.object(u"fixed_arguments"_s);
        service.paths = paths();
        return service;
    }

    HitPaths paths()
    {
        JsonFields fields(m_fields.object(u"paths"_s), m_fields.placeOf(u"paths"_s));
        HitPaths paths;
        paths.hits = fields.text(u"hits"_s, {});
        paths.id = fields.text(u"id"_s, {});
        paths.title = fields.text(u"title"_s);
        paths.url = fields.text(u"url"_s, {});
        paths.kind = fields.text(u"kind"_s, {});
        paths.score = fields.text(u"score"_s, {});
        paths.excerpt = fields.text(u"excerpt"_s, {});
        if (paths.id.isEmpty() && paths.url.isEmpty())
            fields.fail(u"id"_s, u"missing (an id or an url is needed)"_s);
        if (const auto reader = HitReader::make(paths, 1); !reader) {
            const JsonPathError &error = reader.error().error;
            fields.fail(
                    reader.error().field, u"%1 (character %2)"_s.arg(error.message).arg(error.offset + 1));
        }
        if (const auto fault = fields.finish())
            m_fields.fail(fault->place.sliced(m_fields.placeOf({}).size()), fault->message);
        return paths;
    }

    QUrl address(const QString &text)
    {
        const QUrl url(QString(text).replace(u"{query}"_s, u"q"_s).replace(u"{limit}"_s, u"1"_s));
        const bool isWeb = url.scheme() == "http"_L1 || url.scheme() == "https"_L1;
        if (!url.isValid() || !isWeb || url.host().isEmpty())
            m_fields.fail(u"url"_s, u"expected an http or https address"_s);
        if (!url.userInfo().isEmpty())
            m_fields.fail(u"url"_s, secretAdvice);
        for (const auto &[name, value] : QUrlQuery(url).queryItems()) {
            if (isSecretName(name) && value != "q"_L1)
                m_fields.fail(u"url"_s, u"'%1': %2"_s.arg(name, secretAdvice));
        }
        m_url = url;
        return url;
    }

    void readToken()
    {
        if (!m_fields.has(u"token"_s))
            return;
        JsonFields fields(m_fields.object(u"token"_s), m_fields.placeOf(u"token"_s));
        TokenUse &token = m_settings.token;
        token.isNeeded = true;
        token.header = fields.text(u"header"_s, token.header);
        token.prefix = fields.text(u"prefix"_s, token.prefix);
        token.variable = fields.text(u"variable"_s, {});
        const auto *const mcp = std::get_if<McpSettings>(&m_settings.service);
        if (mcp && !mcp->command.isEmpty() && token.variable.isEmpty())
            fields.fail(u"variable"_s, u"missing (a command gets its token in an environment variable)"_s);
        if (m_url.scheme() == "http"_L1 && !isThisMachine(m_url.host()))
            m_fields.fail(u"url"_s, u"a token goes only over https"_s);
        if (const auto fault = fields.finish())
            m_fields.fail(fault->place.sliced(m_fields.placeOf({}).size()), fault->message);
    }

    JsonFields m_fields;
    ProviderSettings m_settings;
    QUrl m_url;
};

} // namespace

std::expected<QList<ProviderSettings>, ProviderSettingsError> readProviderSettings(const QByteArray &json)
{
    QJsonParseError fault;
    const QJsonDocument document = QJsonDocument::fromJson(json, &fault);
    if (fault.error != QJsonParseError::NoError) {
        return std::unexpected(ProviderSettingsError{
                u"providers"_s, u"%1 at byte %2"_s.arg(fault.errorString()).arg(fault.offset)});
    }
    if (!document.isArray())
        return std::unexpected(ProviderSettingsError{u"providers"_s, u"expected an array"_s});
    const QJsonArray array = document.array();
    QList<ProviderSettings> all;
    QSet<QString> names;
    for (qsizetype index = 0; index < array.size(); ++index) {
        const QString place = u"providers[%1]"_s.arg(index);
        if (!array.at(index).isObject())
            return std::unexpected(ProviderSettingsError{place, u"expected an object"_s});
        auto settings = ProviderReader(array.at(index).toObject(), place).read();
        if (!settings)
            return std::unexpected(ProviderSettingsError{settings.error().place, settings.error().message});
        if (names.contains(settings->name)) {
            return std::unexpected(ProviderSettingsError{
                    place + u".name"_s, u"'%1' is the name of an earlier provider"_s.arg(settings->name)});
        }
        names.insert(settings->name);
        all.append(std::move(*settings));
    }
    return all;
}

} // namespace Winnow
