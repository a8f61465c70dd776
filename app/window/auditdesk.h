// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "audit/candidatespane.h"
#include "audit/nodepane.h"
#include "auditwork.h"
#include "desk.h"
#include "evidence/linkbar.h"
#include "items/auditqueuemodel.h"
#include "messageline.h"

#include <QTimeZone>

class QLabel;
class QSplitter;

namespace Winnow {

class ActionRegistry;
class AuditHeader;
class AuditSettingsPanel;
class ClaimPane;
class QueuePane;
class TaskLine;
class VerdictBar;

/// Desk 3: the references that the rows cite, each beside the claim that it is to bear out, and what the reviewers say of
/// them.
class AuditDesk final : public Desk
{
    Q_OBJECT

public:
    /// @p actions must outlive the desk.
    explicit AuditDesk(ActionRegistry &actions, QWidget *parent = nullptr);
    ~AuditDesk() override;

    QLatin1StringView actionId() const override;
    QString title() const override;
    void setSession(WorkspaceSession *session, const WindowSettings &settings) override;
    void saveState(WindowSettings &settings) const override;
    void focusWork() override;

    void setLinkOpener(const LinkOpener &opener);

    AuditWork &work() { return m_work; }
    AuditQueueModel &model() { return m_model; }
    AuditHeader *header() const { return m_header; }
    QueuePane *queue() const { return m_queue; }
    ClaimPane *claim() const { return m_claim; }
    NodePane *nodePane() const { return m_node; }
    CandidatesPane *candidates() const { return m_candidates; }
    VerdictBar *bar() const { return m_bar; }
    AuditSettingsPanel *settingsPanel() const { return m_settings; }
    TaskLine *taskLine() const { return m_task; }
    QLabel *emptyNotice() const { return m_empty; }

    /// The reviewer has a name, or another one: what waited for it goes on, and what may be seen is another thing.
    void takeReviewer();
    /// The reviewer gave no name: what waited for it is given up.
    void giveUpVerdict();

    /// Asks for knowledge to be imported; see knowledgeImportWanted().
    void importKnowledge(const QStringList &paths);
    void suggestReferences();
    /// Long work that goes on: an import, a search for suggestions. taskCancelled() ends it.
    void showTask(const QString &text, qint64 done, qint64 total);
    void finishTask();

signals:
    void messageShown(Winnow::MessageLine::Kind kind, const QString &text, bool undoable);
    void hintShown(const QString &text);
    /// A verdict waits until somebody says under which name it is recorded.
    void reviewerNeeded();
    /// The reviewer wants another name.
    void reviewerRequested();
    /// Files or folders are to be read into the knowledge index.
    void knowledgeImportWanted(const QStringList &paths);
    /// References are to be looked for, for every row that has room.
    void suggestionsWanted();
    void taskCancelled();
    /// The queue and its current reference are on the screen.
    void ready();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Waiting
    {
        AuditSubject subject;
        AuditVerdict verdict = AuditVerdict::Accept;
        QString reason;
        QString note;
    };

    void buildLayout();
    QWidget *workColumn();
    void connectActions();
    void connectViews();
    void connectWork();
    void restoreState(const QString &path, const WindowSettings &settings);
    void showQueue();
    void showHeader();
    void showSubject(const AuditSubject &subject);
    void showPages();
    ShownNode shownReference(const AuditQueueRow &row) const;
    ShownNode shownCandidate(const AuditCandidate &candidate) const;
    const MatchedPages &matched(const AuditQueueRow &row, const QString &title, const QString &text);
    void showVerdict();
    AuditCandidate candidateOf(const AuditQueueRow &row, qsizetype reference) const;
    QList<AuditCandidate> otherReferences() const;
    void showFound(const QString &words, const QList<FoundNode> &nodes);
    bool mayJudge(bool isOfShownCandidate);
    void takeVerdict(AuditVerdict verdict, const QString &reason, const QString &note);
    void send(const Waiting &waiting);
    void beginReplacing();
    void replaceByCandidate();
    void takeOutcome(const DecisionOutcome &outcome);
    QString titleOf(const AuditEntry &entry) const;
    void openPage();
    void askLink(const QUrl &url);
    void openSettings();
    void updateKeyHints();
    void updateActions();
    void tellReady();
    void retranslate();
    void say(MessageLine::Kind kind, const QString &text, bool undoable = false);

    ActionRegistry *m_actions;
    AuditWork m_work;
    AuditQueueModel m_model;
    AuditHeader *m_header;
    TaskLine *m_task;
    QueuePane *m_queue;
    ClaimPane *m_claim;
    CandidatesPane *m_candidates;
    NodePane *m_node;
    VerdictBar *m_bar;
    AuditSettingsPanel *m_settings;
    QLabel *m_empty;
    QWidget *m_content;
    QSplitter *m_columns;
    QSplitter *m_pages;
    QSplitter *m_claimRows;
    QString m_path;
    QTimeZone m_zone = QTimeZone::utc();
    AuditSubject m_subject; ///< What claim, node and bar are about.
    AuditSubject m_wanted; ///< What was current when the workspace was left.
    std::optional<Waiting> m_waiting; ///< For the reviewer's name.
    /// What was compared last, so that the same pages are not compared again whenever a state changes.
    struct Compared
    {
        QList<ClaimPart> claim;
        QString title;
        QString text;
        MatchedPages pages;
    };
    Compared m_compared;
    bool m_wantsFocus = false;
    bool m_wasReady = false;
};

} // namespace Winnow
