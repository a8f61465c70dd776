// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/politeclient.h"
#include "sweepreport.h"
#include "sweeprequest.h"

#include <QObject>

#include <memory>
#include <stop_token>

namespace Winnow {

class SweepEngine;
class Workspace;

/// A sweep for a window or a verb. Lives on the thread of the workspace, whose event loop must run, and which can do other
/// work on the workspace while answers are waited for; signals come from there.
class SweepRun final : public QObject
{
    Q_OBJECT

public:
    /// @p workspace must be writable and outlive the run. @p client asks instead of one that keeps the forge's own limits by
    /// the machine's clock.
    SweepRun(Workspace &workspace, SweepRequest request, std::shared_ptr<PoliteClient> client = {},
            QObject *parent = nullptr);
    /// Not before finished(), once started.
    ~SweepRun() override;

    /// Begins and returns at once; finished() comes at the end, whatever that is. Once only.
    void start();

    /// From any thread.
    void pause();
    void resume();
    /// finished() comes within a second; what was finished before is kept, and the same request goes on there.
    void cancel();

signals:
    /// At most 20 times a second.
    void progressed(const Winnow::SweepProgress &progress);
    void logged(const Winnow::SweepLogEntry &entry);
    /// Issues that look different now and are durable; `everything` where there are too many to list.
    void issuesChanged(const QList<qint64> &ids, bool everything);
    void finished(const Winnow::SweepReport &report);

private:
    QCoro::Task<void> run();

    std::stop_source m_polled; ///< Asked by work that does not return to the event loop.
    std::unique_ptr<SweepEngine> m_engine;
};

} // namespace Winnow
