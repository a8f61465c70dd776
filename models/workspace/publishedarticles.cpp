// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "publishedarticles.h"

#include "batches.h"
#include "format/articlejson.h"
#include "format/articletitle.h"
#include "publishedarticlewriter.h"
#include "rowvisit.h"
#include "workspace.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// A batch of which nothing but the name is known, unless it is known already.
WorkspaceResult<void> makeBatchKnown(const Workspace &workspace, const BatchRef &batch)
{
    return workspace.database()
            .prepare(
                    "INSERT OR IGNORE INTO batch (series, ordinal, fact_at, source_at) VALUES (?1, ?2, 0, 0)"_ba)
            .and_then([&batch](Sqlite::Statement insert) {
                return insert.bindAll(batch.series, batch.ordinal).run();
            });
}

/// The series that @p title belongs to: one of that title, else the only one there is, else a new one named after it.
WorkspaceResult<QString> seriesOf(const Workspace &workspace, const ArticleTitle &title)
{
    const auto ids = seriesIds(workspace);
    if (!ids)
        return std::unexpected(ids.error());
    for (const QString &id : *ids) {
        const auto series = seriesRecord(workspace, id);
        if (series && (series->title.zh == title.series || series->title.en == title.series))
            return id;
    }
    return ids->size() == 1 ? ids->constFirst() : title.series;
}

} // namespace

WorkspaceResult<BatchRef> instalmentOf(
        const Workspace &workspace, const QString &title, const BatchRef &wanted)
{
    const ArticleTitle read = readArticleTitle(title);
    BatchRef batch{wanted.series, wanted.ordinal > 0 ? wanted.ordinal : read.ordinal.value_or(0)};
    if (batch.series.isEmpty()) {
        auto series = seriesOf(workspace, read);
        if (!series)
            return std::unexpected(std::move(series.error()));
        batch.series = *std::move(series);
    }
    return batch;
}

WorkspaceResult<void> storePublishedArticle(
        Workspace &workspace, const BatchRef &batch, const Article &article, const QString &by)
{
    if (workspace.isReadOnly())
        return std::unexpected(WorkspaceError{WorkspaceErrorCode::ReadOnly, workspace.path(), {}});
    auto transaction = Sqlite::Transaction::begin(workspace.database());
    if (!transaction)
        return std::unexpected(std::move(transaction.error()));
    const QByteArray document = QJsonDocument(articleToJson(article)).toJson(QJsonDocument::Compact);
    const PublishedArticleRecord record{
            batch, textLanguageCode(article.language), QString::fromUtf8(document), by, currentTimestamp()};
    return makeBatchKnown(workspace, batch)
            .and_then([&] { return PublishedArticleWriter::prepare(workspace.database()); })
            .and_then([&](PublishedArticleWriter writer) { return writer.put(record); })
            .and_then([&](bool) { return transaction->commit(); });
}

WorkspaceResult<std::optional<Article>> publishedArticle(
        const Workspace &workspace, const BatchRef &batch, TextLanguage language)
{
    auto query = workspace.database().prepare(
            "SELECT document FROM published_article WHERE series = ?1 AND ordinal = ?2 AND lang = ?3"_ba);
    if (!query)
        return std::unexpected(std::move(query.error()));
    const auto row = query->bindAll(batch.series, batch.ordinal, textLanguageCode(language)).step();
    if (!row)
        return std::unexpected(row.error());
    if (!*row)
        return std::optional<Article>{};
    auto article = articleFromJson(QJsonDocument::fromJson(query->text(0).toUtf8()).object());
    if (!article) {
        const QString detail =
                u"published article %1/%2: %3"_s.arg(batch.series).arg(batch.ordinal).arg(article.error());
        return std::unexpected(WorkspaceError{WorkspaceErrorCode::Damaged, workspace.path(), detail});
    }
    return std::optional<Article>{std::move(*article)};
}

WorkspaceResult<QList<PublishedCase>> publishedCases(const Workspace &workspace, const BatchRef &except)
{
    auto query = workspace.database().prepare(
            "SELECT series, ordinal, repo, number FROM published_case WHERE NOT "
            "(series = ?1 AND ordinal = ?2) ORDER BY series, ordinal, repo, number"_ba);
    if (!query)
        return std::unexpected(std::move(query.error()));
    query->bindAll(except.series.isNull() ? u""_s : except.series, except.ordinal);
    QList<PublishedCase> cases;
    return RowVisit::rest(*query, [&cases](const Sqlite::Statement &row) {
        cases.append({{row.text(0), static_cast<int>(row.integer(1))}, row.text(2), row.text(3)});
    }).transform([&cases] { return cases; });
}

} // namespace Winnow
