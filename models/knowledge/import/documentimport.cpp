// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "documentimport.h"

#include "bundle/progressclock.h"
#include "documents/documentkind.h"
#include "workspace/knowledgeindex.h"
#include "workspace/knowledgenodes.h"
#include "workspace/recordwriter.h"
#include "workspace/workspace.h"

#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 nodesPerStep = 5000;
constexpr std::chrono::seconds timePerStep{1};

WorkspaceError toWorkspaceError(const NamingError &error)
{
    if (error.code == NamingError::Code::Missing)
        return {WorkspaceErrorCode::NotFound, error.path, {}};
    return {WorkspaceErrorCode::InvalidArgument, error.path,
            u"the name '%1' is taken by the documents of %2; give these another one"_s.arg(
                    error.taken.name, error.taken.root)};
}

bool isBundle(const QString &path)
{
    return documentKindOfName(path) == DocumentKind::Bundle && !QFileInfo(path).isDir();
}

/// One run of an import.
class DocumentImport final
{
public:
    DocumentImport(Workspace &workspace, const DocumentImportOptions &options)
        : m_workspace(workspace)
        , m_options(options)
    {}

    WorkspaceResult<DocumentImportReport> run(const QStringList &paths)
    {
        QStringList bundles;
        QStringList documents;
        for (const QString &path : paths)
            (isBundle(path) ? bundles : documents).append(path);
        for (const QString &path : std::as_const(bundles)) {
            if (!QFileInfo::exists(path))
                return std::unexpected(WorkspaceError{WorkspaceErrorCode::NotFound, path, {}});
        }
        if (!documents.isEmpty()) {
            if (auto done = importAll(documents); !done)
                return std::unexpected(std::move(done.error()));
        }
        m_report.documents.bundles = bundles + m_report.documents.bundles;
        return std::move(m_report);
    }

private:
    WorkspaceResult<void> importAll(const QStringList &paths)
    {
        auto known = knowledgeSources(m_workspace);
        if (!known)
            return std::unexpected(std::move(known.error()));
        const auto named = nameSources(paths, m_options.naming, known->sources);
        if (!named)
            return std::unexpected(toWorkspaceError(named.error()));
        if (m_workspace.isReadOnly())
            return std::unexpected(WorkspaceError{WorkspaceErrorCode::ReadOnly, m_workspace.path(), {}});
        known->sources = named->known;
        // What is read now is newer than all that was read before, whatever the clock says.
        Timestamp now = currentTimestamp();
        if (known->readAt && now <= *known->readAt)
            now = *known->readAt + std::chrono::milliseconds(1);
        known->readAt = now;
        return setKnowledgeSources(m_workspace, *known)
                .and_then([&] { return writeNodes(named->sources, now); })
                .and_then([&] { return removeVanished(named->sources); })
                .and_then([&] {
                    return indexPendingKnowledge(m_workspace, indexingProgress(), m_options.stop);
                })
                .transform([&](qint64) {
                    m_report.documents.cancelled |= m_options.stop.stop_requested();
                    tellProgress();
                });
    }

    /// Takes what indexing says of itself.
    std::function<void(qint64, qint64)> indexingProgress()
    {
        return [this](qint64 done, qint64 total) {
            const bool isFirst = m_progress.nodesToIndex == 0;
            m_progress.nodesToIndex = total;
            m_progress.nodesIndexed = done;
            if (m_clock.isDue() || isFirst)
                tellProgress();
        };
    }

    void tellProgress() const
    {
        if (m_options.progress)
            m_options.progress(m_progress);
    }

    WorkspaceResult<void> writeNodes(const QList<DocumentSource> &sources, Timestamp now)
    {
        auto stored = StoredNodes::prepare(m_workspace);
        if (!stored)
            return std::unexpected(std::move(stored.error()));
        auto writer = RecordWriter::begin(m_workspace);
        if (!writer)
            return std::unexpected(std::move(writer.error()));
        if (auto ranked = writer->write(BundleHeader{.generatedAt = now, .generator = {}}); !ranked)
            return std::unexpected(std::move(ranked.error()));
        m_stepBegin = std::chrono::steady_clock::now();
        WorkspaceResult<void> written;
        m_report.documents = readDocuments(sources, readOptions(), [&](const ReadDocument &document) {
            written = writeDocument(*writer, *stored, document);
            return written.has_value();
        });
        if (!written)
            return written;
        tellProgress();
        auto finished = writer->finish(indexingProgress(), m_options.stop);
        if (!finished && finished.error().code != WorkspaceErrorCode::Interrupted)
            return std::unexpected(std::move(finished.error()));
        return {};
    }

    DocumentReadOptions readOptions()
    {
        return {.largestFile = m_options.largestFile,
                .progress =
                        [this](const DocumentProgress &progress) {
                            m_progress = progress;
                            if (m_clock.isDue())
                                tellProgress();
                        },
                .stop = m_options.stop};
    }

    WorkspaceResult<void> writeDocument(
            RecordWriter &writer, StoredNodes &stored, const ReadDocument &document)
    {
        m_read.append(document.id);
        for (const KgNodeRecord &node : document.nodes) {
            m_keptIds.insert(qHash(node.id));
            ++m_nodesInStep;
            // Written again, a node that is the same would still cost its text.
            const auto isThere = stored.holds(node);
            if (!isThere)
                return std::unexpected(isThere.error());
            const auto outcome = *isThere ? WriteOutcome::Unchanged : writer.write(node);
            if (!outcome)
                return std::unexpected(outcome.error());
            count(*outcome);
            if (auto done = endStepIfDue(writer); !done)
                return done;
        }
        return {};
    }

    void count(WriteOutcome outcome)
    {
        switch (outcome) {
        case WriteOutcome::Added:
            ++m_report.added;
            break;
        case WriteOutcome::Changed:
            ++m_report.changed;
            break;
        case WriteOutcome::Unchanged:
            ++m_report.unchanged;
            break;
        }
    }

    WorkspaceResult<void> endStepIfDue(RecordWriter &writer)
    {
        const auto now = std::chrono::steady_clock::now();
        if (m_nodesInStep < nodesPerStep && now - m_stepBegin < timePerStep)
            return {};
        m_nodesInStep = 0;
        m_stepBegin = now;
        return writer.commit();
    }

    /// Removes what is not there any more, of all that was looked at.
    WorkspaceResult<void> removeVanished(const QList<DocumentSource> &sources)
    {
        if (m_report.documents.cancelled)
            return {};
        QStringList scopes;
        for (const DocumentSource &source : sources) {
            if (QFileInfo(source.path).isDir())
                scopes.append(source.id + u'/');
        }
        const auto isInFolder = [&scopes](const QString &id) {
            return std::ranges::any_of(scopes, [&id](const QString &scope) { return id.startsWith(scope); });
        };
        QStringList single;
        std::ranges::copy_if(m_read, std::back_inserter(single), std::not_fn(isInFolder));
        const QSet<QString> unread(
                m_report.documents.unreadIds.cbegin(), m_report.documents.unreadIds.cend());
        return removeNodes(m_workspace, scopes + single, [&](const QString &id) {
            return isKept(id, unread);
        }).transform([this](NodeRemoval removal) {
            m_report.removed = std::move(removal.removed);
            m_report.cited = std::move(removal.cited);
        });
    }

    bool isKept(const QString &id, const QSet<QString> &unread) const
    {
        if (m_keptIds.contains(qHash(id)))
            return true;
        const qsizetype end = id.indexOf(u'#');
        const QString document = end < 0 ? id : id.first(end);
        if (unread.contains(document))
            return true;
        for (qsizetype slash = document.indexOf(u'/'); slash >= 0;
                slash = document.indexOf(u'/', slash + 1)) {
            if (unread.contains(document.first(slash + 1)))
                return true;
        }
        return false;
    }

    Workspace &m_workspace;
    const DocumentImportOptions &m_options;
    DocumentImportReport m_report;
    DocumentProgress m_progress;
    ProgressClock m_clock;
    QStringList m_read; ///< Documents, by id.
    /// Of the nodes' ids only digests, for there are many. Two ids with the same one, and a node too many is kept.
    QSet<size_t> m_keptIds;
    qint64 m_nodesInStep = 0;
    std::chrono::steady_clock::time_point m_stepBegin;
};

} // namespace

WorkspaceResult<DocumentImportReport> importDocuments(
        Workspace &workspace, const QStringList &paths, const DocumentImportOptions &options)
{
    return DocumentImport(workspace, options).run(paths);
}

} // namespace Winnow
