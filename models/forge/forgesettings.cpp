// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "forgesettings.h"

namespace Winnow {

using namespace Qt::StringLiterals;
using std::chrono::hours;
using std::chrono::minutes;

QUrl baseUrlOf(const ForgeSettings &settings)
{
    return settings.baseUrl.isEmpty() ? QUrl(defaultBaseUrl(settings.kind)) : settings.baseUrl;
}

PoliteSettings politeSettings(ForgeKind kind, bool hasToken)
{
    PoliteSettings settings;
    switch (kind) {
    case ForgeKind::GitCode:
        settings.limits = {{50, minutes(1)}, {4000, hours(1)}};
        break;
    case ForgeKind::Gitee:
        // With a token Gitee publishes no number; one a second harms nobody.
        settings.limits = hasToken ? QList<RateLimit>{{60, minutes(1)}} : QList<RateLimit>{{60, hours(1)}};
        break;
    case ForgeKind::GitHub:
        // 900 points a minute, of which a question costs one; and asks for one question after the other.
        settings.limits = hasToken ? QList<RateLimit>{{800, minutes(1)}, {5000, hours(1)}}
                                   : QList<RateLimit>{{60, hours(1)}};
        settings.http.atOnce = 1;
        break;
    }
    return settings;
}

QString tokenKey(const QUrl &baseUrl)
{
    return u"forge/"_s + baseUrl.host().toLower();
}

QString faultOfBaseUrl(const QString &text)
{
    const QUrl url(text, QUrl::StrictMode);
    if (!url.isValid() || (url.scheme() != "http"_L1 && url.scheme() != "https"_L1) || url.host().isEmpty())
        return u"not an http or https address"_s;
    if (!url.userInfo().isEmpty() || url.hasQuery() || url.hasFragment())
        return u"no user name, parameters or fragment may be in it"_s;
    return {};
}

} // namespace Winnow
