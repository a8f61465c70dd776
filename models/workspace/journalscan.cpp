// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "journalscan.h"

#include "decisionrow.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 beforeFirst = 0;
constexpr qint64 atEnd = -1;

// Where decisionColumns ends and the columns of scanSql begin, and the places of the enumerations among the former.
constexpr int issueIdColumn = 20;
constexpr int verdictColumn = 4;
constexpr int stageColumn = 5;
constexpr int decisionIdColumn = 16;

QByteArray scanSql()
{
    return QByteArray("SELECT ") + decisionColumns + ", d.issue_id" + decisionTables
            + "ORDER BY d.issue_id, d.seq";
}

bool isWellFormed(const Sqlite::Statement &row)
{
    const qint64 verdict = row.integer(verdictColumn);
    const qint64 stage = row.integer(stageColumn);
    return verdict >= 0 && verdict <= qint64{static_cast<quint8>(Verdict::Hold)} && stage >= 0
            && stage <= qint64{static_cast<quint8>(Stage::Editor)};
}

} // namespace

JournalScan::JournalScan(QString path, Sqlite::Statement query)
    : m_path(std::move(path))
    , m_query(std::move(query))
{}

WorkspaceResult<JournalScan> JournalScan::begin(const Sqlite::Database &database)
{
    auto query = database.prepare(scanSql());
    if (!query)
        return std::unexpected(std::move(query.error()));
    return JournalScan(database.path(), std::move(*query));
}

WorkspaceResult<void> JournalScan::advance()
{
    const auto row = m_query.step();
    if (!row)
        return std::unexpected(row.error());
    m_rowIssue = *row ? m_query.integer(issueIdColumn) : atEnd;
    return {};
}

WorkspaceResult<std::optional<JournalScan::Entries>> JournalScan::next()
{
    if (m_held)
        return std::exchange(m_held, std::nullopt);
    if (m_rowIssue == beforeFirst) {
        if (auto done = advance(); !done)
            return std::unexpected(std::move(done.error()));
    }
    if (m_rowIssue == atEnd)
        return std::nullopt;
    Entries entries{m_rowIssue, {}};
    while (m_rowIssue == entries.issueId) {
        if (!isWellFormed(m_query)) {
            const QString where =
                    u"decision %1: unknown verdict or stage"_s.arg(m_query.text(decisionIdColumn));
            return std::unexpected(WorkspaceError{WorkspaceErrorCode::Damaged, m_path, where});
        }
        entries.journal.append(decisionFromRow(m_query));
        if (auto done = advance(); !done)
            return std::unexpected(std::move(done.error()));
    }
    return entries;
}

WorkspaceResult<QList<Decision>> JournalScan::entriesOf(qint64 id)
{
    while (true) {
        auto entries = next();
        if (!entries)
            return std::unexpected(std::move(entries.error()));
        if (!*entries)
            return QList<Decision>{};
        if ((*entries)->issueId == id)
            return std::move((*entries)->journal);
        if ((*entries)->issueId > id) {
            m_held = std::move(*entries);
            return QList<Decision>{};
        }
    }
}

} // namespace Winnow
