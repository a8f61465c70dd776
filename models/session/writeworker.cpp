// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "writeworker.h"

#include "workspace/assessmentrun.h"
#include "workspace/batches.h"
#include "workspace/kgaudits.h"
#include "workspace/knowledgeindex.h"
#include "workspace/linkverdicts.h"
#include "workspace/prefilterrun.h"
#include "workspace/proposedreferences.h"
#include "workspace/publishhistory.h"
#include "workspace/recordwriter.h"
#include "workspace/searchindex.h"
#include "workspace/seenfiles.h"
#include "workspace/sweepstate.h"
#include "workspace/textedits.h"

#include <QFileInfo>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// More than any screen shows, little enough to be read in a moment.
constexpr int firstRowCount = 200;

/// Longer than any limit of a forge looks back.
constexpr std::chrono::hours requestMemory(2);

WorkspaceResult<void> writeSeries(Workspace &workspace, const SeriesRecord &series)
{
    return RecordWriter::begin(workspace).and_then([&series](RecordWriter writer) {
        return writer.write(series)
                .and_then([&writer](WriteOutcome) { return writer.finish(); })
                .transform([](const WriteSummary &) {});
    });
}

} // namespace

WriteWorker::WriteWorker()
    : m_sweep(new SessionSweep(this))
{
    connect(m_sweep, &SessionSweep::issuesChanged, this, &WriteWorker::issuesChanged);
    connect(m_sweep, &SessionSweep::failed, this, &WriteWorker::failed);
}

void WriteWorker::open(const QString &path, const std::stop_token &stop)
{
    if (m_sweep->isRunning()) {
        endSweep([this, path, stop] { open(path, stop); });
        return;
    }
    // Its own lock would keep it from opening the same file anew.
    if (m_workspace && QFileInfo(path) == QFileInfo(m_workspace->path()))
        m_workspace.reset();
    handleOpened(Workspace::open(path, Workspace::Access::WriteIfPossible), stop);
}

void WriteWorker::create(const QString &path, const std::stop_token &stop)
{
    if (m_sweep->isRunning()) {
        endSweep([this, path, stop] { create(path, stop); });
        return;
    }
    handleOpened(Workspace::create(path), stop);
}

WorkspaceResult<OpenedWorkspace> WriteWorker::describeWorkspace(Workspace &workspace)
{
    OpenedWorkspace description;
    description.path = workspace.path();
    description.readOnlyReason = workspace.readOnlyReason();
    description.lockHolder = workspace.lockHolder();
    const auto batch = currentBatch(workspace);
    if (!batch)
        return std::unexpected(batch.error());
    if (!batch->isNull()) {
        const auto series = seriesRecord(workspace, batch->series);
        if (!series)
            return std::unexpected(series.error());
        description.series = *series;
        // A workspace may work on a batch of which nothing but the name is known.
        description.batch.batch = *batch;
        if (auto record = batchRecord(workspace, *batch))
            description.batch = std::move(*record);
    }
    const auto sweep = workspace.setting(QString(sweepMemorySetting));
    if (!sweep)
        return std::unexpected(sweep.error());
    description.sweep = readSweepMemory(*sweep);
    return batchQuota(workspace, *batch).and_then([&](int quota) -> WorkspaceResult<OpenedWorkspace> {
        description.quota = quota;
        auto rows = firstIssueSummaries(workspace, firstRowCount);
        if (!rows)
            return std::unexpected(std::move(rows.error()));
        description.firstRows = std::move(*rows);
        return description;
    });
}

void WriteWorker::handleOpened(WorkspaceResult<Workspace> result, const std::stop_token &stop)
{
    if (!result) {
        emit openFailed(result.error());
        return;
    }
    const auto description = describeWorkspace(*result);
    if (!description) {
        emit openFailed(description.error());
        return;
    }
    m_workspace.emplace(std::move(*result));
    emit opened(*description);
    emit undoStateChanged(undoState());
    if (m_workspace->isReadOnly())
        return;
    // An import that was cut short left texts unindexed and issues unassessed; finish its work.
    tellAssessed(indexPending(*m_workspace, {}, stop).and_then([&](qint64) {
        return assessPending(*m_workspace, {}, stop);
    }));
    indexKnowledge(stop);
}

/// One slice at a time, so that what an editor does meanwhile does not wait for many thousand nodes.
void WriteWorker::indexKnowledge(const std::stop_token &stop)
{
    if (!m_workspace || m_workspace->isReadOnly() || stop.stop_requested())
        return;
    std::stop_source slice;
    bool isMore = false;
    const auto endSlice = [&](qint64 done, qint64 total) {
        isMore = done < total;
        slice.request_stop();
    };
    if (auto indexed = indexPendingKnowledge(*m_workspace, endSlice, slice.get_token()); !indexed)
        emit failed(indexed.error());
    else if (isMore)
        QMetaObject::invokeMethod(this, &WriteWorker::indexKnowledge, Qt::QueuedConnection, stop);
    else if (*indexed > 0)
        emit knowledgeIndexed();
}

bool WriteWorker::requireWorkspace()
{
    if (!m_workspace)
        emit failed({WorkspaceErrorCode::InvalidArgument, {}, u"no workspace is open"_s});
    return m_workspace.has_value();
}

void WriteWorker::tellOutcome(DecisionOutcome::Kind kind, WorkspaceResult<RecordedStep> recorded)
{
    if (!recorded) {
        emit failed(recorded.error());
        return;
    }
    emit decisionRecorded({kind, std::move(recorded->entries), std::move(recorded->issueIds),
            std::move(recorded->texts), std::move(recorded->audits), undoState()});
}

UndoState WriteWorker::undoState()
{
    const Journal journal(*m_workspace);
    return {journal.canUndo(m_reviewer).value_or(false), journal.canRedo(m_reviewer).value_or(false)};
}

void WriteWorker::setReviewer(const QString &name)
{
    m_reviewer = name;
    if (m_workspace)
        emit undoStateChanged(undoState());
}

void WriteWorker::decide(const DecisionRequest &request)
{
    if (requireWorkspace())
        tellOutcome(DecisionOutcome::Kind::Decided, Journal(*m_workspace).record(request));
}

void WriteWorker::undo()
{
    if (requireWorkspace())
        tellOutcome(DecisionOutcome::Kind::Undone, Journal(*m_workspace).undo(m_reviewer));
}

void WriteWorker::redo()
{
    if (requireWorkspace())
        tellOutcome(DecisionOutcome::Kind::Redone, Journal(*m_workspace).redo(m_reviewer));
}

void WriteWorker::judgeLink(const IssueRef &issue, const EditorLink &word)
{
    if (!requireWorkspace())
        return;
    tellAssessed(recordLinkVerdict(*m_workspace, issue, word));
}

void WriteWorker::setResolution(
        const IssueRef &issue, std::optional<Resolution> resolution, const QString &reason, const QString &by)
{
    if (requireWorkspace())
        tellAssessed(recordResolution(*m_workspace, issue, resolution, reason, by));
}

void WriteWorker::writeTexts(const QList<TextEdit> &edits)
{
    if (requireWorkspace())
        tellOutcome(DecisionOutcome::Kind::Written, recordTextEdits(*m_workspace, edits));
}

void WriteWorker::judgeReferences(const QList<AuditEntry> &entries)
{
    if (requireWorkspace())
        tellOutcome(DecisionOutcome::Kind::Audited, recordAudits(*m_workspace, entries));
}

void WriteWorker::proposeReferences(const QList<KgRefRecord> &references)
{
    if (!requireWorkspace())
        return;
    const auto proposed = recordProposedReferences(*m_workspace, references);
    if (!proposed) {
        emit failed(proposed.error());
        return;
    }
    if (!proposed->issueIds.isEmpty())
        emit issuesChanged(proposed->issueIds);
    emit referencesProposed(proposed->added);
}

void WriteWorker::setAuditSettings(const AuditSettings &settings, AuditScope scope)
{
    if (!requireWorkspace())
        return;
    const auto done = currentBatch(*m_workspace).and_then([&](const BatchRef &batch) {
        return Winnow::setAuditSettings(*m_workspace, batch, settings, scope);
    });
    if (done)
        emit auditSettingsChanged(settings);
    else
        emit failed(done.error());
}

void WriteWorker::recordPublications(const QList<PublicationRecord> &publications)
{
    if (!requireWorkspace())
        return;
    QList<PublicationRecord> recorded;
    for (PublicationRecord publication : publications) {
        const auto kept = currentBatch(*m_workspace).and_then([&](const BatchRef &batch) {
            if (publication.batch.isNull())
                publication.batch = batch;
            return recordPublication(*m_workspace, publication);
        });
        if (!kept) {
            emit failed(kept.error());
            break;
        }
        recorded.append(*kept);
    }
    emit publicationsRecorded(recorded);
}

void WriteWorker::markSeen(const QString &path, const QByteArray &content, bool isSeen, const QString &by)
{
    if (!requireWorkspace())
        return;
    if (auto done = Winnow::markSeen(*m_workspace, path, content, isSeen, by); !done)
        emit failed(done.error());
}

void WriteWorker::importArticle(const QString &file, int ordinal, const QString &by)
{
    if (!requireWorkspace())
        return;
    if (const auto import = importArticleFile(*m_workspace, file, ordinal, by))
        emit articleImported(*import);
    else
        emit fileRefused(import.error());
}

void WriteWorker::importGlossary(const QString &file)
{
    if (!requireWorkspace())
        return;
    if (const auto import = importGlossaryFile(*m_workspace, file))
        emit glossaryImported(*import);
    else
        emit fileRefused(import.error());
}

void WriteWorker::importKnowledge(const QStringList &paths, const std::stop_token &stop)
{
    if (!m_workspace) {
        emit knowledgeFailed({WorkspaceErrorCode::InvalidArgument, {}, u"no workspace is open"_s});
        return;
    }
    DocumentImportOptions options;
    options.stop = stop;
    options.progress = [this](const DocumentProgress &progress) { emit knowledgeProgressed(progress); };
    if (const auto report = importDocuments(*m_workspace, paths, options))
        emit knowledgeImported(*report);
    else
        emit knowledgeFailed(report.error());
    // Where it was cancelled, what was read becomes searchable all the same.
    indexKnowledge(stopToken());
}

void WriteWorker::setSetting(const QString &key, const QString &value)
{
    if (!requireWorkspace())
        return;
    if (auto kept = m_workspace->setSetting(key, value); !kept)
        emit failed(kept.error());
}

void WriteWorker::tellAssessed(const WorkspaceResult<AssessmentRun> &run)
{
    if (!run)
        emit failed(run.error());
    else if (run->everything || !run->changed.isEmpty())
        emit issuesChanged(run->changed);
}

void WriteWorker::runPrefilter(const std::stop_token &stop)
{
    if (!requireWorkspace())
        return;
    const auto batch = currentBatch(*m_workspace);
    if (!batch) {
        emit failed(batch.error());
        return;
    }
    const auto outcome = Winnow::runPrefilter(*m_workspace, *batch, {}, stop);
    if (!outcome) {
        emit failed(outcome.error());
        return;
    }
    // The rows first, so that who hears of the outcome and asks again is answered from the new ones.
    emit issuesChanged({});
    tellOutcome(DecisionOutcome::Kind::Prefiltered, RecordedStep{});
}

void WriteWorker::importFiles(const QStringList &files, const std::stop_token &stop)
{
    if (!m_workspace) {
        emit importFailed({WorkspaceErrorCode::InvalidArgument, {}, u"no workspace is open"_s});
        return;
    }
    BundleImportOptions options;
    options.stop = stop;
    options.progress = [this](const ImportProgress &progress) { emit importProgressed(progress); };
    options.touched = [this](const RecordWriter::Touched &touched) {
        if (touched.everything || !touched.issues.isEmpty())
            emit issuesChanged(touched.everything ? QList<qint64>{} : touched.issues);
    };
    const auto report = importBundles(*m_workspace, files, options);
    if (!report) {
        emit importFailed(report.error());
        return;
    }
    // A batch may have come in with the rest.
    if (auto description = describeWorkspace(*m_workspace))
        emit batchChanged(*description);
    emit importFinished(*report);
}

void WriteWorker::makeBatch(const NewBatchRequest &request, const std::optional<SeriesRecord> &series)
{
    if (!m_workspace) {
        emit batchRefused({WorkspaceErrorCode::InvalidArgument, {}, u"no workspace is open"_s});
        return;
    }
    const auto made = (series ? writeSeries(*m_workspace, *series) : WorkspaceResult<void>{}).and_then([&] {
        return makeNewBatch(*m_workspace, request);
    });
    if (!made) {
        emit batchRefused(made.error());
        return;
    }
    if (auto description = describeWorkspace(*m_workspace))
        emit batchChanged(*description);
    // Every verdict is another batch's now.
    emit issuesChanged({});
    emit undoStateChanged(undoState());
    emit batchMade(*made);
}

void WriteWorker::startSweep(const SweepRequest &request, const std::stop_token &stop)
{
    if (requireWorkspace())
        m_sweep->start(*m_workspace, request, stop);
}

void WriteWorker::noteForgeRequests(const ForgeSettings &forge, const QList<Timestamp> &answeredAt)
{
    if (!m_workspace || m_workspace->isReadOnly() || answeredAt.isEmpty())
        return;
    const auto noted =
            SweepState::prepare(*m_workspace, baseUrlOf(forge).toString()).and_then([&](SweepState state) {
                return state.addRequests(answeredAt, answeredAt.constLast() - requestMemory);
            });
    if (!noted)
        emit failed(noted.error());
}

} // namespace Winnow
