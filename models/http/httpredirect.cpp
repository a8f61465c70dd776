// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "httpredirect.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

int portOf(const QUrl &url)
{
    return url.port(url.scheme() == "https"_L1 ? 443 : 80);
}

bool isRedirect(int status)
{
    return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

/// May what is secret go along? To the same host and port, or to the same host's safe side.
bool isSamePlace(const QUrl &from, const QUrl &to)
{
    if (from.host() != to.host())
        return false;
    return hostAndPort(from) == hostAndPort(to) || (portOf(from) == 80 && portOf(to) == 443);
}

} // namespace

bool isHttpAddress(const QUrl &url)
{
    return url.isValid() && !url.host().isEmpty()
            && (url.scheme() == "http"_L1 || url.scheme() == "https"_L1);
}

QString hostAndPort(const QUrl &url)
{
    return u"%1:%2"_s.arg(url.host()).arg(portOf(url));
}

std::expected<HttpRequest, HttpError> redirected(const HttpRequest &request, const HttpResponse &response)
{
    const QByteArray location = response.header("Location");
    if (location.isEmpty())
        return std::unexpected(httpErrorAt(HttpErrorCode::BadRedirect, request.url, u"no Location"_s));
    const QUrl target = request.url.resolved(QUrl::fromEncoded(location));
    if (!isHttpAddress(target))
        return std::unexpected(httpErrorAt(HttpErrorCode::BadRedirect, request.url, u"to no web address"_s));
    if (request.url.scheme() == "https"_L1 && target.scheme() == "http"_L1)
        return std::unexpected(httpErrorAt(HttpErrorCode::BadRedirect, request.url, u"from https to http"_s));
    HttpRequest next = request;
    next.url = target;
    if (response.status == 303) {
        next.method = HttpMethod::Get;
        next.body.clear();
        next.headers.removeIf([](const HttpHeader &header) {
            return header.name.compare("Content-Type", Qt::CaseInsensitive) == 0;
        });
    }
    if (!isSamePlace(request.url, target))
        next.headers.removeIf([](const HttpHeader &header) { return header.isSecret; });
    return next;
}

QCoro::Task<HttpResult> askAlongRedirects(HttpRequest request, int most, HttpAsker ask)
{
    for (int followed = 0;; ++followed) {
        HttpResult result = co_await ask(request);
        if (!result || !isRedirect(result->status))
            co_return result;
        if (followed >= most) {
            co_return std::unexpected(
                    httpErrorAt(HttpErrorCode::BadRedirect, request.url, u"more than %1"_s.arg(most)));
        }
        std::expected<HttpRequest, HttpError> next = redirected(request, *result);
        if (!next)
            co_return std::unexpected(std::move(next.error()));
        request = std::move(*next);
    }
}

} // namespace Winnow
