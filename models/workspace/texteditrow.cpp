// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "texteditrow.h"

#include "decisionrow.h"
#include "enumcolumn.h"
#include "recordrows.h"

namespace Winnow {

using namespace Qt::StringLiterals;

TextEdit textEditFromRow(const Sqlite::Statement &row)
{
    TextEdit edit;
    edit.batch = {row.text(0), static_cast<int>(row.integer(1))};
    edit.owner = EnumColumn::read(row, 2, TextOwner::Article);
    if (const QString subject = row.text(3); !subject.isEmpty())
        edit.subject = subject;
    edit.field = row.text(4);
    edit.lang = row.text(5);
    edit.value = row.text(6);
    edit.by = row.text(7);
    edit.at = RecordRows::timeIn(row, 8);
    edit.id = row.text(9);
    edit.undoes = row.text(10);
    edit.step = row.text(11);
    return edit;
}

TextEditWriter::TextEditWriter(const Sqlite::Database &database, Sqlite::Statement insert)
    : m_database(&database)
    , m_insert(std::move(insert))
{}

WorkspaceResult<TextEditWriter> TextEditWriter::prepare(const Sqlite::Database &database)
{
    return database
            .prepare("INSERT INTO text_edit (seq, series, ordinal, owner, subject, field, lang, value, "
                     "author, at, id, "
                     "undoes, step, local) VALUES ("_ba
                    + nextJournalSeqSql
                    + ", ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13) ON CONFLICT (id) DO NOTHING")
            .transform([&database](Sqlite::Statement &&insert) {
                return TextEditWriter(database, std::move(insert));
            });
}

WorkspaceResult<bool> TextEditWriter::add(const TextEdit &edit, bool isLocal)
{
    const QString subject = edit.subject.isNull() ? u""_s : edit.subject;
    m_insert.bindAll(edit.batch.series, edit.batch.ordinal, static_cast<int>(edit.owner), subject, edit.field,
            edit.lang, edit.value, edit.by, edit.at.transform(toMilliseconds), textEditId(edit), edit.undoes,
            edit.step, isLocal);
    return m_insert.run().transform([this] { return m_database->changedRows() > 0; });
}

} // namespace Winnow
