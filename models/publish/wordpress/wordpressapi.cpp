// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "wordpressapi.h"

#include <QJsonObject>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

WordPressError errorOf(const RestFailure &failure, const QString &step)
{
    switch (failure.code) {
    case RestFailureCode::Unreachable:
        return {WordPressErrorCode::Unreachable, 0, step, failure.detail};
    case RestFailureCode::TimedOut:
    case RestFailureCode::CutOff:
        return {WordPressErrorCode::TimedOut, 0, step, failure.detail};
    case RestFailureCode::Encryption:
        return {WordPressErrorCode::Encryption, 0, step, failure.detail};
    case RestFailureCode::Cancelled:
        return {WordPressErrorCode::Cancelled, 0, step, {}};
    case RestFailureCode::TooLarge:
        return {WordPressErrorCode::BadAnswer, 0, step, failure.detail};
    }
    return {};
}

/// "rest_cannot_create: Sorry, …", as far as @p body is an error of WordPress; null where it is not.
QString saidBy(const QByteArray &body)
{
    const QJsonObject object = QJsonDocument::fromJson(body).object();
    const QString code = object.value("code"_L1).toString();
    if (code.isEmpty())
        return {};
    const QString term = object.value("data"_L1).toObject().value("term_id"_L1).toVariant().toString();
    const QString message = object.value("message"_L1).toString();
    return term.isEmpty() ? code + u": "_s + message : code + u' ' + term + u": "_s + message;
}

WordPressErrorCode codeOf(int status, const QString &said)
{
    if (status == 401)
        return WordPressErrorCode::WrongPassword;
    if (status == 403)
        return WordPressErrorCode::Forbidden;
    // To whom it does not know, a site with a wrong password answers as to anybody: drafts are nothing to ask for.
    if (status == 400 && said.startsWith("rest_invalid_param"_L1) && said.contains("status"_L1))
        return WordPressErrorCode::WrongPassword;
    // Plain addresses, a page of the server itself, a redirect to somewhere else.
    if (said.isEmpty() && status < 500)
        return WordPressErrorCode::NotWordPress;
    return status >= 500 ? WordPressErrorCode::ServerError : WordPressErrorCode::Refused;
}

} // namespace

WordPressApi::WordPressApi(RestSend send, WordPressSite site)
    : m_send(std::move(send))
    , m_site(std::move(site))
{}

QUrl WordPressApi::address(const QString &route, const QUrlQuery &query) const
{
    QUrl url = m_site.url.adjusted(QUrl::StripTrailingSlash | QUrl::RemoveQuery | QUrl::RemoveFragment);
    QUrlQuery whole = query;
    if (m_hasPlainAddresses) {
        url.setPath(url.path() + u'/');
        whole.addQueryItem(u"rest_route"_s, u'/' + route);
    } else {
        url.setPath(url.path() + u"/wp-json/"_s + route);
    }
    if (!whole.isEmpty())
        url.setQuery(whole);
    return url;
}

std::expected<QJsonDocument, WordPressError> WordPressApi::ask(
        const QByteArray &method, const QString &path, const QUrlQuery &query, const QByteArray &body) const
{
    const QString step = path.section(u'/', 0, 0);
    const QByteArray credentials = (m_site.user + u':' + m_site.password).toUtf8().toBase64();
    const auto answer = m_send({method, address(u"wp/v2/"_s + path, query), "Basic " + credentials, body});
    if (!answer)
        return std::unexpected(errorOf(answer.error(), step));
    QJsonParseError fault;
    const QJsonDocument document = QJsonDocument::fromJson(answer->body, &fault);
    if (answer->status < 200 || answer->status >= 300) {
        const QString said = saidBy(answer->body);
        return std::unexpected(WordPressError{codeOf(answer->status, said), answer->status, step, said});
    }
    if (document.isNull()) {
        return std::unexpected(
                WordPressError{WordPressErrorCode::BadAnswer, answer->status, step, fault.errorString()});
    }
    return document;
}

std::expected<QJsonDocument, WordPressError> WordPressApi::readIndex()
{
    std::optional<WordPressError> first;
    for (const bool isPlain : {false, true}) {
        m_hasPlainAddresses = isPlain;
        const auto answer = m_send({"GET", address({}, {}), {}, {}});
        if (!answer)
            return std::unexpected(errorOf(answer.error(), u"index"_s));
        const QJsonDocument index = QJsonDocument::fromJson(answer->body);
        if (answer->status == 200 && index.object().contains("namespaces"_L1))
            return index;
        const QString said = saidBy(answer->body);
        if (!first)
            first = WordPressError{codeOf(answer->status, said), answer->status, u"index"_s, said};
        if (answer->status >= 500)
            break;
    }
    if (first->status < 400)
        first->code = WordPressErrorCode::NotWordPress;
    return std::unexpected(*first);
}

std::expected<void, WordPressError> WordPressApi::connect()
{
    const QString scheme = m_site.url.scheme();
    if ((scheme != "http"_L1 && scheme != "https"_L1) || m_site.url.host().isEmpty())
        return std::unexpected(WordPressError{WordPressErrorCode::BadAddress, 0, {}, {}});
    if (m_site.password.isEmpty() || m_site.user.isEmpty())
        return std::unexpected(WordPressError{WordPressErrorCode::NoPassword, 0, {}, {}});
    const auto index = readIndex();
    if (!index)
        return std::unexpected(index.error());
    // An empty list is written as an array.
    const QJsonValue authentication = index->object().value("authentication"_L1);
    if (!authentication.toObject().contains("application-passwords"_L1))
        return std::unexpected(WordPressError{WordPressErrorCode::NeedsHttps, 200, u"index"_s, {}});
    return {};
}

std::expected<QJsonDocument, WordPressError> WordPressApi::get(
        const QString &path, const QUrlQuery &query) const
{
    return ask("GET", path, query, {});
}

std::expected<QJsonDocument, WordPressError> WordPressApi::post(
        const QString &path, const QJsonObject &body) const
{
    return ask("POST", path, {}, QJsonDocument(body).toJson(QJsonDocument::Compact));
}

QString wordPressErrorName(const WordPressError &error)
{
    return error.detail.section(u':', 0, 0).section(u' ', 0, 0);
}

} // namespace Winnow
