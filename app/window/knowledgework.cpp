// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledgework.h"

#include "keychain/fallbacktokenstore.h"
#include "keychain/keychaintokenstore.h"
#include "providers/localprovider.h"
#include "providers/makeprovider.h"
#include "session/workspacesession.h"
#include "workspace/auditqueuereader.h"
#include "workspace/knowledgesearch.h"
#include "workspace/knowledgesources.h"

#include <QFutureWatcher>
#include <QStandardPaths>
#include <QtConcurrentRun>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// The workspace's own index as a provider: a reading connection of its own, opened when it is first asked, on the thread
/// pool, one call at a time.
class LocalIndex final
{
public:
    explicit LocalIndex(QString path)
        : m_path(std::move(path))
    {}

    std::expected<QList<ProviderHit>, QString> search(const QString &query, int limit)
    {
        if (!m_search) {
            auto workspace = Workspace::open(m_path, Workspace::Access::ReadOnly);
            if (!workspace)
                return std::unexpected(describe(workspace.error()));
            m_workspace = std::make_unique<Workspace>(std::move(*workspace));
            auto search = KnowledgeSearch::prepare(*m_workspace);
            if (!search)
                return std::unexpected(describe(search.error()));
            m_search = std::make_unique<KnowledgeSearch>(std::move(*search));
        }
        const auto found = m_search->search(query, limit);
        if (!found)
            return std::unexpected(describe(found.error()));
        QList<ProviderHit> hits;
        for (const KnowledgeHit &hit : *found)
            hits.append({hit.id, hit.title, hit.url, hit.kind, hit.excerpt.text, hit.score, false});
        return hits;
    }

private:
    QString m_path;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<KnowledgeSearch> m_search; ///< Goes before the workspace that it reads.
};

/// What a run begins with, read off the GUI thread.
struct Prepared
{
    AuditQueue queue;
    QByteArray providers; ///< Settings, JSON.
};

WorkspaceResult<Prepared> prepare(const QString &path, const BatchRef &batch, const QString &reviewer)
{
    const auto workspace = Workspace::open(path, Workspace::Access::ReadOnly);
    if (!workspace)
        return std::unexpected(workspace.error());
    auto queue = readAuditQueue(*workspace, batch);
    if (!queue)
        return std::unexpected(std::move(queue.error()));
    return workspace->setting(knowledgeProvidersSetting).transform([&](const QString &settings) {
        return Prepared{queueSeenBy(std::move(*queue), reviewer), settings.toUtf8()};
    });
}

/// Rows that want a reference: those that cite none, and were not left empty on purpose.
QList<SuggestionRow> openRows(const AuditQueue &queue)
{
    QList<SuggestionRow> rows;
    for (const AuditQueueRow &row : queue.rows) {
        if (row.references.isEmpty() && !row.audit.leftEmpty)
            rows.append({row.issue, row.problem, row.answer, row.symptom, row.action});
    }
    return rows;
}

} // namespace

KnowledgeWork::KnowledgeWork(QObject *parent)
    : QObject(parent)
    , m_tokens(std::make_shared<FallbackTokenStore>(
              std::make_shared<KeychainTokenStore>(u"Winnow"_s), u"WINNOW_KG_TOKEN"_s))
{}

KnowledgeWork::~KnowledgeWork() = default;

void KnowledgeWork::setSession(WorkspaceSession *session)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    if (isBusy())
        end();
    m_session = session;
    if (!session)
        return;
    connect(session, &WorkspaceSession::knowledgeProgressed, this, &KnowledgeWork::showImport);
    connect(session, &WorkspaceSession::referencesProposed, this,
            [this](const QList<KgRefRecord> &added) { takeProposed(static_cast<int>(added.size())); });
    connect(session, &WorkspaceSession::failed, this, [this] { takeProposed(0); });
    connect(session, &WorkspaceSession::knowledgeImported, this, &KnowledgeWork::tellImport);
    connect(session, &WorkspaceSession::knowledgeFailed, this, [this](const WorkspaceError &error) {
        end();
        emit messageShown(MessageLine::Kind::Error, describe(error));
    });
}

bool KnowledgeWork::begin(Task task)
{
    if (isBusy()) {
        emit messageShown(MessageLine::Kind::Warning,
                tr("Something is being read or looked for already. Wait for it or cancel it."));
        return false;
    }
    if (!m_session || m_session->isReadOnly())
        return false;
    m_task = task;
    m_isCancelled = false;
    return true;
}

void KnowledgeWork::end()
{
    m_task = Task::None;
    m_run.reset();
    emit finished();
}

void KnowledgeWork::importDocuments(const QStringList &paths)
{
    if (!begin(Task::Importing))
        return;
    emit progressed(tr("Reading documents…"), 0, 0);
    m_session->importKnowledge(paths);
}

void KnowledgeWork::showImport(const DocumentProgress &progress)
{
    if (progress.isFinding)
        emit progressed(
                tr("Looking for documents: %Ln found", nullptr, static_cast<int>(progress.filesFound)), 0, 0);
    else if (progress.nodesToIndex > 0)
        emit progressed(tr("Making nodes searchable"), progress.nodesIndexed, progress.nodesToIndex);
    else
        emit progressed(tr("Reading documents"), progress.filesDone, progress.filesFound);
}

void KnowledgeWork::tellImport(const DocumentImportReport &report)
{
    end();
    QString text = tr("The knowledge index has %1 new, %2 changed and %3 removed nodes.")
                           .arg(report.added)
                           .arg(report.changed)
                           .arg(report.removed.size());
    if (report.documents.leftOutCount > 0) {
        const LeftOutFile first = report.documents.leftOut.value(0);
        text += u' '
                + tr("%Ln file(s) were left out; the first: %1 (%2).", nullptr,
                        static_cast<int>(report.documents.leftOutCount))
                          .arg(first.file, textIn(leftOutText(first), textLanguage(QLocale())));
    }
    if (!report.documents.bundles.isEmpty())
        text += u' '
                + tr("%n bundle(s) among them: bring them in with “Import bundles”.", nullptr,
                        static_cast<int>(report.documents.bundles.size()));
    emit messageShown(
            report.documents.leftOutCount > 0 ? MessageLine::Kind::Warning : MessageLine::Kind::Notice,
            report.documents.cancelled ? tr("Cancelled; what was read is kept. %1").arg(text) : text);
}

void KnowledgeWork::suggest()
{
    if (!begin(Task::Preparing))
        return;
    emit progressed(tr("Looking for references…"), 0, 0);
    auto *watcher = new QFutureWatcher<WorkspaceResult<Prepared>>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, session = m_session] {
        watcher->deleteLater();
        if (m_task != Task::Preparing || session != m_session)
            return;
        const auto prepared = watcher->result();
        if (!prepared) {
            end();
            emit messageShown(MessageLine::Kind::Error, describe(prepared.error()));
            return;
        }
        startRun(openRows(prepared->queue), prepared->queue.settings.threshold, prepared->providers);
    });
    const OpenedWorkspace &opened = m_session->workspace();
    watcher->setFuture(QtConcurrent::run(prepare, opened.path, opened.batch.batch, m_session->reviewer()));
}

void KnowledgeWork::startRun(
        const QList<SuggestionRow> &rows, double threshold, const QByteArray &providerSettings)
{
    if (rows.isEmpty() || m_isCancelled) {
        end();
        emit messageShown(MessageLine::Kind::Notice,
                tr("Every row has a reference, or is left empty on purpose. Nothing was looked for."));
        return;
    }
    QList<ProviderSettings> remote;
    if (!providerSettings.isEmpty()) {
        auto read = readProviderSettings(providerSettings);
        if (!read) {
            end();
            emit messageShown(MessageLine::Kind::Error, formatProviderSettingsError(read.error()));
            return;
        }
        remote = std::move(*read);
    }
    const auto clock = std::make_shared<SystemClock>();
    const auto index = std::make_shared<LocalIndex>(m_session->workspace().path);
    QList<std::shared_ptr<KnowledgeProvider>> providers{std::make_shared<LocalProvider>(
            u"index"_s, [index](const QString &query, int limit) { return index->search(query, limit); },
            clock)};
    const QString cache = QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + u"/knowledge"_s;
    providers += makeProviders(remote, makeProviderServices(m_tokens), AnswerCache(cache));
    SuggestionSettings settings;
    settings.threshold = threshold;
    m_task = Task::Suggesting;
    m_rows = static_cast<int>(rows.size());
    m_proposed = m_blank = m_unanswered = 0;
    m_isRunOver = false;
    m_run = std::make_unique<SuggestionRun>(rows, providers, settings, DocumentFrequency{}, clock);
    connect(m_run.get(), &SuggestionRun::progress, this,
            [this](int done, int total) { emit progressed(tr("Looking for references"), done, total); });
    connect(m_run.get(), &SuggestionRun::rowSuggested, this, &KnowledgeWork::takeRow);
    // Queued: the run is still at work when it says so.
    const auto takeEnd = [this] {
        m_isRunOver = true;
        tellIfDone();
    };
    connect(m_run.get(), &SuggestionRun::finished, this, takeEnd, Qt::QueuedConnection);
    m_run->start();
}

void KnowledgeWork::takeRow(const RowSuggestion &suggestion)
{
    if (suggestion.references.isEmpty()) {
        m_blank += suggestion.blank == BlankReason::Cancelled ? 0 : 1;
        return;
    }
    ++m_unanswered;
    m_session->proposeReferences(suggestion.references);
}

/// The answer to a row's proposals. Another proposal's, made by hand meanwhile, may be taken for it, and the summary then
/// comes a moment early.
void KnowledgeWork::takeProposed(int added)
{
    if (m_task != Task::Suggesting || m_unanswered == 0)
        return;
    m_proposed += added;
    --m_unanswered;
    // Queued: others hear of the last one first, and the summary is the last word.
    QMetaObject::invokeMethod(this, &KnowledgeWork::tellIfDone, Qt::QueuedConnection);
}

void KnowledgeWork::tellIfDone()
{
    if (m_isRunOver && m_unanswered == 0)
        tellSuggestions();
}

void KnowledgeWork::tellSuggestions()
{
    if (!m_run)
        return;
    const QList<ProviderFailure> failures = m_run->failures();
    end();
    QString text = tr("%n row(s) were searched for.", nullptr, m_rows) + u' '
            + tr("%n reference(s) are proposed; none counts before somebody accepts it.", nullptr,
                    m_proposed);
    if (m_blank > 0)
        text += u' ' + tr("%n row(s) stay blank: nothing was good enough.", nullptr, m_blank);
    if (!failures.isEmpty())
        text += u' ' + describeProviderError(failures.constFirst().error);
    emit messageShown(failures.isEmpty() ? MessageLine::Kind::Notice : MessageLine::Kind::Warning,
            m_isCancelled ? tr("Cancelled; what was found is kept. %1").arg(text) : text);
}

void KnowledgeWork::fetchProviders(const std::function<void(const QByteArray &)> &answer)
{
    if (!m_session)
        return;
    auto *watcher = new QFutureWatcher<WorkspaceResult<QString>>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, answer] {
        watcher->deleteLater();
        if (const auto settings = watcher->result())
            answer(settings->toUtf8());
        else
            emit messageShown(MessageLine::Kind::Error, describe(settings.error()));
    });
    watcher->setFuture(QtConcurrent::run([path = m_session->workspace().path] {
        return Workspace::open(path, Workspace::Access::ReadOnly).and_then([](const Workspace &workspace) {
            return workspace.setting(knowledgeProvidersSetting);
        });
    }));
}

void KnowledgeWork::cancel()
{
    m_isCancelled = true;
    if (m_task == Task::Importing && m_session)
        m_session->cancelImport();
    else if (m_run)
        m_run->cancel();
}

} // namespace Winnow
