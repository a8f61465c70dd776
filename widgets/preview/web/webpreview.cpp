// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "webpreview.h"

#include "lockedprofile.h"

#include <QAction>
#include <QChildEvent>
#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QMenu>
#include <QMouseEvent>
#include <QQuickWindow>
#include <QStyleHints>
#include <QGuiApplication>
#include <QTimer>
#include <QWebEngineFindTextResult>
#include <QWebEngineScript>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Apart from the page's own world, whose scripting is off.
constexpr quint32 ownWorld = QWebEngineScript::ApplicationWorld;

/// A page that is lost over and over is left blank.
constexpr int mostLosses = 3;

QString ownScript()
{
    QFile file(u":/winnow/article/preview.js"_s);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the preview's script is not part of the program");
    return QString::fromUtf8(file.readAll());
}

} // namespace

void prepareWebEngine()
{
#ifdef Q_OS_UNIX
    if (geteuid() == 0 && !qEnvironmentVariableIsSet("QTWEBENGINE_DISABLE_SANDBOX"))
        qputenv("QTWEBENGINE_DISABLE_SANDBOX", "1");
#endif
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
}

WebPreview::WebPreview(QWidget *parent, PreviewListener listener)
    : m_listener(std::move(listener))
    , m_guard(new RequestGuard)
    , m_profile(makeLockedProfile(m_guard, this))
    , m_view(new QWebEngineView(parent))
    , m_page(new LockedPage(m_profile, this))
{
    m_view->setPage(m_page);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->setAcceptDrops(false);
    m_view->installEventFilter(this);
    for (QObject *child : m_view->children())
        child->installEventFilter(this);
    connect(m_view, &QWidget::customContextMenuRequested, this, &WebPreview::showMenu);
    connect(m_page, &QWebEnginePage::loadFinished, this, &WebPreview::loaded);
    connect(m_page, &QWebEnginePage::renderProcessTerminated, this, &WebPreview::loadAgain);
    // Going to a blank page is the one way that nobody is asked about.
    connect(m_page, &QWebEnginePage::urlChanged, this, [this](const QUrl &url) {
        if (!isOwnPage(url))
            loadAgain();
    });
    connect(m_page, &LockedPage::linkPressed, this, [this](const QUrl &url) { m_listener.linkPressed(url); });
    connect(m_page, &LockedPage::pictureWanted, this,
            [this](const QString &address) { m_listener.pictureWanted(address); });
    connect(m_page, &QWebEnginePage::linkHovered, this, [this](const QString &address) {
        const QUrl url(address);
        m_listener.linkHovered(isPictureButton(url) ? QUrl() : url);
    });
}

WebPreview::~WebPreview()
{
    // The page has to go before its profile, and the view before the page.
    delete m_view;
    delete m_page;
}

void WebPreview::load(const QByteArray &page)
{
    m_own = page;
    m_page->loadOwn(page);
}

void WebPreview::loaded(bool isDone)
{
    if (!isDone || !isOwnPage(m_page->url()))
        return;
    m_page->runJavaScript(ownScript(), ownWorld, [this](const QVariant &) { m_listener.ready(); });
}

void WebPreview::loadAgain()
{
    if (m_own.isEmpty() || ++m_losses > mostLosses)
        return;
    QTimer::singleShot(0, this, [this] { load(m_own); });
}

void WebPreview::call(const QString &function, const QJsonArray &arguments, Answer answer)
{
    const QString list = QString::fromUtf8(QJsonDocument(arguments).toJson(QJsonDocument::Compact));
    m_page->runJavaScript(u"winnow."_s + function + u"(..."_s + list + u')', ownWorld,
            [answer = std::move(answer)](const QVariant &result) {
                if (answer)
                    answer(result);
            });
}

void WebPreview::find(const QString &text, bool isBackwards, std::function<void(int, int)> answer)
{
    const auto flags = isBackwards ? QWebEnginePage::FindBackward : QWebEnginePage::FindFlags();
    m_page->findText(text, flags, [answer = std::move(answer)](const QWebEngineFindTextResult &result) {
        answer(result.activeMatch(), result.numberOfMatches());
    });
}

void WebPreview::setZoom(double factor)
{
    m_page->setZoomFactor(factor);
}

void WebPreview::allowPicture(const QUrl &address)
{
    m_guard->allowPicture(address);
}

void WebPreview::copySelection()
{
    m_page->triggerAction(QWebEnginePage::Copy);
}

/// The widget that gets the mouse is the view's child, which comes and goes with the page's process.
bool WebPreview::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ChildAdded && watched == m_view)
        static_cast<QChildEvent *>(event)->child()->installEventFilter(this);
    if (watched == m_view)
        return QObject::eventFilter(watched, event);
    if (event->type() == QEvent::MouseButtonPress) {
        m_pressedAt = static_cast<QMouseEvent *>(event)->position();
    } else if (event->type() == QEvent::MouseButtonRelease) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        const bool isClick = (mouse->position() - m_pressedAt).manhattanLength()
                < QGuiApplication::styleHints()->startDragDistance();
        if (mouse->button() == Qt::LeftButton && isClick)
            press(mouse->position());
    }
    return QObject::eventFilter(watched, event);
}

void WebPreview::press(QPointF position)
{
    const double zoom = m_page->zoomFactor();
    call(u"at"_s, {position.x() / zoom, position.y() / zoom}, [this](const QVariant &spot) {
        if (!spot.toMap().isEmpty())
            m_listener.pressed(spot.toMap());
    });
}

/// Copying only: what WebEngine offers by itself leads out of the preview.
void WebPreview::showMenu(QPoint position)
{
    QMenu menu(m_view);
    QAction *copy = menu.addAction(tr("Copy"));
    copy->setEnabled(m_page->hasSelection());
    QAction *all = menu.addAction(tr("Select all"));
    const QAction *chosen = menu.exec(m_view->mapToGlobal(position));
    if (chosen == copy)
        copySelection();
    else if (chosen == all)
        m_page->triggerAction(QWebEnginePage::SelectAll);
}

} // namespace Winnow
