// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/publication.h"
#include "fileimport.h"
#include "import/documentimport.h"
#include "sessionsweep.h"
#include "sessionvalues.h"
#include "stopswitch.h"
#include "workspace/assessmentrun.h"
#include "workspace/auditsettingsstore.h"
#include "workspace/newbatch.h"

#include <QObject>

namespace Winnow {

/// The one writer of a workspace, on a thread of its own. Its slots run there one after the other; what they did is
/// told only when it is durable.
class WriteWorker final : public QObject
{
    Q_OBJECT

public:
    WriteWorker();

    /// Opens a workspace in place of the present one, which stays open where that fails.
    void open(const QString &path, const std::stop_token &stop);
    void create(const QString &path, const std::stop_token &stop);
    /// Who acts from now on. Answered by undoStateChanged().
    void setReviewer(const QString &name);
    void decide(const DecisionRequest &request);
    void undo();
    void redo();
    void judgeLink(const IssueRef &issue, const EditorLink &word);
    void setResolution(const IssueRef &issue, std::optional<Resolution> resolution, const QString &reason,
            const QString &by);
    void writeTexts(const QList<TextEdit> &edits);
    void judgeReferences(const QList<AuditEntry> &entries);
    void proposeReferences(const QList<KgRefRecord> &references);
    /// For the current batch.
    void setAuditSettings(const AuditSettings &settings, AuditScope scope);
    /// Adds to the history of the current batch, one after the other; what is told is durable.
    void recordPublications(const QList<PublicationRecord> &publications);
    void markSeen(const QString &path, const QByteArray &content, bool isSeen, const QString &by);
    /// Answered by articleImported() or fileRefused(); the next by glossaryImported() or fileRefused(). See fileimport.h.
    void importArticle(const QString &file, int ordinal, const QString &by);
    void importGlossary(const QString &file);
    /// Reads documents into the knowledge index, and makes them searchable. Answered by knowledgeImported() or
    /// knowledgeFailed().
    void importKnowledge(const QStringList &paths, const std::stop_token &stop);
    /// Keeps a setting of the workspace's own.
    void setSetting(const QString &key, const QString &value);
    void runPrefilter(const std::stop_token &stop);
    void importFiles(const QStringList &files, const std::stop_token &stop);
    /// Makes an instalment, and @p series first where it is a new one. Answered by batchMade() or batchRefused().
    void makeBatch(const NewBatchRequest &request, const std::optional<SeriesRecord> &series);
    /// Sweeps beside everything else; see SessionSweep, whose signals answer.
    void startSweep(const SweepRequest &request, const std::stop_token &stop);
    void pauseSweep() { m_sweep->pause(); }
    void resumeSweep() { m_sweep->resume(); }
    void noteForgeRequests(const ForgeSettings &forge, const QList<Timestamp> &answeredAt);
    /// Calls @p then once no sweep is running; ends the one that is.
    void endSweep(const std::function<void()> &then) { m_sweep->endThen(then); }
    SessionSweep &sweep() { return *m_sweep; }

    /// What long work is asked for with, so that requestStop() reaches it before it has begun, too. From any thread.
    std::stop_token stopToken() const { return m_stop.token(); }

    /// Makes the long work asked for so far end soon. From any thread.
    void requestStop() { m_stop.request(); }

    /// The same for sweeps, which go on beside other work.
    std::stop_token sweepStopToken() const { return m_sweepStop.token(); }
    void requestSweepStop() { m_sweepStop.request(); }

signals:
    void opened(const Winnow::OpenedWorkspace &workspace);
    void openFailed(const Winnow::WorkspaceError &error);
    /// What there is to undo is another thing, though nothing was recorded.
    void undoStateChanged(const Winnow::UndoState &state);
    void decisionRecorded(const Winnow::DecisionOutcome &outcome);
    void issuesChanged(const QList<qint64> &ids);
    void referencesProposed(const QList<Winnow::KgRefRecord> &added);
    void auditSettingsChanged(const Winnow::AuditSettings &settings);
    void publicationsRecorded(const QList<Winnow::PublicationRecord> &publications);
    void batchChanged(const Winnow::OpenedWorkspace &workspace);
    void importProgressed(const Winnow::ImportProgress &progress);
    void importFinished(const Winnow::BundleImportReport &report);
    void importFailed(const Winnow::WorkspaceError &error);
    void articleImported(const Winnow::ArticleImport &import);
    void glossaryImported(const Winnow::GlossaryImport &import);
    void fileRefused(const Winnow::FileImportError &error);
    void knowledgeProgressed(const Winnow::DocumentProgress &progress);
    void knowledgeImported(const Winnow::DocumentImportReport &report);
    void knowledgeFailed(const Winnow::WorkspaceError &error);
    /// Nodes that an older version of the program, or a cancelled import, had left unsearchable are not any longer.
    void knowledgeIndexed();
    void batchMade(const Winnow::NewBatch &batch);
    void batchRefused(const Winnow::WorkspaceError &error);
    void failed(const Winnow::WorkspaceError &error);

private:
    void handleOpened(WorkspaceResult<Workspace> result, const std::stop_token &stop);
    static WorkspaceResult<OpenedWorkspace> describeWorkspace(Workspace &workspace);
    bool requireWorkspace();
    UndoState undoState();
    void indexKnowledge(const std::stop_token &stop);
    void tellAssessed(const WorkspaceResult<AssessmentRun> &run);
    void tellOutcome(DecisionOutcome::Kind kind, WorkspaceResult<RecordedStep> recorded);

    std::optional<Workspace> m_workspace;
    QString m_reviewer;
    SessionSweep *m_sweep;
    StopSwitch m_stop;
    StopSwitch m_sweepStop;
};

} // namespace Winnow
