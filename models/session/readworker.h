// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "sessionvalues.h"

#include <QObject>

#include <atomic>

namespace Winnow {

/// Answers what single rows and issues hold, on a thread of its own with a connection of its own, so that scrolling
/// never waits for a search.
class ReadWorker final : public QObject
{
    Q_OBJECT

public:
    ReadWorker();

    void open(const QString &path);
    void fetchSummaries(const QList<qint64> &ids);
    /// Answers detailsFetched(), unless announce() has named a newer request meanwhile.
    void fetchDetails(quint64 number, qint64 id);
    void fetchProgress();
    void fetchQuotaLine();

    /// The newest request for details. From any thread.
    void announce(quint64 number) { m_newest = number; }

signals:
    void summariesFetched(const QList<Winnow::IssueSummary> &summaries);
    void detailsFetched(quint64 number, const Winnow::IssueDetails &details);
    void progressFetched(const Winnow::BatchProgress &progress);
    void quotaLineFetched(
            const QList<Winnow::IssueSummary> &weakestKept, const QList<Winnow::IssueSummary> &strongestOpen);
    void failed(const Winnow::WorkspaceError &error);

private:
    std::optional<Workspace> m_workspace;
    std::atomic<quint64> m_newest = 0;
};

} // namespace Winnow
