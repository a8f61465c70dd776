// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "providererror.h"
#include "providersettings.h"

#include <QJsonObject>

#include <expected>

/// What an MCP server says of itself, its tools and what they found. Pure; errors name neither provider nor address.
namespace Winnow {

/// The newest version we speak; sent in `initialize`.
QString newestMcpVersion();

/// Checks the result of `initialize`: gives the agreed version, or Unsupported where we do not speak it or the server
/// has no tools.
std::expected<QString, ProviderError> readInitializeResult(const QJsonObject &result);

/// Checks that @p tool, an entry of `tools/list`, takes the arguments that @p settings give it and needs no others.
std::expected<void, ProviderError> checkTool(const QJsonObject &tool, const McpSettings &settings);

/// The arguments of a call.
QJsonObject toolArguments(const McpSettings &settings, const QString &query, int limit);

/// The JSON that the result of `tools/call` holds: the structured content, or what the texts are together, or an
/// array of what each text is. ToolFailed where the tool says so; NotJson where there is none.
std::expected<QJsonValue, ProviderError> readToolResult(const QJsonObject &result);

} // namespace Winnow
