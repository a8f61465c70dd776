// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "publishedarticlewriter.h"

#include "format/articlejson.h"
#include "rowvisit.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace Winnow {

using namespace Qt::StringLiterals;

PublishedArticleWriter::PublishedArticleWriter(const Sqlite::Database &database, Statements statements)
    : m_database(&database)
    , m_statements(std::move(statements))
{}

WorkspaceResult<PublishedArticleWriter> PublishedArticleWriter::prepare(const Sqlite::Database &database)
{
    // A later reading of the same instalment takes the place of the earlier; of two of one time the same one wins whichever
    // comes first.
    auto put = database.prepare(
            "INSERT INTO published_article (series, ordinal, lang, document, author, at) VALUES (?1, ?2, ?3, "
            "?4, ?5, ?6) "
            "ON CONFLICT (series, ordinal, lang) DO UPDATE SET document = excluded.document, author = "
            "excluded.author, "
            "at = excluded.at WHERE (COALESCE(excluded.at, 0), excluded.document) > (COALESCE(at, 0), document)"_ba);
    auto clearCases = database.prepare("DELETE FROM published_case WHERE series = ?1 AND ordinal = ?2"_ba);
    auto documents =
            database.prepare("SELECT document FROM published_article WHERE series = ?1 AND ordinal = ?2"_ba);
    auto addCase = database.prepare(
            "INSERT OR IGNORE INTO published_case (series, ordinal, repo, number) VALUES (?1, ?2, ?3, ?4)"_ba);
    for (const auto *statement : {&put, &clearCases, &documents, &addCase}) {
        if (!*statement)
            return std::unexpected(statement->error());
    }
    return PublishedArticleWriter(
            database, {std::move(*put), std::move(*clearCases), std::move(*documents), std::move(*addCase)});
}

WorkspaceResult<bool> PublishedArticleWriter::put(const PublishedArticleRecord &record)
{
    m_statements.put.bindAll(record.batch.series, record.batch.ordinal, record.lang, record.document,
            record.by, record.at.transform(toMilliseconds));
    if (auto done = m_statements.put.run(); !done)
        return std::unexpected(std::move(done.error()));
    if (m_database->changedRows() == 0)
        return false;
    return indexCases(record.batch).transform([] { return true; });
}

WorkspaceResult<void> PublishedArticleWriter::indexCases(const BatchRef &batch)
{
    if (auto done = m_statements.clearCases.bindAll(batch.series, batch.ordinal).run(); !done)
        return done;
    QStringList documents;
    m_statements.documents.bindAll(batch.series, batch.ordinal);
    auto read = RowVisit::rest(m_statements.documents,
            [&documents](const Sqlite::Statement &row) { documents.append(row.text(0)); });
    if (!read)
        return read;
    for (const QString &document : std::as_const(documents)) {
        const auto article = articleFromJson(QJsonDocument::fromJson(document.toUtf8()).object());
        if (!article)
            continue;
        for (const SectionPart *section : partsOf<SectionPart>(*article)) {
            for (const ArticleRow &row : section->rows) {
                m_statements.addCase.bindAll(
                        batch.series, batch.ordinal, section->name.toLower(), row.number);
                if (auto done = m_statements.addCase.run(); !done)
                    return done;
            }
        }
    }
    return {};
}

} // namespace Winnow
