// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QSet>
#include <QUrl>
#include <QWebEngineUrlRequestInterceptor>

#include "preview/previewinterface.h"

namespace Winnow {

/// Refuses every request of a page but the page itself and the pictures that a person asked for, and counts.
class RequestGuard final : public QWebEngineUrlRequestInterceptor
{
    Q_OBJECT

public:
    using QWebEngineUrlRequestInterceptor::QWebEngineUrlRequestInterceptor;

    /// Lets the picture at @p address through from now on.
    void allowPicture(const QUrl &address) { m_pictures.insert(address); }

    PreviewRequests requests() const { return m_requests; }

    void interceptRequest(QWebEngineUrlRequestInfo &info) override;

private:
    bool isAllowed(const QWebEngineUrlRequestInfo &info) const;

    QSet<QUrl> m_pictures;
    PreviewRequests m_requests;
};

/// Whether @p url is the page that the preview itself loads: its text as an address, which no server is asked for.
bool isOwnPage(const QUrl &url);

} // namespace Winnow
