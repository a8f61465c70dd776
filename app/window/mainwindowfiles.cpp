// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

// Files that come to the window: chosen, dropped, imported, opened.

#include "mainwindow.h"

#include "actions/actionregistry.h"
#include "actions/commandpalette.h"
#include "actions/shortcutsheet.h"
#include "articledesk.h"
#include "auditdesk.h"
#include "evidence/changeview.h"
#include "evidence/issuepane.h"
#include "fileimports.h"
#include "funneldialog.h"
#include "importpanel.h"
#include "importtext.h"
#include "knowledgeprovidersdialog.h"
#include "knowledgework.h"
#include "mainmenu.h"
#include "noticebar.h"
#include "publishdesk.h"
#include "reviewerprompt.h"
#include "sweep/sweeppanel.h"
#include "sweepwork.h"
#include "topbar.h"
#include "triagedesk.h"
#include "welcomepage.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QStandardPaths>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QStringList usableFiles(const QMimeData *data)
{
    QStringList files;
    for (const QUrl &url : data->urls()) {
        const QString path = url.toLocalFile();
        if (isBundleName(path) || isWorkspaceName(path))
            files.append(path);
    }
    return files;
}

} // namespace

void MainWindow::connectActions()
{
    const auto on = [this](QLatin1StringView id, auto act) {
        connect(m_actions->action(id), &QAction::triggered, this, act);
    };
    on("new-workspace"_L1, [this] { createWorkspace(); });
    on("open-workspace"_L1, [this] { chooseWorkspace(); });
    on("open-sample"_L1, [this] { openSample(); });
    on("import-bundles"_L1, [this] { chooseBundles(); });
    on("import-article"_L1, [this] { chooseArticle(); });
    on("import-glossary"_L1, [this] { chooseGlossary(); });
    on("import-knowledge"_L1, [this] { chooseKnowledge(); });
    on("import-knowledge-folder"_L1, [this] { chooseKnowledgeFolder(); });
    on("knowledge-providers"_L1, [this] { chooseProviders(); });
    on("new-batch"_L1, [this] { startNewBatch(); });
    on("sweep"_L1, [this] { m_sweep->sweep(); });
    on("continue-sweep"_L1, [this] { m_sweep->goOn(); });
    on("funnel"_L1, [this] { showFunnel(); });
    on("close-workspace"_L1, [this] { showWelcome(); });
    on("quit"_L1, [this] { close(); });
    on("reviewer"_L1, [this] { askReviewer(); });
    on("prefilter"_L1, [this] { m_host.runPrefilter(); });
    for (int index = 0; index < m_desks.size(); ++index)
        on(m_desks.at(index)->actionId(), [this, index] { showDesk(index); });
    on("palette"_L1, [this] { m_palette->open(); });
    on("shortcuts"_L1, [this] { m_sheet->open(); });
    // Window actions must be heard even where no menu shows them.
    for (const ActionInfo &info : actionTable()) {
        if (info.context == ActionContext::Window)
            addAction(m_actions->action(info.id));
    }
}

void MainWindow::connectHost()
{
    connect(&m_host, &WorkspaceHost::sessionOpened, this, &MainWindow::takeSession);
    connect(&m_host, &WorkspaceHost::sessionClosing, this, &MainWindow::dropSession);
    connect(&m_host, &WorkspaceHost::openFailed, this, [this](const WorkspaceError &error) {
        if (!m_host.session())
            showWelcome();
        m_newBatchWanted = false;
        showError(error);
        emit openFailed(error);
    });
    connect(&m_host, &WorkspaceHost::importStarted, this, [this](const QStringList &files) {
        m_imported = true;
        m_import->start(files);
        updateActions();
    });
    connect(&m_host, &WorkspaceHost::importProgressed, m_import, &ImportPanel::showProgress);
    connect(&m_host, &WorkspaceHost::importFinished, this, &MainWindow::showImportReport);
    connect(&m_host, &WorkspaceHost::importFailed, this, [this](const WorkspaceError &error) {
        m_import->dismiss();
        showError(error);
    });
    connect(&m_host, &WorkspaceHost::prefilterStarted, this, [this] {
        m_messages->showHint(tr("Applying the prefilter rules…"));
        updateActions();
    });
    connect(&m_host, &WorkspaceHost::prefilterFinished, this, [this] {
        m_messages->showHint({});
        if (!m_imported)
            m_messages->showMessage(MessageLine::Kind::Notice, tr("The prefilter rules have been applied."));
    });
    connect(&m_host, &WorkspaceHost::settled, this, &MainWindow::settle);
}

void MainWindow::connectViews()
{
    connect(m_top, &TopBar::quotaLineRequested, m_actions->action("quota-line"_L1), &QAction::trigger);
    connect(m_top, &TopBar::reviewerRequested, this, &MainWindow::askReviewer);
    connect(m_readOnly, &NoticeBar::activated, this, [this] {
        if (m_host.session())
            m_host.open(m_host.session()->workspace().path);
    });
    connect(m_reviewer, &ReviewerPrompt::named, this, &MainWindow::takeReviewer);
    connect(m_reviewer, &ReviewerPrompt::cancelled, this, [this] {
        m_triage->giveUpDecision();
        m_audit->giveUpVerdict();
        m_publish->work().giveUp();
        m_desks.at(m_desk)->focusWork();
    });
    connect(m_welcome, &WelcomePage::sampleRequested, this, &MainWindow::openSample);
    connect(m_welcome, &WelcomePage::importRequested, this, &MainWindow::chooseBundles);
    connect(m_welcome, &WelcomePage::openRequested, this, &MainWindow::chooseWorkspace);
    connect(m_welcome, &WelcomePage::createRequested, this, &MainWindow::createWorkspace);
    connect(m_welcome, &WelcomePage::sweepRequested, this, &MainWindow::startNewBatch);
    connect(m_welcome, &WelcomePage::workspaceRequested, this, &MainWindow::openWorkspace);
    connect(m_welcome, &WelcomePage::forgetRequested, this, [this](const QString &path) {
        m_recent.remove(path);
        m_welcome->setRecent(m_recent.paths());
    });
    connect(m_import, &ImportPanel::cancelRequested, &m_host, &WorkspaceHost::cancelImport);
    connect(m_import, &ImportPanel::closed, this, [this] {
        if (m_host.session())
            m_desks.at(m_desk)->focusWork();
    });
    connect(m_messages, &MessageLine::undoRequested, m_actions->action("undo"_L1), &QAction::trigger);
    connect(m_triage, &TriageDesk::messageShown, m_messages, &MessageLine::showMessage);
    connect(m_triage, &TriageDesk::hintShown, m_messages, &MessageLine::showHint);
    connect(m_triage, &TriageDesk::reviewerNeeded, this, &MainWindow::askReviewer);
    connect(m_top, &TopBar::deskRequested, this, &MainWindow::showDesk);
    connect(m_files, &FileImports::messageShown, this,
            [this](MessageLine::Kind kind, const QString &text) { m_messages->showMessage(kind, text); });
    connect(m_article, &ArticleDesk::messageShown, m_messages, &MessageLine::showMessage);
    connect(m_article, &ArticleDesk::reviewerNeeded, this, &MainWindow::askReviewer);
    connect(m_audit, &AuditDesk::messageShown, m_messages, &MessageLine::showMessage);
    connect(m_audit, &AuditDesk::knowledgeImportWanted, m_knowledge, &KnowledgeWork::importDocuments);
    connect(m_audit, &AuditDesk::suggestionsWanted, m_knowledge, &KnowledgeWork::suggest);
    connect(m_audit, &AuditDesk::taskCancelled, m_knowledge, &KnowledgeWork::cancel);
    connect(m_knowledge, &KnowledgeWork::progressed, m_audit, &AuditDesk::showTask);
    connect(m_knowledge, &KnowledgeWork::finished, m_audit, &AuditDesk::finishTask);
    connect(m_knowledge, &KnowledgeWork::messageShown, this,
            [this](MessageLine::Kind kind, const QString &text) { m_messages->showMessage(kind, text); });
    connect(m_audit, &AuditDesk::hintShown, m_messages, &MessageLine::showHint);
    connect(m_audit, &AuditDesk::reviewerNeeded, this, &MainWindow::askReviewer);
    connect(m_audit, &AuditDesk::reviewerRequested, this, &MainWindow::askReviewer);
    connect(m_publish, &PublishDesk::messageShown, m_messages, &MessageLine::showMessage);
    connect(m_publish, &PublishDesk::reviewerNeeded, this, &MainWindow::askReviewer);
    connect(m_publish, &PublishDesk::folderWanted, this, &MainWindow::choosePublishFolder);
    connect(m_publish, &PublishDesk::problemsWanted, this, [this] { showDesk(m_desks.indexOf(m_article)); });
    const auto tellReady = [this](const Desk *desk) {
        if (desk == m_desks.at(m_desk) && !m_host.isBusy() && !m_imported)
            emit ready();
    };
    connect(m_triage, &TriageDesk::ready, this, [this, tellReady] { tellReady(m_triage); });
    connect(m_article, &ArticleDesk::ready, this, [this, tellReady] { tellReady(m_article); });
    connect(m_audit, &AuditDesk::ready, this, [this, tellReady] { tellReady(m_audit); });
    connect(m_publish, &PublishDesk::ready, this, [this, tellReady] { tellReady(m_publish); });
    connect(m_sheet, &ShortcutSheet::closed, this, [this] {
        if (m_host.session())
            m_desks.at(m_desk)->focusWork();
        else
            m_welcome->focusFirst();
    });
    connect(m_menu, &MainMenu::workspaceRequested, this, &MainWindow::openWorkspace);
    connect(m_menu, &MainMenu::themeRequested, this, &MainWindow::applyThemeName);
    connect(m_menu, &MainMenu::languageRequested, this, &MainWindow::applyLanguage);
}

void MainWindow::connectSweep()
{
    connect(m_sweep, &SweepWork::changed, this, &MainWindow::updateActions);
    ChangeView *changes = m_triage->pane()->changes();
    connect(changes, &ChangeView::patchWanted, m_sweep, &SweepWork::fetchPatch);
    connect(m_sweep, &SweepWork::patchFetching, changes, &ChangeView::showFetching);
    connect(m_sweep, &SweepWork::patchRefused, changes, &ChangeView::showRefusal);
    connect(m_sweep, &SweepWork::patchFetched, this, [this](const IssueRef &change) {
        if (m_host.session())
            m_host.session()->fetchDiff(change);
    });
    connect(m_sweep, &SweepWork::messageShown, this,
            [this](MessageLine::Kind kind, const QString &text) { m_messages->showMessage(kind, text); });
    connect(m_sweepPanel, &SweepPanel::funnelRequested, this, &MainWindow::showFunnel);
    connect(m_sweepPanel, &SweepPanel::closed, this, [this] {
        if (m_host.session())
            m_desks.at(m_desk)->focusWork();
    });
    connect(m_top, &TopBar::funnelRequested, this, &MainWindow::showFunnel);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    const QStringList files = usableFiles(event->mimeData());
    if (files.isEmpty())
        return;
    event->acceptProposedAction();
    m_messages->showHint(isWorkspaceName(files.first())
                    ? tr("Drop to open %1.").arg(QFileInfo(files.first()).fileName())
                    : tr("Drop to import %n file(s).", nullptr, static_cast<int>(files.size())));
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent *)
{
    m_messages->showHint({});
}

void MainWindow::dropEvent(QDropEvent *event)
{
    m_messages->showHint({});
    event->acceptProposedAction();
    takeFiles(usableFiles(event->mimeData()));
}

void MainWindow::takeFiles(const QStringList &files)
{
    QStringList bundles;
    for (const QString &file : files) {
        if (isWorkspaceName(file)) {
            openWorkspace(file);
            return;
        }
        bundles.append(file);
    }
    takeBundles(bundles);
}

void MainWindow::takeBundles(const QStringList &files)
{
    if (files.isEmpty())
        return;
    rememberFolder(files.first());
    if (m_host.isBusy()) {
        m_messages->showMessage(MessageLine::Kind::Warning,
                tr("An import is going on. Wait for it or cancel it, then import these files."));
    } else if (!m_host.session()) {
        m_chooser->chooseNewWorkspace(
                this, suggestedWorkspace(files.first()), [this, files](const QStringList &chosen) {
                    if (!chosen.isEmpty())
                        m_host.create(chosen.first(), files);
                });
    } else if (m_host.session()->isReadOnly()) {
        m_messages->showMessage(MessageLine::Kind::Warning,
                tr("This workspace is open for reading only: nothing was imported."));
    } else {
        m_host.importBundles(files);
    }
}

void MainWindow::chooseBundles()
{
    m_chooser->chooseBundles(this, folder(), [this](const QStringList &files) { takeBundles(files); });
}

void MainWindow::chooseArticle()
{
    m_chooser->chooseArticle(this, folder(), [this](const QStringList &files) {
        if (files.isEmpty())
            return;
        rememberFolder(files.first());
        m_files->importArticle(files.first());
    });
}

void MainWindow::chooseGlossary()
{
    m_chooser->chooseGlossary(this, folder(), [this](const QStringList &files) {
        if (files.isEmpty())
            return;
        rememberFolder(files.first());
        m_files->importGlossary(files.first());
    });
}

void MainWindow::chooseKnowledge()
{
    m_chooser->chooseKnowledge(this, folder(), [this](const QStringList &files) { takeKnowledge(files); });
}

void MainWindow::chooseKnowledgeFolder()
{
    m_chooser->chooseKnowledgeFolder(
            this, folder(), [this](const QStringList &chosen) { takeKnowledge(chosen); });
}

void MainWindow::takeKnowledge(const QStringList &paths)
{
    if (paths.isEmpty())
        return;
    rememberFolder(paths.first());
    m_audit->importKnowledge(paths);
}

void MainWindow::chooseProviders()
{
    m_knowledge->fetchProviders([this](const QByteArray &settings) {
        auto *dialog = new KnowledgeProvidersDialog(settings, m_knowledge->tokens(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &KnowledgeProvidersDialog::kept, this, [this](const QByteArray &kept) {
            if (m_host.session() && !m_host.session()->isReadOnly())
                m_host.session()->setKnowledgeProviders(kept);
        });
        dialog->open();
    });
}

void MainWindow::choosePublishFolder()
{
    m_chooser->choosePublishFolder(this, folder(), [this](const QStringList &chosen) {
        if (chosen.isEmpty())
            return;
        rememberFolder(chosen.first() + u"/."_s);
        m_publish->saveTo(chosen.first());
    });
}

void MainWindow::chooseWorkspace()
{
    m_chooser->chooseWorkspace(this, folder(), [this](const QStringList &files) {
        if (files.isEmpty())
            return;
        rememberFolder(files.first());
        openWorkspace(files.first());
    });
}

void MainWindow::startNewBatch()
{
    if (m_host.session()) {
        m_sweep->newBatch();
        return;
    }
    m_chooser->chooseNewWorkspace(
            this, suggestedWorkspace(folder() + u"/workspace.winnow"_s), [this](const QStringList &files) {
                if (files.isEmpty())
                    return;
                rememberFolder(files.first());
                m_newBatchWanted = true;
                m_host.create(files.first());
            });
}

void MainWindow::showFunnel()
{
    if (!m_host.session())
        return;
    m_host.session()->fetchProgress();
    m_funnel->show();
    m_funnel->raise();
    m_funnel->activateWindow();
}

void MainWindow::takeBatch()
{
    const OpenedWorkspace &workspace = m_host.session()->workspace();
    m_top->setWorkspace(workspace);
    m_funnel->setBatch(TopBar::batchText(workspace, locale()));
    updateTitle();
}

void MainWindow::createWorkspace()
{
    m_chooser->chooseNewWorkspace(
            this, suggestedWorkspace(folder() + u"/workspace.winnow"_s), [this](const QStringList &files) {
                if (files.isEmpty())
                    return;
                rememberFolder(files.first());
                m_host.create(files.first());
            });
}

void MainWindow::showImportReport(const BundleImportReport &report)
{
    m_import->finish(report);
    m_messages->showMessage(report.refusedCount > 0 ? MessageLine::Kind::Warning : MessageLine::Kind::Notice,
            ImportText::headline(report, locale()));
    takeBatch();
}

void MainWindow::showError(const WorkspaceError &error)
{
    m_messages->showMessage(MessageLine::Kind::Error, describe(error));
}

QString MainWindow::folder() const
{
    const QString remembered = m_settings->value(WindowSetting::Folder).toString();
    return QFileInfo::exists(remembered)
            ? remembered
            : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

void MainWindow::rememberFolder(const QString &path)
{
    m_settings->setValue(WindowSetting::Folder, QFileInfo(path).absolutePath());
}

} // namespace Winnow
