// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "readworker.h"

#include "diff/readdiff.h"
#include "workspace/articlerecordreader.h"
#include "workspace/auditqueuereader.h"
#include "workspace/batches.h"
#include "workspace/seenfiles.h"

#include <algorithm>
#include <span>

namespace Winnow {

namespace {

/// Rows shown on each side of the quota line.
constexpr int quotaLineDepth = 6;

/// About a screenful: what is asked for first is on the screen, what follows lies around it.
constexpr size_t summariesPerAnswer = 48;

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
    for (std::span<const qint64> rest(ids); !rest.empty();) {
        const auto part = rest.first(std::min(rest.size(), summariesPerAnswer));
        rest = rest.subspan(part.size());
        const auto summaries = issueSummaries(*m_workspace, part);
        if (!summaries) {
            emit failed(summaries.error());
            return;
        }
        emit summariesFetched(*summaries);
    }
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

void ReadWorker::fetchDiff(quint64 number, const IssueRef &change)
{
    if (!m_workspace || number < m_newestDiff)
        return;
    const auto patch = patchText(*m_workspace, change);
    if (!patch)
        emit failed(patch.error());
    else
        emit diffFetched(number, change, patch->isNull() ? SharedDiff() : readDiff(patch->toUtf8()));
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

void ReadWorker::fetchArticleRecord(const QString &reviewer)
{
    if (!m_workspace)
        return;
    auto record = currentBatch(*m_workspace).and_then([&](const BatchRef &batch) {
        return readArticleRecord(*m_workspace, batch, reviewer);
    });
    if (record)
        emit articleRecordFetched(std::make_shared<const ArticleRecord>(*std::move(record)));
    else
        emit failed(record.error());
}

void ReadWorker::fetchAuditQueue()
{
    if (!m_workspace)
        return;
    auto queue = currentBatch(*m_workspace).and_then([this](const BatchRef &batch) {
        return readAuditQueue(*m_workspace, batch);
    });
    if (queue)
        emit auditQueueFetched(std::make_shared<const AuditQueue>(*std::move(queue)));
    else
        emit failed(queue.error());
}

void ReadWorker::fetchPublishMaterial(const QString &reviewer)
{
    if (!m_workspace)
        return;
    auto material = currentBatch(*m_workspace).and_then([&](const BatchRef &batch) {
        return readPublishMaterial(*m_workspace, batch, reviewer);
    });
    if (material)
        emit publishMaterialFetched(std::make_shared<const PublishMaterial>(*std::move(material)));
    else
        emit failed(material.error());
}

void ReadWorker::fetchSeenContents()
{
    if (!m_workspace)
        return;
    const auto contents = seenContents(*m_workspace);
    if (contents)
        emit seenContentsFetched(*contents);
    else
        emit failed(contents.error());
}

void ReadWorker::fetchBatchPlan()
{
    if (!m_workspace)
        return;
    if (auto plan = readBatchPlan(*m_workspace))
        emit batchPlanFetched(*plan);
    else
        emit failed(plan.error());
}

} // namespace Winnow
