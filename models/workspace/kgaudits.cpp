// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "kgaudits.h"

#include "auditsettingsstore.h"
#include "batchissues.h"
#include "domain/auditreason.h"
#include "domain/blindaudit.h"
#include "issuequeries.h"
#include "kgauditrow.h"
#include "rowreferences.h"
#include "rowvisit.h"
#include "textedits.h"
#include "workspace.h"

#include <QSet>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

std::unexpected<WorkspaceError> fail(
        WorkspaceErrorCode code, const Workspace &workspace, const QString &detail = {})
{
    return std::unexpected(WorkspaceError{code, workspace.path(), detail});
}

WorkspaceResult<QList<AuditEntry>> collect(Sqlite::Statement &query)
{
    QList<AuditEntry> entries;
    return RowVisit::rest(query, [&entries](const Sqlite::Statement &row) {
        entries.append(auditFromRow(row));
    }).transform([&entries] { return entries; });
}

/// Now, or later where clocks disagree: after all that was said before, so that what is said now holds.
WorkspaceResult<Timestamp> laterThanAll(const Workspace &workspace)
{
    return workspace.database()
            .queryInteger("SELECT COALESCE(MAX(at), 0) FROM kg_audit"_ba)
            .transform([](qint64 latest) {
                return std::max(currentTimestamp(), fromMilliseconds(latest) + std::chrono::milliseconds(1));
            });
}

/// Whether the reviewers of @p batch must not see each other's words yet.
WorkspaceResult<bool> isBlindNow(const Workspace &workspace, const BatchRef &batch)
{
    const auto settings = auditSettings(workspace, batch);
    if (!settings)
        return std::unexpected(settings.error());
    if (!settings->isBlind())
        return false;
    const auto issues = issuesOfBatch(workspace, batch);
    if (!issues)
        return std::unexpected(issues.error());
    const auto found = readReferences(workspace, batch, issues->kept, NamedNodes::None);
    if (!found)
        return std::unexpected(found.error());
    QList<RowAudit> rows;
    for (const RowReferences &row : found->rows)
        rows.append(deriveRowAudit(row.references, row.journal, {}));
    return !isAuditOpen(rows, *settings);
}

/// Ids of the last words of everybody but @p by on what @p entry speaks of.
QStringList othersLastWords(const AuditEntry &entry, const RowReferences &row)
{
    QList<KgRefRecord> judged = row.references;
    const bool isOfRow = entry.verdict == AuditVerdict::LeaveEmpty;
    for (const QString &node : {entry.nodeId, entry.replacement.id}) {
        if (!node.isEmpty() && !std::ranges::contains(judged, node, &KgRefRecord::nodeId)) {
            KgRefRecord bare;
            bare.nodeId = node;
            judged.append(bare);
        }
    }
    QSet<QString> ids;
    for (const ReferenceAudit &reference : deriveRowAudit(judged, row.journal, {}).references) {
        if (!isOfRow && reference.nodeId != entry.nodeId && reference.nodeId != entry.replacement.id)
            continue;
        for (const AuditEntry &word : reference.lastWords) {
            if (word.by != entry.by)
                ids.insert(word.id);
        }
    }
    QStringList sorted = ids.values();
    sorted.sort();
    return sorted;
}

/// Adds the entries of one step, inside a transaction of the caller.
class StepWriter final
{
public:
    static WorkspaceResult<StepWriter> prepare(
            const Workspace &workspace, const BatchRef &batch, QString step)
    {
        auto finder = IssueFinder::prepare(workspace);
        if (!finder)
            return std::unexpected(std::move(finder.error()));
        auto writer = AuditWriter::prepare(workspace.database());
        if (!writer)
            return std::unexpected(std::move(writer.error()));
        auto node = workspace.database().prepare("SELECT title, url, text FROM kg_node WHERE id = ?1"_ba);
        if (!node)
            return std::unexpected(std::move(node.error()));
        const auto at = laterThanAll(workspace);
        if (!at)
            return std::unexpected(at.error());
        const auto isBlind = isBlindNow(workspace, batch);
        if (!isBlind)
            return std::unexpected(isBlind.error());
        return StepWriter(workspace, std::move(step), *at, *isBlind, *std::move(finder), *std::move(writer),
                *std::move(node));
    }

    WorkspaceResult<void> add(AuditEntry &entry)
    {
        const auto issueId = m_finder.find(entry.issue);
        if (!issueId)
            return std::unexpected(issueId.error());
        entry.at = m_at;
        entry.step = m_step;
        if (entry.undoes.isEmpty()) {
            if (auto done = complete(entry, *issueId); !done)
                return done;
        }
        entry.id = auditEntryId(entry);
        return m_writer.add(*issueId, entry, true).transform([](bool) {});
    }

private:
    StepWriter(const Workspace &workspace, QString step, Timestamp at, bool isBlind, IssueFinder finder,
            AuditWriter writer, Sqlite::Statement node)
        : m_workspace(workspace)
        , m_step(std::move(step))
        , m_at(at)
        , m_isBlind(isBlind)
        , m_finder(std::move(finder))
        , m_writer(std::move(writer))
        , m_node(std::move(node))
    {}

    /// Fills in what a word needs and one that takes back does not.
    WorkspaceResult<void> complete(AuditEntry &entry, qint64 issueId)
    {
        entry.isBlind = m_isBlind;
        entry.supersedes.clear();
        if (entry.verdict == AuditVerdict::Note)
            return {};
        if (!m_isBlind) {
            const auto found = readReferences(m_workspace, entry.batch, {issueId}, NamedNodes::None);
            if (!found)
                return std::unexpected(found.error());
            entry.supersedes = othersLastWords(entry, found->rows.value(entry.issue));
        }
        return knowContent(entry);
    }

    WorkspaceResult<void> knowContent(AuditEntry &entry)
    {
        const bool isReplaced = entry.verdict == AuditVerdict::Replace;
        const auto row = m_node.bindAll(isReplaced ? entry.replacement.id : entry.nodeId).step();
        if (!row)
            return std::unexpected(row.error());
        if (!*row)
            entry.content = QString();
        else if (entry.content.isEmpty())
            entry.content = nodeContent(m_node.text(0), m_node.text(1), m_node.text(2));
        m_node.reset();
        return {};
    }

    const Workspace &m_workspace;
    QString m_step;
    Timestamp m_at;
    bool m_isBlind;
    IssueFinder m_finder;
    AuditWriter m_writer;
    Sqlite::Statement m_node;
};

/// Why @p entries cannot be recorded as one step; null where they can.
QString missingForStep(const QList<AuditEntry> &entries)
{
    for (const AuditEntry &entry : entries) {
        if (entry.batch != entries.constFirst().batch)
            return u"entries of one step need the same batch"_s;
        if (!entry.undoes.isEmpty())
            continue;
        if (QString missing = missingForAudit(entry); !missing.isNull())
            return missing;
    }
    return {};
}

} // namespace

WorkspaceResult<RecordedStep> recordAudits(Workspace &workspace, QList<AuditEntry> entries)
{
    if (workspace.isReadOnly())
        return fail(WorkspaceErrorCode::ReadOnly, workspace);
    if (entries.isEmpty())
        return RecordedStep{};
    if (const QString missing = missingForStep(entries); !missing.isNull())
        return fail(WorkspaceErrorCode::InvalidArgument, workspace, missing);
    auto transaction = Sqlite::Transaction::begin(workspace.database());
    if (!transaction)
        return std::unexpected(std::move(transaction.error()));
    const AuditEntry &first = entries.constFirst();
    auto writer =
            StepWriter::prepare(workspace, first.batch, first.step.isEmpty() ? newTextStep() : first.step);
    if (!writer)
        return std::unexpected(std::move(writer.error()));
    for (AuditEntry &entry : entries) {
        if (auto done = writer->add(entry); !done)
            return std::unexpected(std::move(done.error()));
    }
    if (auto committed = transaction->commit(); !committed)
        return std::unexpected(std::move(committed.error()));
    RecordedStep recorded;
    recorded.audits = std::move(entries);
    return recorded;
}

WorkspaceResult<QList<AuditEntry>> auditsOf(const Workspace &workspace, const BatchRef &batch)
{
    auto query = workspace.database().prepare(
            QByteArray("SELECT ") + auditColumns + auditTables + "WHERE a.series = ?1 AND a.ordinal = ?2");
    if (!query)
        return std::unexpected(std::move(query.error()));
    query->bindAll(batch.series, batch.ordinal);
    return collect(*query);
}

WorkspaceResult<QList<AuditEntry>> auditsOfStep(const Workspace &workspace, const QString &step)
{
    auto query = workspace.database().prepare(QByteArray("SELECT ") + auditColumns + auditTables
            + "WHERE a.local = 1 AND a.step = ?1 ORDER BY a.seq");
    if (!query)
        return std::unexpected(std::move(query.error()));
    query->bindAll(step);
    return collect(*query);
}

} // namespace Winnow
