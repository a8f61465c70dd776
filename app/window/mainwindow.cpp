// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "mainwindow.h"

#include "actions/actionregistry.h"
#include "actions/commandpalette.h"
#include "actions/shortcutsheet.h"
#include "articledesk.h"
#include "auditdesk.h"
#include "fileimports.h"
#include "funneldialog.h"
#include "importpanel.h"
#include "indexnodesearch.h"
#include "importtext.h"
#include "knowledgework.h"
#include "mainmenu.h"
#include "noticebar.h"
#include "publishdesk.h"
#include "reviewerprompt.h"
#include "sweep/sweeppanel.h"
#include "sweepwork.h"
#include "theme/theme.h"
#include "topbar.h"
#include "triage/candidatetable.h"
#include "triagedesk.h"
#include "welcomepage.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QMenuBar>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace Winnow {

using namespace Qt::StringLiterals;

MainWindow::MainWindow(WindowSettings &settings, Languages &languages, QWidget *parent)
    : QMainWindow(parent)
    , m_settings(&settings)
    , m_languages(&languages)
    , m_recent(settings)
    , m_actions(std::make_unique<ActionRegistry>(settings.file()))
    , m_chooser(std::make_unique<DialogFileChooser>())
    , m_top(new TopBar)
    , m_readOnly(new NoticeBar)
    , m_reviewer(new ReviewerPrompt)
    , m_pages(new QStackedWidget)
    , m_welcome(new WelcomePage)
    , m_triage(new TriageDesk(*m_actions))
    , m_article(new ArticleDesk(*m_actions))
    , m_audit(new AuditDesk(*m_actions))
    , m_publish(new PublishDesk(*m_actions))
    , m_desks{m_triage, m_article, m_audit, m_publish}
    , m_import(new ImportPanel)
    , m_files(new FileImports(this))
    , m_knowledge(new KnowledgeWork(this))
    , m_sweepPanel(new SweepPanel)
    , m_sweep(new SweepWork(m_host, *m_sweepPanel, this))
    , m_funnel(new FunnelDialog(this))
    , m_messages(new MessageLine)
{
    setLocale(languages.locale());
    buildLayout();
    m_menu = new MainMenu(*menuBar(), *m_actions, m_recent, *m_triage->table());
    m_palette = new CommandPalette(*m_actions, *this);
    m_sheet = new ShortcutSheet(*m_actions, *this);
    m_menu->setLanguage(languages.current());
    m_menu->setTheme(settings.value(WindowSetting::Theme).toString());
    connectActions();
    connectHost();
    connectViews();
    connectSweep();
    retranslate();
    updateActions();
    if (!restoreGeometry(settings.value(WindowSetting::Geometry).toByteArray()))
        resize(1280, 800);
}

MainWindow::~MainWindow()
{
    // What desks do when they are hidden needs the actions, which go before them.
    hide();
    // The desks read from the session; they must not outlive it in their own destructors.
    for (Desk *desk : std::as_const(m_desks))
        desk->setSession(nullptr, *m_settings);
    m_files->setSession(nullptr);
    m_knowledge->setSession(nullptr);
    m_sweep->setSession(nullptr);
}

void MainWindow::openLast()
{
    const QString path = m_settings->value(WindowSetting::OpenWorkspace).toString();
    if (!path.isEmpty() && QFileInfo::exists(path))
        openWorkspace(path);
    else
        showWelcome();
}

void MainWindow::openWorkspace(const QString &path)
{
    m_host.open(path);
}

void MainWindow::openSample()
{
    m_host.openSample();
}

void MainWindow::showWelcome()
{
    m_host.close();
    m_welcome->setRecent(m_recent.paths());
    m_pages->setCurrentWidget(m_welcome);
    m_top->hide();
    m_readOnly->hide();
    m_welcome->focusFirst();
    updateTitle();
    updateActions();
    emit ready();
}

void MainWindow::setFileChooser(std::unique_ptr<FileChooser> chooser)
{
    m_chooser = std::move(chooser);
}

void MainWindow::applyLanguage(const QString &code)
{
    m_settings->setValue(WindowSetting::Language, code);
    m_languages->apply(code);
    setLocale(m_languages->locale());
    m_menu->setLanguage(m_languages->current());
}

void MainWindow::applyThemeName(const QString &name)
{
    m_settings->setValue(WindowSetting::Theme, name);
    m_menu->setTheme(name);
    applyTheme(*qApp,
            name == "light"_L1          ? Qt::ColorScheme::Light
                    : name == "dark"_L1 ? Qt::ColorScheme::Dark
                                        : Qt::ColorScheme::Unknown);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    saveState();
    QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::ActivationChange)
        m_triage->work().clock().setWatched(isActiveWindow());
}

bool MainWindow::event(QEvent *event)
{
    if (event->type() == QEvent::StatusTip) {
        m_messages->showHint(static_cast<QStatusTipEvent *>(event)->tip());
        return true;
    }
    return QMainWindow::event(event);
}

void MainWindow::buildLayout()
{
    auto *central = new QWidget(this);
    auto *layout = new QVBoxLayout(central);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_top);
    layout->addWidget(m_readOnly);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_reviewer);
    layout->addWidget(m_sweepPanel);
    layout->addWidget(m_import);
    layout->addWidget(m_messages);
    m_pages->addWidget(m_welcome);
    for (Desk *desk : std::as_const(m_desks))
        m_pages->addWidget(desk);
    m_top->setDesks(m_desks);
    m_top->hide();
    setCentralWidget(central);
    setAcceptDrops(true);
    // A file that is dropped onto a field is meant for the window.
    for (QWidget *field : findChildren<QWidget *>()) {
        if (field->acceptDrops())
            field->setAcceptDrops(false);
    }
}

void MainWindow::takeSession(WorkspaceSession *session)
{
    const OpenedWorkspace &workspace = session->workspace();
    session->setReviewer(m_settings->value(WindowSetting::Reviewer).toString());
    m_recent.add(workspace.path);
    m_settings->setValue(WindowSetting::OpenWorkspace, QFileInfo(workspace.path).absoluteFilePath());
    m_imported = false;
    m_messages->clear();
    m_top->setWorkspace(workspace);
    m_top->setReviewer(session->reviewer());
    m_top->show();
    connect(session, &WorkspaceSession::progressFetched, m_top, &TopBar::setProgress);
    connect(session, &WorkspaceSession::progressFetched, this,
            [this](const BatchProgress &progress) { m_funnel->setFunnel(progress.funnel); });
    connect(session, &WorkspaceSession::batchChanged, this, &MainWindow::takeBatch);
    updateReadOnlyBar();
    m_files->setSession(session);
    m_knowledge->setSession(session);
    m_sweep->setSession(session);
    for (Desk *desk : std::as_const(m_desks))
        desk->setSession(session, *m_settings);
    m_audit->work().setSearch(std::make_unique<IndexNodeSearch>(workspace.path));
    showDesk(m_firstDesk.value_or(m_settings->value(workspace.path, WorkspaceSetting::Desk).toInt()));
    takeBatch();
    updateActions();
    if (std::exchange(m_newBatchWanted, false))
        m_sweep->newBatch();
}

void MainWindow::dropSession()
{
    saveState();
    for (Desk *desk : std::as_const(m_desks))
        desk->setSession(nullptr, *m_settings);
    m_files->setSession(nullptr);
    m_knowledge->setSession(nullptr);
    m_sweep->setSession(nullptr);
    m_funnel->close();
    m_settings->setValue(WindowSetting::OpenWorkspace, QString());
    m_reviewer->hide();
    m_import->dismiss();
}

void MainWindow::saveState()
{
    if (!m_storesState)
        return;
    m_settings->setValue(WindowSetting::Geometry, saveGeometry());
    for (const Desk *desk : std::as_const(m_desks))
        desk->saveState(*m_settings);
    if (m_host.session())
        m_settings->setValue(m_host.session()->workspace().path, WorkspaceSetting::Desk, m_desk);
    m_settings->sync();
}

void MainWindow::updateReadOnlyBar()
{
    const WorkspaceSession *session = m_host.session();
    if (!session || !session->isReadOnly()) {
        m_readOnly->hide();
        return;
    }
    const OpenedWorkspace &workspace = session->workspace();
    QString text = tr("This workspace may only be read: you can look at everything, but decide nothing.");
    if (workspace.readOnlyReason == WorkspaceErrorCode::Locked && workspace.lockHolder) {
        text = tr("Read only: %1 (process %2 on %3) is working in this workspace. You can look at "
                  "everything; decisions "
                  "are made over there. Close it there, then try again.")
                       .arg(workspace.lockHolder->application,
                               QString::number(workspace.lockHolder->processId), workspace.lockHolder->host);
    } else if (workspace.readOnlyReason == WorkspaceErrorCode::NoPermission) {
        text = tr("Read only: this user may not write the file or its folder. Give the permission, or copy "
                  "the file, then try "
                  "again.");
    }
    m_readOnly->showNotice(text, tr("Try again"));
}

void MainWindow::updateTitle()
{
    if (const WorkspaceSession *session = m_host.session(); session && session->isOpen()) {
        //: Title of the window: %1 the instalment, %2 the file
        setWindowTitle(tr("%1 — %2 — Winnow")
                        .arg(TopBar::batchText(session->workspace(), locale()),
                                QFileInfo(session->workspace().path).fileName()));
    } else {
        setWindowTitle(tr("Winnow"));
    }
}

void MainWindow::updateActions()
{
    const bool open = m_host.session() != nullptr;
    m_actions->action("close-workspace"_L1)->setEnabled(open);
    for (const QLatin1StringView id :
            {"desk-triage"_L1, "desk-article"_L1, "desk-audit"_L1, "desk-publish"_L1, "new-theme"_L1,
                    "new-guide-line"_L1, "import-article"_L1, "import-glossary"_L1, "import-knowledge"_L1,
                    "import-knowledge-folder"_L1, "knowledge-providers"_L1, "funnel"_L1})
        m_actions->action(id)->setEnabled(open);
    const bool writable = open && !m_host.session()->isReadOnly();
    m_actions->action("new-batch"_L1)->setEnabled(!open || (writable && !m_sweep->isSweeping()));
    m_actions->action("sweep"_L1)->setEnabled(writable && !m_sweep->isSweeping());
    m_actions->action("continue-sweep"_L1)->setEnabled(m_sweep->canGoOn());
    m_actions->action("import-bundles"_L1)->setEnabled(!m_host.isBusy());
}

void MainWindow::showDesk(int index)
{
    m_desk = index >= 0 && index < m_desks.size() ? index : 0;
    Desk *desk = m_desks.at(m_desk);
    m_top->setCurrentDesk(m_desk);
    if (m_host.session())
        m_pages->setCurrentWidget(desk);
    desk->focusWork();
}

void MainWindow::askReviewer()
{
    const QString name = m_settings->value(WindowSetting::Reviewer).toString();
    m_reviewer->ask(name.isEmpty() ? loginName() : name);
}

void MainWindow::takeReviewer(const QString &name)
{
    m_settings->setValue(WindowSetting::Reviewer, name);
    m_top->setReviewer(name);
    if (m_host.session()) {
        m_host.session()->setReviewer(name);
        m_desks.at(m_desk)->focusWork();
        m_triage->resumeDecision();
        m_article->work().save();
        m_audit->takeReviewer();
        m_publish->work().resume();
    }
}

void MainWindow::settle()
{
    updateActions();
    if (std::exchange(m_imported, false))
        m_triage->awaitReady();
}

void MainWindow::retranslate()
{
    m_actions->retranslate();
    m_menu->retranslate();
    updateReadOnlyBar();
    updateTitle();
}

} // namespace Winnow
