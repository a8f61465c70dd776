// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "httperror.h"

namespace Winnow {

using namespace Qt::StringLiterals;

HttpErrorCode httpErrorCode(QNetworkReply::NetworkError error)
{
    switch (error) {
    case QNetworkReply::OperationCanceledError:
        return HttpErrorCode::Cancelled;
    case QNetworkReply::ConnectionRefusedError:
    case QNetworkReply::HostNotFoundError:
    case QNetworkReply::TemporaryNetworkFailureError:
    case QNetworkReply::NetworkSessionFailedError:
    case QNetworkReply::UnknownNetworkError:
    case QNetworkReply::ProxyConnectionRefusedError:
    case QNetworkReply::ProxyConnectionClosedError:
    case QNetworkReply::ProxyNotFoundError:
    case QNetworkReply::ProxyTimeoutError:
    case QNetworkReply::ProxyAuthenticationRequiredError:
    case QNetworkReply::UnknownProxyError:
        return HttpErrorCode::Unreachable;
    case QNetworkReply::TimeoutError:
        return HttpErrorCode::AnswerTimeout;
    case QNetworkReply::SslHandshakeFailedError:
        return HttpErrorCode::Encryption;
    case QNetworkReply::RemoteHostClosedError:
        return HttpErrorCode::CutOff;
    default:
        return HttpErrorCode::Protocol;
    }
}

HttpError httpErrorAt(HttpErrorCode code, const QUrl &url, const QString &detail)
{
    HttpError error;
    error.code = code;
    error.address = shownAddress(url);
    error.detail = detail;
    return error;
}

bool isWorthRepeating(const HttpError &error)
{
    switch (error.code) {
    case HttpErrorCode::Unreachable:
    case HttpErrorCode::ConnectTimeout:
    case HttpErrorCode::AnswerTimeout:
    case HttpErrorCode::CutOff:
        return true;
    case HttpErrorCode::Status:
        return error.status == 429 || (error.status >= 500 && error.status != 501 && error.status != 505);
    default:
        return false;
    }
}

namespace {

QString whatHappened(HttpErrorCode code)
{
    switch (code) {
    case HttpErrorCode::Cancelled:
        return u"cancelled"_s;
    case HttpErrorCode::BadAddress:
        return u"not an http or https address"_s;
    case HttpErrorCode::Unreachable:
        return u"cannot be reached"_s;
    case HttpErrorCode::ConnectTimeout:
        return u"no connection in time"_s;
    case HttpErrorCode::AnswerTimeout:
        return u"no whole answer in time"_s;
    case HttpErrorCode::Encryption:
        return u"no safe connection"_s;
    case HttpErrorCode::CutOff:
        return u"the answer was cut off"_s;
    case HttpErrorCode::TooLarge:
        return u"the answer is too large"_s;
    case HttpErrorCode::BadRedirect:
        return u"a redirect that cannot be followed"_s;
    case HttpErrorCode::Status:
        return u"refused"_s;
    case HttpErrorCode::Protocol:
        return u"the answer breaks the rules of HTTP"_s;
    }
    return {};
}

} // namespace

QString describeHttpError(const HttpError &error)
{
    QString text =
            error.code == HttpErrorCode::Status ? u"status %1"_s.arg(error.status) : whatHappened(error.code);
    if (!error.detail.isEmpty())
        text += u": "_s + error.detail;
    if (error.attempts > 1)
        text += u" (%1 attempts)"_s.arg(error.attempts);
    return text;
}

} // namespace Winnow
