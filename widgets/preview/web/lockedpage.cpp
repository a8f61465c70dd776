// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "lockedpage.h"

#include "requestguard.h"

#include <QTimer>
#include <QWebEngineFullScreenRequest>
#include <QWebEngineNewWindowRequest>
#include <QWebEnginePermission>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView pictureHost = "winnow.invalid"_L1;

} // namespace

bool isPictureButton(const QUrl &url)
{
    return url.host() == pictureHost;
}

LockedPage::LockedPage(QWebEngineProfile *profile, QObject *parent)
    : QWebEnginePage(profile, parent)
{
    connect(this, &QWebEnginePage::permissionRequested, this,
            [](const QWebEnginePermission &permission) { permission.deny(); });
    connect(this, &QWebEnginePage::fullScreenRequested, this,
            [](QWebEngineFullScreenRequest request) { request.reject(); });
    connect(this, &QWebEnginePage::newWindowRequested, this, [this](QWebEngineNewWindowRequest &request) {
        if (request.isUserInitiated())
            press(request.requestedUrl());
    });
}

void LockedPage::loadOwn(const QByteArray &html)
{
    m_isLoadingOwn = true;
    setHtml(QString::fromUtf8(html));
}

bool LockedPage::acceptNavigationRequest(const QUrl &url, NavigationType type, bool isMainFrame)
{
    if (isMainFrame && m_isLoadingOwn && type == NavigationTypeTyped && isOwnPage(url)) {
        m_isLoadingOwn = false;
        return true;
    }
    if (isMainFrame && type == NavigationTypeLinkClicked)
        press(url);
    return false;
}

QWebEnginePage *LockedPage::createWindow(WebWindowType)
{
    return nullptr;
}

QStringList LockedPage::chooseFiles(FileSelectionMode, const QStringList &, const QStringList &)
{
    return {};
}

/// What the page reports there are the requests and scripts that were kept from it.
void LockedPage::javaScriptConsoleMessage(
        JavaScriptConsoleMessageLevel, const QString &, int, const QString &)
{}

/// Later, since the page still waits for the answer to whether it may go there.
void LockedPage::press(const QUrl &url)
{
    QTimer::singleShot(0, this, [this, url] {
        if (isPictureButton(url))
            emit pictureWanted(QUrl::fromPercentEncoding(url.query(QUrl::FullyEncoded).toLatin1()));
        else
            emit linkPressed(url);
    });
}

} // namespace Winnow
