// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "publicationrow.h"

#include "jsoncolumn.h"
#include "recordrows.h"

namespace Winnow {

using namespace Qt::StringLiterals;

PublicationRecord publicationFromRow(const Sqlite::Statement &row)
{
    PublicationRecord publication;
    publication.batch = {row.text(0), static_cast<int>(row.integer(1))};
    publication.target = row.text(2);
    publication.lang = row.text(3);
    publication.state = row.text(4);
    publication.digest = row.text(5);
    publication.document = row.text(6);
    publication.files = JsonColumn::toFiles(row.text(7));
    publication.site = row.text(8);
    publication.url = row.text(9);
    publication.postId = row.text(10);
    publication.remoteDigest = row.text(11);
    publication.reason = row.text(12);
    publication.by = row.text(13);
    publication.at = RecordRows::timeIn(row, 14);
    publication.id = row.text(15);
    return publication;
}

PublicationWriter::PublicationWriter(const Sqlite::Database &database, Sqlite::Statement insert)
    : m_database(&database)
    , m_insert(std::move(insert))
{}

WorkspaceResult<PublicationWriter> PublicationWriter::prepare(const Sqlite::Database &database)
{
    return database
            .prepare(
                    "INSERT INTO publication (series, ordinal, target, lang, state, digest, document, files, "
                    "site, url, post_id, remote_digest, reason, author, at, id) VALUES (?1, ?2, ?3, ?4, ?5, "
                    "?6, "
                    "?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16) ON CONFLICT (id) DO NOTHING"_ba)
            .transform([&database](Sqlite::Statement &&insert) {
                return PublicationWriter(database, std::move(insert));
            });
}

WorkspaceResult<bool> PublicationWriter::add(const PublicationRecord &publication)
{
    m_insert.bindAll(publication.batch.series, publication.batch.ordinal, publication.target,
            publication.lang, publication.state, publication.digest, publication.document,
            JsonColumn::fromFiles(publication.files), publication.site, publication.url, publication.postId,
            publication.remoteDigest, publication.reason, publication.by,
            publication.at.transform(toMilliseconds), publicationId(publication));
    return m_insert.run().transform([this] { return m_database->changedRows() > 0; });
}

} // namespace Winnow
