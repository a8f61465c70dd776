// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "messageline.h"
#include "session/sessionsweep.h"
#include "session/sweepmemory.h"
#include "sweep/batchchoice.h"
#include "sweep/forgepage.h"

#include <QObject>
#include <QPointer>
#include <QSet>

#include <memory>

namespace Winnow {

class NewBatchWizard;
class RepoListing;
class SweepPanel;
class TokenStore;
class WorkspaceHost;
class WorkspaceSession;

/// New instalments and sweeps for the window: leads through the wizard, asks the forge what that wants to know, keeps tokens,
/// and runs the sweep, which its panel shows. One sweep at a time, a measuring one included.
class SweepWork final : public QObject
{
    Q_OBJECT

public:
    /// @p window: above which the wizard stands. All must outlive this object.
    SweepWork(WorkspaceHost &host, SweepPanel &panel, QWidget *window);
    ~SweepWork() override;

    /// Null: nothing is open.
    void setSession(WorkspaceSession *session);

    /// Opens the wizard for a new instalment.
    void newBatch();
    /// Opens it for a sweep of the current one; where there is none, for a new one.
    void sweep();
    /// Goes on with the sweep that was cut short.
    void goOn();
    /// Fetches the diff of @p change from the forge of the last sweep, once no sweep is going on. Answered by
    /// patchFetched() or patchRefused(); by neither where there was no sweep, or the forge does not give it.
    void fetchPatch(const IssueRef &change);

    bool isSweeping() const { return m_task == Task::Sweeping; }
    bool canGoOn() const;
    /// The wizard while it is open, else null.
    NewBatchWizard *wizard() const;

    /// Seams for tests.
    void setTokens(std::shared_ptr<TokenStore> tokens) { m_tokens = std::move(tokens); }
    void setClients(SessionSweep::ClientFactory clients);

signals:
    void patchFetching(const Winnow::IssueRef &change);
    void patchFetched(const Winnow::IssueRef &change);
    void patchRefused(const Winnow::IssueRef &change, const QString &reason);
    void messageShown(Winnow::MessageLine::Kind kind, const QString &text);
    /// isSweeping() or canGoOn() is another thing now.
    void changed();

private:
    enum class Task : quint8 { None, Measuring, Sweeping, FetchingPatch };
    enum class Wanted : quint8 { Nothing, NewBatch, Sweep };

    bool isReady();
    void want(Wanted wanted);
    void connectPanel();
    void connectWizard();
    void takePlan(const BatchPlan &plan);
    void readToken(const ForgeSettings &forge);
    void keepToken(const ForgeSettings &forge, const QString &token);
    void forgetToken(const ForgeSettings &forge);
    void list(const ForgeSettings &forge, const QStringList &orgs);
    void endListing();
    void measure(const BatchChoice &choice);
    void begin(BatchChoice choice);
    void takeBatch(const NewBatch &batch);
    void start(const SweepRequest &request);
    void finish(const SweepReport &report);
    void startPatch();
    void finishPatch(const SweepReport &report);
    void closeWizard();

    WorkspaceHost *m_host;
    SweepPanel *m_panel;
    QWidget *m_window;
    QPointer<WorkspaceSession> m_session;
    QPointer<NewBatchWizard> m_wizard;
    std::shared_ptr<TokenStore> m_tokens;
    SessionSweep::ClientFactory m_clients;
    std::unique_ptr<RepoListing> m_listing;
    std::optional<BatchChoice> m_toMeasure; ///< Waits for a measuring sweep that is being ended.
    std::optional<BatchChoice> m_chosen; ///< Waits for a measuring sweep to end, or for its instalment.
    std::optional<SweepMemory> m_memory;
    std::optional<IssueRef> m_patchWanted; ///< The last one looked at that was not fetched yet.
    QSet<IssueRef> m_withoutPatch; ///< The forge does not give it.
    Task m_task = Task::None;
    Wanted m_wanted = Wanted::Nothing;
};

} // namespace Winnow
