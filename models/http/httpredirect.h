// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "httperror.h"

#include <QCoroTask>

#include <functional>

namespace Winnow {

/// http or https, and a host.
bool isHttpAddress(const QUrl &url);

/// "example.org:443": the port also where the address leaves it out.
QString hostAndPort(const QUrl &url);

/// Where @p response leads @p request: the next request, or why it is not followed. 303 asks anew with GET (RFC 9110,
/// 15.4); what is secret stays behind where another host or port is next. Pure.
std::expected<HttpRequest, HttpError> redirected(const HttpRequest &request, const HttpResponse &response);

/// One request, one answer.
using HttpAsker = std::function<QCoro::Task<HttpResult>(HttpRequest)>;

/// Asks with @p ask along at most @p most redirects: the first answer that is none.
QCoro::Task<HttpResult> askAlongRedirects(HttpRequest request, int most, HttpAsker ask);

} // namespace Winnow
