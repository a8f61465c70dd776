// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/articlerecord.h"
#include "batchplan.h"
#include "domain/auditqueue.h"
#include "fileimport.h"
#include "import/documentimport.h"
#include "material/publishmaterial.h"
#include "poolworker.h"
#include "sessionsweep.h"
#include "sessionvalues.h"
#include "unifieddiff/diff.h"
#include "workspace/auditsettingsstore.h"
#include "workspace/newbatch.h"

#include <QObject>
#include <QSet>
#include <QThread>

#include <memory>

namespace Winnow {

class FirstPageWorker;
class ReadWorker;
class WriteWorker;

/// An open workspace for a window: all disk work happens on threads of its own, one of which alone writes; results
/// come back as values through signals in the thread that owns the session. Requests that answer a question carry a
/// number, and only the newest of a kind is answered, so that a late answer never overwrites a newer one.
class WorkspaceSession final : public QObject
{
    Q_OBJECT

public:
    explicit WorkspaceSession(QObject *parent = nullptr);
    ~WorkspaceSession() override;

    /// Opens @p path for writing if possible, else for reading. Answers opened() or openFailed(); after the latter the
    /// workspace that was open still is.
    void open(const QString &path);

    /// Makes a new workspace at @p path and opens it. Answers opened() or openFailed().
    void create(const QString &path);

    bool isOpen() const { return m_opened.has_value(); }
    /// Valid while isOpen().
    const OpenedWorkspace &workspace() const { return *m_opened; }
    bool isReadOnly() const { return !isOpen() || m_opened->readOnlyReason.has_value(); }

    /// Asks for the issues that @p query names. Answered by selected(), maybe by its first rows ahead of all; until
    /// the pool is read, it waits. A newer request takes the place of this one.
    quint64 select(const PoolQuery &query, PoolOrder order);

    /// Asks for the table rows of @p ids, soonest needed first. Answered by summariesFetched().
    void fetchSummaries(const QList<qint64> &ids);

    /// Asks for everything about issue @p id. Answered by detailsFetched(), for the newest request only.
    quint64 fetchDetails(qint64 id);

    /// Asks for the diff of @p change. Answered by diffFetched(), for the newest request only; null where the
    /// workspace holds no patch of it.
    quint64 fetchDiff(const IssueRef &change);

    /// Asks for the counts of the current batch. Answered by progressFetched().
    void fetchProgress();

    /// Asks for the rows around the quota line: the weakest kept and the strongest not kept. Answered by
    /// quotaLineFetched().
    void fetchQuotaLine();

    /// Records a decision; Decision::by and the batch are filled in. Answered by decisionRecorded() once it is durable, or
    /// failed() with nothing recorded.
    void decide(const DecisionRequest &request);
    void undo();
    void redo();

    /// Records the reviewer's word on the link between @p issue and @p change. Answered by issuesChanged() once it is
    /// durable and assessed, or failed() with nothing recorded.
    void judgeLink(const IssueRef &issue, const IssueRef &change, LinkVerdict verdict);

    /// Records the resolution that the reviewer sets for @p issue; nothing: the computed one counts again. Answered as
    /// judgeLink() is.
    void setResolution(const IssueRef &issue, std::optional<Resolution> resolution, const QString &reason);

    /// Records texts of the article as one step, to be undone as a whole; the author is filled in. Answered by
    /// decisionRecorded() once they are durable, or failed() with nothing recorded.
    void writeTexts(const QList<TextEdit> &edits);

    /// Records what the reviewer says of references to the knowledge graph as one step, to be undone as a whole; the author
    /// is filled in, and the batch where an entry names none. Answered by decisionRecorded() once it is durable, or
    /// failed() with nothing recorded.
    void judgeReferences(const QList<AuditEntry> &entries);

    /// Adds references as proposals; those that a row has already stay as they are. The author is filled in where a
    /// reference names none. Answered by referencesProposed() once they are durable, or failed() with nothing added.
    void proposeReferences(const QList<KgRefRecord> &references);

    /// Sets how references of the current instalment, or of its whole series, are audited and shown. Answered by
    /// auditSettingsChanged() or failed().
    void setAuditSettings(const AuditSettings &settings, AuditScope scope = AuditScope::Batch);

    /// Asks for all that there is to audit in the current instalment. Answered by auditQueueFetched(), with everybody's
    /// entries: queueSeenBy() says what the reviewer may see of it.
    void fetchAuditQueue();

    /// Asks for all that publishing the current instalment rests on. Answered by publishMaterialFetched().
    void fetchPublishMaterial();

    /// Adds to the history of publications; the author is filled in. Answered by publicationsRecorded() with those that are
    /// durable; failed() comes before it where one is not.
    void recordPublications(const QList<PublicationRecord> &publications);

    /// Asks for all that is known of the current instalment, of a blind audit only what the reviewer may see. Answered by
    /// articleRecordFetched().
    void fetchArticleRecord();

    /// Records that the reviewer has looked at a file of a diff, or has not after all; @p content is its digest
    /// (filefold.h).
    void markSeen(const QString &path, const QByteArray &content, bool isSeen);

    /// Asks for the digests of all that somebody has looked at. Answered by seenContentsFetched().
    void fetchSeenContents();

    /// Applies the series' rules to the whole pool. Answered by decisionRecorded().
    void runPrefilter();

    /// Imports bundles; importProgressed() while it runs, then importFinished() or failed().
    void importBundles(const QStringList &files);
    void cancelImport();
    bool isImporting() const { return m_imports > 0; }

    /// Keeps a published article as a finished instalment: the one its title names, or number @p ordinal. Answered by
    /// articleImported(), or fileRefused() with nothing changed.
    void importArticle(const QString &file, int ordinal = 0);
    /// Takes terms into the glossary of the series. Answered by glossaryImported() or fileRefused().
    void importGlossary(const QString &file);

    /// Reads files and folders of documents into the knowledge index; knowledgeProgressed() while it runs, then
    /// knowledgeImported() or knowledgeFailed(). cancelImport() ends it; what was read is kept.
    void importKnowledge(const QStringList &paths);

    /// Keeps the settings of the remote knowledge providers (providersettings.h), JSON. failed() where that is not possible.
    void setKnowledgeProviders(const QByteArray &json);

    /// Asks for what a new instalment, or a sweep, can begin with. Answered by batchPlanFetched().
    void fetchBatchPlan();

    /// Makes an instalment, the current one from then on, and @p series first where it is a new one. Answered by
    /// batchChanged() and batchMade(), or batchRefused() with nothing made.
    void makeBatch(const NewBatchRequest &request, const std::optional<SeriesRecord> &series = {});

    /// Sweeps a forge into the workspace, while everything else goes on: sweepProgressed(), sweepLogged() and
    /// issuesChanged() meanwhile, then sweepFinished(). One at a time; does nothing while isSweeping(). What is asked for is
    /// remembered without its token (BatchPlan::sweep), so that a sweep that was cut short can be gone on with.
    void startSweep(const SweepRequest &request);
    void pauseSweep();
    void resumeSweep();
    /// sweepFinished() comes within a second; what came in is kept.
    void cancelSweep();
    bool isSweeping() const { return m_isSweeping; }
    /// Makes the clients that sweeps ask with, on the writer's thread. A seam for tests.
    void setSweepClients(const SessionSweep::ClientFactory &clients);

    /// Requests to @p forge that were made beside sweeps count for its limits, too.
    void noteForgeRequests(const ForgeSettings &forge, const QList<Timestamp> &answeredAt);

    /// The name recorded with decisions. While an audit is blind, what of it is seen is another thing for another name;
    /// so is what there is to undo.
    void setReviewer(const QString &name);
    QString reviewer() const { return m_reviewer; }
    UndoState undoState() const { return m_undoState; }

signals:
    void opened(const Winnow::OpenedWorkspace &workspace);
    void openFailed(const Winnow::WorkspaceError &error);
    void selected(const Winnow::SelectedIssues &selection);
    void summariesFetched(const QList<Winnow::IssueSummary> &summaries);
    void detailsFetched(quint64 number, const Winnow::IssueDetails &details);
    void diffFetched(quint64 number, const Winnow::IssueRef &change, const Winnow::SharedDiff &diff);
    void progressFetched(const Winnow::BatchProgress &progress);
    void quotaLineFetched(
            const QList<Winnow::IssueSummary> &weakestKept, const QList<Winnow::IssueSummary> &strongestOpen);
    /// There is another batch or series, by an import or by makeBatch(): workspace() says which.
    void batchChanged();
    void decisionRecorded(const Winnow::DecisionOutcome &outcome);
    void reviewerChanged();
    /// undoState() is another thing, though nothing was recorded.
    void undoStateChanged();
    /// Rows look different now; empty means any may.
    void issuesChanged(const QList<qint64> &ids);
    void importProgressed(const Winnow::ImportProgress &progress);
    void importFinished(const Winnow::BundleImportReport &report);
    void articleImported(const Winnow::ArticleImport &import);
    void glossaryImported(const Winnow::GlossaryImport &import);
    void fileRefused(const Winnow::FileImportError &error);
    void knowledgeProgressed(const Winnow::DocumentProgress &progress);
    void knowledgeImported(const Winnow::DocumentImportReport &report);
    void knowledgeFailed(const Winnow::WorkspaceError &error);
    /// Nodes that were left unsearchable, by an older version of the program or a cancelled import, are not any longer.
    void knowledgeIndexed();
    void articleRecordFetched(const std::shared_ptr<const Winnow::ArticleRecord> &record);
    void auditQueueFetched(const std::shared_ptr<const Winnow::AuditQueue> &queue);
    /// @p added are those that were new.
    void referencesProposed(const QList<Winnow::KgRefRecord> &added);
    void auditSettingsChanged(const Winnow::AuditSettings &settings);
    void publishMaterialFetched(const std::shared_ptr<const Winnow::PublishMaterial> &material);
    void publicationsRecorded(const QList<Winnow::PublicationRecord> &publications);
    void seenContentsFetched(const QSet<QByteArray> &contents);
    void batchPlanFetched(const Winnow::BatchPlan &plan);
    void batchMade(const Winnow::NewBatch &batch);
    void batchRefused(const Winnow::WorkspaceError &error);
    void sweepProgressed(const Winnow::SweepProgress &progress);
    void sweepLogged(const QList<Winnow::SweepLogEntry> &entries);
    void sweepFinished(const Winnow::SweepReport &report);
    void failed(const Winnow::WorkspaceError &error);

private:
    void connectWriter();
    void connectReaders();
    void connectSweep();
    void handleOpened(const OpenedWorkspace &workspace);
    void handleDecision(const DecisionOutcome &outcome);
    void handleChanged(const QList<qint64> &ids, PoolWorker::Moved moved);

    std::optional<OpenedWorkspace> m_opened;
    QString m_reviewer;
    UndoState m_undoState;
    bool m_isSweeping = false;
    int m_imports = 0; ///< Asked for and not answered yet.
    quint64 m_selectNumber = 0;
    quint64 m_selectedNumber = 0; ///< Of the newest complete answer.
    quint64 m_detailsNumber = 0;
    quint64 m_diffNumber = 0;
    // Each worker lives on the thread beside it, which deletes it when it ends.
    QThread m_writeThread;
    QThread m_poolThread;
    QThread m_readThread;
    QThread m_firstPageThread;
    WriteWorker *m_writer;
    PoolWorker *m_pool;
    ReadWorker *m_reader;
    FirstPageWorker *m_firstPage;
};

} // namespace Winnow
