// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "mcpresult.h"

#include "jsonanswer.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array spokenVersions{"2025-11-25"_L1, "2025-06-18"_L1, "2025-03-26"_L1, "2024-11-05"_L1};
constexpr qsizetype shownOfText = 200;

std::unexpected<ProviderError> fail(ProviderErrorCode code, const QString &detail, const QString &place = {})
{
    return std::unexpected(ProviderError{code, {}, {}, place, detail});
}

QStringList textsOf(const QJsonObject &result)
{
    QStringList texts;
    for (const QJsonValue &item : result.value(u"content"_s).toArray()) {
        const QJsonObject content = item.toObject();
        if (content.value(u"type"_s).toString() == "text"_L1)
            texts.append(content.value(u"text"_s).toString());
        else if (const QJsonValue text = content.value(u"resource"_s).toObject().value(u"text"_s);
                text.isString())
            texts.append(text.toString());
    }
    return texts;
}

} // namespace

QString newestMcpVersion()
{
    // Not 2025-11-25: its streams may break off and be taken up again, which we do not do.
    return u"2025-06-18"_s;
}

std::expected<QString, ProviderError> readInitializeResult(const QJsonObject &result)
{
    const QString version = result.value(u"protocolVersion"_s).toString();
    if (std::ranges::find(spokenVersions, version) == spokenVersions.end()) {
        return fail(ProviderErrorCode::Unsupported,
                u"the server speaks protocol version '%1', which is not known here"_s.arg(version.left(40)),
                u"result.protocolVersion"_s);
    }
    if (!result.value(u"capabilities"_s).toObject().value(u"tools"_s).isObject())
        return fail(
                ProviderErrorCode::Unsupported, u"the server has no tools"_s, u"result.capabilities.tools"_s);
    return version;
}

std::expected<void, ProviderError> checkTool(const QJsonObject &tool, const McpSettings &settings)
{
    const QJsonObject schema = tool.value(u"inputSchema"_s).toObject();
    const QJsonObject properties = schema.value(u"properties"_s).toObject();
    const QJsonObject given = toolArguments(settings, u"x"_s, 1);
    for (const QString &argument : given.keys()) {
        if (!properties.isEmpty() && !properties.contains(argument)) {
            return fail(ProviderErrorCode::Unsupported,
                    u"tool '%1' has no argument '%2'; it has %3"_s.arg(
                            settings.tool, argument, properties.keys().join(u", "_s).left(shownOfText)));
        }
    }
    for (const QJsonValue &required : schema.value(u"required"_s).toArray()) {
        if (!given.contains(required.toString())) {
            return fail(ProviderErrorCode::Unsupported,
                    u"tool '%1' needs the argument '%2': add it to fixed_arguments"_s.arg(
                            settings.tool, required.toString()));
        }
    }
    return {};
}

QJsonObject toolArguments(const McpSettings &settings, const QString &query, int limit)
{
    QJsonObject arguments = settings.fixedArguments;
    arguments.insert(settings.queryArgument, query);
    if (!settings.limitArgument.isEmpty())
        arguments.insert(settings.limitArgument, limit);
    return arguments;
}

std::expected<QJsonValue, ProviderError> readToolResult(const QJsonObject &result)
{
    const QStringList texts = textsOf(result);
    if (result.value(u"isError"_s).toBool()) {
        const QString said = texts.join(u' ').simplified().left(shownOfText);
        return fail(ProviderErrorCode::ToolFailed,
                said.isEmpty() ? u"the tool failed"_s : u"the tool failed: %1"_s.arg(said));
    }
    if (const QJsonValue structured = result.value(u"structuredContent"_s);
            structured.isObject() || structured.isArray())
        return structured;
    auto whole = readJsonBody(texts.join(u'\n').toUtf8());
    if (whole || texts.size() < 2)
        return whole;
    QJsonArray each;
    for (const QString &text : texts) {
        auto part = readJsonBody(text.toUtf8());
        if (!part)
            return part;
        each.append(std::move(*part));
    }
    return QJsonValue(each);
}

} // namespace Winnow
