// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "sweep/sweeprun.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace Winnow {

/// Sweeps of a session, one at a time, on the thread of its writer, which does other work between two answers. What they
/// change and log is told a few times a second, however fast it comes; what was asked for is kept in the workspace, so that
/// a sweep that ended before its time can be gone on with.
class SessionSweep final : public QObject
{
    Q_OBJECT

public:
    using ClientFactory = std::function<std::shared_ptr<PoliteClient>(const ForgeSettings &)>;

    explicit SessionSweep(QObject *parent = nullptr);
    /// Not while isRunning().
    ~SessionSweep() override;

    void setClients(ClientFactory clients) { m_clients = std::move(clients); }

    /// Begins; finished() comes in any case. @p workspace must outlive the sweep. @p stop may be requested from any thread.
    void start(Workspace &workspace, const SweepRequest &request, const std::stop_token &stop);
    bool isRunning() const { return m_run != nullptr; }
    void pause();
    void resume();

    /// Calls @p then once none is running, at once where that is so; ends the one that is, within a second.
    void endThen(const std::function<void()> &then);

signals:
    void progressed(const Winnow::SweepProgress &progress);
    void logged(const QList<Winnow::SweepLogEntry> &entries);
    /// Empty: any may look different now.
    void issuesChanged(const QList<qint64> &ids);
    void finished(const Winnow::SweepReport &report);
    /// What was asked for could not be kept; the sweep goes on.
    void failed(const Winnow::WorkspaceError &error);

private:
    void takeChange(const QList<qint64> &ids, bool everything);
    void tell();
    void remember(bool isUnfinished);
    void finish(const SweepReport &report);

    ClientFactory m_clients;
    Workspace *m_workspace = nullptr;
    SweepRequest m_request;
    std::unique_ptr<SweepRun> m_run;
    std::optional<std::stop_callback<std::function<void()>>> m_onStop; ///< Calls the run, so it goes before.
    std::function<void()> m_then;
    QTimer m_timer;
    QList<qint64> m_changed;
    bool m_allChanged = false;
    QList<SweepLogEntry> m_log;
};

} // namespace Winnow
