// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "lockedprofile.h"

#include "requestguard.h"

#include <QWebEngineCookieStore>
#include <QWebEngineDownloadRequest>
#include <QWebEngineSettings>

namespace Winnow {

namespace {

/// All that a page of text needs none of; what is off by default, too, so that it is off whatever the default becomes.
constexpr QWebEngineSettings::WebAttribute switchedOff[] = {
        QWebEngineSettings::JavascriptEnabled,
        QWebEngineSettings::JavascriptCanOpenWindows,
        QWebEngineSettings::JavascriptCanAccessClipboard,
        QWebEngineSettings::JavascriptCanPaste,
        QWebEngineSettings::LocalStorageEnabled,
        QWebEngineSettings::LocalContentCanAccessRemoteUrls,
        QWebEngineSettings::LocalContentCanAccessFileUrls,
        QWebEngineSettings::HyperlinkAuditingEnabled,
        QWebEngineSettings::ErrorPageEnabled,
        QWebEngineSettings::PluginsEnabled,
        QWebEngineSettings::PdfViewerEnabled,
        QWebEngineSettings::FullScreenSupportEnabled,
        QWebEngineSettings::ScreenCaptureEnabled,
        QWebEngineSettings::WebGLEnabled,
        QWebEngineSettings::Accelerated2dCanvasEnabled,
        QWebEngineSettings::AllowRunningInsecureContent,
        QWebEngineSettings::AllowGeolocationOnInsecureOrigins,
        QWebEngineSettings::AllowWindowActivationFromJavaScript,
        QWebEngineSettings::DnsPrefetchEnabled,
        QWebEngineSettings::AutoLoadIconsForPage,
        QWebEngineSettings::NavigateOnDropEnabled,
        QWebEngineSettings::FocusOnNavigationEnabled,
        QWebEngineSettings::ScrollAnimatorEnabled,
        QWebEngineSettings::TouchIconsEnabled,
};

} // namespace

QWebEngineProfile *makeLockedProfile(RequestGuard *guard, QObject *parent)
{
    auto *profile = new QWebEngineProfile(parent); // Without a name: off the record.
    guard->setParent(profile);
    profile->setUrlRequestInterceptor(guard);
    profile->setPersistentCookiesPolicy(QWebEngineProfile::NoPersistentCookies);
    profile->setPersistentPermissionsPolicy(QWebEngineProfile::PersistentPermissionsPolicy::AskEveryTime);
    profile->setPushServiceEnabled(false);
    profile->cookieStore()->setCookieFilter(
            [](const QWebEngineCookieStore::FilterRequest &) { return false; });
    QObject::connect(profile, &QWebEngineProfile::downloadRequested, profile,
            [](QWebEngineDownloadRequest *download) { download->cancel(); });
    for (const QWebEngineSettings::WebAttribute attribute : switchedOff)
        profile->settings()->setAttribute(attribute, false);
    profile->settings()->setAttribute(QWebEngineSettings::PlaybackRequiresUserGesture, true);
    profile->settings()->setAttribute(QWebEngineSettings::WebRTCPublicInterfacesOnly, true);
    profile->settings()->setUnknownUrlSchemePolicy(QWebEngineSettings::DisallowUnknownUrlSchemes);
    return profile;
}

} // namespace Winnow
