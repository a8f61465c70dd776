// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "workspacesession.h"

#include "firstpageworker.h"
#include "poolworker.h"
#include "readworker.h"
#include "workspace/knowledgesources.h"
#include "writeworker.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

template <typename Worker>
Worker *startOn(QThread &thread, const QString &name)
{
    auto *worker = new Worker;
    worker->moveToThread(&thread);
    QObject::connect(&thread, &QThread::finished, worker, &QObject::deleteLater);
    thread.setObjectName(name);
    thread.start();
    return worker;
}

} // namespace

WorkspaceSession::WorkspaceSession(QObject *parent)
    : QObject(parent)
    , m_writer(startOn<WriteWorker>(m_writeThread, u"winnow-write"_s))
    , m_pool(startOn<PoolWorker>(m_poolThread, u"winnow-pool"_s))
    , m_reader(startOn<ReadWorker>(m_readThread, u"winnow-read"_s))
    , m_firstPage(startOn<FirstPageWorker>(m_firstPageThread, u"winnow-page"_s))
{
    connectWriter();
    connectSweep();
    connectReaders();
}

WorkspaceSession::~WorkspaceSession()
{
    m_writer->requestStop();
    m_writer->requestSweepStop();
    m_pool->requestStop();
    // The quit is queued behind what was asked for before, so that every decision is still carried out.
    const auto endThread = [](QObject *worker, QThread &thread) {
        QMetaObject::invokeMethod(worker, [&thread] { thread.quit(); }, Qt::QueuedConnection);
        thread.wait();
    };
    QMetaObject::invokeMethod(
            m_writer, [this] { m_writer->endSweep([this] { m_writeThread.quit(); }); }, Qt::QueuedConnection);
    m_writeThread.wait();
    endThread(m_pool, m_poolThread);
    endThread(m_reader, m_readThread);
    m_firstPage->settle(m_selectNumber);
    endThread(m_firstPage, m_firstPageThread);
}

void WorkspaceSession::connectWriter()
{
    connect(m_writer, &WriteWorker::opened, this, &WorkspaceSession::handleOpened);
    connect(m_writer, &WriteWorker::openFailed, this, &WorkspaceSession::openFailed);
    connect(m_writer, &WriteWorker::decisionRecorded, this, &WorkspaceSession::handleDecision);
    connect(m_writer, &WriteWorker::undoStateChanged, this, [this](const UndoState &state) {
        m_undoState = state;
        emit undoStateChanged();
    });
    connect(m_writer, &WriteWorker::issuesChanged, this,
            [this](const QList<qint64> &ids) { handleChanged(ids, PoolWorker::Moved::Facts); });
    connect(m_writer, &WriteWorker::referencesProposed, this, &WorkspaceSession::referencesProposed);
    connect(m_writer, &WriteWorker::auditSettingsChanged, this, &WorkspaceSession::auditSettingsChanged);
    connect(m_writer, &WriteWorker::batchChanged, this, [this](const OpenedWorkspace &workspace) {
        m_opened->batch = workspace.batch;
        m_opened->series = workspace.series;
        m_opened->quota = workspace.quota;
        emit batchChanged();
    });
    connect(m_writer, &WriteWorker::publicationsRecorded, this, &WorkspaceSession::publicationsRecorded);
    connect(m_writer, &WriteWorker::importProgressed, this, &WorkspaceSession::importProgressed);
    connect(m_writer, &WriteWorker::importFinished, this, [this](const BundleImportReport &report) {
        --m_imports;
        emit importFinished(report);
    });
    connect(m_writer, &WriteWorker::importFailed, this, [this](const WorkspaceError &error) {
        --m_imports;
        emit failed(error);
    });
    connect(m_writer, &WriteWorker::articleImported, this, &WorkspaceSession::articleImported);
    connect(m_writer, &WriteWorker::glossaryImported, this, &WorkspaceSession::glossaryImported);
    connect(m_writer, &WriteWorker::fileRefused, this, &WorkspaceSession::fileRefused);
    connect(m_writer, &WriteWorker::knowledgeProgressed, this, &WorkspaceSession::knowledgeProgressed);
    connect(m_writer, &WriteWorker::knowledgeImported, this, &WorkspaceSession::knowledgeImported);
    connect(m_writer, &WriteWorker::knowledgeFailed, this, &WorkspaceSession::knowledgeFailed);
    connect(m_writer, &WriteWorker::knowledgeIndexed, this, &WorkspaceSession::knowledgeIndexed);
    connect(m_writer, &WriteWorker::failed, this, &WorkspaceSession::failed);
}

void WorkspaceSession::connectSweep()
{
    connect(m_writer, &WriteWorker::batchMade, this, &WorkspaceSession::batchMade);
    connect(m_writer, &WriteWorker::batchRefused, this, &WorkspaceSession::batchRefused);
    const SessionSweep *sweep = &m_writer->sweep();
    connect(sweep, &SessionSweep::progressed, this, &WorkspaceSession::sweepProgressed);
    connect(sweep, &SessionSweep::logged, this, &WorkspaceSession::sweepLogged);
    connect(sweep, &SessionSweep::finished, this, [this](const SweepReport &report) {
        m_isSweeping = false;
        emit sweepFinished(report);
    });
}

void WorkspaceSession::connectReaders()
{
    connect(m_pool, &PoolWorker::selected, this, [this](const SelectedIssues &selection) {
        if (selection.number != m_selectNumber)
            return;
        m_selectedNumber = selection.number;
        m_firstPage->settle(selection.number);
        emit selected(selection);
    });
    connect(m_pool, &PoolWorker::firstPageWanted, m_firstPage, &FirstPageWorker::find);
    connect(m_firstPage, &FirstPageWorker::found, this,
            [this](quint64 number, const std::shared_ptr<const std::vector<qint64>> &ids) {
                if (number == m_selectNumber && number != m_selectedNumber)
                    emit selected({.number = number, .isComplete = false, .ids = ids});
            });
    connect(m_pool, &PoolWorker::failed, this, &WorkspaceSession::failed);
    connect(m_reader, &ReadWorker::summariesFetched, this, &WorkspaceSession::summariesFetched);
    connect(m_reader, &ReadWorker::detailsFetched, this, [this](quint64 number, const IssueDetails &details) {
        if (number == m_detailsNumber)
            emit detailsFetched(number, details);
    });
    connect(m_reader, &ReadWorker::diffFetched, this,
            [this](quint64 number, const IssueRef &change, const SharedDiff &diff) {
                if (number == m_diffNumber)
                    emit diffFetched(number, change, diff);
            });
    connect(m_reader, &ReadWorker::progressFetched, this, &WorkspaceSession::progressFetched);
    connect(m_reader, &ReadWorker::quotaLineFetched, this, &WorkspaceSession::quotaLineFetched);
    connect(m_reader, &ReadWorker::articleRecordFetched, this, &WorkspaceSession::articleRecordFetched);
    connect(m_reader, &ReadWorker::auditQueueFetched, this, &WorkspaceSession::auditQueueFetched);
    connect(m_reader, &ReadWorker::publishMaterialFetched, this, &WorkspaceSession::publishMaterialFetched);
    connect(m_reader, &ReadWorker::seenContentsFetched, this, &WorkspaceSession::seenContentsFetched);
    connect(m_reader, &ReadWorker::batchPlanFetched, this, &WorkspaceSession::batchPlanFetched);
    connect(m_reader, &ReadWorker::failed, this, &WorkspaceSession::failed);
}

void WorkspaceSession::open(const QString &path)
{
    m_writer->requestStop();
    m_writer->requestSweepStop();
    QMetaObject::invokeMethod(
            m_writer, &WriteWorker::open, Qt::QueuedConnection, path, m_writer->stopToken());
}

void WorkspaceSession::create(const QString &path)
{
    m_writer->requestStop();
    m_writer->requestSweepStop();
    QMetaObject::invokeMethod(
            m_writer, &WriteWorker::create, Qt::QueuedConnection, path, m_writer->stopToken());
}

void WorkspaceSession::handleOpened(const OpenedWorkspace &workspace)
{
    m_opened = workspace;
    QMetaObject::invokeMethod(m_reader, &ReadWorker::open, Qt::QueuedConnection, workspace.path);
    QMetaObject::invokeMethod(m_pool, &PoolWorker::open, Qt::QueuedConnection, workspace.path);
    QMetaObject::invokeMethod(m_firstPage, &FirstPageWorker::open, Qt::QueuedConnection, workspace.path);
    emit opened(workspace);
}

void WorkspaceSession::handleDecision(const DecisionOutcome &outcome)
{
    m_undoState = outcome.undo;
    if (!outcome.issueIds.isEmpty())
        handleChanged(outcome.issueIds, PoolWorker::Moved::Decisions);
    emit decisionRecorded(outcome);
}

void WorkspaceSession::handleChanged(const QList<qint64> &ids, PoolWorker::Moved moved)
{
    QMetaObject::invokeMethod(m_pool, &PoolWorker::refresh, Qt::QueuedConnection, ids, moved);
    emit issuesChanged(ids);
}

quint64 WorkspaceSession::select(const PoolQuery &query, PoolOrder order)
{
    m_firstPage->settle(m_selectNumber);
    m_pool->announce(++m_selectNumber);
    QMetaObject::invokeMethod(
            m_pool, &PoolWorker::select, Qt::QueuedConnection, m_selectNumber, query, order);
    return m_selectNumber;
}

void WorkspaceSession::fetchSummaries(const QList<qint64> &ids)
{
    QMetaObject::invokeMethod(m_reader, &ReadWorker::fetchSummaries, Qt::QueuedConnection, ids);
}

quint64 WorkspaceSession::fetchDetails(qint64 id)
{
    m_reader->announce(++m_detailsNumber);
    QMetaObject::invokeMethod(m_reader, &ReadWorker::fetchDetails, Qt::QueuedConnection, m_detailsNumber, id);
    return m_detailsNumber;
}

quint64 WorkspaceSession::fetchDiff(const IssueRef &change)
{
    m_reader->announceDiff(++m_diffNumber);
    QMetaObject::invokeMethod(m_reader, &ReadWorker::fetchDiff, Qt::QueuedConnection, m_diffNumber, change);
    return m_diffNumber;
}

void WorkspaceSession::fetchProgress()
{
    QMetaObject::invokeMethod(m_reader, &ReadWorker::fetchProgress, Qt::QueuedConnection);
}

void WorkspaceSession::fetchQuotaLine()
{
    QMetaObject::invokeMethod(m_reader, &ReadWorker::fetchQuotaLine, Qt::QueuedConnection);
}

void WorkspaceSession::decide(const DecisionRequest &request)
{
    DecisionRequest named = request;
    named.by = m_reviewer;
    QMetaObject::invokeMethod(m_writer, &WriteWorker::decide, Qt::QueuedConnection, named);
}

void WorkspaceSession::undo()
{
    QMetaObject::invokeMethod(m_writer, &WriteWorker::undo, Qt::QueuedConnection);
}

void WorkspaceSession::redo()
{
    QMetaObject::invokeMethod(m_writer, &WriteWorker::redo, Qt::QueuedConnection);
}

void WorkspaceSession::judgeLink(const IssueRef &issue, const IssueRef &change, LinkVerdict verdict)
{
    EditorLink word;
    word.change = change;
    word.verdict = verdict;
    word.by = m_reviewer;
    QMetaObject::invokeMethod(m_writer, &WriteWorker::judgeLink, Qt::QueuedConnection, issue, word);
}

void WorkspaceSession::setResolution(
        const IssueRef &issue, std::optional<Resolution> resolution, const QString &reason)
{
    QMetaObject::invokeMethod(m_writer, &WriteWorker::setResolution, Qt::QueuedConnection, issue, resolution,
            reason, m_reviewer);
}

void WorkspaceSession::writeTexts(const QList<TextEdit> &edits)
{
    QList<TextEdit> named = edits;
    for (TextEdit &edit : named)
        edit.by = m_reviewer;
    QMetaObject::invokeMethod(m_writer, &WriteWorker::writeTexts, Qt::QueuedConnection, named);
}

void WorkspaceSession::judgeReferences(const QList<AuditEntry> &entries)
{
    QList<AuditEntry> named = entries;
    for (AuditEntry &entry : named) {
        entry.by = m_reviewer;
        if (entry.batch.isNull() && m_opened)
            entry.batch = m_opened->batch.batch;
    }
    QMetaObject::invokeMethod(m_writer, &WriteWorker::judgeReferences, Qt::QueuedConnection, named);
}

void WorkspaceSession::proposeReferences(const QList<KgRefRecord> &references)
{
    QList<KgRefRecord> named = references;
    for (KgRefRecord &reference : named) {
        if (reference.by.isEmpty())
            reference.by = m_reviewer;
    }
    QMetaObject::invokeMethod(m_writer, &WriteWorker::proposeReferences, Qt::QueuedConnection, named);
}

void WorkspaceSession::setAuditSettings(const AuditSettings &settings, AuditScope scope)
{
    QMetaObject::invokeMethod(
            m_writer, &WriteWorker::setAuditSettings, Qt::QueuedConnection, settings, scope);
}

void WorkspaceSession::fetchAuditQueue()
{
    QMetaObject::invokeMethod(m_reader, &ReadWorker::fetchAuditQueue, Qt::QueuedConnection);
}

void WorkspaceSession::fetchPublishMaterial()
{
    QMetaObject::invokeMethod(m_reader, &ReadWorker::fetchPublishMaterial, Qt::QueuedConnection, m_reviewer);
}

void WorkspaceSession::recordPublications(const QList<PublicationRecord> &publications)
{
    QList<PublicationRecord> named = publications;
    for (PublicationRecord &publication : named)
        publication.by = m_reviewer;
    QMetaObject::invokeMethod(m_writer, &WriteWorker::recordPublications, Qt::QueuedConnection, named);
}

void WorkspaceSession::fetchArticleRecord()
{
    QMetaObject::invokeMethod(m_reader, &ReadWorker::fetchArticleRecord, Qt::QueuedConnection, m_reviewer);
}

void WorkspaceSession::markSeen(const QString &path, const QByteArray &content, bool isSeen)
{
    QMetaObject::invokeMethod(
            m_writer, &WriteWorker::markSeen, Qt::QueuedConnection, path, content, isSeen, m_reviewer);
}

void WorkspaceSession::fetchSeenContents()
{
    QMetaObject::invokeMethod(m_reader, &ReadWorker::fetchSeenContents, Qt::QueuedConnection);
}

void WorkspaceSession::runPrefilter()
{
    QMetaObject::invokeMethod(
            m_writer, &WriteWorker::runPrefilter, Qt::QueuedConnection, m_writer->stopToken());
}

void WorkspaceSession::importBundles(const QStringList &files)
{
    ++m_imports;
    QMetaObject::invokeMethod(
            m_writer, &WriteWorker::importFiles, Qt::QueuedConnection, files, m_writer->stopToken());
}

void WorkspaceSession::importArticle(const QString &file, int ordinal)
{
    QMetaObject::invokeMethod(
            m_writer, &WriteWorker::importArticle, Qt::QueuedConnection, file, ordinal, m_reviewer);
}

void WorkspaceSession::importGlossary(const QString &file)
{
    QMetaObject::invokeMethod(m_writer, &WriteWorker::importGlossary, Qt::QueuedConnection, file);
}

void WorkspaceSession::importKnowledge(const QStringList &paths)
{
    QMetaObject::invokeMethod(
            m_writer, &WriteWorker::importKnowledge, Qt::QueuedConnection, paths, m_writer->stopToken());
}

void WorkspaceSession::setKnowledgeProviders(const QByteArray &json)
{
    QMetaObject::invokeMethod(m_writer, &WriteWorker::setSetting, Qt::QueuedConnection,
            knowledgeProvidersSetting, QString::fromUtf8(json));
}

void WorkspaceSession::fetchBatchPlan()
{
    QMetaObject::invokeMethod(m_reader, &ReadWorker::fetchBatchPlan, Qt::QueuedConnection);
}

void WorkspaceSession::makeBatch(const NewBatchRequest &request, const std::optional<SeriesRecord> &series)
{
    QMetaObject::invokeMethod(m_writer, &WriteWorker::makeBatch, Qt::QueuedConnection, request, series);
}

void WorkspaceSession::startSweep(const SweepRequest &request)
{
    if (m_isSweeping || isReadOnly())
        return;
    m_isSweeping = true;
    QMetaObject::invokeMethod(
            m_writer, &WriteWorker::startSweep, Qt::QueuedConnection, request, m_writer->sweepStopToken());
}

void WorkspaceSession::pauseSweep()
{
    QMetaObject::invokeMethod(m_writer, &WriteWorker::pauseSweep, Qt::QueuedConnection);
}

void WorkspaceSession::resumeSweep()
{
    QMetaObject::invokeMethod(m_writer, &WriteWorker::resumeSweep, Qt::QueuedConnection);
}

void WorkspaceSession::cancelSweep()
{
    m_writer->requestSweepStop();
}

void WorkspaceSession::setSweepClients(const SessionSweep::ClientFactory &clients)
{
    QMetaObject::invokeMethod(
            m_writer, [writer = m_writer, clients] { writer->sweep().setClients(clients); },
            Qt::QueuedConnection);
}

void WorkspaceSession::noteForgeRequests(const ForgeSettings &forge, const QList<Timestamp> &answeredAt)
{
    QMetaObject::invokeMethod(
            m_writer, &WriteWorker::noteForgeRequests, Qt::QueuedConnection, forge, answeredAt);
}

void WorkspaceSession::cancelImport()
{
    m_writer->requestStop();
}

void WorkspaceSession::setReviewer(const QString &name)
{
    m_reviewer = name;
    QMetaObject::invokeMethod(m_writer, &WriteWorker::setReviewer, Qt::QueuedConnection, name);
    emit reviewerChanged();
}

} // namespace Winnow
