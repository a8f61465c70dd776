// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "forgeerror.h"

#include "keychain/tokenstore.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestDetail = 200;

ForgeErrorCode codeOfStatus(int status)
{
    switch (status) {
    case 401:
        return ForgeErrorCode::Unauthorized;
    case 403:
        return ForgeErrorCode::Forbidden;
    case 404:
    case 410:
        return ForgeErrorCode::NotFound;
    case 429:
        return ForgeErrorCode::RateLimited;
    default:
        return status >= 500 ? ForgeErrorCode::ServerTrouble : ForgeErrorCode::Refused;
    }
}

ForgeErrorCode codeOf(const HttpError &error)
{
    switch (error.code) {
    case HttpErrorCode::Cancelled:
        return ForgeErrorCode::Cancelled;
    case HttpErrorCode::Unreachable:
    case HttpErrorCode::ConnectTimeout:
    case HttpErrorCode::AnswerTimeout:
        return ForgeErrorCode::Unreachable;
    case HttpErrorCode::Encryption:
        return ForgeErrorCode::Encryption;
    case HttpErrorCode::Status:
        return codeOfStatus(error.status);
    case HttpErrorCode::CutOff:
    case HttpErrorCode::TooLarge:
    case HttpErrorCode::Protocol:
        return ForgeErrorCode::Malformed;
    case HttpErrorCode::BadAddress:
    case HttpErrorCode::BadRedirect:
        break;
    }
    return ForgeErrorCode::Refused;
}

LocalizedText whatHappened(const ForgeError &error)
{
    const QString forge = forgeTitle(error.forge);
    switch (error.code) {
    case ForgeErrorCode::Cancelled:
        return {u"已取消"_s, u"cancelled"_s};
    case ForgeErrorCode::Unreachable:
        return {u"连不上 %1，请检查网络后继续"_s.arg(forge),
                u"%1 cannot be reached; check the network and go on"_s.arg(forge)};
    case ForgeErrorCode::Encryption:
        return {u"与 %1 之间无法建立安全连接"_s.arg(forge), u"no safe connection to %1"_s.arg(forge)};
    case ForgeErrorCode::Unauthorized:
        return {u"%1 的令牌无效或已过期，请到 %2 更新"_s.arg(forge, tokenPage(error.forge)),
                u"the token for %1 is wrong or has expired; renew it at %2"_s.arg(
                        forge, tokenPage(error.forge))};
    case ForgeErrorCode::Forbidden:
        return {u"令牌的主人无权查看"_s, u"the token's owner may not see it"_s};
    case ForgeErrorCode::NotFound:
        return {u"不存在，或无权查看"_s, u"not there, or not to be seen"_s};
    case ForgeErrorCode::RateLimited:
        return {u"%1 的请求限额已用尽"_s.arg(forge), u"%1's limit of requests is used up"_s.arg(forge)};
    case ForgeErrorCode::Refused:
        return {u"%1 拒绝了请求"_s.arg(forge), u"%1 refused the request"_s.arg(forge)};
    case ForgeErrorCode::ServerTrouble:
        return {u"%1 暂时出错"_s.arg(forge), u"%1 is in trouble"_s.arg(forge)};
    case ForgeErrorCode::Malformed:
        return {u"%1 的应答无法理解"_s.arg(forge), u"%1's answer cannot be understood"_s.arg(forge)};
    }
    return {};
}

} // namespace

QString errorText(const QByteArray &body)
{
    const QJsonObject object = QJsonDocument::fromJson(body).object();
    QString text;
    for (const QLatin1StringView key : {"error_message"_L1, "message"_L1, "error"_L1}) {
        if (text.isEmpty())
            text = object.value(key).toString();
    }
    if (object.isEmpty()) {
        static const QRegularExpression tags(u"<(script|style)[^>]*>.*?</\\1>|<[^>]*>"_s,
                QRegularExpression::DotMatchesEverythingOption | QRegularExpression::CaseInsensitiveOption);
        text = QString::fromUtf8(body.first(std::min<qsizetype>(body.size(), 16 * longestDetail)))
                       .replace(tags, u" "_s);
    }
    text = text.simplified();
    text.removeIf([](QChar c) { return !c.isPrint(); });
    return text.first(std::min(text.size(), longestDetail));
}

ForgeError forgeError(const HttpError &error, ForgeKind forge, const QString &token)
{
    ForgeError made;
    made.code = codeOf(error);
    made.forge = forge;
    made.address = error.address;
    made.status = error.status;
    made.attempts = error.attempts;
    made.isPage = mediaTypeOf(headerValue(error.headers, "Content-Type")) == "text/html";
    // A detail of our own is better than the page of a server that wants a long pause.
    made.detail = error.detail.isEmpty() ? errorText(error.body) : error.detail;
    made.detail = withoutSecret(made.detail, token);
    if (error.code == HttpErrorCode::Status && error.status == 403 && error.attempts > 1)
        made.code = ForgeErrorCode::RateLimited;
    return made;
}

LocalizedText describeForgeError(const ForgeError &error)
{
    LocalizedText text = whatHappened(error);
    QString tail;
    if (!error.jsonPath.isEmpty())
        tail += error.jsonPath + u": "_s;
    tail += error.detail;
    if (error.status >= 400)
        tail = (tail.isEmpty() ? u""_s : tail + u", "_s) + u"HTTP %1"_s.arg(error.status);
    for (QString *each : {&text.zh, &text.en}) {
        if (!tail.isEmpty())
            *each += u" ("_s + tail + u')';
        if (!error.address.isEmpty())
            *each = error.address + u": "_s + *each;
    }
    return text;
}

} // namespace Winnow
