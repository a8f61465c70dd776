// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "forgeworld.h"
#include "http/loopbackserver.h"
#include "http/politeclient.h"
#include "http/simulatedclock.h"
#include "support/temporaryworkspace.h"
#include "sweep/sweeprun.h"
#include "worldanswers.h"

#include <functional>

namespace Winnow {

/// A forge that serves a world, and a workspace to sweep it into, by a simulated clock.
class SweepFixture final
{
public:
    explicit SweepFixture(const WorldShape &shape);

    ForgeWorld &world() { return m_world; }
    Workspace &workspace() { return **m_workspace; }
    LoopbackServer &server() { return m_server; }
    SimulatedClock &clock() { return *m_clock; }
    AnswerHabits &habits() { return m_habits; }
    Timestamp begin() const { return m_begin; }
    Timestamp since() const { return m_begin - std::chrono::days(10); }

    /// Is asked before the world: an answer of its own, or nothing.
    using Fault = std::function<std::optional<LoopbackAnswer>(const LoopbackRequest &)>;
    void setFault(Fault fault) { m_fault = std::move(fault); }
    /// Sees each answer of the world before it goes out.
    void setSpoiler(std::function<void(LoopbackAnswer &)> spoil) { m_spoil = std::move(spoil); }

    SweepRequest request() const;
    /// How the client treats the server; by default the limits of GitCode.
    PoliteSettings &politeness() { return m_politeness; }

    /// Runs a sweep to its end. @p meanwhile is called with the run behind each durable step.
    SweepReport sweep(const SweepRequest &request, const std::function<void(SweepRun &)> &meanwhile = {});
    SweepReport sweep() { return sweep(request()); }

    /// The workspace's files as they are now, as a killed program leaves them.
    void snapshot(const QString &name) const;
    /// Goes on with such files in place of the present ones.
    void restore(const QString &name);

    /// What the workspace lacks, has too much, or has wrong, a line each.
    QStringList differences() const;
    static bool isCandidate(const WorldIssue &issue) { return !issue.title.startsWith(u"CVE"); }

    /// When requests arrived, over all sweeps.
    const QList<Timestamp> &arrivals() const { return m_arrivals; }
    const QStringList &paths() const { return m_paths; }
    void forgetRequests();
    /// The most requests that any stretch of @p period holds.
    int mostWithin(std::chrono::milliseconds period) const;

    const QList<SweepLogEntry> &log() const { return m_log; }

private:
    LoopbackAnswer answer(const LoopbackRequest &request);

    Timestamp m_begin;
    std::shared_ptr<SimulatedClock> m_clock;
    ForgeWorld m_world;
    AnswerHabits m_habits;
    Fault m_fault;
    std::function<void(LoopbackAnswer &)> m_spoil;
    PoliteSettings m_politeness;
    mutable std::optional<TemporaryWorkspace> m_workspace;
    QList<Timestamp> m_arrivals;
    QStringList m_paths;
    QList<SweepLogEntry> m_log;
    LoopbackServer m_server;
};

} // namespace Winnow
