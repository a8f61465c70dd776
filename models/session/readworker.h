// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/articlerecord.h"
#include "batchplan.h"
#include "domain/auditqueue.h"
#include "material/publishmaterial.h"
#include "sessionvalues.h"
#include "unifieddiff/diff.h"

#include <QObject>

#include <QSet>

#include <atomic>
#include <memory>

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
    /// Answers diffFetched(), unless announceDiff() has named a newer request meanwhile.
    void fetchDiff(quint64 number, const IssueRef &change);
    void fetchProgress();
    void fetchQuotaLine();
    /// Answers articleRecordFetched(), for the current batch as @p reviewer may see it.
    void fetchArticleRecord(const QString &reviewer);
    /// Answers auditQueueFetched(), for the current batch.
    void fetchAuditQueue();
    /// Answers publishMaterialFetched(), for the current batch.
    void fetchPublishMaterial(const QString &reviewer);
    void fetchSeenContents();
    /// Answers batchPlanFetched().
    void fetchBatchPlan();

    /// The newest request for details. From any thread.
    void announce(quint64 number) { m_newest = number; }
    /// The newest request for a diff. From any thread.
    void announceDiff(quint64 number) { m_newestDiff = number; }

signals:
    void summariesFetched(const QList<Winnow::IssueSummary> &summaries);
    void detailsFetched(quint64 number, const Winnow::IssueDetails &details);
    void diffFetched(quint64 number, const Winnow::IssueRef &change, const Winnow::SharedDiff &diff);
    void progressFetched(const Winnow::BatchProgress &progress);
    void quotaLineFetched(
            const QList<Winnow::IssueSummary> &weakestKept, const QList<Winnow::IssueSummary> &strongestOpen);
    void articleRecordFetched(const std::shared_ptr<const Winnow::ArticleRecord> &record);
    void auditQueueFetched(const std::shared_ptr<const Winnow::AuditQueue> &queue);
    void publishMaterialFetched(const std::shared_ptr<const Winnow::PublishMaterial> &material);
    void seenContentsFetched(const QSet<QByteArray> &contents);
    void batchPlanFetched(const Winnow::BatchPlan &plan);
    void failed(const Winnow::WorkspaceError &error);

private:
    std::optional<Workspace> m_workspace;
    std::atomic<quint64> m_newest = 0;
    std::atomic<quint64> m_newestDiff = 0;
};

} // namespace Winnow
