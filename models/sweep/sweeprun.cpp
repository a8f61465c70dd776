// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sweeprun.h"

#include "sweepengine.h"

namespace Winnow {

namespace {

std::shared_ptr<ForgeClient> forgeClient(const ForgeSettings &settings, std::shared_ptr<PoliteClient> client)
{
    if (!client) {
        client = std::make_shared<PoliteClient>(
                std::make_shared<SystemClock>(), politeSettings(settings.kind, !settings.token.isEmpty()));
    }
    return std::make_shared<ForgeClient>(Forge::make(settings.kind), std::move(client), settings);
}

} // namespace

SweepRun::SweepRun(
        Workspace &workspace, SweepRequest request, std::shared_ptr<PoliteClient> client, QObject *parent)
    : QObject(parent)
{
    SweepListener listener;
    listener.progress = [this](const SweepProgress &progress) { emit progressed(progress); };
    listener.log = [this](const SweepLogEntry &entry) { emit logged(entry); };
    listener.touched = [this](const RecordWriter::Touched &touched) {
        emit issuesChanged(touched.issues, touched.everything);
    };
    auto asking = forgeClient(request.forge, std::move(client));
    m_engine = std::make_unique<SweepEngine>(
            workspace, std::move(asking), std::move(request), std::move(listener));
}

SweepRun::~SweepRun() = default;

void SweepRun::start()
{
    QMetaObject::invokeMethod(this, [this] { run(); }, Qt::QueuedConnection);
}

QCoro::Task<void> SweepRun::run()
{
    const SweepReport report = co_await m_engine->run(m_polled.get_token());
    // Whoever hears it may delete this object, which holds what has just ended.
    QMetaObject::invokeMethod(this, [this, report] { emit finished(report); }, Qt::QueuedConnection);
}

void SweepRun::pause()
{
    QMetaObject::invokeMethod(this, [this] { m_engine->pause(); }, Qt::QueuedConnection);
}

void SweepRun::resume()
{
    QMetaObject::invokeMethod(this, [this] { m_engine->resume(); }, Qt::QueuedConnection);
}

void SweepRun::cancel()
{
    m_polled.request_stop();
    QMetaObject::invokeMethod(this, [this] { m_engine->cancel(); }, Qt::QueuedConnection);
}

} // namespace Winnow
