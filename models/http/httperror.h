// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "httpmessage.h"

#include <QNetworkReply>

#include <chrono>
#include <expected>
#include <optional>

namespace Winnow {

enum class HttpErrorCode : quint8 {
    Cancelled, ///< The caller no longer wants it.
    BadAddress, ///< Not http or https, or no host.
    Unreachable, ///< No such host, nobody listens there, no network.
    ConnectTimeout, ///< The request could not be handed over in time.
    AnswerTimeout, ///< The whole answer was not there in time.
    Encryption, ///< TLS failed, or the certificate is not to be trusted.
    CutOff, ///< The connection ended before the answer did.
    TooLarge, ///< The answer is larger than may be.
    BadRedirect, ///< Too many, to a less safe place, or to nowhere.
    Status, ///< An answer that says no: HttpError::status.
    Protocol ///< Not HTTP, or an answer that breaks its rules.
};

/// Why a request has no good answer. Holds no secret: addresses are shownAddress(), and nothing of what was sent.
struct HttpError
{
    HttpErrorCode code = HttpErrorCode::Protocol;
    QString address;
    int status = 0; ///< Of the last answer; 0 where there was none.
    QString detail; ///< What exactly, in English; may be empty.
    int attempts = 1;
    std::optional<std::chrono::milliseconds> retryAfter; ///< As the server asks.
    QList<HttpHeader> headers; ///< Of an answer that says no.
    QByteArray body; ///< Its first 64 KiB. It may repeat what was sent: clean it before it is shown.
};

/// An error before or without an answer from @p url.
HttpError httpErrorAt(HttpErrorCode code, const QUrl &url, const QString &detail = {});

using HttpResult = std::expected<HttpResponse, HttpError>;

/// What one failed network call means.
HttpErrorCode httpErrorCode(QNetworkReply::NetworkError error);

/// May the same request be answered if it is made again? Time-outs, cut answers, unreachable servers, 429 and 5xx
/// (but not 501 and 505, which will not change).
bool isWorthRepeating(const HttpError &error);

/// What happened, in English and in one phrase: "no answer within 30 s", "status 503 after 4 attempts".
QString describeHttpError(const HttpError &error);

} // namespace Winnow
