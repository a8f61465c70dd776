// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "recordwriter.h"

#include "assessmentrun.h"
#include "batches.h"
#include "decisionrow.h"
#include "derivedstate.h"
#include "factlayouts.h"
#include "glossarystore.h"
#include "jsoncolumn.h"
#include "kgauditrow.h"
#include "knowledgeindex.h"
#include "linkverdictrow.h"
#include "publicationrow.h"
#include "publishedarticlewriter.h"
#include "searchindex.h"
#include "sourcetime.h"
#include "sqlite/deferredsync.h"
#include "subjectids.h"
#include "texteditrow.h"
#include "workspace.h"

#include <QSet>

#include <set>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Beyond this many a listener is better off reading everything anew.
constexpr qsizetype mostTouchedListed = 50'000;

const QString lastWriteSetting = u"records_written_at"_s;

WriteOutcome addedIf(bool isNew)
{
    return isNew ? WriteOutcome::Added : WriteOutcome::Unchanged;
}

WriteOutcome outcomeOf(const FactTable::Put &put)
{
    return put.outcome;
}

} // namespace

/// One table a kind of record, and what must be brought in step before the open transaction is committed.
class RecordWriter::Private final
{
public:
    struct Tables
    {
        FactTable issue, change, issueEvent, changeEvent, repoProfile, series, batch, patch, link, kgNode,
                kgRef, proposal, draft, section, theme, guide;
    };
    struct Statements
    {
        Sqlite::Statement insertDecision, markPending, clearLabels, addLabel, assessIssue, digestChange,
                assessRepo, digestRepo;
        EditorsWordWriter editorsWords;
        TextEditWriter textEdits;
        AuditWriter audits;
        PublishedArticleWriter publishedArticles;
        Sqlite::Statement addTerm;
        PublicationWriter publications;
    };

    Private(Workspace &openWorkspace, BatchRef current, Sqlite::DeferredSync deferred,
            Sqlite::Transaction open, SubjectIds subjects, Tables allTables, Statements allStatements)
        : workspace(openWorkspace)
        , batch(std::move(current))
        , deferredSync(std::move(deferred))
        , transaction(std::move(open))
        , ids(std::move(subjects))
        , tables(std::move(allTables))
        , statements(std::move(allStatements))
    {}

    static WorkspaceResult<Tables> prepareTables(const Sqlite::Database &database);
    static WorkspaceResult<Statements> prepareStatements(const Sqlite::Database &database);

    WorkspaceResult<WriteOutcome> put(const BundleHeader &header);
    WorkspaceResult<WriteOutcome> put(const RepoRecord &record);
    WorkspaceResult<WriteOutcome> put(const SeriesRecord &record);
    WorkspaceResult<WriteOutcome> put(const BatchRecord &record);
    WorkspaceResult<WriteOutcome> put(const IssueRecord &record);
    WorkspaceResult<WriteOutcome> put(const EventRecord &record);
    WorkspaceResult<WriteOutcome> put(const ChangeRecord &record);
    WorkspaceResult<WriteOutcome> put(const PatchRecord &record);
    WorkspaceResult<WriteOutcome> put(const LinkRecord &record);
    WorkspaceResult<WriteOutcome> put(const KgNodeRecord &record);
    WorkspaceResult<WriteOutcome> put(const KgRefRecord &record);
    WorkspaceResult<WriteOutcome> put(const ProposalRecord &record);
    WorkspaceResult<WriteOutcome> put(const Decision &record);
    WorkspaceResult<WriteOutcome> put(const DraftRecord &record);
    WorkspaceResult<WriteOutcome> put(const SectionRecord &record);
    WorkspaceResult<WriteOutcome> put(const ThemeRecord &record);
    WorkspaceResult<WriteOutcome> put(const GuideRecord &record);
    WorkspaceResult<WriteOutcome> put(const ResolutionRecord &record);
    WorkspaceResult<WriteOutcome> put(const TextEdit &record);
    WorkspaceResult<WriteOutcome> put(const AuditEntry &record);
    WorkspaceResult<WriteOutcome> put(const PublishedArticleRecord &record);
    WorkspaceResult<WriteOutcome> put(const TermRecord &record);
    WorkspaceResult<WriteOutcome> put(const PublicationRecord &record);

    WorkspaceResult<FactTable::Put> putFact(FactTable &table, std::initializer_list<FactValue> keys,
            const std::vector<FactValue> &values, FactRank rank);
    WorkspaceResult<void> setLabels(qint64 issueId, const std::optional<QStringList> &labels);
    WorkspaceResult<void> markPending(qint64 issueId);
    WorkspaceResult<void> deriveTouched();
    WorkspaceResult<void> makeEvidenceWait();
    WorkspaceResult<WriteOutcome> putVerdict(qint64 issueId, qint64 changeId, const LinkRecord &record);
    WorkspaceResult<QList<IssueRef>> missing(const QByteArray &table) const;
    void report(const QSet<qint64> &issues, bool everything);
    FactRank untimed() const { return {0, sourceAt}; }

    Workspace &workspace;
    BatchRef batch;
    std::optional<Sqlite::DeferredSync> deferredSync; ///< Before the transaction, which must end first.
    std::optional<Sqlite::Transaction> transaction;
    SubjectIds ids;
    Tables tables;
    Statements statements;
    qint64 sourceAt = 0;
    bool batchesMoved = false;
    QSet<qint64> touchedVerdicts;
    QSet<qint64> touchedCounts;
    QSet<qint64> touched;
    std::set<qint64> touchedEvidence; ///< Issues; in the order of the tables that they go to.
    std::set<qint64> touchedChanges;
    Touched reported;
};

WorkspaceResult<RecordWriter::Private::Tables> RecordWriter::Private::prepareTables(
        const Sqlite::Database &database)
{
    using namespace FactLayouts;
    std::vector<FactTable> made;
    for (FactLayout &layout : std::vector{FactLayouts::issue(), FactLayouts::change(),
                 FactLayouts::issueEvent(), FactLayouts::changeEvent(), FactLayouts::repoProfile(),
                 FactLayouts::series(), FactLayouts::batch(), FactLayouts::patch(), FactLayouts::link(),
                 FactLayouts::kgNode(), FactLayouts::kgRef(), FactLayouts::proposal(), FactLayouts::draft(),
                 FactLayouts::section(), FactLayouts::theme(), FactLayouts::guide()}) {
        auto table = FactTable::prepare(database, std::move(layout));
        if (!table)
            return std::unexpected(std::move(table.error()));
        made.push_back(std::move(*table));
    }
    size_t next = 0;
    const auto take = [&]() -> FactTable { return std::move(made[next++]); };
    // Braces evaluate in order, so the members take the tables in the order above.
    return Tables{take(), take(), take(), take(), take(), take(), take(), take(), take(), take(), take(),
            take(), take(), take(), take(), take()};
}

WorkspaceResult<RecordWriter::Private::Statements> RecordWriter::Private::prepareStatements(
        const Sqlite::Database &database)
{
    auto insertDecision = database.prepare(insertDecisionSql());
    auto markPending = database.prepare("INSERT OR IGNORE INTO search_pending (issue_id) VALUES (?1)");
    auto clearLabels = database.prepare("DELETE FROM issue_label WHERE issue_id = ?1");
    auto addLabel =
            database.prepare("INSERT OR IGNORE INTO issue_label (issue_id, label_id) VALUES (?1, ?2)");
    auto assessIssue = database.prepare("INSERT OR IGNORE INTO assessment_pending (issue_id) VALUES (?1)");
    auto digestChange = database.prepare("INSERT OR IGNORE INTO change_pending (change_id) VALUES (?1)");
    auto assessRepo = database.prepare("INSERT OR IGNORE INTO assessment_pending SELECT id FROM issue WHERE "
                                       "repo_id = ?1 AND present = 1");
    auto digestRepo = database.prepare("INSERT OR IGNORE INTO change_pending SELECT id FROM code_change "
                                       "WHERE repo_id = ?1 AND present = 1");
    for (const auto *statement : {&insertDecision, &markPending, &clearLabels, &addLabel, &assessIssue,
                 &digestChange, &assessRepo, &digestRepo}) {
        if (!*statement)
            return std::unexpected(statement->error());
    }
    auto editorsWords = EditorsWordWriter::prepare(database);
    if (!editorsWords)
        return std::unexpected(std::move(editorsWords.error()));
    auto textEdits = TextEditWriter::prepare(database);
    if (!textEdits)
        return std::unexpected(std::move(textEdits.error()));
    auto audits = AuditWriter::prepare(database);
    if (!audits)
        return std::unexpected(std::move(audits.error()));
    auto publishedArticles = PublishedArticleWriter::prepare(database);
    if (!publishedArticles)
        return std::unexpected(std::move(publishedArticles.error()));
    auto addTerm = database.prepare(insertTermSql);
    if (!addTerm)
        return std::unexpected(std::move(addTerm.error()));
    auto publications = PublicationWriter::prepare(database);
    if (!publications)
        return std::unexpected(std::move(publications.error()));
    return Statements{std::move(*insertDecision), std::move(*markPending), std::move(*clearLabels),
            std::move(*addLabel), std::move(*assessIssue), std::move(*digestChange), std::move(*assessRepo),
            std::move(*digestRepo), std::move(*editorsWords), std::move(*textEdits), std::move(*audits),
            std::move(*publishedArticles), std::move(*addTerm), std::move(*publications)};
}

WorkspaceResult<FactTable::Put> RecordWriter::Private::putFact(FactTable &table,
        std::initializer_list<FactValue> keys, const std::vector<FactValue> &values, FactRank rank)
{
    return table.put(std::span(keys.begin(), keys.size()), values, rank);
}

WorkspaceResult<void> RecordWriter::Private::setLabels(
        qint64 issueId, const std::optional<QStringList> &labels)
{
    statements.clearLabels.bind(1, issueId);
    auto done = statements.clearLabels.run();
    for (const QString &name : labels.value_or(QStringList{})) {
        if (!done)
            break;
        done = ids.label(name).and_then(
                [&](qint64 labelId) { return statements.addLabel.bindAll(issueId, labelId).run(); });
    }
    return done;
}

WorkspaceResult<void> RecordWriter::Private::markPending(qint64 issueId)
{
    statements.markPending.bind(1, issueId);
    return statements.markPending.run();
}

WorkspaceResult<WriteOutcome> RecordWriter::Private::put(const BundleHeader &header)
{
    sourceAt = header.generatedAt ? toMilliseconds(*header.generatedAt) : 0;
    return noteSourceTime(workspace, sourceAt).transform([] { return WriteOutcome::Unchanged; });
}

WorkspaceResult<WriteOutcome> RecordWriter::Private::put(const RepoRecord &record)
{
    const auto repoId = ids.repo(record.repo);
    if (!repoId)
        return std::unexpected(repoId.error());
    const auto put = putFact(
            tables.repoProfile, {*repoId, factValue(record.forge)}, FactLayouts::valuesOf(record), untimed());
    if (!put)
        return std::unexpected(put.error());
    if (put->outcome != WriteOutcome::Added)
        return put->outcome;
    // References are read otherwise where the forge becomes known.
    return statements.assessRepo.bindAll(*repoId)
            .run()
            .and_then([&] { return statements.digestRepo.bindAll(*repoId).run(); })
            .transform([&put] { return put->outcome; });
}

WorkspaceResult<WriteOutcome> RecordWriter::Private::put(const SeriesRecord &record)
{
    return putFact(tables.series, {factValue(record.id)}, FactLayouts::valuesOf(record), untimed())
            .transform(outcomeOf);
}

WorkspaceResult<WriteOutcome> RecordWriter::Private::put(const BatchRecord &record)
{
    auto outcome = putFact(tables.batch, {factValue(record.batch.series), qint64{record.batch.ordinal}},
            FactLayouts::valuesOf(record), untimed())
                           .transform(outcomeOf);
    batchesMoved = batchesMoved || (outcome && *outcome != WriteOutcome::Unchanged);
    return outcome;
}

WorkspaceResult<WriteOutcome> RecordWriter::Private::put(const IssueRecord &record)
{
    using Index = FactLayouts::IssueValueIndex;
    const auto repoId = ids.repo(record.ref.repo);
    if (!repoId)
        return std::unexpected(repoId.error());
    const auto put = putFact(tables.issue, {*repoId, factValue(record.ref.number)},
            FactLayouts::valuesOf(record), FactLayouts::rankOf(record, sourceAt));
    if (!put)
        return std::unexpected(put.error());
    ids.rememberIssue(record.ref, put->id);
    if (put->outcome == WriteOutcome::Unchanged)
        return put->outcome;
    touched.insert(put->id);
    touchedEvidence.insert(put->id);
    const bool needsLabels =
            put->moved[Index::labels] && (record.labels || put->outcome == WriteOutcome::Changed);
    if (needsLabels) {
        if (auto done = setLabels(put->id, record.labels); !done)
            return std::unexpected(std::move(done.error()));
    }
    if (put->moved[Index::title] || put->moved[Index::body]) {
        if (auto done = markPending(put->id); !done)
            return std::unexpected(std::move(done.error()));
    }
    return put->outcome;
}

WorkspaceResult<WriteOutcome> RecordWriter::Private::put(const EventRecord &record)
{
    const bool onIssue = record.on == SubjectKind::Issue;
    const auto subject = onIssue ? ids.issue(record.subject) : ids.change(record.subject);
    if (!subject)
        return std::unexpected(subject.error());
    const auto put =
            putFact(onIssue ? tables.issueEvent : tables.changeEvent, {*subject, factValue(record.id)},
                    FactLayouts::valuesOf(record), FactLayouts::rankOf(record, sourceAt));
    if (!put)
        return std::unexpected(put.error());
    if (onIssue && put->outcome != WriteOutcome::Unchanged) {
        touched.insert(*subject);
        touchedEvidence.insert(*subject);
        // Only comments are searchable, but a version may leave out its kind or give another.
        if (put->moved[FactLayouts::EventValueIndex::kind]
                || put->moved[FactLayouts::EventValueIndex::text]) {
            if (auto done = markPending(*subject); !done)
                return std::unexpected(std::move(done.error()));
        }
    }
    return put->outcome;
}

WorkspaceResult<WriteOutcome> RecordWriter::Private::put(const ChangeRecord &record)
{
    const auto repoId = ids.repo(record.ref.repo);
    if (!repoId)
        return std::unexpected(repoId.error());
    return putFact(tables.change, {*repoId, factValue(record.ref.number)}, FactLayouts::valuesOf(record),
            FactLayouts::rankOf(record, sourceAt))
            .transform([&](const FactTable::Put &put) {
                ids.rememberChange(record.ref, put.id);
                if (put.outcome != WriteOutcome::Unchanged)
                    touchedChanges.insert(put.id);
                return put.outcome;
            });
}

WorkspaceResult<WriteOutcome> RecordWriter::Private::put(const PatchRecord &record)
{
    return ids.change(record.change).and_then([&](qint64 changeId) {
        return putFact(tables.patch, {changeId}, FactLayouts::valuesOf(record), untimed())
                .transform([&](const FactTable::Put &put) {
                    if (put.outcome != WriteOutcome::Unchanged)
                        touchedChanges.insert(changeId);
                    return put.outcome;
                });
    });
}

WorkspaceResult<WriteOutcome> RecordWriter::Private::put(const LinkRecord &record)
{
    const auto issueId = ids.issue(record.issue);
    if (!issueId)
        return std::unexpected(issueId.error());
    const auto changeId = ids.change(record.change);
    if (!changeId)
        return std::unexpected(changeId.error());
    if (!record.verdict.isNull())
        return putVerdict(*issueId, *changeId, record);
    return putFact(tables.link, {*issueId, *changeId, factValue(record.basis)}, FactLayouts::valuesOf(record),
            untimed())
            .transform([&](const FactTable::Put &put) {
                if (put.outcome != WriteOutcome::Unchanged) {
                    touched.insert(*issueId);
                    touchedEvidence.insert(*issueId);
                }
                return put.outcome;
            });
}

WorkspaceResult<WriteOutcome> RecordWriter::Private::putVerdict(
        qint64 issueId, qint64 changeId, const LinkRecord &record)
{
    return statements.editorsWords.add(issueId, changeId, record).transform([&](bool isNew) {
        if (isNew)
            touchedEvidence.insert(issueId);
        return addedIf(isNew);
    });
}

WorkspaceResult<WriteOutcome> RecordWriter::Private::put(const ResolutionRecord &record)
{
    const auto issueId = ids.issue(record.issue);
    if (!issueId)
        return std::unexpected(issueId.error());
    return statements.editorsWords.add(*issueId, record).transform([&](bool isNew) {
        if (isNew)
            touchedEvidence.insert(*issueId);
        return addedIf(isNew);
    });
}

WorkspaceResult<WriteOutcome> RecordWriter::Private::put(const TextEdit &record)
{
    return statements.textEdits.add(record, false).transform(addedIf);
}

WorkspaceResult<WriteOutcome> RecordWriter::Private::put(const AuditEntry &record)
{
    return ids.issue(record.issue)
            .and_then([&](qint64 issueId) { return statements.audits.add(issueId, record, false); })
            .transform(addedIf);
}

WorkspaceResult<WriteOutcome> RecordWriter::Private::put(const PublishedArticleRecord &record)
{
    return statements.publishedArticles.put(record).transform(addedIf);
}

WorkspaceResult<WriteOutcome> RecordWriter::Private::put(const TermRecord &record)
{
    statements.addTerm.bindAll(record.series, record.zh, record.en, record.note);
    return statements.addTerm.run().transform(
            [this] { return addedIf(workspace.database().changedRows() > 0); });
}

WorkspaceResult<WriteOutcome> RecordWriter::Private::put(const PublicationRecord &record)
{
    return statements.publications.add(record).transform(addedIf);
}

WorkspaceResult<WriteOutcome> RecordWriter::Private::put(const KgNodeRecord &record)
{
    return putFact(tables.kgNode, {factValue(record.id)}, FactLayouts::valuesOf(record), untimed())
            .transform(outcomeOf);
}

WorkspaceResult<WriteOutcome> RecordWriter::Private::put(const KgRefRecord &record)
{
    const auto issueId = ids.issue(record.issue);
    if (!issueId)
        return std::unexpected(issueId.error());
    touchedCounts.insert(*issueId);
    return putFact(tables.kgRef, {*issueId, factValue(record.nodeId)}, FactLayouts::valuesOf(record),
            FactLayouts::rankOf(record, sourceAt))
            .transform(outcomeOf);
}

WorkspaceResult<WriteOutcome> RecordWriter::Private::put(const ProposalRecord &record)
{
    const auto issueId = ids.issue(record.issue);
    if (!issueId)
        return std::unexpected(issueId.error());
    touchedCounts.insert(*issueId);
    return putFact(
            tables.proposal, {*issueId, factValue(record.by)}, FactLayouts::valuesOf(record), untimed())
            .transform(outcomeOf);
}

WorkspaceResult<WriteOutcome> RecordWriter::Private::put(const Decision &record)
{
    const auto issueId = ids.issue(record.issue);
    if (!issueId)
        return std::unexpected(issueId.error());
    bindDecision(statements.insertDecision, *issueId, record, false);
    if (auto done = statements.insertDecision.run(); !done)
        return std::unexpected(std::move(done.error()));
    if (workspace.database().changedRows() == 0)
        return WriteOutcome::Unchanged;
    touchedVerdicts.insert(*issueId);
    return WriteOutcome::Added;
}

WorkspaceResult<WriteOutcome> RecordWriter::Private::put(const DraftRecord &record)
{
    return ids.issue(record.issue)
            .and_then([&](qint64 issueId) {
                return putFact(tables.draft,
                        {factValue(record.batch.series), qint64{record.batch.ordinal}, issueId,
                                factValue(record.lang), factValue(record.by)},
                        FactLayouts::valuesOf(record), untimed());
            })
            .transform(outcomeOf);
}

WorkspaceResult<WriteOutcome> RecordWriter::Private::put(const SectionRecord &record)
{
    return ids.repo(record.repo)
            .and_then([&](qint64 repoId) {
                return putFact(tables.section,
                        {factValue(record.batch.series), qint64{record.batch.ordinal}, repoId},
                        FactLayouts::valuesOf(record), untimed());
            })
            .transform(outcomeOf);
}

WorkspaceResult<WriteOutcome> RecordWriter::Private::put(const ThemeRecord &record)
{
    return putFact(tables.theme,
            {factValue(record.batch.series), qint64{record.batch.ordinal}, qint64{record.order}},
            FactLayouts::valuesOf(record), untimed())
            .transform(outcomeOf);
}

WorkspaceResult<WriteOutcome> RecordWriter::Private::put(const GuideRecord &record)
{
    return putFact(tables.guide,
            {factValue(record.batch.series), qint64{record.batch.ordinal}, qint64{record.order}},
            FactLayouts::valuesOf(record), untimed())
            .transform(outcomeOf);
}

WorkspaceResult<void> RecordWriter::Private::deriveTouched()
{
    const auto current = currentBatch(workspace);
    if (!current)
        return std::unexpected(current.error());
    const bool anotherBatch = batchesMoved && *current != batch;
    batch = *current;
    batchesMoved = false;
    if (anotherBatch) {
        if (auto done = rederiveVerdicts(workspace, batch); !done)
            return done;
        reported.everything = true;
        touchedVerdicts.clear();
    }
    if (!touchedVerdicts.isEmpty() || !touchedCounts.isEmpty()) {
        auto derived = DerivedState::prepare(workspace.database(), batch);
        if (!derived)
            return std::unexpected(std::move(derived.error()));
        for (const qint64 id : std::as_const(touchedVerdicts)) {
            if (auto done = derived->refreshVerdict(id); !done)
                return std::unexpected(std::move(done.error()));
        }
        for (const qint64 id : std::as_const(touchedCounts)) {
            if (auto done = derived->refreshCounts(id); !done)
                return std::unexpected(std::move(done.error()));
        }
    }
    touched.unite(touchedVerdicts).unite(touchedCounts);
    touchedVerdicts.clear();
    touchedCounts.clear();
    return {};
}

/// Kept in the same step as the facts, so that no crash can part them.
WorkspaceResult<void> RecordWriter::Private::makeEvidenceWait()
{
    for (const qint64 id : touchedChanges) {
        if (auto done = statements.digestChange.bindAll(id).run(); !done)
            return done;
    }
    for (const qint64 id : touchedEvidence) {
        if (auto done = statements.assessIssue.bindAll(id).run(); !done)
            return done;
    }
    touchedChanges.clear();
    touchedEvidence.clear();
    return {};
}

WorkspaceResult<QList<IssueRef>> RecordWriter::Private::missing(const QByteArray &table) const
{
    auto query = workspace.database().prepare("SELECT r.name, s.number FROM " + table
            + " AS s JOIN repo AS r ON r.id = s.repo_id WHERE s.present = 0"
              " ORDER BY r.name, s.number");
    if (!query)
        return std::unexpected(std::move(query.error()));
    QList<IssueRef> refs;
    while (true) {
        const auto row = query->step();
        if (!row)
            return std::unexpected(row.error());
        if (!*row)
            return refs;
        refs.append({query->text(0), query->text(1)});
    }
}

void RecordWriter::Private::report(const QSet<qint64> &issues, bool everything)
{
    if (everything || reported.everything || reported.issues.size() + issues.size() > mostTouchedListed)
        reported = {{}, true};
    else
        reported.issues.append(QList<qint64>(issues.cbegin(), issues.cend()));
}

RecordWriter::RecordWriter(std::unique_ptr<Private> p)
    : d(std::move(p))
{}

RecordWriter::RecordWriter(RecordWriter &&) noexcept = default;
RecordWriter::~RecordWriter() = default;

WorkspaceResult<RecordWriter> RecordWriter::begin(Workspace &workspace)
{
    if (workspace.isReadOnly())
        return std::unexpected(WorkspaceError{WorkspaceErrorCode::ReadOnly, workspace.path(), {}});
    Sqlite::Database &database = workspace.database();
    auto current = currentBatch(workspace);
    if (!current)
        return std::unexpected(std::move(current.error()));
    auto ids = SubjectIds::prepare(database);
    if (!ids)
        return std::unexpected(std::move(ids.error()));
    auto tables = Private::prepareTables(database);
    if (!tables)
        return std::unexpected(std::move(tables.error()));
    auto statements = Private::prepareStatements(database);
    if (!statements)
        return std::unexpected(std::move(statements.error()));
    auto deferredSync = Sqlite::DeferredSync::begin(database);
    if (!deferredSync)
        return std::unexpected(std::move(deferredSync.error()));
    auto transaction = Sqlite::Transaction::begin(database);
    if (!transaction)
        return std::unexpected(std::move(transaction.error()));
    return RecordWriter(std::make_unique<Private>(workspace, std::move(*current), std::move(*deferredSync),
            std::move(*transaction), std::move(*ids), std::move(*tables), std::move(*statements)));
}

WorkspaceResult<WriteOutcome> RecordWriter::write(const Record &record)
{
    return std::visit([this](const auto &kind) { return d->put(kind); }, record);
}

WorkspaceResult<void> RecordWriter::commit()
{
    auto done = d->deriveTouched().and_then([this] { return d->makeEvidenceWait(); }).and_then([this] {
        return d->transaction->commit();
    });
    d->transaction.reset();
    if (!done)
        return done;
    d->report(std::exchange(d->touched, {}), false);
    auto next = Sqlite::Transaction::begin(d->workspace.database());
    if (!next)
        return std::unexpected(std::move(next.error()));
    d->transaction.emplace(std::move(*next));
    return {};
}

WorkspaceResult<WriteSummary> RecordWriter::finish(const std::function<void(qint64, qint64)> &progress,
        const std::stop_token &stop, const std::function<void(qint64, qint64)> &assessing)
{
    if (auto done = commit(); !done)
        return std::unexpected(std::move(done.error()));
    d->transaction.reset();
    const auto indexed = indexPending(d->workspace, progress, stop);
    const auto indexedNodes =
            indexed.and_then([&](qint64) { return indexPendingKnowledge(d->workspace, progress, stop); });
    auto assessed = indexedNodes ? assessPending(d->workspace, assessing, stop)
                                 : WorkspaceResult<AssessmentRun>(std::unexpected(indexedNodes.error()));
    d->deferredSync.reset();
    // The first commit that is waited for brings all before it to the disk.
    if (auto done = d->workspace.setSetting(lastWriteSetting, formatTimestamp(currentTimestamp())); !done)
        return std::unexpected(std::move(done.error()));
    if (!assessed)
        return std::unexpected(std::move(assessed.error()));
    d->report(QSet<qint64>(assessed->changed.cbegin(), assessed->changed.cend()), assessed->everything);
    auto issues = d->missing("issue");
    if (!issues)
        return std::unexpected(std::move(issues.error()));
    auto changes = d->missing("code_change");
    if (!changes)
        return std::unexpected(std::move(changes.error()));
    return WriteSummary{std::move(*issues), std::move(*changes), *indexed, *indexedNodes};
}

RecordWriter::Touched RecordWriter::takeTouched()
{
    return std::exchange(d->reported, {});
}

} // namespace Winnow
