// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "httpexchange.h"

#include <QNetworkRequest>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype keptOfError = 64 * 1024;

QNetworkRequest networkRequest(const HttpRequest &request)
{
    QNetworkRequest made(request.url);
    made.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    made.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    made.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    made.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    made.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    made.setRawHeader("User-Agent", "Winnow");
    for (const HttpHeader &header : request.headers)
        made.setRawHeader(header.name, header.value);
    return made;
}

QString inSeconds(std::chrono::milliseconds duration)
{
    return u"%1 s"_s.arg(static_cast<double>(duration.count()) / 1000);
}

} // namespace

QCoro::Task<HttpResult> HttpExchange::run(
        QNetworkAccessManager &manager, HttpRequest request, HttpLimits limits, std::stop_token stop)
{
    HttpExchange exchange(manager, request, limits);
    const Completion<HttpResult> done = exchange.m_done;
    const std::stop_callback onStop(stop, [&exchange] { exchange.fail(HttpErrorCode::Cancelled); });
    co_return co_await done;
}

HttpExchange::HttpExchange(
        QNetworkAccessManager &manager, const HttpRequest &request, const HttpLimits &limits)
    : m_url(request.url)
    , m_limits(limits)
    , m_watcher(request.makeWatcher ? request.makeWatcher() : BodyWatcher())
{
    const QNetworkRequest made = networkRequest(request);
    m_reply.reset(request.method == HttpMethod::Get ? manager.get(made) : manager.post(made, request.body));
    for (QTimer *timer : {&m_connectTimer, &m_answerTimer})
        timer->setSingleShot(true);
    connect(m_reply.get(), &QNetworkReply::requestSent, &m_connectTimer, &QTimer::stop);
    connect(m_reply.get(), &QNetworkReply::metaDataChanged, this, [this] {
        m_connectTimer.stop();
        checkLength();
    });
    connect(m_reply.get(), &QNetworkReply::readyRead, this, &HttpExchange::readSome);
    connect(m_reply.get(), &QNetworkReply::finished, this, [this] {
        if (readSome())
            conclude();
    });
    connect(&m_connectTimer, &QTimer::timeout, this,
            [this] { fail(HttpErrorCode::ConnectTimeout, inSeconds(m_limits.connect)); });
    connect(&m_answerTimer, &QTimer::timeout, this,
            [this] { fail(HttpErrorCode::AnswerTimeout, inSeconds(m_limits.answer)); });
    m_connectTimer.start(limits.connect);
    m_answerTimer.start(limits.answer);
}

void HttpExchange::checkLength()
{
    if (m_reply->header(QNetworkRequest::ContentLengthHeader).toLongLong() > m_limits.bytes && status() < 400)
        fail(HttpErrorCode::TooLarge, u"more than %1 bytes announced"_s.arg(m_limits.bytes));
}

/// Takes what has come. False where that ended the exchange, and this object with it.
bool HttpExchange::readSome()
{
    const QByteArray piece = m_reply->isOpen() ? m_reply->readAll() : QByteArray();
    m_body += piece;
    if (status() >= 400) {
        if (m_body.size() < keptOfError)
            return true;
        conclude();
        return false;
    }
    if (m_body.size() > m_limits.bytes) {
        fail(HttpErrorCode::TooLarge, u"more than %1 bytes"_s.arg(m_limits.bytes));
        return false;
    }
    const bool isGood = status() >= 200 && status() < 300;
    if (m_watcher && isGood && !piece.isEmpty() && m_watcher(piece)) {
        give();
        return false;
    }
    return true;
}

void HttpExchange::conclude()
{
    const QNetworkReply::NetworkError error = m_reply->error();
    if (status() >= 400)
        fail(HttpErrorCode::Status);
    else if (error != QNetworkReply::NoError)
        fail(httpErrorCode(error), m_reply->errorString());
    else
        give();
}

void HttpExchange::give()
{
    end(HttpResponse{status(), m_reply->url(), headers(), m_body});
}

void HttpExchange::fail(HttpErrorCode code, const QString &detail)
{
    HttpError error;
    error.code = code;
    error.address = shownAddress(m_url);
    error.status = status();
    // Qt's own text names the whole address, which may hold a secret.
    error.detail = detail.contains(u"://") ? QString() : detail;
    if (code == HttpErrorCode::Status) {
        error.headers = headers();
        error.body = m_body.first(std::min(m_body.size(), keptOfError));
    }
    end(std::unexpected(std::move(error)));
}

void HttpExchange::end(HttpResult result)
{
    const Completion<HttpResult> done = m_done;
    m_connectTimer.stop();
    m_answerTimer.stop();
    m_reply->disconnect(this);
    if (m_reply->isRunning())
        m_reply->abort();
    done.complete(std::move(result)); // the last: whoever waits deletes this
}

int HttpExchange::status() const
{
    return m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
}

QList<HttpHeader> HttpExchange::headers() const
{
    QList<HttpHeader> all;
    for (const auto &[name, value] : m_reply->rawHeaderPairs())
        all.append({name, value});
    return all;
}

} // namespace Winnow
