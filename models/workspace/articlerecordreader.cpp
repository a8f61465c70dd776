// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articlerecordreader.h"

#include "article/articleedits.h"
#include "batches.h"
#include "decisionrow.h"
#include "derivedstate.h"
#include "enumcolumn.h"
#include "evidencereader.h"
#include "funnel.h"
#include "glossarystore.h"
#include "journalscan.h"
#include "jsoncolumn.h"
#include "publishedarticles.h"
#include "recordrows.h"
#include "rowvisit.h"
#include "textedits.h"
#include "workspace.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

using Sqlite::Statement;

/// What became of the issues in one batch, by row id.
struct BatchIssues
{
    QList<qint64> kept;
    QList<qint64> dropped; ///< By analysts and editors.
    QList<qint64> leftover; ///< The first of them.

    void add(qint64 id, Verdict verdict, Stage stage)
    {
        if (verdict == Verdict::Keep)
            kept.append(id);
        else if (verdict == Verdict::Drop && stage != Stage::Prefilter)
            dropped.append(id);
        else if (verdict != Verdict::Drop && leftover.size() < mostLeftoversListed)
            leftover.append(id);
    }
};

/// Calls @p visit with every row of @p query.
template <typename Visit>
WorkspaceResult<void> forEach(WorkspaceResult<Statement> query, Visit visit)
{
    if (!query)
        return std::unexpected(std::move(query.error()));
    return RowVisit::rest(*query, visit);
}

WorkspaceResult<Statement> ofBatch(const Workspace &workspace, const QByteArray &sql, const BatchRef &batch)
{
    return workspace.database().prepare(sql).transform([&batch](Statement &&query) {
        query.bindAll(batch.series, batch.ordinal);
        return std::move(query);
    });
}

WorkspaceResult<Statement> ofIssues(
        const Workspace &workspace, const QByteArray &sql, const QList<qint64> &ids)
{
    QByteArray list("[");
    for (const qint64 id : ids)
        list += (list.size() > 1 ? "," : "") + QByteArray::number(id);
    return workspace.database().prepare(sql).transform([&list](Statement &&query) {
        query.bindAll(QString::fromLatin1(list + ']'));
        return std::move(query);
    });
}

WorkspaceResult<BatchIssues> issuesOfCurrentBatch(const Workspace &workspace)
{
    BatchIssues issues;
    return forEach(workspace.database().prepare(
                           "SELECT id, verdict, stage FROM issue WHERE present = 1 AND (verdict IN "
                           "(1, 3) OR (verdict = 2 AND stage > 0)) ORDER BY id"_ba),
            [&](const Statement &row) {
                issues.add(row.integer(0), EnumColumn::verdict(row, 1), EnumColumn::stage(row, 2));
            })
            .and_then([&] {
                return forEach(
                        workspace.database().prepare("SELECT id FROM issue WHERE present = 1 AND verdict = 0 "
                                                     "ORDER BY id LIMIT "
                                + QByteArray::number(mostLeftoversListed)),
                        [&](const Statement &row) {
                            issues.add(row.integer(0), Verdict::Undecided, Stage::Prefilter);
                        });
            })
            .transform([&] { return issues; });
}

/// The derived columns speak of the current batch only; another's states come from the journal.
WorkspaceResult<BatchIssues> issuesFromJournal(const Workspace &workspace, const BatchRef &batch)
{
    auto scan = JournalScan::begin(workspace.database());
    if (!scan)
        return std::unexpected(std::move(scan.error()));
    BatchIssues issues;
    WorkspaceResult<void> failure;
    auto done = forEach(workspace.database().prepare("SELECT id FROM issue WHERE present = 1 ORDER BY id"_ba),
            [&](const Statement &row) {
                auto journal = scan->entriesOf(row.integer(0));
                if (!journal) {
                    failure = std::unexpected(std::move(journal.error()));
                    return;
                }
                const DecisionState state =
                        deriveDecisionState(decisionsForBatch(std::move(*journal), batch));
                issues.add(row.integer(0), state.verdict, state.stage);
            });
    return done.and_then([&] { return failure; }).transform([&] { return issues; });
}

WorkspaceResult<BatchIssues> issuesOf(const Workspace &workspace, const BatchRef &batch)
{
    return currentBatch(workspace).and_then([&](const BatchRef &current) {
        return batch == current ? issuesOfCurrentBatch(workspace) : issuesFromJournal(workspace, batch);
    });
}

QString number(const ArticleCase &one)
{
    return one.issue.number.rightJustified(20, u'0');
}

/// Kept issues with their evidence, by repository and number.
WorkspaceResult<void> readCases(const Workspace &workspace, const QList<qint64> &ids, ArticleRecord &record)
{
    auto reader = EvidenceReader::prepare(workspace.database(), EvidenceReader::Texts::All);
    if (!reader)
        return std::unexpected(std::move(reader.error()));
    auto evidence = reader->read(std::span(ids.constData(), static_cast<size_t>(ids.size())));
    if (!evidence)
        return std::unexpected(std::move(evidence.error()));
    for (IssueEvidence &one : *evidence) {
        ArticleCase row;
        row.facts = std::move(one.facts);
        row.issue = row.facts.issue.ref;
        row.assessment = assess(row.facts);
        record.cases.append(std::move(row));
    }
    std::ranges::sort(record.cases, [](const ArticleCase &a, const ArticleCase &b) {
        return std::pair(a.issue.repo, number(a)) < std::pair(b.issue.repo, number(b));
    });
    return {};
}

void takeText(QString &text, const QString &given)
{
    if (!given.isNull())
        text = given;
}

/// Later facts stand behind earlier ones; each gives what it has.
void addDraft(ArticleRecord &record, const DraftRecord &draft)
{
    ArticleCase *row = caseOf(record, draft.issue);
    if (!row)
        return;
    row->drafts.append(draft);
    RowTexts &texts = draft.lang == u"en" ? row->en : row->zh;
    takeText(texts.problem, draft.problem);
    takeText(texts.answer, draft.answer);
    takeText(texts.symptom, draft.symptom);
    takeText(texts.action, draft.action);
    takeText(texts.themeLine, draft.themeLine);
    texts.by = draft.by;
}

WorkspaceResult<void> readDrafts(const Workspace &workspace, ArticleRecord &record)
{
    return forEach(ofBatch(workspace,
                           QByteArray("SELECT ") + RecordRows::draftColumns
                                   + " FROM draft AS d JOIN issue AS i ON i.id = d.issue_id JOIN repo AS r "
                                     "ON r.id = "
                                     "i.repo_id WHERE d.series = ?1 AND d.ordinal = ?2 ORDER BY d.fact_at, "
                                     "d.source_at, d.author DESC",
                           record.batch.batch),
            [&record](const Statement &row) { addDraft(record, RecordRows::draft(row)); });
}

WorkspaceResult<void> readKgRefs(const Workspace &workspace, const QList<qint64> &ids, ArticleRecord &record)
{
    return forEach(
            ofIssues(workspace,
                    QByteArray("SELECT ") + RecordRows::kgRefColumns
                            + " FROM json_each(?1) AS w CROSS JOIN kg_ref AS k ON k.issue_id = w.value "
                              "JOIN issue AS i ON i.id = k.issue_id JOIN repo AS r ON r.id = i.repo_id "
                              "ORDER BY k.score DESC, k.node_id",
                    ids),
            [&record](const Statement &row) {
                const KgRefRecord reference = RecordRows::kgRef(row);
                if (ArticleCase *one = caseOf(record, reference.issue))
                    one->kgRefs.append(reference);
            });
}

/// Adds the drop that @p journal, all entries on one issue, comes to in the record's batch.
void addDrop(ArticleRecord &record, const QString &title, const QList<Decision> &journal)
{
    const QList<Decision> entries = decisionsForBatch(journal, record.batch.batch);
    const DecisionState state = deriveDecisionState(entries);
    const auto ruling = std::ranges::find(entries, state.decisionId, &decisionId);
    if (ruling == entries.end())
        return;
    record.drops.append({ruling->issue, title, state.stage, state.reason, state.note, ruling->duplicateOf});
}

WorkspaceResult<void> readDrops(const Workspace &workspace, const QList<qint64> &ids, ArticleRecord &record)
{
    QList<Decision> journal;
    QString title;
    const auto finishIssue = [&] {
        if (!journal.isEmpty())
            addDrop(record, title, journal);
        journal.clear();
    };
    return forEach(
            ofIssues(workspace,
                    QByteArray("SELECT ") + decisionColumns
                            + ", t.title FROM json_each(?1) AS w CROSS JOIN decision AS d ON d.issue_id = "
                              "w.value "
                              "JOIN issue AS i ON i.id = d.issue_id JOIN repo AS r ON r.id = i.repo_id LEFT "
                              "JOIN "
                              "issue_text AS t ON t.issue_id = i.id ORDER BY r.name, i.number, d.at, d.id",
                    ids),
            [&](const Statement &row) {
                const Decision entry = decisionFromRow(row);
                if (!journal.isEmpty() && journal.constLast().issue != entry.issue)
                    finishIssue();
                title = row.text(decisionColumnCount);
                journal.append(entry);
            })
            .transform(finishIssue);
}

WorkspaceResult<void> readLeftovers(
        const Workspace &workspace, const QList<qint64> &ids, ArticleRecord &record)
{
    return forEach(
            ofIssues(workspace,
                    "SELECT r.name, i.number FROM json_each(?1) AS w CROSS JOIN issue AS i ON i.id = w.value "
                    "JOIN repo AS r ON r.id = i.repo_id"_ba,
                    ids),
            [&record](const Statement &row) { record.leftovers.append({row.text(0), row.text(1)}); });
}

WorkspaceResult<void> readSections(const Workspace &workspace, ArticleRecord &record)
{
    return forEach(
            ofBatch(workspace,
                    "SELECT r.name, s.position, s.subtitle_zh, s.subtitle_en, s.summary_zh, s.summary_en "
                    "FROM "
                    "section AS s JOIN repo AS r ON r.id = s.repo_id WHERE s.series = ?1 AND s.ordinal = ?2 "
                    "ORDER BY s.position NULLS LAST, r.name"_ba,
                    record.batch.batch),
            [&record](const Statement &row) {
                record.sections.append({record.batch.batch, row.text(0), RecordRows::intIn(row, 1),
                        {row.text(2), row.text(3)}, {row.text(4), row.text(5)}});
            });
}

WorkspaceResult<void> readThemes(const Workspace &workspace, ArticleRecord &record)
{
    return forEach(ofBatch(workspace,
                           "SELECT position, title_zh, title_en, lead_zh, lead_en, members FROM theme WHERE "
                           "series = "
                           "?1 AND ordinal = ?2 ORDER BY position"_ba,
                           record.batch.batch),
            [&record](const Statement &row) {
                record.themes.append(
                        {record.batch.batch, static_cast<int>(row.integer(0)), {row.text(1), row.text(2)},
                                {row.text(3), row.text(4)}, JsonColumn::toRefs(row.text(5))});
            });
}

WorkspaceResult<void> readGuide(const Workspace &workspace, ArticleRecord &record)
{
    return forEach(
            ofBatch(workspace,
                    "SELECT position, symptom_zh, symptom_en, action_zh, action_en, cases FROM guide WHERE "
                    "series = ?1 AND ordinal = ?2 ORDER BY position"_ba,
                    record.batch.batch),
            [&record](const Statement &row) {
                record.guide.append(
                        {record.batch.batch, static_cast<int>(row.integer(0)), {row.text(1), row.text(2)},
                                {row.text(3), row.text(4)}, JsonColumn::toRefs(row.text(5))});
            });
}

WorkspaceResult<void> readRepos(const Workspace &workspace, ArticleRecord &record)
{
    QSet<QString> wanted;
    for (const ArticleCase &one : std::as_const(record.cases))
        wanted.insert(one.issue.repo);
    for (const ArticleDrop &drop : std::as_const(record.drops))
        wanted.insert(drop.issue.repo);
    return forEach(workspace.database().prepare(
                           "SELECT p.forge, r.name, p.url, p.alias, p.positioning_zh, p.positioning_en FROM "
                           "repo AS r "
                           "JOIN repo_profile AS p ON p.repo_id = r.id ORDER BY r.name, p.forge"_ba),
            [&](const Statement &row) {
                if (wanted.contains(row.text(1))) {
                    record.repos.append(
                            {row.text(0), row.text(1), row.text(2), row.text(3), {row.text(4), row.text(5)}});
                }
            });
}

/// What is known of the batch itself: a workspace may work on one of which there is nothing but the name.
WorkspaceResult<void> readBatch(const Workspace &workspace, const BatchRef &batch, ArticleRecord &record)
{
    record.batch.batch = batch;
    if (auto known = batchRecord(workspace, batch))
        record.batch = *std::move(known);
    else if (known.error().code != WorkspaceErrorCode::NotFound)
        return std::unexpected(std::move(known.error()));
    return seriesRecord(workspace, batch.series)
            .and_then([&](const SeriesRecord &series) {
                record.series = series;
                return batchQuota(workspace, batch);
            })
            .and_then([&](int quota) {
                record.quota = quota;
                return computeFunnel(workspace, batch);
            })
            .transform([&](const Funnel &funnel) { record.funnel = funnel; });
}

WorkspaceResult<void> readAround(const Workspace &workspace, ArticleRecord &record)
{
    return publishedCases(workspace, record.batch.batch)
            .and_then([&](QList<PublishedCase> cases) {
                record.published = std::move(cases);
                return glossaryOf(workspace, record.batch.batch.series);
            })
            .and_then([&](QList<GlossaryTerm> terms) {
                record.glossary = std::move(terms);
                return textEditsOf(workspace, record.batch.batch);
            })
            .transform([&](QList<TextEdit> edits) { applyEdits(record, standingEdits(std::move(edits))); });
}

} // namespace

WorkspaceResult<ArticleRecord> readArticleRecord(const Workspace &workspace, const BatchRef &batch)
{
    const auto issues = issuesOf(workspace, batch);
    if (!issues)
        return std::unexpected(issues.error());
    ArticleRecord record;
    return readBatch(workspace, batch, record)
            .and_then([&] { return readCases(workspace, issues->kept, record); })
            .and_then([&] { return readDrafts(workspace, record); })
            .and_then([&] { return readKgRefs(workspace, issues->kept, record); })
            .and_then([&] { return readDrops(workspace, issues->dropped, record); })
            .and_then([&] { return readLeftovers(workspace, issues->leftover, record); })
            .and_then([&] { return readSections(workspace, record); })
            .and_then([&] { return readThemes(workspace, record); })
            .and_then([&] { return readGuide(workspace, record); })
            .and_then([&] { return readRepos(workspace, record); })
            .and_then([&] { return readAround(workspace, record); })
            .transform([&] { return record; });
}

} // namespace Winnow
