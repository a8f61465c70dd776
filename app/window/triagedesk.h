// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "desk.h"
#include "evidence/linkbar.h"
#include "messageline.h"
#include "triagework.h"

class QSplitter;

namespace Winnow {

class ActionRegistry;
class CandidateTable;
class DecisionBar;
class FacetPanel;
class IssuePane;
class QuotaLinePanel;

/// Desk 1: facets on the left, the candidates above, the issue with its evidence below, the decision at the
/// foot.
class TriageDesk final : public Desk
{
    Q_OBJECT

public:
    explicit TriageDesk(ActionRegistry &actions, QWidget *parent = nullptr);

    QLatin1StringView actionId() const override;
    QString title() const override;
    void setSession(WorkspaceSession *session, const WindowSettings &settings) override;
    void saveState(WindowSettings &settings) const override;
    void focusWork() override;

    CandidateTable *table() const { return m_table; }
    FacetPanel *facetPanel() const { return m_facets; }
    IssuePane *pane() const { return m_pane; }
    DecisionBar *decisionBar() const { return m_bar; }
    TriageWork &work() { return m_work; }

    void setLinkOpener(const LinkOpener &opener);
    void showQuotaLine(bool shown);

    /// The reviewer has a name now: what waited for it goes on.
    void resumeDecision();
    /// The reviewer gave no name: what waited for it is given up, its note put back.
    void giveUpDecision();

    /// Lists anew; ready() then tells once more.
    void awaitReady();

signals:
    void messageShown(Winnow::MessageLine::Kind kind, const QString &text, bool undoable);
    void hintShown(const QString &text);
    /// A decision waits until somebody says under which name it is recorded.
    void reviewerNeeded();
    /// List, texts and the current issue's evidence are on the screen.
    void ready();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void buildLayout();
    void connectActions();
    void connectTable();
    void connectDecisions();
    void connectSession(WorkspaceSession *session);
    void takeTimeZone(const WorkspaceSession &session);
    void restoreState(const QString &path, const WindowSettings &settings);
    void showCurrent(qint64 id);
    void showListed();
    void updateSubject();
    void updateFilterState();
    void updateKeyHints();
    void updateActions();
    bool mayDecide();
    void takeDecision(const DecisionRequest &request);
    void send(const DecisionRequest &request, const QList<qint64> &ids);
    void takeOutcome(const DecisionOutcome &outcome);
    void openPage();
    bool mayJudge();
    void setResolution(std::optional<Resolution> resolution, const QString &reason);
    void judgeLink(const IssueRef &change, LinkVerdict verdict);
    void swapAtQuota(qint64 dropId, qint64 keepId);
    void checkReady();
    void say(MessageLine::Kind kind, const QString &text, bool undoable = false);

    ActionRegistry *m_actions;
    TriageWork m_work;
    FacetPanel *m_facets;
    CandidateTable *m_table;
    IssuePane *m_pane;
    DecisionBar *m_bar;
    QuotaLinePanel *m_quotaLine;
    QSplitter *m_columns;
    QSplitter *m_rows;
    LinkOpener m_openLink = systemLinkOpener();
    QString m_path;
    QStringList m_foldedAtFirst;
    qint64 m_wantedId = 0; ///< The issue that was current when the workspace was left.
    std::optional<DecisionRequest> m_waiting; ///< For the reviewer's name.
    QList<qint64> m_waitingIds;
    QList<IssueSummary> m_weakestKept;
    QList<IssueSummary> m_strongestOpen;
    qint64 m_candidatesInAll = -1;
    bool m_listed = false;
    bool m_wasReady = false;
};

} // namespace Winnow
