// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"
#include "workspace/sqlite/database.h"

#include <QList>

#include <functional>
#include <optional>

namespace Winnow {

/// What FTS5 gives out of the box, to compare the knowledge index with: a table of title and text under one of its own
/// tokenizers, asked for any of a query's terms, best bm25() first, the title counting four times.
class PlainSearch final
{
public:
    enum class Tokenizer : quint8 { Unicode61, Trigram };

    struct Hit
    {
        QString id;
        double score = 0; ///< More is better; of any size.
    };

    /// A table in @p database, which must outlive it. Nothing where that cannot be made.
    static std::optional<PlainSearch> create(Sqlite::Database &database, Tokenizer tokenizer);

    /// Adds nodes, @p perTransaction at a time.
    bool add(const QList<KgNodeRecord> &nodes, qsizetype perTransaction);

    /// The best @p limit nodes for @p text; nothing on an error.
    std::optional<QList<Hit>> search(const QString &text, int limit);

    /// How many terms search() asks for.
    qsizetype termCount(const QString &text) const { return terms(text).size(); }

private:
    PlainSearch(Sqlite::Database &database, Tokenizer tokenizer, Sqlite::Statement insert,
            Sqlite::Statement query);

    QStringList terms(const QString &text) const;

    Sqlite::Database *m_database;
    Tokenizer m_tokenizer;
    Sqlite::Statement m_insert;
    Sqlite::Statement m_query;
};

} // namespace Winnow
