// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "lockedpage.h"
#include "preview/previewinterface.h"
#include "requestguard.h"

#include <QObject>
#include <QPointer>
#include <QPointF>
#include <QWebEngineProfile>
#include <QWebEngineView>

namespace Winnow {

/// The surface on WebEngine. The page's scripting is off; the preview's script runs in a world apart.
class WebPreview final
    : public QObject
    , public PreviewSurface
{
    Q_OBJECT

public:
    /// @p parent: of the view, at first.
    WebPreview(QWidget *parent, PreviewListener listener);
    ~WebPreview() override;

    QWidget *widget() override { return m_view; }
    void load(const QByteArray &page) override;
    void call(const QString &function, const QJsonArray &arguments, Answer answer) override;
    void find(const QString &text, bool isBackwards, std::function<void(int, int)> answer) override;
    void setZoom(double factor) override;
    void allowPicture(const QUrl &address) override;
    void copySelection() override;
    PreviewRequests requests() const override { return m_guard->requests(); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void loaded(bool isDone);
    void loadAgain();
    void press(QPointF position);
    void showMenu(QPoint position);

    PreviewListener m_listener;
    RequestGuard *m_guard;
    QWebEngineProfile *m_profile;
    QPointer<QWebEngineView> m_view;
    LockedPage *m_page;
    QByteArray m_own;
    QPointF m_pressedAt;
    int m_losses = 0; ///< How often the page was lost.
};

/// Prepares WebEngine for this process: draws without OpenGL, so that it works on every machine and the window need not
/// be made anew; no sandbox for root, for whom there is none. Before the first surface.
void prepareWebEngine();

} // namespace Winnow
