// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "restnetwork.h"

#include "http/httpexchange.h"

#include <QCoroTask>

#include <algorithm>
#include <memory>

namespace Winnow {

namespace {

RestFailureCode failureCode(HttpErrorCode code)
{
    switch (code) {
    case HttpErrorCode::Cancelled:
        return RestFailureCode::Cancelled;
    case HttpErrorCode::Encryption:
        return RestFailureCode::Encryption;
    case HttpErrorCode::AnswerTimeout:
        return RestFailureCode::TimedOut;
    case HttpErrorCode::CutOff:
    case HttpErrorCode::Protocol:
        return RestFailureCode::CutOff;
    case HttpErrorCode::TooLarge:
        return RestFailureCode::TooLarge;
    case HttpErrorCode::BadAddress:
    case HttpErrorCode::Unreachable:
    case HttpErrorCode::ConnectTimeout:
    case HttpErrorCode::BadRedirect:
    case HttpErrorCode::Status:
        break;
    }
    return RestFailureCode::Unreachable;
}

HttpRequest httpRequest(const RestRequest &request)
{
    HttpRequest made;
    made.method = request.method == "GET" ? HttpMethod::Get : HttpMethod::Post;
    made.url = request.url;
    made.headers.append(HttpHeader{"Accept", "application/json"});
    if (!request.authorization.isEmpty())
        made.headers.append(HttpHeader{"Authorization", request.authorization, true});
    if (!request.body.isEmpty())
        made.headers.append(HttpHeader{"Content-Type", "application/json"});
    made.body = request.body;
    return made;
}

bool isCut(const HttpResponse &response)
{
    const QByteArray length = response.header("Content-Length");
    return !length.isEmpty() && response.header("Content-Encoding").isEmpty()
            && length.toLongLong() > response.body.size();
}

std::expected<RestAnswer, RestFailure> sendOnce(QNetworkAccessManager &manager, const RestRequest &request,
        const HttpLimits &limits, const std::stop_token &stop)
{
    // An exchange hears of a stop on its own thread alone.
    std::stop_source here;
    const std::stop_callback onStop(stop, [&manager, here] {
        QMetaObject::invokeMethod(&manager, [here]() mutable { here.request_stop(); }, Qt::QueuedConnection);
    });
    if (stop.stop_requested())
        return std::unexpected(RestFailure{RestFailureCode::Cancelled, {}});
    const HttpResult result =
            QCoro::waitFor(HttpExchange::run(manager, httpRequest(request), limits, here.get_token()));
    if (!result && result.error().code == HttpErrorCode::Status)
        return RestAnswer{result.error().status, result.error().body};
    if (!result)
        return std::unexpected(RestFailure{failureCode(result.error().code), result.error().detail});
    if (isCut(*result))
        return std::unexpected(RestFailure{RestFailureCode::CutOff, {}});
    return RestAnswer{result->status, result->body};
}

} // namespace

RestSend restOverNetwork(RestLimits limits, std::stop_token stop)
{
    const auto manager = std::make_shared<QNetworkAccessManager>();
    HttpLimits each;
    each.connect = std::min(each.connect, limits.answer);
    each.answer = limits.answer;
    each.bytes = limits.bytes;
    return [manager, each, stop](
                   const RestRequest &request) { return sendOnce(*manager, request, each, stop); };
}

} // namespace Winnow
