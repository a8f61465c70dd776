// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "requestguard.h"

namespace Winnow {

using namespace Qt::StringLiterals;

bool isOwnPage(const QUrl &url)
{
    return url.scheme() == "data"_L1;
}

bool RequestGuard::isAllowed(const QWebEngineUrlRequestInfo &info) const
{
    return info.resourceType() == QWebEngineUrlRequestInfo::ResourceTypeImage
            && info.requestMethod() == "GET"_ba && m_pictures.contains(info.requestUrl());
}

/// The page lets only the preview's own load through as a navigation, so a main frame here is that.
void RequestGuard::interceptRequest(QWebEngineUrlRequestInfo &info)
{
    if (info.resourceType() == QWebEngineUrlRequestInfo::ResourceTypeMainFrame
            && isOwnPage(info.requestUrl()))
        return;
    if (isAllowed(info)) {
        ++m_requests.allowed;
        return;
    }
    ++m_requests.refused;
    info.block(true);
}

} // namespace Winnow
