// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "auditqueuereader.h"

#include "article/generator/articlegenerator.h"
#include "articlerecordreader.h"
#include "auditsettingsstore.h"
#include "batchissues.h"
#include "rowreferences.h"
#include "rowvisit.h"
#include "workspace.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

struct IssuePage
{
    QString title;
    QString url;
};

WorkspaceResult<QHash<IssueRef, IssuePage>> readPages(const Workspace &workspace, const QList<qint64> &ids)
{
    auto query = workspace.database().prepare(
            "SELECT r.name, i.number, t.title, t.url FROM json_each(?1) AS w "
            "CROSS JOIN issue AS i ON i.id = w.value JOIN repo AS r ON r.id = i.repo_id "
            "LEFT JOIN issue_text AS t ON t.issue_id = i.id"_ba);
    if (!query)
        return std::unexpected(std::move(query.error()));
    QHash<IssueRef, IssuePage> pages;
    return RowVisit::ofMany(*query, ids, [&pages](const Sqlite::Statement &row) {
        pages.insert({row.text(0), row.text(1)}, {row.text(2), row.text(3)});
    }).transform([&pages] { return pages; });
}

/// The rows of @p record in the order in which its article has them.
QList<const ArticleCase *> rowsInOrder(const ArticleRecord &record)
{
    QList<const ArticleCase *> rows;
    for (const SectionRecord &section : articleSections(record)) {
        for (const ArticleCase &one : record.cases) {
            if (one.issue.repo == section.repo)
                rows.append(&one);
        }
    }
    return rows;
}

AuditQueue queueOf(
        const ArticleRecord &record, const QHash<IssueRef, IssuePage> &pages, ReferencesOfRows references)
{
    AuditQueue queue;
    queue.batch = record.batch.batch;
    queue.nodes = std::move(references.nodes);
    queue.contents = std::move(references.contents);
    for (const ArticleCase *one : rowsInOrder(record)) {
        const IssuePage page = pages.value(one->issue);
        RowReferences row = references.rows.value(one->issue);
        queue.rows.append(AuditQueueRow{.issue = one->issue,
                .title = page.title,
                .url = page.url,
                .problem = {one->zh.problem, one->en.problem},
                .answer = {one->zh.answer, one->en.answer},
                .symptom = {one->zh.symptom, one->en.symptom},
                .action = {one->zh.action, one->en.action},
                .references = std::move(row.references),
                .journal = std::move(row.journal),
                .audit = {}});
    }
    return queue;
}

} // namespace

WorkspaceResult<AuditQueue> readAuditQueue(const Workspace &workspace, const BatchRef &batch)
{
    const auto settings = auditSettings(workspace, batch);
    if (!settings)
        return std::unexpected(settings.error());
    const auto issues = issuesOfBatch(workspace, batch);
    if (!issues)
        return std::unexpected(issues.error());
    const auto record = readArticleTexts(workspace, batch, issues->kept);
    if (!record)
        return std::unexpected(record.error());
    const auto pages = readPages(workspace, issues->kept);
    if (!pages)
        return std::unexpected(pages.error());
    return readReferences(workspace, batch, issues->kept, NamedNodes::All)
            .transform([&](ReferencesOfRows references) {
                AuditQueue queue = queueOf(*record, *pages, std::move(references));
                queue.settings = *settings;
                deriveQueue(queue);
                return queue;
            });
}

} // namespace Winnow
