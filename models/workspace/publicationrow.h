// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"
#include "sqlite/database.h"

namespace Winnow {

/// Columns in the order publicationFromRow() reads, of publication AS p.
inline constexpr auto publicationColumns = "p.series, p.ordinal, p.target, p.lang, p.state, p.digest, "
                                           "p.document, p.files, p.site, p.url, p.post_id, "
                                           "p.remote_digest, p.reason, p.author, p.at, p.id";

PublicationRecord publicationFromRow(const Sqlite::Statement &row);

/// Adds entries to the history of publications, inside a transaction of the caller.
class PublicationWriter final
{
public:
    static WorkspaceResult<PublicationWriter> prepare(const Sqlite::Database &database);

    /// True where @p publication is new.
    WorkspaceResult<bool> add(const PublicationRecord &publication);

private:
    PublicationWriter(const Sqlite::Database &database, Sqlite::Statement insert);

    const Sqlite::Database *m_database;
    Sqlite::Statement m_insert;
};

} // namespace Winnow
