// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "desk.h"
#include "messageline.h"
#include "publishwork.h"

#include <QTimeZone>

#include <functional>
#include <memory>
#include <optional>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QSplitter;
class QTabWidget;

namespace Winnow {

class ActionRegistry;
class ContentsPane;
class DifferencesPane;
class GuardLine;
class HistoryPane;
class NoticeBar;
class RehearsalPane;
class SitePanel;
class TargetsPane;
class TaskLine;
class TokenStore;
struct BatchProgress;

/// Desk 4: where the instalment can go, exactly what would go there, what becomes of it on the way, and what went out
/// before.
class PublishDesk final : public Desk
{
    Q_OBJECT

public:
    /// @p actions must outlive the desk.
    explicit PublishDesk(ActionRegistry &actions, QWidget *parent = nullptr);
    ~PublishDesk() override;

    QLatin1StringView actionId() const override;
    QString title() const override;
    void setSession(WorkspaceSession *session, const WindowSettings &settings) override;
    void saveState(WindowSettings &settings) const override;
    void focusWork() override;

    PublishWork &work() { return m_work; }
    TargetsPane *targets() const { return m_targets; }
    ContentsPane *contents() const { return m_contents; }
    RehearsalPane *rehearsal() const { return m_rehearsal; }
    DifferencesPane *differences() const { return m_differences; }
    HistoryPane *history() const { return m_history; }
    GuardLine *guard() const { return m_guard; }
    SitePanel *site() const { return m_site; }
    TaskLine *task() const { return m_task; }
    NoticeBar *overwriteNotice() const { return m_overwrite; }
    QTabWidget *pages() const { return m_pages; }
    QPushButton *copyButton(int index) const { return m_copies.value(index); }
    QPushButton *saveButton() const { return m_save; }
    QPushButton *sendButton() const { return m_send; }
    QString funnelText() const;

    /// Files of the export are to lie below @p folder.
    void saveTo(const QString &folder) { m_work.save(folder); }

signals:
    void messageShown(Winnow::MessageLine::Kind kind, const QString &text, bool undoable);
    void reviewerNeeded();
    /// A folder is to be chosen, for saveTo().
    void folderWanted();
    /// The problems of the lint are to be shown.
    void problemsWanted();
    /// Targets and the export of the current one are on the screen.
    void ready();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void buildLayout();
    QWidget *workColumn();
    void connectViews();
    void connectWork();
    void showMaterial();
    void showExport();
    void makeCopyButtons();
    void copy(int index);
    void copyFirst();
    void save();
    void send();
    void keepPassword(const WordPressSite &site);
    /// Whether something may go out now; says why not.
    bool mayGoOut();
    void openAddress(const QString &address);
    void showFunnel(const BatchProgress &progress);
    void updateButtons();
    void say(MessageLine::Kind kind, const QString &text);
    void retranslate();

    ActionRegistry *m_actions;
    PublishWork m_work;
    std::shared_ptr<TokenStore> m_keychain;
    GuardLine *m_guard;
    QLabel *m_funnel;
    TaskLine *m_task;
    NoticeBar *m_overwrite;
    TargetsPane *m_targets;
    QTabWidget *m_pages;
    ContentsPane *m_contents;
    RehearsalPane *m_rehearsal;
    DifferencesPane *m_differences;
    HistoryPane *m_history;
    SitePanel *m_site;
    QHBoxLayout *m_buttons;
    QList<QPushButton *> m_copies;
    QPushButton *m_save;
    QPushButton *m_send;
    QLabel *m_empty;
    QWidget *m_content;
    QSplitter *m_columns;
    std::optional<PublishTarget> m_shownTarget;
    QString m_path;
    QString m_foreignFolder; ///< Where files of others lie that the notice asks about.
    bool m_wantsFocus = false;
    bool m_wasReady = false;
};

} // namespace Winnow
