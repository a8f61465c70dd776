// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "readworker.h"

#include "workspace/batches.h"

namespace Winnow {

namespace {

/// Rows shown on each side of the quota line.
constexpr int quotaLineDepth = 6;

} // namespace

ReadWorker::ReadWorker() = default;

void ReadWorker::open(const QString &path)
{
    m_workspace.reset();
    auto workspace = Workspace::open(path, Workspace::Access::ReadOnly);
    if (!workspace) {
        emit failed(workspace.error());
        return;
    }
    m_workspace.emplace(std::move(*workspace));
}

void ReadWorker::fetchSummaries(const QList<qint64> &ids)
{
    if (!m_workspace)
        return;
    const auto summaries = issueSummaries(*m_workspace, ids);
    if (summaries)
        emit summariesFetched(*summaries);
    else
        emit failed(summaries.error());
}

void ReadWorker::fetchDetails(quint64 number, qint64 id)
{
    if (!m_workspace || number < m_newest)
        return;
    const auto details = issueDetails(*m_workspace, id);
    if (details)
        emit detailsFetched(number, *details);
    else
        emit failed(details.error());
}

void ReadWorker::fetchProgress()
{
    if (!m_workspace)
        return;
    BatchProgress progress;
    const auto fetched = currentBatch(*m_workspace).and_then([&](const BatchRef &batch) {
        return batchQuota(*m_workspace, batch).and_then([&](int quota) {
            progress.quota = quota;
            return computeFunnel(*m_workspace, batch);
        });
    });
    if (!fetched) {
        emit failed(fetched.error());
        return;
    }
    progress.funnel = *fetched;
    emit progressFetched(progress);
}

void ReadWorker::fetchQuotaLine()
{
    if (!m_workspace)
        return;
    const auto weakest = weakestKept(*m_workspace, quotaLineDepth);
    const auto strongest = strongestOpen(*m_workspace, quotaLineDepth);
    if (weakest && strongest)
        emit quotaLineFetched(*weakest, *strongest);
    else
        emit failed(weakest ? strongest.error() : weakest.error());
}

} // namespace Winnow
