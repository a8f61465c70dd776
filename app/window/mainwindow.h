// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filechooser.h"
#include "languages.h"
#include "messageline.h"
#include "recentworkspaces.h"
#include "windowsettings.h"
#include "workspacehost.h"

#include <QMainWindow>

#include <memory>

class QStackedWidget;

namespace Winnow {

class ActionRegistry;
class ArticleDesk;
class AuditDesk;
class CommandPalette;
class Desk;
class FileImports;
class FunnelDialog;
class ImportPanel;
class KnowledgeWork;
class MainMenu;
class NoticeBar;
class PublishDesk;
class ReviewerPrompt;
class ShortcutSheet;
class SweepPanel;
class SweepWork;
class TopBar;
class TriageDesk;
class WelcomePage;

/// The window: menus, bars and the desks, and what leads from one workspace to another.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    /// Settings and languages must outlive the window.
    MainWindow(WindowSettings &settings, Languages &languages, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Opens what the last start left open, or shows the welcome page.
    void openLast();
    void openWorkspace(const QString &path);
    void openSample();
    void showWelcome();

    /// Opens workspaces on the desk of number @p index, instead of the one where they were left.
    void setFirstDesk(int index) { m_firstDesk = index; }

    /// A seam for tests.
    void setFileChooser(std::unique_ptr<FileChooser> chooser);
    /// Whether the state of the window is stored when it closes.
    void setStoresState(bool stores) { m_storesState = stores; }

    WorkspaceHost &host() { return m_host; }
    TriageDesk *triageDesk() const { return m_triage; }
    ArticleDesk *articleDesk() const { return m_article; }
    AuditDesk *auditDesk() const { return m_audit; }
    PublishDesk *publishDesk() const { return m_publish; }
    /// Shows the desk of number @p index (0 triage, 1 article, 2 audit, 3 publish) and puts the keyboard there.
    void showDesk(int index);
    ActionRegistry &actions() const { return *m_actions; }
    MessageLine *messageLine() const { return m_messages; }
    ImportPanel *importPanel() const { return m_import; }
    SweepPanel *sweepPanel() const { return m_sweepPanel; }
    SweepWork *sweepWork() const { return m_sweep; }
    FunnelDialog *funnelDialog() const { return m_funnel; }
    NoticeBar *readOnlyBar() const { return m_readOnly; }
    ReviewerPrompt *reviewerPrompt() const { return m_reviewer; }
    WelcomePage *welcomePage() const { return m_welcome; }
    CommandPalette *commandPalette() const { return m_palette; }
    ShortcutSheet *shortcutSheet() const { return m_sheet; }

    void applyLanguage(const QString &code);
    void applyThemeName(const QString &name);

signals:
    /// What the window was asked to show is on the screen.
    void ready();
    void openFailed(const Winnow::WorkspaceError &error);

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void buildLayout();
    void connectActions();
    void connectHost();
    void connectViews();
    void connectSweep();
    void takeSession(WorkspaceSession *session);
    void dropSession();
    void saveState();
    void showImportReport(const BundleImportReport &report);
    void showError(const WorkspaceError &error);
    void updateReadOnlyBar();
    void updateTitle();
    void updateActions();
    void askReviewer();
    void takeReviewer(const QString &name);
    void chooseBundles();
    void chooseArticle();
    void chooseGlossary();
    void chooseKnowledge();
    void chooseKnowledgeFolder();
    void takeKnowledge(const QStringList &paths);
    void chooseProviders();
    void choosePublishFolder();
    void takeFiles(const QStringList &files);
    void takeBundles(const QStringList &files);
    void startNewBatch();
    void showFunnel();
    void takeBatch();
    void chooseWorkspace();
    void createWorkspace();
    QString folder() const;
    void rememberFolder(const QString &path);
    void settle();
    void retranslate();

    WindowSettings *m_settings;
    Languages *m_languages;
    RecentWorkspaces m_recent;
    std::unique_ptr<ActionRegistry> m_actions;
    std::unique_ptr<FileChooser> m_chooser;
    WorkspaceHost m_host;
    TopBar *m_top;
    NoticeBar *m_readOnly;
    ReviewerPrompt *m_reviewer;
    QStackedWidget *m_pages;
    WelcomePage *m_welcome;
    TriageDesk *m_triage;
    ArticleDesk *m_article;
    AuditDesk *m_audit;
    PublishDesk *m_publish;
    QList<Desk *> m_desks; ///< In the order of the work.
    int m_desk = 0;
    std::optional<int> m_firstDesk;
    ImportPanel *m_import;
    FileImports *m_files;
    KnowledgeWork *m_knowledge;
    SweepPanel *m_sweepPanel;
    SweepWork *m_sweep;
    FunnelDialog *m_funnel;
    MessageLine *m_messages;
    MainMenu *m_menu;
    CommandPalette *m_palette;
    ShortcutSheet *m_sheet;
    bool m_storesState = true;
    bool m_newBatchWanted = false; ///< Once the workspace that is being made is open.
    bool m_imported = false; ///< Since the session opened; the list is to be awaited once more.
};

} // namespace Winnow
