// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sessionsweep.h"

#include "sweepmemory.h"
#include "workspace/workspace.h"

namespace Winnow {

namespace {

/// Between two tellings: a table that grows more often can be read no better.
constexpr std::chrono::milliseconds tellingPause(300);

} // namespace

SessionSweep::SessionSweep(QObject *parent)
    : QObject(parent)
    , m_timer(this)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(tellingPause);
    connect(&m_timer, &QTimer::timeout, this, &SessionSweep::tell);
}

SessionSweep::~SessionSweep() = default;

void SessionSweep::start(Workspace &workspace, const SweepRequest &request, const std::stop_token &stop)
{
    m_workspace = &workspace;
    m_request = request;
    if (request.isWhole())
        remember(true);
    m_run = std::make_unique<SweepRun>(
            workspace, request, m_clients ? m_clients(request.forge) : std::shared_ptr<PoliteClient>());
    connect(m_run.get(), &SweepRun::progressed, this, &SessionSweep::progressed);
    connect(m_run.get(), &SweepRun::logged, this, [this](const SweepLogEntry &entry) {
        m_log.append(entry);
        if (!m_timer.isActive())
            m_timer.start();
    });
    connect(m_run.get(), &SweepRun::issuesChanged, this, &SessionSweep::takeChange);
    connect(m_run.get(), &SweepRun::finished, this, &SessionSweep::finish);
    m_run->start();
    m_onStop.emplace(stop, std::function<void()>([run = m_run.get()] { run->cancel(); }));
}

void SessionSweep::pause()
{
    if (m_run)
        m_run->pause();
}

void SessionSweep::resume()
{
    if (m_run)
        m_run->resume();
}

void SessionSweep::endThen(const std::function<void()> &then)
{
    if (!m_run) {
        then();
        return;
    }
    m_then = then;
    m_run->cancel();
}

void SessionSweep::takeChange(const QList<qint64> &ids, bool everything)
{
    m_allChanged = m_allChanged || everything;
    m_changed.append(ids);
    if (!m_timer.isActive())
        m_timer.start();
}

void SessionSweep::tell()
{
    if (m_allChanged || !m_changed.isEmpty())
        emit issuesChanged(m_allChanged ? QList<qint64>() : m_changed);
    m_allChanged = false;
    m_changed.clear();
    if (!m_log.isEmpty())
        emit logged(std::exchange(m_log, {}));
}

void SessionSweep::remember(bool isUnfinished)
{
    const QString memory = writeSweepMemory({m_request, isUnfinished});
    if (auto kept = m_workspace->setSetting(QString(sweepMemorySetting), memory); !kept)
        emit failed(kept.error());
}

void SessionSweep::finish(const SweepReport &report)
{
    m_onStop.reset();
    m_timer.stop();
    tell();
    // What could not be fetched is told; only what was cut short is to be gone on with.
    if (m_request.isWhole())
        remember(report.isCancelled || report.failure.has_value());
    m_request = {}; // with it the token
    m_run.release()->deleteLater();
    emit finished(report);
    if (const auto then = std::exchange(m_then, {}))
        then();
}

} // namespace Winnow
