// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "hitpaths.h"
#include "http/httpmessage.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <expected>
#include <variant>

namespace Winnow {

/// A server that speaks the W3C Reconciliation Service API 0.2.
struct ReconciliationSettings
{
    QUrl url; ///< The endpoint.
    QString type; ///< Only entities of this type; empty is all.

    friend bool operator==(const ReconciliationSettings &, const ReconciliationSettings &) = default;
};

/// An address that answers a search with JSON. `{query}` and `{limit}` stand for what is asked, in the address
/// percent-encoded; in a body's texts `{query}` as it is, and a text that is `{limit}` alone becomes a number.
struct JsonSearchSettings
{
    QString url;
    HttpMethod method = HttpMethod::Get;
    QList<std::pair<QString, QString>> headers;
    QJsonObject body; ///< POST only.
    HitPaths paths;

    friend bool operator==(const JsonSearchSettings &, const JsonSearchSettings &) = default;
};

/// A server that speaks the Model Context Protocol and has a tool that searches.
struct McpSettings
{
    QString command; ///< The program of a stdio server; null where it is reached at an address.
    QStringList arguments;
    QUrl url; ///< The address of a streamable HTTP server.
    QString tool;
    QString queryArgument = QStringLiteral("query");
    QString limitArgument; ///< Null where the tool has none.
    QJsonObject fixedArguments; ///< Further arguments of every call.
    HitPaths paths; ///< In the tool's structured content, or in the JSON that its text is.

    friend bool operator==(const McpSettings &, const McpSettings &) = default;
};

/// How a token goes to the server. The token itself is kept in the keychain under tokenKey().
struct TokenUse
{
    bool isNeeded = false;
    QString header = QStringLiteral("Authorization");
    QString prefix = QStringLiteral("Bearer ");
    QString variable; ///< The environment variable of a stdio server that holds it.

    friend bool operator==(const TokenUse &, const TokenUse &) = default;
};

/// One remote provider. Holds no secret.
struct ProviderSettings
{
    QString name;
    bool isEnabled = true;
    std::variant<ReconciliationSettings, JsonSearchSettings, McpSettings> service;
    double scoreTop = 1; ///< The score that means "certain"; 100 by default for reconciliation.
    TokenUse token;
    int freshHours = 7 * 24; ///< How long an answer counts without asking again.
    int connectSeconds = 10;
    int answerSeconds = 30;
    int attempts = 4;

    friend bool operator==(const ProviderSettings &, const ProviderSettings &) = default;
};

/// Where settings are wrong, and how.
struct ProviderSettingsError
{
    QString place; ///< "providers[1].paths.id"; "providers" where the text as a whole is wrong.
    QString message; ///< In English; names no value that may be a secret.

    friend bool operator==(const ProviderSettingsError &, const ProviderSettingsError &) = default;
};

/// Reads an array of objects as writeProviderSettings() writes them: {name, kind: reconciliation | json-search | mcp,
/// enabled, score_top, token: {header, prefix, variable}, fresh_hours, connect_s, answer_s, attempts} and by kind
/// {url, type}, {url, method: GET | POST, headers, body, paths} or {command, arguments | url, tool, query_argument,
/// limit_argument, fixed_arguments, paths}; paths {hits, id, title, url, kind, score, excerpt}. Unknown keys, names
/// given twice, paths that cannot be read, addresses other than http and https, and secrets in addresses or headers
/// are errors. A token goes only over https, or to this machine.
std::expected<QList<ProviderSettings>, ProviderSettingsError> readProviderSettings(const QByteArray &json);

/// @p settings as compact JSON, in their order; what is as by default is left out.
QByteArray writeProviderSettings(const QList<ProviderSettings> &settings);

/// One provider's settings as writeProviderSettings() writes them.
QJsonObject toJson(const ProviderSettings &settings);

/// "reconciliation", "json-search", "mcp".
QString providerKindName(const ProviderSettings &settings);

/// The key of a provider's token in a TokenStore.
QString tokenKey(const ProviderSettings &settings);

/// One line for people: "providers[1].paths.id: expected a key (character 4)".
QString formatProviderSettingsError(const ProviderSettingsError &error);

} // namespace Winnow
