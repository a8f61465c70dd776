// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "preview/previewinterface.h"

#include <QWebEnginePage>

namespace Winnow {

/// A page that goes nowhere: it shows what loadOwn() gives it, and tells which links were pressed instead of following
/// them.
class LockedPage final : public QWebEnginePage
{
    Q_OBJECT

public:
    LockedPage(QWebEngineProfile *profile, QObject *parent);

    /// Shows @p html, UTF-8: the only way to another content.
    void loadOwn(const QByteArray &html);

signals:
    void linkPressed(const QUrl &url);
    void pictureWanted(const QString &address);

protected:
    bool acceptNavigationRequest(const QUrl &url, NavigationType type, bool isMainFrame) override;
    QWebEnginePage *createWindow(WebWindowType type) override;
    QStringList chooseFiles(FileSelectionMode mode, const QStringList &oldFiles,
            const QStringList &acceptedMimeTypes) override;
    void javaScriptConsoleMessage(JavaScriptConsoleMessageLevel level, const QString &message, int line,
            const QString &source) override;

private:
    void press(const QUrl &url);

    bool m_isLoadingOwn = false;
};

/// Whether @p url is the button of a picture, which the page's script makes.
bool isPictureButton(const QUrl &url);

} // namespace Winnow
