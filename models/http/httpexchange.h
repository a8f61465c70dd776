// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "async/completion.h"
#include "httperror.h"

#include <QCoroTask>
#include <QNetworkAccessManager>
#include <QTimer>

#include <chrono>
#include <memory>
#include <stop_token>

namespace Winnow {

/// What a request may cost.
struct HttpLimits
{
    std::chrono::milliseconds connect{10'000}; ///< Until the request is handed over.
    std::chrono::milliseconds answer{30'000}; ///< Until the whole answer is there, each redirect anew.
    qint64 bytes = 16LL * 1024 * 1024; ///< Of a body, unpacked.
    int redirects = 5;
    int atOnce = 4; ///< Requests under way.
};

/// One request and one answer, without redirects and without a second try.
class HttpExchange final : public QObject
{
public:
    /// Sends @p request. An answer with status 400 or more is an error that holds the body's beginning.
    static QCoro::Task<HttpResult> run(
            QNetworkAccessManager &manager, HttpRequest request, HttpLimits limits, std::stop_token stop);

private:
    HttpExchange(QNetworkAccessManager &manager, const HttpRequest &request, const HttpLimits &limits);

    bool readSome();
    void checkLength();
    void conclude();
    void end(HttpResult result);
    void fail(HttpErrorCode code, const QString &detail = {});
    void give();
    int status() const;
    QList<HttpHeader> headers() const;

    QUrl m_url;
    HttpLimits m_limits;
    BodyWatcher m_watcher;
    std::unique_ptr<QNetworkReply, QScopedPointerDeleteLater> m_reply;
    QTimer m_connectTimer;
    QTimer m_answerTimer;
    QByteArray m_body;
    Completion<HttpResult> m_done;
};

} // namespace Winnow
