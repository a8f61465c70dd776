// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "journal.h"

#include "batches.h"
#include "decisionrow.h"
#include "derivedstate.h"
#include "domain/reason.h"
#include "issuequeries.h"
#include "kgaudits.h"
#include "prefilterrun.h"
#include "textedits.h"
#include "workspace.h"

#include <QHash>
#include <QSet>
#include <QUuid>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

std::unexpected<WorkspaceError> fail(
        WorkspaceErrorCode code, const Workspace &workspace, const QString &detail)
{
    return std::unexpected(WorkspaceError{code, workspace.path(), detail});
}

QString newStepId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

/// One entry as the search for undo and redo sees it.
struct LocalEntry
{
    QString id;
    QString undoes;
    QString step;
    QString author;
};

/// Walks the entries made in this workspace, newest first, until @p visit returns false.
template <typename Visit>
WorkspaceResult<void> walkLocalEntries(const Workspace &workspace, Visit visit)
{
    auto query = workspace.database().prepare(
            "SELECT id, undoes, step, author, seq FROM decision WHERE local = 1 UNION ALL "
            "SELECT id, undoes, step, author, seq FROM text_edit WHERE local = 1 UNION ALL "
            "SELECT id, undoes, step, author, seq FROM kg_audit WHERE local = 1 ORDER BY seq DESC"_ba);
    if (!query)
        return std::unexpected(std::move(query.error()));
    while (true) {
        const auto row = query->step();
        if (!row)
            return std::unexpected(row.error());
        if (!*row || !visit(LocalEntry{query->text(0), query->text(1), query->text(2), query->text(3)}))
            return {};
    }
}

/// Whether what @p author did is @p by's to take back: their own, and what a rule did, which nobody else would.
bool isOwnAct(const QString &author, const QString &by)
{
    return author == by || author == QLatin1StringView(prefilterAuthor);
}

/// The latest step of @p by that stands and takes nothing back: what undo would take back. Null where there is none.
WorkspaceResult<QString> lastOrdinaryStep(const Workspace &workspace, const QString &by)
{
    QString found;
    QSet<QString> takenBack;
    return walkLocalEntries(workspace, [&](const LocalEntry &entry) {
        if (takenBack.contains(entry.id))
            return true;
        if (!entry.undoes.isEmpty()) {
            takenBack.insert(entry.undoes);
            return true;
        }
        if (!isOwnAct(entry.author, by))
            return true;
        found = entry.step;
        return false;
    }).transform([&found] { return found; });
}

/// The latest undo of @p by that stands, unless they recorded something ordinary after it: what redo would take back.
WorkspaceResult<QString> lastUndoStep(const Workspace &workspace, const QString &by)
{
    QString found;
    QSet<QString> takenBack;
    QSet<QString> ordinary;
    // An undo's target is an ordinary entry, a redo's target is an undo; a redo is met before the undo it takes back.
    return walkLocalEntries(workspace, [&](const LocalEntry &entry) {
        if (takenBack.contains(entry.id))
            return true;
        if (entry.undoes.isEmpty())
            return !isOwnAct(entry.author, by);
        takenBack.insert(entry.undoes);
        if (entry.author != by)
            return true;
        auto isUndo =
                workspace.database().prepare("SELECT undoes IS NULL FROM decision WHERE id = ?1 UNION ALL "
                                             "SELECT undoes IS NULL FROM text_edit WHERE id = ?1 UNION ALL "
                                             "SELECT undoes IS NULL FROM kg_audit WHERE id = ?1"_ba);
        if (!isUndo || !isUndo->bindAll(entry.undoes).step().value_or(false))
            return false;
        if (isUndo->integer(0) == 0)
            return true;
        found = entry.step;
        return false;
    }).transform([&found] { return found; });
}

/// Ids of the last words of everybody but @p by among @p journal's standing editor decisions.
QStringList othersLastWords(const QList<Decision> &journal, const QString &by)
{
    QHash<QString, QString> lastWords;
    for (const Decision &decision : standingDecisions(journal)) {
        if (decision.stage == Stage::Editor && decision.by != by)
            lastWords.insert(decision.by, decision.id);
    }
    QStringList ids = lastWords.values();
    ids.sort();
    return ids;
}

/// @p now, or later where clocks disagree: after everything in @p journal, so that what is made in view of it rules.
Timestamp laterThanAll(const QList<Decision> &journal, Timestamp now)
{
    for (const Decision &earlier : journal)
        now = std::max(now, earlier.at.value_or(Timestamp{}) + std::chrono::milliseconds(1));
    return now;
}

Decision decisionFrom(const DecisionRequest &request, const IssueRef &issue, const BatchRef &batch)
{
    Decision decision;
    decision.issue = issue;
    decision.batch = batch;
    decision.verdict = request.verdict;
    decision.stage = request.stage;
    decision.reason = request.reason;
    decision.note = request.note;
    decision.by = request.by;
    decision.until = request.until;
    decision.duplicateOf = request.duplicateOf;
    decision.seen = request.seen;
    decision.seenMs = request.seenMs;
    return decision;
}

/// Adds the entries of one step, inside a transaction of the caller.
class EntryWriter final
{
public:
    static WorkspaceResult<EntryWriter> prepare(Workspace &workspace)
    {
        const auto batch = currentBatch(workspace);
        if (!batch)
            return std::unexpected(batch.error());
        auto derived = DerivedState::prepare(workspace.database(), *batch);
        if (!derived)
            return std::unexpected(std::move(derived.error()));
        auto insert = workspace.database().prepare(insertDecisionSql());
        if (!insert)
            return std::unexpected(std::move(insert.error()));
        auto finder = IssueFinder::prepare(workspace);
        if (!finder)
            return std::unexpected(std::move(finder.error()));
        return EntryWriter(std::move(*derived), std::move(*insert), std::move(*finder));
    }

    /// Fills in @p decision's time, step, id and what it supersedes, adds it and gives the issue's row id.
    WorkspaceResult<qint64> add(Decision &decision)
    {
        const auto issueId = m_finder.find(decision.issue);
        if (!issueId)
            return issueId;
        const auto journal = m_derived.journalOf(*issueId);
        if (!journal)
            return std::unexpected(journal.error());
        decision.at = laterThanAll(*journal, m_now);
        if (decision.stage == Stage::Editor)
            decision.supersedes = othersLastWords(*journal, decision.by);
        if (decision.stage != Stage::Prefilter && decision.undoes.isNull() && decision.evidence.isNull()) {
            auto fingerprint = m_derived.fingerprintOf(*issueId);
            if (!fingerprint)
                return std::unexpected(std::move(fingerprint.error()));
            decision.evidence = std::move(*fingerprint);
        }
        decision.step = m_step;
        decision.id = decisionId(decision);
        bindDecision(m_insert, *issueId, decision, true);
        return m_insert.run()
                .and_then([&] { return m_derived.refreshVerdict(*issueId); })
                .transform([&](const DecisionState &) { return *issueId; });
    }

private:
    EntryWriter(DerivedState derived, Sqlite::Statement insert, IssueFinder finder)
        : m_derived(std::move(derived))
        , m_insert(std::move(insert))
        , m_finder(std::move(finder))
    {}

    DerivedState m_derived;
    Sqlite::Statement m_insert;
    IssueFinder m_finder;
    Timestamp m_now = currentTimestamp();
    QString m_step = newStepId();
};

} // namespace

Journal::Journal(Workspace &workspace)
    : m_workspace(&workspace)
{}

WorkspaceResult<RecordedStep> Journal::record(const DecisionRequest &request)
{
    const auto batch = currentBatch(*m_workspace);
    if (!batch)
        return std::unexpected(batch.error());
    QList<Decision> decisions;
    for (const IssueRef &issue : request.issues) {
        decisions.append(decisionFrom(request, issue, *batch));
        if (const QString missing = missingForReason(decisions.constLast()); !missing.isNull())
            return fail(WorkspaceErrorCode::InvalidArgument, *m_workspace, missing);
    }
    return append(std::move(decisions));
}

WorkspaceResult<RecordedStep> Journal::recordAll(QList<Decision> decisions)
{
    return append(std::move(decisions));
}

WorkspaceResult<RecordedStep> Journal::append(QList<Decision> decisions)
{
    if (m_workspace->isReadOnly())
        return fail(WorkspaceErrorCode::ReadOnly, *m_workspace, {});
    if (decisions.isEmpty())
        return RecordedStep{};
    auto transaction = Sqlite::Transaction::begin(m_workspace->database());
    if (!transaction)
        return std::unexpected(std::move(transaction.error()));
    auto writer = EntryWriter::prepare(*m_workspace);
    if (!writer)
        return std::unexpected(std::move(writer.error()));
    RecordedStep recorded;
    for (Decision &decision : decisions) {
        const auto issueId = writer->add(decision);
        if (!issueId)
            return std::unexpected(issueId.error());
        recorded.issueIds.append(*issueId);
    }
    if (auto committed = transaction->commit(); !committed)
        return std::unexpected(std::move(committed.error()));
    recorded.entries = std::move(decisions);
    return recorded;
}

WorkspaceResult<RecordedStep> Journal::takeBack(const QString &step, const QString &by)
{
    if (step.isNull())
        return RecordedStep{};
    auto query = m_workspace->database().prepare(QByteArray("SELECT ") + decisionColumns + ", d.issue_id "
            + decisionTables + "WHERE d.local = 1 AND d.step = ?1 ORDER BY d.seq");
    if (!query)
        return std::unexpected(std::move(query.error()));
    auto journals = DerivedState::prepare(m_workspace->database(), BatchRef{});
    if (!journals)
        return std::unexpected(std::move(journals.error()));
    query->bind(1, step);
    QList<Decision> decisions;
    while (true) {
        const auto row = query->step();
        if (!row)
            return std::unexpected(row.error());
        if (!*row)
            break;
        const Decision target = decisionFromRow(*query);
        auto journal = journals->journalOf(query->integer(decisionColumnCount));
        if (!journal)
            return std::unexpected(std::move(journal.error()));
        // Says what holds again, for readers of the journal that do not know `undoes`.
        Decision entry;
        entry.undoes = target.id;
        entry.at = laterThanAll(*journal, currentTimestamp());
        const DecisionState restored = deriveDecisionState(*journal << entry);
        entry.issue = target.issue;
        entry.batch = target.batch;
        entry.verdict = restored.verdict;
        entry.stage = target.stage;
        entry.reason = restored.reason;
        entry.by = by;
        decisions.append(entry);
    }
    return decisions.isEmpty() ? takeBackTexts(step, by) : append(std::move(decisions));
}

WorkspaceResult<RecordedStep> Journal::takeBackTexts(const QString &step, const QString &by)
{
    auto texts = textEditsOfStep(*m_workspace, step);
    if (!texts)
        return std::unexpected(std::move(texts.error()));
    if (texts->isEmpty())
        return takeBackAudits(step, by);
    for (TextEdit &text : *texts) {
        text.undoes = std::exchange(text.id, {});
        text.value = QString();
        text.step = QString();
        text.by = by;
    }
    return recordTextEdits(*m_workspace, *std::move(texts));
}

WorkspaceResult<RecordedStep> Journal::takeBackAudits(const QString &step, const QString &by)
{
    auto audits = auditsOfStep(*m_workspace, step);
    if (!audits)
        return std::unexpected(std::move(audits.error()));
    for (AuditEntry &audit : *audits) {
        AuditEntry entry;
        entry.batch = audit.batch;
        entry.issue = audit.issue;
        entry.nodeId = audit.nodeId;
        entry.verdict = AuditVerdict::Note; // changes nothing for readers that do not know `undoes`
        entry.undoes = audit.id;
        entry.by = by;
        audit = entry;
    }
    return recordAudits(*m_workspace, *std::move(audits));
}

WorkspaceResult<RecordedStep> Journal::undo(const QString &by)
{
    return lastOrdinaryStep(*m_workspace, by).and_then([&](const QString &step) {
        return takeBack(step, by);
    });
}

WorkspaceResult<RecordedStep> Journal::redo(const QString &by)
{
    return lastUndoStep(*m_workspace, by).and_then([&](const QString &step) { return takeBack(step, by); });
}

WorkspaceResult<bool> Journal::canUndo(const QString &by) const
{
    return lastOrdinaryStep(*m_workspace, by).transform([](const QString &step) { return !step.isNull(); });
}

WorkspaceResult<bool> Journal::canRedo(const QString &by) const
{
    return lastUndoStep(*m_workspace, by).transform([](const QString &step) { return !step.isNull(); });
}

WorkspaceResult<QList<Decision>> Journal::entriesOf(const IssueRef &issue) const
{
    return findIssue(*m_workspace, issue).and_then([&](qint64 id) {
        return DerivedState::prepare(m_workspace->database(), BatchRef{})
                .and_then([id](DerivedState derived) { return derived.journalOf(id); });
    });
}

WorkspaceResult<DecisionState> Journal::stateOf(const IssueRef &issue) const
{
    const auto batch = currentBatch(*m_workspace);
    if (!batch)
        return std::unexpected(batch.error());
    return entriesOf(issue).transform([&batch](QList<Decision> journal) {
        return deriveDecisionState(decisionsForBatch(std::move(journal), *batch));
    });
}

} // namespace Winnow
