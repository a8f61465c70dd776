// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "issuetokens.h"

#include "searchtext.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

WorkspaceResult<void> collect(Sqlite::Statement &query, qint64 issueId, int columns, QByteArray &tokens)
{
    query.bind(1, issueId);
    while (true) {
        const auto row = query.step();
        if (!row)
            return std::unexpected(row.error());
        if (!*row)
            break;
        for (int column = 0; column < columns; ++column)
            appendSearchTokens(query.utf8(column), tokens);
    }
    query.reset();
    return {};
}

} // namespace

IssueTokenReader::IssueTokenReader(Sqlite::Statement texts, Sqlite::Statement comments)
    : m_texts(std::move(texts))
    , m_comments(std::move(comments))
{}

WorkspaceResult<IssueTokenReader> IssueTokenReader::prepare(const Sqlite::Database &database)
{
    auto texts = database.prepare("SELECT title, body FROM issue_text WHERE issue_id = ?1"_ba);
    if (!texts)
        return std::unexpected(std::move(texts.error()));
    auto comments = database.prepare(
            "SELECT text FROM event WHERE issue_id = ?1 AND text IS NOT NULL AND kind = 'comment'"_ba);
    if (!comments)
        return std::unexpected(std::move(comments.error()));
    return IssueTokenReader(std::move(*texts), std::move(*comments));
}

WorkspaceResult<void> IssueTokenReader::read(qint64 issueId, QByteArray &tokens)
{
    return collect(m_texts, issueId, 2, tokens).and_then([&] {
        return collect(m_comments, issueId, 1, tokens);
    });
}

} // namespace Winnow
