// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articlerecordreader.h"

#include "article/articleedits.h"
#include "auditsettingsstore.h"
#include "batches.h"
#include "batchissues.h"
#include "domain/blindaudit.h"
#include "decisionrow.h"
#include "derivedstate.h"
#include "evidencereader.h"
#include "funnel.h"
#include "glossarystore.h"
#include "jsoncolumn.h"
#include "publishedarticles.h"
#include "recordrows.h"
#include "rowreferences.h"
#include "rowvisit.h"
#include "textedits.h"
#include "workspace.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

using Sqlite::Statement;

constexpr auto issueNamesSql = "SELECT r.name, i.number FROM json_each(?1) AS w CROSS JOIN issue AS i ON "
                               "i.id = w.value JOIN repo AS r ON r.id = i.repo_id";

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

QString number(const ArticleCase &one)
{
    return one.issue.number.rightJustified(20, u'0');
}

void sortCases(ArticleRecord &record)
{
    std::ranges::sort(record.cases, [](const ArticleCase &a, const ArticleCase &b) {
        return std::pair(a.issue.repo, number(a)) < std::pair(b.issue.repo, number(b));
    });
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
    sortCases(record);
    return {};
}

/// Kept issues by their names alone.
WorkspaceResult<void> readNames(const Workspace &workspace, const QList<qint64> &ids, ArticleRecord &record)
{
    return forEach(ofIssues(workspace, issueNamesSql, ids), [&record](const Statement &row) {
        ArticleCase one;
        one.issue = {row.text(0), row.text(1)};
        record.cases.append(std::move(one));
    }).transform([&record] { sortCases(record); });
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

void takeReferences(ArticleRecord &record, const ReferencesOfRows &found, const QString &reviewer)
{
    QList<RowAudit> audits;
    for (ArticleCase &one : record.cases) {
        const RowReferences row = found.rows.value(one.issue);
        one.audit = deriveRowAudit(row.references, row.journal, found.contents);
        audits.append(one.audit);
    }
    record.isAuditOpen = isAuditOpen(audits, record.auditSettings);
    for (ArticleCase &one : record.cases) {
        const RowReferences row = found.rows.value(one.issue);
        if (!record.isAuditOpen)
            one.audit = deriveRowAudit(row.references, ownAudits(row.journal, reviewer), found.contents);
        one.kgRefs = effectiveReferences(row.references, one.audit);
    }
}

WorkspaceResult<void> readKgRefs(
        const Workspace &workspace, const QList<qint64> &ids, const QString &reviewer, ArticleRecord &record)
{
    const auto settings = auditSettings(workspace, record.batch.batch);
    if (!settings)
        return std::unexpected(settings.error());
    record.auditSettings = *settings;
    return readReferences(workspace, record.batch.batch, ids, NamedNodes::Judged)
            .transform([&](const ReferencesOfRows &found) { takeReferences(record, found, reviewer); });
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
    return forEach(ofIssues(workspace, issueNamesSql, ids),
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

WorkspaceResult<void> readEdits(const Workspace &workspace, ArticleRecord &record)
{
    return textEditsOf(workspace, record.batch.batch).transform([&record](QList<TextEdit> edits) {
        applyEdits(record, standingEdits(std::move(edits)));
    });
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
                return readEdits(workspace, record);
            });
}

} // namespace

WorkspaceResult<ArticleRecord> readArticleRecord(
        const Workspace &workspace, const BatchRef &batch, const QString &reviewer)
{
    const auto issues = issuesOfBatch(workspace, batch);
    if (!issues)
        return std::unexpected(issues.error());
    ArticleRecord record;
    return readBatch(workspace, batch, record)
            .and_then([&] { return readCases(workspace, issues->kept, record); })
            .and_then([&] { return readDrafts(workspace, record); })
            .and_then([&] { return readKgRefs(workspace, issues->kept, reviewer, record); })
            .and_then([&] { return readDrops(workspace, issues->dropped, record); })
            .and_then([&] { return readLeftovers(workspace, issues->leftover, record); })
            .and_then([&] { return readSections(workspace, record); })
            .and_then([&] { return readThemes(workspace, record); })
            .and_then([&] { return readGuide(workspace, record); })
            .and_then([&] { return readRepos(workspace, record); })
            .and_then([&] { return readAround(workspace, record); })
            .transform([&] { return record; });
}

WorkspaceResult<ArticleRecord> readArticleTexts(
        const Workspace &workspace, const BatchRef &batch, const QList<qint64> &kept)
{
    ArticleRecord record;
    record.batch.batch = batch;
    return readNames(workspace, kept, record)
            .and_then([&] { return readDrafts(workspace, record); })
            .and_then([&] { return readSections(workspace, record); })
            .and_then([&] { return readEdits(workspace, record); })
            .transform([&] { return record; });
}

} // namespace Winnow
